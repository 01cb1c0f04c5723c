import { describe, expect, it } from 'vitest';
import type { SetText } from '../../../protocol/types';
import { recordedCatalogue } from '../../../testing/recorded';
import { formErrors, matters, type OfferedSets, type TableForm } from './validation';

const set = (slug: string, most_players: number): SetText => ({ slug, name: slug, fewest_players: 3, most_players });
const offeredSets: OfferedSets = {
  sets: [set('base', 7), set('dodge_city', 8), set('high_noon', 7)],
  characters: (set) => ({ base: 16, dodge_city: 15 })[set] ?? 0,
};
const USUAL: TableForm = { name: 'Yuma', players: 5, sets: ['base'], options: {}, bots: 4 };
const form = (more: Partial<TableForm> = {}): TableForm => ({ ...USUAL, ...more });
const keys = (more: Partial<TableForm>): string[] => formErrors(form(more), offeredSets).map((error) => error.key);

describe('mixes', () => {
  it('accepts what can be played', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ players: 8, sets: ['base', 'dodge_city'], bots: 7 })).toEqual([]);
  });

  it('explains eight players without Dodge City, and offers both ways out', () => {
    const [error] = formErrors(form({ players: 8 }), offeredSets);
    expect(error).toMatchObject({ key: 'web-lobby-mix-too-many', args: { players: 8, most: 7 } });
    expect(error?.fixes).toEqual([
      { kind: 'add', set: 'dodge_city' },
      { kind: 'players', players: 7 },
    ]);
  });

  it('explains too few players', () => {
    expect(keys({ players: 2, bots: 1 })).toEqual(['web-lobby-mix-too-few']);
  });

  it('counts the characters for two each', () => {
    expect(keys({ players: 8, bots: 0, sets: ['base', 'dodge_city'], options: { two_characters: true } })).toEqual([]);
    const few: OfferedSets = { ...offeredSets, characters: () => 6 };
    const [error] = formErrors(form({ options: { two_characters: true } }), few);
    expect(error).toMatchObject({ key: 'web-lobby-mix-two-characters', args: { needed: 10, there: 6 } });
    expect(error?.fixes).toEqual([{ kind: 'option', option: 'two_characters' }]);
  });

  it('keeps a seat for the host, and wants a name', () => {
    expect(keys({ bots: 5 })).toEqual(['web-lobby-mix-bots']);
    expect(keys({ name: '  ' })).toEqual(['web-lobby-mix-name']);
    expect(keys({ name: 'x'.repeat(41) })).toEqual(['web-lobby-mix-name-long']);
  });

  it('says nothing about sets before they are known', () => {
    expect(formErrors(form({ players: 8 }), { sets: [], characters: () => 0 })).toEqual([]);
  });
});

const { options, roles } = recordedCatalogue('bang');

describe('options', () => {
  const offered = (slug: string, table: Pick<TableForm, 'sets' | 'players'>): boolean =>
    matters(
      options.find((option) => option.slug === slug)!,
      table,
    );

  it('are offered only where they change something', () => {
    const base = { sets: ['base'], players: 5 };
    expect(offered('simplified', base)).toBe(true);
    expect(offered('molly_strict', base)).toBe(false);
    expect(offered('pat_misses_train', { sets: ['base', 'dodge_city'], players: 5 })).toBe(false);
    expect(offered('pat_misses_train', { sets: ['base', 'dodge_city', 'high_noon'], players: 5 })).toBe(true);
    expect(offered('pass_sheriff', { sets: ['base'], players: 3 })).toBe(false);
  });

  it('have four that are asked about first', () => {
    const main = options.filter((option) => option.main).map(({ slug }) => slug);
    expect(main).toEqual(['simplified', 'two_characters', 'keep_characters', 'pass_sheriff']);
  });
});

describe('roles', () => {
  it('add up to the number of players', () => {
    for (const players of [3, 4, 5, 6, 7, 8]) {
      expect(Object.values(roles[players] ?? {}).reduce((sum, count) => sum + count, 0)).toBe(players);
    }
    expect(Object.keys(roles[3] ?? {})).toEqual(['deputy', 'outlaw', 'renegade']);
  });
});
