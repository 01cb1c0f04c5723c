/** The server's HTTP side, typed. Every failure is an `ApiError` with a sentence fit for the player. */

import type * as wire from './types';
import type { DealCheck, JoinLink, NewTable, ResultLine, TableLine } from './types';
import { gameResult, guest, catalogue, type GameResult, type Guest, type Catalogue } from './defaults';
import { distinct } from './distinct';
import { hasText, language, t } from '../device/texts.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = '',
  ) {
    super(message);
  }
}

/** The server's problems have a code; it words them in English, here they are said in the language in use. */
async function problemOf(response: Response): Promise<ApiError> {
  let body: { error?: unknown; code?: unknown } = {};
  try {
    body = (await response.json()) as typeof body;
  } catch {
    // No JSON: the general sentence has to do.
  }
  const code = typeof body?.code === 'string' ? body.code : '';
  const key = `web-app-problem-${code.replaceAll('_', '-')}`;
  let text = t('web-app-error-server', { status: response.status });
  if (language.code === 'en' && typeof body?.error === 'string') text = body.error;
  else if (code && hasText(key)) text = t(key);
  return new ApiError(response.status, text, code);
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, t('web-app-error-offline'));
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

/** Who one is; null for a browser that has no session yet. */
export async function getGuest(): Promise<Guest | null> {
  try {
    return guest(await call<wire.Guest>('GET', '/api/guest'));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
    throw error;
  }
}

/** Become a guest, or change the guest's name. */
export const postGuest = async (name: string): Promise<Guest> =>
  guest(await call<wire.Guest>('POST', '/api/guest', { name }));

/** The notices up to this one have been seen. */
export const postNotices = async (last: number): Promise<Guest> =>
  guest(await call<wire.Guest>('POST', '/api/guest/notices', { last }));

/** Open and running public tables. */
export const listTables = (): Promise<TableLine[]> => call('GET', '/api/tables');

/** One table, private ones too; null if there is none with this code. */
export async function getTable(code: string): Promise<TableLine | null> {
  try {
    return await call<TableLine>('GET', `/api/tables/${encodeURIComponent(code)}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const createTable = (wanted: NewTable): Promise<TableLine> => call('POST', '/api/tables', wanted);

/** Sit down on a free seat of a table. */
export const joinTable = (code: string): Promise<TableLine> =>
  call('POST', `/api/tables/${encodeURIComponent(code)}/join`, {});

/** Give up the seat at a table. The answer comes when it is done. */
export const leaveTable = async (code: string): Promise<Guest> =>
  guest(await call<wire.Guest>('POST', `/api/tables/${encodeURIComponent(code)}/leave`, {}));

/** Everything that has a name in a game, each once. With the code of a table: of the packs only those that it plays with. */
export async function getCatalogue(language: string, game: string, table = ''): Promise<Catalogue> {
  const of = table ? `&table=${encodeURIComponent(table)}` : '';
  const query = `lang=${encodeURIComponent(language)}&game=${encodeURIComponent(game)}${of}`;
  const found = catalogue(await call<wire.Catalogue>('GET', `/api/catalogue?${query}`));
  return {
    ...found,
    entries: distinct(found.entries, (entry) => `${entry.kind} ${entry.slug}`),
    sets: distinct(found.sets, (set) => set.slug),
    options: distinct(found.options, (option) => option.slug),
  };
}

/** The address to send to friends: the server knows its own on the local network. */
export const getLink = async (code: string): Promise<string> =>
  (await call<JoinLink>('GET', `/api/tables/${encodeURIComponent(code)}/link`)).link;

/** The hash and, after the game, the key of a table's last deal. */
export const getDeal = (code: string): Promise<DealCheck> =>
  call('GET', `/api/tables/${encodeURIComponent(code)}/deal`);

/** The same of a finished game. */
export const getGameDeal = (id: string): Promise<DealCheck> => call('GET', `/api/games/${encodeURIComponent(id)}/deal`);

/** A finished game, by its own id. */
export const getGame = async (id: string, language: string): Promise<GameResult> =>
  gameResult(await call<wire.GameResult>('GET', `/api/games/${id}?lang=${encodeURIComponent(language)}`));

/** The address of its page, to send to others. */
export const getGameLink = async (id: string): Promise<string> =>
  (await call<JoinLink>('GET', `/api/games/${id}/link`)).link;

/** The last finished games of a table, also of one that is closed. */
export const getResults = (code: string): Promise<ResultLine[]> =>
  call('GET', `/api/tables/${encodeURIComponent(code)}/results`);
