import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { GLYPHS } from './glyphs';
import { recordedCatalogue } from '../testing/recorded';
import { iconOf, ROLE_ICONS, roleIcon, wantedIcons } from './icons';
import { CARDS, DUEL_CARDS, EVENTS, ROLES } from '../testing/printedCards';
import { ICONS } from './sprite';
import svg from './sprite.svg?raw';

const { entries: inBang } = recordedCatalogue('bang');
const { entries: inDuel } = recordedCatalogue('duel');
const of = (list: typeof inBang, kind: string) => list.filter((entry) => entry.kind === kind);
const iconsOf = (list: typeof inBang): (string | null)[] => list.map(({ slug, facts }) => iconOf(slug, facts.icon));

describe('icons', () => {
  it('has one for each card, event and role of the boxes', () => {
    expect(
      of(inBang, 'card')
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(CARDS.toSorted());
    expect(
      of(inBang, 'event')
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(EVENTS.toSorted());
    expect(CARDS).toHaveLength(44);
    expect(EVENTS).toHaveLength(30);
    expect(Object.keys(ROLE_ICONS).toSorted()).toEqual(ROLES.toSorted());
    expect(iconsOf(inBang.filter(({ kind }) => kind !== 'character'))).not.toContain(null);
  });

  it('has one for each card and side of The Duel', () => {
    expect(
      of(inDuel, 'card')
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(DUEL_CARDS.toSorted());
    expect(DUEL_CARDS).toHaveLength(31);
    expect(iconsOf(inDuel.filter(({ kind }) => kind !== 'character'))).not.toContain(null);
  });

  it('gives no two events the same icon', () => {
    expect(new Set(iconsOf(of(inBang, 'event'))).size).toBe(EVENTS.length);
  });

  it('has none for a card whose drawing is not in the sprite, and a horseshoe for an unknown role', () => {
    expect(iconOf('a_packs_own_card', '')).toBeNull();
    expect(iconOf('a_packs_own_card', 'no-such-drawing')).toBeNull();
    expect(iconOf('a_packs_own_card', 'revolver')).toBe('revolver');
    expect(roleIcon('a_packs_own_role')).toBe('horseshoe');
  });
});

describe('the sprite', () => {
  it('is up to date: run `node scripts/sprite.mjs` in web/ if this fails', () => {
    expect([...ICONS]).toEqual(wantedIcons());
    expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual(wantedIcons());
    for (const [name, { body }] of Object.entries(GLYPHS)) {
      if (wantedIcons().includes(name)) expect(svg.includes(body), name).toBe(true);
    }
  });

  it('holds no glyph that nobody wants', () => {
    expect(Object.keys(GLYPHS).filter((name) => !wantedIcons().includes(name))).toEqual([]);
  });

  it('is small enough', () => {
    expect(gzipSync(svg).length).toBeLessThan(50_000);
  });

  it('is one colour, that of the text', () => {
    expect(svg.match(/(fill|stroke)="(?!none|currentColor)[^"]*"/g)).toBeNull();
  });
});
