/** A game that is left to bots, and how fast those who are out of it want to see its end. */

import type { Pace } from '../../connection/tableConnection.svelte';
import type { TableInfo, View } from '../../protocol/defaults';

const ORDER: readonly Pace[] = ['', 'fast', 'end'];
const rank = (pace: string): number => Math.max(0, ORDER.indexOf(pace as Pace));

/** How many times as fast the news are shown; 0: only the table as it is. */
export const TIMES: Readonly<Record<Pace, number>> = { '': 1, fast: 4, end: 0 };

/** The people who are still in the game, by their seats. */
export function peopleIn(info: TableInfo, view: View): number[] {
  return view.seats.flatMap((player, seat) => (!player.out && !info.seats[seat]?.bot ? [seat] : []));
}

/** How many of the people who are connected want at least this pace, and how many they are. */
export function votes(info: TableInfo, pace: Pace): { count: number; of: number } {
  const there = info.seats.filter((place) => place.name && !place.bot && place.online);
  return { count: there.filter((place) => rank(place.hurry) >= rank(pace)).length, of: there.length };
}

/** The pace of the table: the slowest wish counts, and none does while a person is in the game. */
export function paceOf(info: TableInfo, view: View): Pace {
  if (peopleIn(info, view).length) return '';
  return (
    [...ORDER]
      .reverse()
      .find((pace) => pace && votes(info, pace).of > 0 && votes(info, pace).count === votes(info, pace).of) ?? ''
  );
}
