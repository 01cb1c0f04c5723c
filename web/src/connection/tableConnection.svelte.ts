/** One client at one table: the connection, what the server has sent (TableState), and what the client may send. */

import type { ServerMessage } from '../protocol/defaults';
import type { ClientMessage } from '../protocol/types';
import { joinTable } from '../protocol/api';
import { VERSION } from '../protocol/types';
import { reloadOnce, upToDate } from './outdated';
import { ReconnectingSocket } from './reconnectingSocket';
import { session } from './session.svelte';
import { TableState, whyKey, type Cardless, type TableListeners } from './tableState.svelte';
import { language } from '../device/texts.svelte';
import { toastError } from '../device/toasts.svelte';
import { NOBODY, type Sentence } from '../protocol/defaults';

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** Why a connection was closed: no such table, it waits for a pack, not allowed here, the viewer left, or the page is too old. */
export type Ending = '' | 'missing' | 'waiting' | 'barred' | 'left' | 'outdated';

const WHY_PATIENCE = 4000;
const STRANGER = 4401;

/** The codes with which the server ends a connection for good. */
const ENDINGS: Record<number, Ending> = { 4403: 'barred', 4404: 'missing', 4424: 'waiting', 4426: 'outdated' };

/** How fast those who are out of a game want to see its end: as usual, four times as fast, or at once. */
export type Pace = '' | 'fast' | 'end';

export class TableConnection extends TableState {
  readonly code: string;
  status = $state<ConnectionStatus>('connecting');
  ending = $state<Ending>('');
  #socket: ReconnectingSocket;

  constructor(code: string, listeners: TableListeners = {}) {
    super(listeners);
    this.code = code;
    this.#socket = new ReconnectingSocket({
      url: () => this.#url(),
      opened: () => this.opened(),
      heard: (message) => this.hear(message),
      lost: (closed) => this.#lost(closed),
    });
    this.#socket.open();
  }

  get connected(): boolean {
    return this.status === 'open';
  }

  /** Answer the question by the place of an option. */
  answer(option: number): void {
    const question = this.question;
    if (!question?.options[option]) return;
    if (!this.#say({ t: 'answer', question: question.number, option })) return;
    this.given = question;
    this.question = null;
  }

  /** At a hot seat: the player of this seat has the device now. */
  take(seat: number): void {
    this.#say({ t: 'take_device', seat });
  }

  /** Take up one of the offers. */
  interject(offer: number): void {
    if (!this.offers[offer] || this.applied < 0) return;
    if (this.#say({ t: 'interject', after: this.applied, offer })) this.offers = [];
  }

  /**
   * Why is this card no answer (at this seat), or, without a card, why can one not pass? An empty sentence: one can, or
   * nobody tells.
   */
  why(card: number, target: number = NOBODY, verb: Cardless = ''): Promise<Sentence> {
    return new Promise((resolve) => {
      if (!this.#say({ t: 'why', card, target, verb })) return resolve([]);
      this.awaitWhy(whyKey(card, target, verb), resolve);
      setTimeout(() => resolve([]), WHY_PATIENCE);
    });
  }

  /** Ask the coach about the table as it is; while steps are still to be shown there is nothing to ask. */
  advise(): void {
    if (this.applied >= 0 && this.applied === this.heard) this.#say({ t: 'advise' });
  }

  say(text: string): void {
    const line = text.trim().slice(0, 200);
    if (line) this.#say({ t: 'say', text: line });
  }

  /** Host: somebody shall be silent at this table, or may talk again. */
  mute(who: number, muted: boolean): void {
    this.#say({ t: 'mute', who, muted });
  }

  /** Before a game: ready or not; in a game: here again, after a bot has played for us. */
  ready(ready: boolean): void {
    this.#say({ t: 'ready', ready });
  }

  /** Out of a game that is left to bots: how fast its rest shall go. */
  hurry(pace: Pace): void {
    this.#say({ t: 'hurry', pace });
  }

  /** Host: a bot of this level on a seat (-1: on all free ones); an empty level takes it away. */
  fill(seat: number, bot: string): void {
    this.#say({ t: 'set_bot', seat, bot });
  }

  kick(seat: number): void {
    this.#say({ t: 'kick', seat });
  }

  begin(): void {
    this.#say({ t: 'begin' });
  }

  again(want: 'rematch' | 'next'): void {
    this.#say({ t: 'play_again', want });
  }

  /** Change the language. The server then sends everything again. */
  speak(code: string): void {
    if (!this.#say({ t: 'set_language', language: code })) this.heard = -1; // Told by a snapshot on the next line.
  }

  /** Sit down on a free seat of this table. */
  async sit(): Promise<void> {
    await session.ensure();
    await joinTable(this.code);
    this.heard = -1;
    this.newsQueue.clear();
    this.#socket.renew();
  }

  /** Give up the seat and leave, once the server has done it. Returns false, and stays, if the server cannot be reached. */
  async leave(): Promise<boolean> {
    const spectator = this.seat === NOBODY && !this.info?.hot_seat && !session.name;
    this.#socket.close();
    try {
      if (!spectator) await session.leave(this.code);
    } catch (error) {
      toastError(error);
      this.#socket.open();
      return false;
    }
    this.#end('left');
    return true;
  }

  /** Go without giving up the seat. */
  close(): void {
    this.#end(this.ending);
  }

  protected override hear(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.status = 'open';
      upToDate();
    }
    super.hear(message);
  }

  protected override gap(): void {
    this.status = 'connecting';
    this.#socket.renew();
  }

  #lost(closed: number): boolean {
    this.explainNothing();
    const ending = ENDINGS[closed];
    if (ending) {
      this.#end(ending);
      if (ending === 'outdated') reloadOnce();
      return false;
    }
    if (this.given && this.applied === this.heard) this.question = this.given; // The answer may not have arrived.
    this.given = null;
    this.status = 'lost';
    if (closed === STRANGER) {
      session.lose();
      session.ensure().catch(() => {}); // The next attempt comes anyway, later and later.
    }
    return true;
  }

  #say(message: ClientMessage): boolean {
    return this.#socket.send(message);
  }

  #end(ending: Ending): void {
    this.ending = ending;
    this.status = 'closed';
    this.explainNothing();
    this.newsQueue.clear();
    this.countdown.stop();
    this.#socket.close();
  }

  #url(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const resume = this.heard >= 0 ? `after=${this.heard}&game_number=${this.game}&` : '';
    return `${scheme}//${location.host}/ws/${this.code}?v=${VERSION}&${resume}lang=${language.code}`;
  }
}
