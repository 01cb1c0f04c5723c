import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../protocol/types';
import {
  buttons,
  endIsRefused,
  endOfTurn,
  isChosen,
  left,
  NOTHING,
  offers,
  pickCard,
  pickTarget,
  playable,
  playChosen,
  targets,
  usedAs,
} from './choosing';

const option = (verb: string, rest: Partial<Option> = {}): Option => ({ text: [{ text: verb }], verb, ...rest });
const question = (kind: string, options: Option[], rest: Partial<Question> = {}): Question => ({
  number: 1,
  kind,
  text: [{ text: kind }],
  options,
  ...rest,
});

const BANG = 3;
const BEER = 4;
const MISSED = 5;
const JAIL = 6;
const KNIFE = 20;

const myTurn = question('play', [
  option('play', { card: BANG, target: 1 }),
  option('play', { card: BANG, target: 2 }),
  option('play', { card: BEER }),
  option('play', { card: MISSED, target: 1, what: 'bang' }),
  option('play', { card: JAIL, target: 2 }),
  option('use', { card: KNIFE, target: 1, what: 'knife' }),
  option('use', { what: 'sid_ketchum' }),
  option('use', { target: 1, what: 'doc_holyday' }),
  option('use', { target: 2, what: 'doc_holyday' }),
  option('pass'),
]);
const hand = new Set([BANG, BEER, MISSED, JAIL, 7]);

describe('one’s own turn', () => {
  it('lights the cards that have an option, and nobody before one is chosen', () => {
    expect([...playable(myTurn)]).toEqual([BANG, BEER, MISSED, JAIL, KNIFE]);
    expect(targets(myTurn, NOTHING).size).toBe(0);
  });

  it('chooses a card, then a target', () => {
    const move = pickCard(myTurn, NOTHING, BANG);
    expect(move).toEqual({ chosen: { card: BANG, ability: '', target: -1 } });
    const chosen = { ...NOTHING, card: BANG };
    expect([...targets(myTurn, chosen).keys()]).toEqual([1, 2]);
    expect(pickTarget(myTurn, chosen, 2)).toEqual({ answer: 1 });
    expect(pickTarget(myTurn, chosen, 3)).toBeNull();
    expect(playChosen(myTurn, chosen)).toBeNull();
  });

  it('asks before a card without a target is played, and plays it with a second click or Enter', () => {
    const chosen = { ...NOTHING, card: BEER };
    expect(pickCard(myTurn, NOTHING, BEER)).toEqual({ chosen });
    expect(buttons(myTurn, chosen, hand).map((button) => button.option)).toEqual([2]);
    expect(pickCard(myTurn, chosen, BEER)).toEqual({ answer: 2 });
    expect(playChosen(myTurn, chosen)).toEqual({ answer: 2 });
  });

  it('puts an aimed card back with a second click', () => {
    expect(pickCard(myTurn, { ...NOTHING, card: BANG }, BANG)).toEqual({ chosen: NOTHING });
  });

  it('knows what a converted card is used as', () => {
    expect(usedAs(myTurn, { ...NOTHING, card: MISSED }, 'missed')).toBe('bang');
    expect(usedAs(myTurn, { ...NOTHING, card: BANG }, 'bang')).toBe('bang');
    expect(usedAs(myTurn, { ...NOTHING, ability: 'doc_holyday' }, '')).toBe('doc_holyday');
  });

  it('says of a card without options that it cannot be played', () => {
    expect(pickCard(myTurn, NOTHING, 7)).toBeNull();
  });

  it('shows abilities and cards in play as buttons, hand cards and the end of the turn not', () => {
    const shown = buttons(myTurn, NOTHING, hand);
    expect(shown.map((button) => [button.option, button.answers])).toEqual([
      [5, false],
      [6, true],
      [7, false],
    ]);
    expect(endOfTurn(myTurn)).toBe(9);
    expect(endIsRefused(myTurn)).toBe(false);
    expect(endIsRefused({ ...myTurn, options: myTurn.options.slice(0, 9) })).toBe(true);
    expect(endIsRefused({ ...myTurn, kind: 'excess', options: myTurn.options.slice(0, 9) })).toBe(false);
    const doc = shown[2]!.chosen;
    expect(isChosen(doc)).toBe(true);
    expect([...targets(myTurn, doc).keys()]).toEqual([1, 2]);
    expect(pickTarget(myTurn, doc, 1)).toEqual({ answer: 7 });
  });

  it('offers nothing while a forced answer is on its way', () => {
    const forced = { ...myTurn, forced: true };
    expect(playable(forced).size).toBe(0);
    expect(buttons(forced, NOTHING, hand)).toEqual([]);
    expect(endOfTurn(forced)).toBe(-1);
    expect(endIsRefused(forced)).toBe(false);
  });
});

