/** Tables as the pages round them speak of them: asking for one, and the words of a line. */

import { ApiError } from '../protocol/api';
import { hasText, t } from '../device/texts.svelte';
import type { DealCheck, JoinLink, NewTable, OptionText, TableLine } from '../protocol/types';

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!response.ok) throw new ApiError(response.status, t('web-lobby-failed'));
  return (await response.json()) as T;
}

/** One table, private ones too; null if there is none with this code. */
export async function getTable(code: string): Promise<TableLine | null> {
  try {
    return await ask<TableLine>(`/api/tables/${encodeURIComponent(code)}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The address to send to friends; the server knows its own on the local network. */
export async function linkTo(code: string): Promise<string> {
  try {
    return (await ask<JoinLink>(`/api/tables/${encodeURIComponent(code)}/link`)).link;
  } catch {
    return `${location.origin}/t/${code}`;
  }
}

/** The hash and, after the game, the key of a table's last deal. */
export const getDeal = (code: string): Promise<DealCheck> => ask(`/api/tables/${encodeURIComponent(code)}/deal`);

/** The same of a finished game. */
export const getGameDeal = (id: string): Promise<DealCheck> => ask(`/api/games/${encodeURIComponent(id)}/deal`);

/** A time for a move: seconds up to 90, then minutes. */
export function moveTime(seconds: number): string {
  return seconds <= 90 || seconds % 60
    ? t('web-lobby-seconds', { count: seconds })
    : t('web-lobby-minutes', { count: seconds / 60 });
}

/** What the tables of the list have to offer: a seat first, then what can be watched. */
export function inOrder(lines: readonly TableLine[], mine: readonly string[]): TableLine[] {
  const rank = (line: TableLine): number => (mine.includes(line.code) ? 0 : canSit(line) ? 1 : 2);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

export const canSit = (line: TableLine): boolean => line.status === 'open' && line.taken < line.players;

/** The times for a move that a new table offers. */
export const CLOCKS: readonly number[] = [20, 30, 60, 180, 600];

/** You and a bot at The Duel, dealt at once. */
export const quickDuel = (name: string): NewTable => ({
  name,
  game: 'duel',
  players: 2,
  bots: 1,
  private: true,
  begin: true,
});

/** You and six bots, dealt at once. */
export const quickGame = (name: string): NewTable => ({
  name,
  players: 7,
  sets: ['base'],
  bots: 6,
  level: 'cowboy',
  private: true,
  begin: true,
});

/** The first game of the coach: five seats, the simplified deck, time to think. */
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

/** A name for a new table: after its host if he has a name. */
export const tableName = (host: string): string =>
  (host ? t('web-lobby-new-name-own', { name: host }) : t('web-lobby-new-name-any')).slice(0, 40);

/** Copy a text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const dashed = (slug: string): string => slug.replaceAll('_', '-');

/** A level of bots by its name, or its slug if it has none. */
export function levelName(slug: string): string {
  const key = `web-lobby-level-${dashed(slug)}`;
  return hasText(key) ? t(key) : slug;
}

/** How bots of a level play; those of the same name may go about it differently in The Duel. */
export function levelNote(slug: string, game: string): string {
  const keys = [
    ...(game === 'duel' ? [`web-duel-level-${dashed(slug)}-note`] : []),
    `web-lobby-level-${dashed(slug)}-note`,
  ];
  const key = keys.find(hasText);
  return key ? t(key) : '';
}

/** Of these options, those that are chosen otherwise than usual. */
export function changedOptions(
  offered: readonly OptionText[],
  chosen: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  const changed = offered.filter((option) => (chosen[option.slug] ?? option.default) !== option.default);
  return Object.fromEntries(changed.map((option) => [option.slug, !option.default]));
}
