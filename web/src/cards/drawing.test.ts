import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { learnCatalogue, recordedCatalogue } from '../testing/recorded';
import { settings } from '../device/settings.svelte';
import Bullets from './Bullets.svelte';
import Card from './Card.svelte';
import CardIcon from './CardIcon.svelte';
import RoleBadge from './RoleBadge.svelte';
import Sentence from './Sentence.svelte';
import { readSymbols } from './symbols';
import Symbols from './Symbols.svelte';
import CardTag from './CardTag.svelte';
import UnsuitedCard from './UnsuitedCard.svelte';

let mounted: Record<string, unknown> | undefined;

function draw<P extends Record<string, unknown>>(Drawn: Component<P>, props: P): HTMLElement {
  mounted = mount(Drawn, { target: document.body, props });
  flushSync();
  return document.body;
}

const label = (): string => document.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
  settings.language = '';
});

it('names a card with value and suit, in the language in use', () => {
  settings.language = 'en';
  draw(Card, { face: 'cat_balou-kh', playable: true });
  expect(label()).toBe('Cat Balou, king of hearts. Playable');
  expect(document.querySelector('.value')?.textContent).toBe('K');
  settings.language = 'fr';
  flushSync();
  expect(label()).toBe('Cat Balou, roi de cœur. Jouable');
  expect(document.querySelector('.value')?.textContent).toBe('R');
});

it('draws characters, events and roles as what they are', () => {
  settings.language = 'en';
  draw(Card, { face: 'el_gringo' });
  expect(label()).toBe('Character: El Gringo');
  expect(document.querySelector('.portrait')).not.toBeNull();
});

it('marks a fresh card only where it has to wait', () => {
  draw(CardTag, { card: { face: 'barrel-qs' }, fresh: true });
  expect(document.querySelector('.waits')).toBeNull();
});

it('counts life in words and cartridges', () => {
  settings.language = 'en';
  draw(Bullets, { life: 3, max: 5 });
  expect(label()).toBe('3 of 5 life points');
  expect(document.querySelectorAll('svg')).toHaveLength(5);
  expect(document.querySelectorAll('svg.off')).toHaveLength(2);
});

it('tells a guess from knowledge', () => {
  settings.language = 'en';
  draw(RoleBadge, { role: 'outlaw', guessed: true });
  expect(label()).toBe('Your guess: Outlaw');
});

it('shows names inert, players bold and cards on paper', () => {
  const evil = '<img src=x onerror="alert(1)">';
  const body = draw(Sentence, {
    parts: [{ text: evil, seat: 2 }, { text: ' plays ' }, { text: 'BANG! (9♦)', card: 'bang-9d' }, { text: '.' }],
  });
  expect(body.querySelector('img')).toBeNull();
  expect(body.querySelector('b')?.textContent).toBe(evil);
  expect(body.querySelector('.card')?.textContent).toBe('Bang9');
  expect(body.textContent).toBe(`${evil} plays Bang9.`);
  expect(body.querySelector('.card')?.getAttribute('tabindex')).toBe('0');
});

it('has no stops for the keyboard in a still sentence', () => {
  const body = draw(Sentence, { parts: [{ text: 'Thirst', entry: 'thirst' }], still: true });
  expect(body.querySelector('.card')?.hasAttribute('tabindex')).toBe(false);
});

it('keeps the places of icon and symbols free until the catalogue is there', async () => {
  draw(Card, { face: 'barrel-qs' });
  expect(document.querySelectorAll('use, text')).toHaveLength(document.querySelectorAll('.index use').length);
  expect(document.querySelector('.disc svg')?.getAttribute('width')).toBe('71%');
  await learnCatalogue('bang');
  flushSync();
  expect(document.querySelector('.disc use')?.getAttribute('href')).toContain('#barrel');
  expect(document.querySelector('.disc svg')?.getAttribute('width')).toBe('71%');
  expect(document.querySelectorAll('.symbols .check, .symbols .miss')).toHaveLength(2);
});

it('shows the initial of a card without a drawing', () => {
  draw(CardIcon, { slug: 'snake_oil', size: 18 });
  expect(document.querySelector('svg')?.getAttribute('width')).toBe('18');
  expect(document.querySelector('text')?.textContent).toBe('S');
});

it('draws an event as one, even if nobody knows it', () => {
  settings.language = 'en';
  draw(UnsuitedCard, { slug: 'a_packs_own_event', kind: 'event' as const });
  expect(label()).toBe('Event: A Packs Own Event');
  expect(document.querySelector('.portrait')).toBeNull();
});

it('knows a row with more symbols than a printed card has', () => {
  const crowded = (symbols: string[]): boolean => {
    const row = mount(Symbols, { target: document.body, props: { symbols: readSymbols(symbols) } });
    const found = document.querySelector('.symbols')!.classList.contains('crowded');
    void unmount(row);
    return found;
  };
  for (const language of ['en', 'fr'] as const) {
    settings.language = language;
    flushSync();
    expect(crowded(['check', 'life ±1', 'any', 'draw 1'])).toBe(true);
    const printed = (['bang', 'duel'] as const).flatMap((game) => recordedCatalogue(game).entries);
    expect(printed.filter(({ facts }) => crowded([...facts.symbols])).map(({ slug }) => slug)).toEqual([]);
  }
});
