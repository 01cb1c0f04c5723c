/** Which mixes of players, sets, options and bots can be played: the form explains before it sends. */

import type { OptionText } from '../../protocol/defaults';
import type { SetText } from '../../protocol/types';

export const MOST_NAME = 40;
export const FEWEST = 3;
export const MOST = 8;

export interface Mix {
  name: string;
  players: number;
  sets: string[];
  options: Record<string, boolean>;
  bots: number;
}

/** What has to be known about the sets: their limits, and how many characters each brings. */
export interface Boxes {
  sets: readonly SetText[];
  characters: (set: string) => number;
}

/** What would mend a fault: another number of players, a set to add, an option to switch off. */
export type Remedy =
  | { kind: 'players'; players: number }
  | { kind: 'add'; set: string }
  | { kind: 'option'; option: string };

/** Why a mix is impossible: a text and its values, and what would mend it. */
export interface Fault {
  key: string;
  args: Record<string, number>;
  remedies: Remedy[];
}

export function faultsOf(mix: Mix, boxes: Boxes): Fault[] {
  return [...nameFaults(mix.name), ...seatFaults(mix, boxes), ...characterFaults(mix, boxes), ...botFaults(mix)];
}

function nameFaults(name: string): Fault[] {
  const length = [...name.trim()].length;
  if (length === 0) return [{ key: 'web-lobby-mix-name', args: {}, remedies: [] }];
  if (length > MOST_NAME) return [{ key: 'web-lobby-mix-name-long', args: { most: MOST_NAME }, remedies: [] }];
  return [];
}

function seatFaults({ players, sets }: Mix, { sets: boxes }: Boxes): Fault[] {
  const chosen = boxes.filter((box) => sets.includes(box.slug));
  if (!chosen.length) return [];
  const most = Math.max(...chosen.map((box) => box.most_players));
  const fewest = Math.min(...chosen.map((box) => box.fewest_players));
  if (players > most) {
    const larger = boxes.filter((box) => box.most_players >= players);
    const add: Remedy[] = larger.map((box) => ({ kind: 'add', set: box.slug }));
    const remedies: Remedy[] = [...add, { kind: 'players', players: most }];
    return [{ key: 'web-lobby-mix-too-many', args: { players, most }, remedies }];
  }
  if (players < fewest) {
    const remedies: Remedy[] = [{ kind: 'players', players: fewest }];
    return [{ key: 'web-lobby-mix-too-few', args: { players, fewest }, remedies }];
  }
  return [];
}

function characterFaults({ players, sets, options }: Mix, { characters }: Boxes): Fault[] {
  if (!options.two_characters) return [];
  const there = sets.reduce((sum, set) => sum + characters(set), 0);
  const needed = 2 * players;
  if (!there || there >= needed) return [];
  return [
    {
      key: 'web-lobby-mix-two-characters',
      args: { players, needed, there },
      remedies: [{ kind: 'option', option: 'two_characters' }],
    },
  ];
}

function botFaults({ players, bots }: Mix): Fault[] {
  return bots >= players ? [{ key: 'web-lobby-mix-bots', args: { most: players - 1 }, remedies: [] }] : [];
}

/** Does an option change anything at such a table? */
export function matters({ needs_sets, min_players }: OptionText, { sets, players }: Pick<Mix, 'sets' | 'players'>): boolean {
  return players >= min_players && needs_sets.every((set) => sets.includes(set));
}