describe('several ways to use one card', () => {
  const twoWays = question('play', [
    option('play', { card: 8 }),
    option('use', { card: 8, what: 'jose_delgado' }),
    option('play', { card: 9, target: 1 }),
    option('use', { card: 9, target: 1, what: 'uncle_will' }),
    option('pass'),
  ]);

  it('asks which way', () => {
    const chosen = { ...NOTHING, card: 8 };
    expect(pickCard(twoWays, NOTHING, 8)).toEqual({ chosen });
    expect(buttons(twoWays, chosen, new Set([8, 9])).map((button) => button.option)).toEqual([0, 1]);
    expect(playChosen(twoWays, chosen)).toBeNull();
  });

  it('asks which way after the target', () => {
    const move = pickTarget(twoWays, { ...NOTHING, card: 9 }, 1);
    expect(move).toEqual({ chosen: { card: 9, ability: '', target: 1 } });
    expect(buttons(twoWays, { ...NOTHING, card: 9, target: 1 }, new Set([9])).map((b) => b.option)).toEqual([2, 3]);
  });
});

describe('a shot at oneself', () => {
  const shot = question('dodge', [
    option('use', { card: 30, what: 'barrel' }),
    option('play', { card: MISSED }),
    option('play', { card: BANG, what: 'missed' }),
    option('pass'),
  ]);

  it('is answered by one click on a card', () => {
    expect(pickCard(shot, NOTHING, MISSED)).toEqual({ answer: 1 });
    expect(pickCard(shot, NOTHING, BANG)).toEqual({ answer: 2 });
  });

  it('shows the Barrel and taking the hit as buttons, the Barrel first', () => {
    const shown = buttons(shot, NOTHING, hand);
    expect(shown.map((button) => [button.option, button.answers, button.main])).toEqual([
      [0, true, true],
      [3, true, false],
    ]);
  });
});

describe('picking from the middle', () => {
  const panic = question('pick', [
    option('take', { card: 40 }),
    option('take', { target: 2, what: 'hand' }),
    option('take', { what: 'deck' }),
    option('pass'),
  ]);

  it('lays out cards, hands and the deck', () => {
    expect(offers(panic)).toEqual([
      { option: 0, card: 40, seat: -1, deck: false, back: '' },
      { option: 1, card: -1, seat: 2, deck: false, back: '' },
      { option: 2, card: -1, seat: -1, deck: true, back: '' },
    ]);
    expect(buttons(panic, NOTHING, hand).map((button) => button.option)).toEqual([3]);
    expect(pickCard(panic, NOTHING, 40)).toEqual({ answer: 0 });
    expect(pickTarget(panic, NOTHING, 2)).toEqual({ answer: 1 });
  });
});

describe('other questions', () => {
  it('aims by clicking a player', () => {
    const aim = question('aim', [option('aim', { target: 1 }), option('aim', { target: 3 }), option('pass')]);
    expect([...targets(aim, NOTHING).keys()]).toEqual([1, 3]);
    expect(pickTarget(aim, NOTHING, 3)).toEqual({ answer: 1 });
    expect(buttons(aim, NOTHING, hand).map((button) => button.option)).toEqual([2]);
  });

  it('names by buttons', () => {
    const suits = question(
      'name',
      ['spades', 'hearts', 'diamonds', 'clubs'].map((what) => option('name', { what })),
    );
    expect(buttons(suits, NOTHING, hand)).toHaveLength(4);
  });

  it('discards with one click', () => {
    const excess = question('excess', [option('discard', { card: BANG }), option('discard', { card: BEER })]);
    expect(pickCard(excess, NOTHING, BEER)).toEqual({ answer: 1 });
    expect(buttons(excess, NOTHING, hand)).toEqual([]);
  });

  it('leaves nothing where nothing is chosen', () => {
    expect(left(myTurn, NOTHING)).toEqual([]);
  });
});
