/** What the pages at the end of a game are about: a table whose game is over, or a result that was kept. */

import type { TableConnection } from '../../connection/tableConnection.svelte';
import { language } from '../../device/texts.svelte';
import { NOBODY, tableInfo, type AnyView, type GameResult, type News, type TableInfo } from '../../protocol/defaults';
import type { DealProof } from '../../protocol/types';

export type FinishedGame = Pick<
  TableConnection,
  | 'code'
  | 'seat'
  | 'isHost'
  | 'info'
  | 'view'
  | 'log'
  | 'deal'
  | 'welcome'
  | 'hindsight'
  | 'connected'
  | 'idle'
  | 'again'
  | 'advise'
  | 'leave'
> & { readonly kept?: GameResult };

/** A player by the name that they had in the game, also if they have left since. */
export const nameInGame = (game: FinishedGame, seat: number): string =>
  game.deal?.names[seat] || (game.info?.seats[seat]?.name ?? '');

/** When a game ended, for people. */
export const endedAt = (result: GameResult): string =>
  new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeStyle: 'short' }).format(result.finished * 1000);

/** A result without its table: nobody sits there, nothing is to be done. */
export class KeptGame implements FinishedGame {
  readonly code: string;
  readonly info: TableInfo;
  readonly view: AnyView;
  readonly log: News[];
  readonly deal: DealProof;
  readonly seat = NOBODY;
  readonly isHost = false;
  readonly connected = false;
  readonly idle = true;
  readonly welcome = null;
  readonly hindsight = null;

  constructor(readonly kept: GameResult) {
    this.code = kept.code;
    this.view = kept.view;
    this.log = kept.log;
    this.deal = {
      t: 'deal_proof',
      key: kept.key,
      commitment: kept.commitment,
      id: kept.id,
      names: kept.seats.map(({ name }) => name),
    };
    this.info = tableInfo({
      t: 'table',
      code: kept.code,
      name: kept.table,
      game: kept.game,
      private: true,
      status: 'over',
      sets: kept.sets,
      options: {},
      move_seconds: 0,
      reserve_seconds: 0,
      host: NOBODY,
      seats: kept.seats,
      spectators: 0,
      game_number: kept.game_number,
      hot_seat: false,
      coach: false,
      talk: 'seated',
      muted: [],
    });
  }

  again(): void {}
  advise(): void {}
  leave(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
