/** What the tests of this folder share: a websocket without a network, and messages of a small table. */

import { vi } from 'vitest';
import type { ClientMessage, News, Question, ServerMessage, Snapshot, Step, TableInfo, View } from '../protocol/types';

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  /** The one made last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The server lets us in. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks, or the server ends it. */
  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

export const view = (deck = 40): View => ({
  game: 'bang',
  turn: 0,
  turn_number: 1,
  round: 1,
  phase: 'play',
  deck,
  discards: 0,
  seats: [
    { life: 4, max_life: 4, hand_count: 2 },
    { life: 4, max_life: 4, hand_count: 4 },
  ],
});

export const question = (number: number): Question => ({
  number,
  kind: 'play',
  text: [{ text: 'Your turn.' }],
  options: [{ text: [{ text: 'End turn' }], verb: 'pass' }],
});

export const news = (kind: string, more: Partial<News> = {}): News => ({ kind, text: [{ text: kind }], ...more });

export const welcome = (seat = 0): ServerMessage => ({
  t: 'welcome',
  version: 1,
  code: 'K7QX',
  seat,
  host: true,
  commitment: 'ab',
});

export const table = (game = 1, status = 'playing'): TableInfo => ({
  t: 'table',
  code: 'K7QX',
  name: 'Friday posse',
  game: 'bang',
  hot_seat: false,
  private: false,
  status,
  sets: ['base'],
  options: {},
  move_seconds: 60,
  reserve_seconds: 120,
  host: 0,
  seats: [{ name: 'Ada' }, { name: 'Wei', bot: 'cowboy' }],
  spectators: 0,
  game_number: game,
  coach: false,
  talk: 'everybody',
  muted: [],
});

export const snapshot = (n: number, more: Partial<Snapshot> = {}): Snapshot => ({
  t: 'snapshot',
  n,
  view: view(),
  log: [],
  question: null,
  offers: [],
  clock: null,
  ...more,
});

export const step = (n: number, more: Partial<Step> = {}): Step => ({
  t: 'step',
  n,
  news: [],
  view: view(40 - n),
  question: null,
  offers: [],
  clock: null,
  ...more,
});
