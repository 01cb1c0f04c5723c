/** The games that have a folder here. This is the only list of them: nothing else compares the name of a game. */

import { catalogue } from '../catalogue/catalogue.svelte';
import { befallen } from '../connection/newsTime';
import { recall } from '../device/storage';
import { BANG } from './bang';
import { DUEL } from './duel';
import { genericClient } from './generic';
import { NOBODY, type AnyView, type News } from '../protocol/defaults';
import type { GameClient } from './gameClient';

export const GAMES: readonly GameClient[] = [BANG, DUEL];
/** The game of a page that nobody has asked for another one. */
export const DEFAULT_GAME: GameClient = BANG;

const find = (name: unknown): GameClient | undefined => GAMES.find((game) => game.name === name);

const others = new Map<string, GameClient>();

/** The client of a game that is not in the list. */
function otherGame(name: string): GameClient {
  const game = others.get(name) ?? genericClient(name);
  others.set(name, game);
  return game;
}

/** The client of a game, by the name of the game. */
export const clientOf = (name: string): GameClient => (name ? (find(name) ?? otherGame(name)) : DEFAULT_GAME);

/** All games that can be played here: those of the list, and others that the server has. */
export const gamesHere = (): GameClient[] => [
  ...GAMES,
  ...catalogue.games.filter(({ slug }) => !find(slug)).map(({ slug }) => otherGame(slug)),
];

/** Does this happen to the viewer without a choice of their own? To a spectator nothing does. */
export function happensToViewer(news: News, view: AnyView | null): boolean {
  return view !== null && view.seat !== NOBODY && befallen(view.game, news) === view.seat;
}

/** The game that somebody has played last. */
export const lastGame = (): GameClient => gamesHere().find((game) => game.name === recall('game')) ?? DEFAULT_GAME;

/** The game that the address asks for, as in `/cards?game=NAME`. */
export const gameInAddress = (): GameClient => clientOf(new URLSearchParams(location.search).get('game') ?? '');

/** The address of a page, for a game. */
export const addressFor = (path: string, game: GameClient): string =>
  game === DEFAULT_GAME ? path : `${path}?game=${encodeURIComponent(game.name)}`;

/** Names are those of the usual game again: for a page that has shown another one, when it is left. */
export function showUsualNames(): void {
  catalogue.game = DEFAULT_GAME.name;
  catalogue.table = '';
}
