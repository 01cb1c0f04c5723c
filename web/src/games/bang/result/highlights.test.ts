import { beforeAll, describe, expect, it } from 'vitest';
import { learnCatalogue } from '../../../testing/recorded';
import { news as whole, view as wholeView, type News, type View } from '../../../protocol/defaults';
import { highlightsOf, fallsOf, isWhole, rightGuesses, roundsOf } from './highlights';

const told = (kind: string, more: Partial<News> = {}): News => whole({ kind, text: [{ text: kind }], ...more });

function table(roles: string[], round = 3): View {
  return wholeView({
    game: 'bang',
    turn: 0,
    turn_number: 9,
    round,
    phase: 'play',
    deck: 10,
    discards: 3,
    seats: roles.map((role) => ({ role, life: 2, max_life: 4, hand_count: 1 })),
  });
}

beforeAll(() => learnCatalogue('bang'));

const of = (log: News[], kind: string) => highlightsOf(log).find((highlight) => highlight.kind === kind);

describe('remarkable facts', () => {
  it('counts shots by who fired, and hits by life lost to a shot', () => {
    const log = [
      told('missed', { seat: 1, target: 2, what: 'bang' }),
      told('lose_life', { seat: 1, target: 2, what: 'bang', amount: 1 }),
      told('lose_life', { seat: 3, target: 2, what: 'gatling', amount: 1 }),
      told('unaffected', { seat: 0, target: 2, what: 'bang' }),
      told('lose_life', { seat: 2, target: 1, what: 'bang', amount: 1 }),
      told('lose_life', { seat: 1, target: 2, what: 'duel', amount: 1 }),
      told('unaffected', { seat: 1, target: 2, what: 'jail' }),
    ];
    expect(of(log, 'shots')).toMatchObject({ seat: 2, numbers: { fired: 4, hit: 2 } });
  });

  it('calls luck what is farthest from chance', () => {
    const barrel = (seat: number, helped: boolean) => told('check', { seat, what: 'barrel', helped });
    const log = [
      barrel(1, false),
      barrel(1, false),
      barrel(2, true),
      barrel(2, true),
      barrel(2, true),
      barrel(2, false),
    ];
    expect(of(log, 'luck')).toMatchObject({ seat: 2, thing: 'barrel', numbers: { good: 3, count: 4 } });
  });

  it('knows that Dynamite mostly does not go off', () => {
    const dynamite = (seat: number) => told('check', { seat, what: 'dynamite', helped: true });
    const jail = (helped: boolean) => told('check', { seat: 3, what: 'jail', helped });
    const log = [dynamite(1), dynamite(1), dynamite(1), jail(true), jail(true)];
    expect(of(log, 'luck')).toMatchObject({ seat: 3, thing: 'jail' });
  });

  it('says nothing about a single draw!', () => {
    expect(of([told('check', { seat: 1, what: 'barrel', helped: true })], 'luck')).toBeUndefined();
  });

  it('leaves out what nobody did, and life lost to nobody', () => {
    const log = [
      told('lose_life', { seat: 1, amount: 3, what: 'dynamite' }),
      told('gain_life', { seat: 1, amount: 1 }),
    ];
    expect(highlightsOf(log)).toEqual([]);
  });

  it('adds up damage and healing, and remembers a blast', () => {
    const log = [
      told('lose_life', { seat: 1, target: 0, amount: 1, what: 'duel' }),
      told('lose_life', { seat: 2, target: 0, amount: 2, what: 'indians' }),
      told('gain_life', { seat: 2, amount: 1, what: 'beer' }),
      told('gain_life', { seat: 2, amount: 2, what: 'whisky' }),
      told('explode', { seat: 3 }),
    ];
    expect(of(log, 'damage')).toMatchObject({ seat: 0, numbers: { points: 3 } });
    expect(of(log, 'gain')).toMatchObject({ seat: 2, numbers: { points: 3 } });
    expect(of(log, 'blast')).toMatchObject({ seat: 3 });
  });

  it('knows whether the log is whole', () => {
    expect(isWhole([told('character', { seat: 0 }), told('turn')])).toBe(true);
    expect(isWhole([told('turn')])).toBe(false);
  });
});

describe('guesses', () => {
  const view = table(['sheriff', 'outlaw', 'deputy', 'renegade']);
  it('counts those that were set', () => {
    expect(rightGuesses({ 1: 'outlaw', 2: 'renegade', 3: '' }, view)).toEqual({ right: 1, count: 2 });
  });
  it('is silent without any', () => {
    expect(rightGuesses({ 1: '', 2: '' }, view)).toBeNull();
  });
});

describe('rounds', () => {
  const log = [
    told('eliminated', { seat: 1 }),
    told('turn', { seat: 0 }),
    told('lose_life', { seat: 2, target: 0, amount: 1 }),
    told('lose_life', { seat: 2, target: 0, amount: 1 }),
    told('lose_life', { seat: 3, amount: 3 }),
    told('event', { what: 'thirst' }),
    told('turn', { seat: 2 }),
    told('turn', { seat: 0 }),
    told('draw', { seat: 0 }),
    told('eliminated', { seat: 2 }),
  ];
  const rounds = roundsOf(log, table(['sheriff', 'outlaw', 'outlaw', 'renegade'], 5));
  it('are counted back from the last one', () => {
    expect(rounds.map(({ round, news }) => [round, ...news.map(({ kind }) => kind)])).toEqual([
      [3, 'eliminated'],
      [4, 'event'],
      [5, 'eliminated'],
    ]);
  });
  it('add up who hit whom', () => {
    expect(rounds[1]?.hits).toEqual([
      { by: 0, target: 2, points: 2 },
      { by: -1, target: 3, points: 3 },
    ]);
  });
  it('begin with the Deputy at a table of three', () => {
    const three = [told('eliminated', { seat: 1 }), told('turn', { seat: 2 }), told('explode', { seat: 2 })];
    expect(roundsOf(three, table(['outlaw', 'renegade', 'deputy'], 2)).map(({ round }) => round)).toEqual([1, 2]);
  });
});

describe('falls', () => {
  it('forget the second leaving of a ghost, but not a second death', () => {
    const log = [
      told('turn', { seat: 0 }),
      told('eliminated', { seat: 1, target: 0 }),
      told('eliminated', { seat: 2, target: 3 }),
      told('turn', { seat: 0 }),
      told('revive', { seat: 1, amount: 0, what: 'ghost_town' }),
      told('eliminated', { seat: 1 }),
      told('revive', { seat: 2, amount: 2, what: 'dead_man' }),
      told('eliminated', { seat: 2, target: 0 }),
    ];
    const falls = fallsOf(roundsOf(log, table(['sheriff', 'outlaw', 'outlaw', 'renegade'], 2)));
    expect(falls.get(1)).toEqual({ round: 1, killer: 0 });
    expect(falls.get(2)).toEqual({ round: 2, killer: 0 });
    expect(falls.has(3)).toBe(false);
  });
});
