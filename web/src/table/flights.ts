/** Cards on their way from one place of the table to another. */

import type { Card } from '../protocol/types';

/** A place that cards fly from and to, by number where there are several: `hand:2`. */
export type Spot = 'deck' | 'discard' | 'middle' | `deck:${string}` | `hand:${number}` | `play:${number}`;

/** Cards that fly together; unknown ones are backs, in The Duel of two kinds. */
export interface Flight {
  from: Spot;
  to: Spot;
  cards: readonly Card[];
  count: number;
  backs?: readonly string[];
}
