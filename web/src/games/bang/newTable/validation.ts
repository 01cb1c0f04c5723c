/** Which mixes of players, sets, options and bots can be played: the form explains before it sends. */

import type { OptionText } from '../../../protocol/defaults';
import type { SetText } from '../../../protocol/types';

export const MOST_NAME = 40;
export const FEWEST = 3;
export const MOST = 8;

export interface TableForm {
  name: string;
  players: number;
  sets: string[];
  options: Record<string, boolean>;
  bots: number;
}

/** What has to be known about the sets: their limits, and how many characters each brings. */
export interface OfferedSets {
  sets: readonly SetText[];
  characters: (set: string) => number;
}

/** What would mend a fault: another number of players, a set to add, an option to switch off. */
export type Fix =
  { kind: 'players'; players: number } | { kind: 'add'; set: string } | { kind: 'option'; option: string };

/** Why a mix is impossible: a text and its values, and what would mend it. */
export interface FormError {
  key: string;
  args: Record<string, number>;
  fixes: Fix[];
}

export function formErrors(form: TableForm, offeredSets: OfferedSets): FormError[] {
  return [
    ...nameErrors(form.name),
    ...seatErrors(form, offeredSets),
    ...characterErrors(form, offeredSets),
    ...botErrors(form),
  ];
}

function nameErrors(name: string): FormError[] {
  const length = [...name.trim()].length;
  if (length === 0) return [{ key: 'web-lobby-mix-name', args: {}, fixes: [] }];
  if (length > MOST_NAME) return [{ key: 'web-lobby-mix-name-long', args: { most: MOST_NAME }, fixes: [] }];
  return [];
}

function seatErrors({ players, sets }: TableForm, { sets: offeredSets }: OfferedSets): FormError[] {
  const chosen = offeredSets.filter((set) => sets.includes(set.slug));
  if (!chosen.length) return [];
  const most = Math.max(...chosen.map((set) => set.most_players));
  const fewest = Math.min(...chosen.map((set) => set.fewest_players));
  if (players > most) {
    const larger = offeredSets.filter((set) => set.most_players >= players);
    const add: Fix[] = larger.map((set) => ({ kind: 'add', set: set.slug }));
    const fixes: Fix[] = [...add, { kind: 'players', players: most }];
    return [{ key: 'web-lobby-mix-too-many', args: { players, most }, fixes }];
  }
  if (players < fewest) {
    const fixes: Fix[] = [{ kind: 'players', players: fewest }];
    return [{ key: 'web-lobby-mix-too-few', args: { players, fewest }, fixes }];
  }
  return [];
}

function characterErrors({ players, sets, options }: TableForm, { characters }: OfferedSets): FormError[] {
  if (!options.two_characters) return [];
  const there = sets.reduce((sum, set) => sum + characters(set), 0);
  const needed = 2 * players;
  if (!there || there >= needed) return [];
  return [
    {
      key: 'web-lobby-mix-two-characters',
      args: { players, needed, there },
      fixes: [{ kind: 'option', option: 'two_characters' }],
    },
  ];
}

function botErrors({ players, bots }: TableForm): FormError[] {
  return bots >= players ? [{ key: 'web-lobby-mix-bots', args: { most: players - 1 }, fixes: [] }] : [];
}

/** Does an option change anything at such a table? */
export function matters(
  { needs_sets, min_players }: OptionText,
  { sets, players }: Pick<TableForm, 'sets' | 'players'>,
): boolean {
  return players >= min_players && needs_sets.every((set) => sets.includes(set));
}
