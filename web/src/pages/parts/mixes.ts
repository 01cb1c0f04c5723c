/** Which mixes of players, sets, options and bots can be played: the form explains before it sends. */

import type { SetText } from '../../protocol';

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

/** Options that need a set, or several; what is not named here needs none. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  short_events: ['high_noon'],
  molly_strict: ['dodge_city'],
  diamond_duel: ['dodge_city'],
  roulette_barrels: ['fistful_of_cards'],
  pat_misses_train: ['dodge_city', 'high_noon'],
  keep_copy: ['dodge_city', 'fistful_of_cards'],
  old_mine: ['fistful_of_cards'],
};

const SHERIFF_OPTIONS: readonly string[] = ['pass_sheriff', 'penalty_first'];

/** The options that stand first in the form. */
export const MAIN_OPTIONS: readonly string[] = ['simplified', 'two_characters', 'keep_characters', 'pass_sheriff'];

/** Does an option change anything at such a table? */
export function matters(option: string, { sets, players }: Pick<Mix, 'sets' | 'players'>): boolean {
  if (players === 3 && SHERIFF_OPTIONS.includes(option)) return false;
  return (NEEDS[option] ?? []).every((set) => sets.includes(set));
}

export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade';

const ROLES: Readonly<Record<number, readonly [number, number, number, number]>> = {
  3: [0, 1, 1, 1],
  4: [1, 0, 2, 1],
  5: [1, 1, 2, 1],
  6: [1, 1, 3, 1],
  7: [1, 2, 3, 1],
  8: [1, 2, 3, 2],
};

/** How many there are of each role; roles that are not dealt are left out. */
export function rolesFor(players: number): { role: Role; count: number }[] {
  const [sheriff, deputy, outlaw, renegade] = ROLES[players] ?? [0, 0, 0, 0];
  const all = [
    { role: 'sheriff', count: sheriff },
    { role: 'deputy', count: deputy },
    { role: 'outlaw', count: outlaw },
    { role: 'renegade', count: renegade },
  ] as const;
  return all.filter(({ count }) => count > 0);
}
