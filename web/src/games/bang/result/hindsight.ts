/** What the coach suspected of each player over a game, as lines to draw. */

import type { Hindsight } from '../../../protocol/types';
import type { Odds } from '../suspicion';

/** What the coach thought of one seat: since each `n`, and until `until`, when the role was shown or the game was over. */
export interface Track {
  seat: number;
  held: { n: number; odds: Odds }[];
  until: number;
}

/** A track for everybody whom they suspected of something, by seat. */
export function tracksOf(told: Hindsight): Track[] {
  const found = new Map<number, Track>();
  for (const { n, suspicions } of told.moments) {
    const hidden = new Map(suspicions.map(({ seat, odds }) => [seat, odds]));
    for (const [seat, odds] of hidden) {
      const track = found.get(seat) ?? { seat, held: [], until: told.n };
      found.set(seat, track);
      track.held.push({ n, odds });
    }
    for (const track of found.values()) if (track.until === told.n && !hidden.has(track.seat)) track.until = n;
  }
  return [...found.values()].sort((one, other) => one.seat - other.seat);
}

export const firstOf = (track: Track): Odds => track.held[0]?.odds ?? {};
export const lastOf = (track: Track): Odds => track.held.at(-1)?.odds ?? {};

/** The step line of one role in a picture of this size: the whole game is its width, 100 percent its height. */
export function lineOf(track: Track, role: string, length: number, width: number, height: number): string {
  const x = (n: number): number => Math.round((10 * width * n) / Math.max(1, length)) / 10;
  const y = (odds: Odds): number => Math.round((10 * height * (100 - (odds[role] ?? 0))) / 100) / 10;
  const steps = track.held.map(({ n, odds }, at) => (at ? `H${x(n)}V${y(odds)}` : `M${x(n)} ${y(odds)}`));
  return `${steps.join('')}H${x(track.until)}`;
}
