/** What each side did in a game of The Duel, counted from its log. */

import type { News } from '../../protocol/defaults';
import { SIDES } from './sides';

/** The values of a text: TypeScript lets only a type, no interface, stand for a record. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type Totals = { hits: number; avoided: number; swaps: number };

export function totals(log: readonly News[]): Totals[] {
  const count = (seat: number, kind: string): number =>
    log.filter((news) => news.kind === kind && news.seat === seat).length;
  return SIDES.map((_, seat) => ({
    hits: count(seat, 'hit'),
    avoided: count(seat, 'avoided'),
    swaps: count(seat, 'swap'),
  }));
}

/** Who fell, and in which turn. */
export function fallsOf(log: readonly News[]): { turn: number; news: News }[] {
  let turn = 0;
  const falls: { turn: number; news: News }[] = [];
  for (const news of log) {
    if (news.kind === 'turn') turn = news.amount;
    else if (news.kind === 'eliminated') falls.push({ turn, news });
  }
  return falls;
}
