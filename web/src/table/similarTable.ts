/** Another game like the one at a table. */

import type { NewTable } from '../protocol/types';
import { createTable } from '../protocol/api';
import { session } from '../connection/session.svelte';
import type { TableInfo } from '../protocol/defaults';

/** A table with the same settings, bots on all other seats, dealt at once. */
export function similarTable(info: TableInfo): NewTable {
  const levels = info.seats.flatMap((place) => (place.bot ? [place.bot] : []));
  const often = (level: string): number => levels.filter((one) => one === level).length;
  return {
    name: info.name,
    game: info.game,
    players: info.seats.length,
    sets: [...info.sets],
    options: { ...info.options },
    bots: info.seats.length - 1,
    level: levels.sort((one, other) => often(other) - often(one))[0] ?? 'cowboy',
    move_seconds: info.move_seconds,
    private: info.private,
    coach: info.coach,
    begin: true,
  };
}

/** Open it; the code of the new table. */
export async function openSimilarTable(info: TableInfo): Promise<string> {
  await session.ensure();
  return (await createTable(similarTable(info))).code;
}
