/** What each side did in a game of The Duel, counted from its log. */

import type { News } from '../lib/whole';
import { SIDES } from './sides';

/** A type and no interface, so that it can be the values of a text. */
export type Tally = { hits: number; avoided: number; swaps: number };

export function tallies(log: readonly News[]): Tally[] {
  const count = (seat: number, kind: string): number => log.filter((news) => news.kind === kind && news.seat === seat).length;
  return SIDES.map((_, seat) => ({ hits: count(seat, 'hit'), avoided: count(seat, 'avoided'), swaps: count(seat, 'swap') }));
}
