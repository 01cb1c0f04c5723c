/** The order of the tables in the list of the first page. */

import type { TableLine } from '../../protocol/types';

export const canSit = (line: TableLine): boolean => line.status === 'open' && line.taken < line.players;

/** What the tables offer: the guest's own first, then free seats, then games to watch. */
export function inOrder(lines: readonly TableLine[], mine: readonly string[]): TableLine[] {
  const rank = (line: TableLine): number => (mine.includes(line.code) ? 0 : canSit(line) ? 1 : 2);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}
