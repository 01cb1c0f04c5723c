/** The first game of the tutor: five seats, the simplified deck, time to think. */

import type { NewTable } from '../../protocol/types';

export const firstGame = (name: string): NewTable => ({
  name,
  players: 5,
  sets: ['base'],
  options: { simplified: true },
  bots: 4,
  level: 'cowboy',
  move_seconds: 600,
  private: true,
  begin: true,
});
