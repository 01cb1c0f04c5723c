/** A websocket that comes back: back-off between attempts, a heartbeat against dead lines, and news of the network. */

import { serverMessage, type ServerMessage } from '../protocol/defaults';
import type { ClientMessage, ServerMessage as WireMessage } from '../protocol/types';

export interface SocketListeners {
  /** Returns the address, called for every attempt. */
  url(): string;
  opened(): void;
  heard(message: ServerMessage): void;
  /** The line is gone; true: try again. */
  lost(code: number): boolean;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
export const HEARTBEAT = 15_000;

export class ReconnectingSocket {
  #listeners: SocketListeners;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heardSinceBeat = true;
  #pings = 0;
  #closed = false;

  constructor(listeners: SocketListeners) {
    this.#listeners = listeners;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    this.#closed = false;
    window.addEventListener('online', this.#online);
    window.addEventListener('offline', this.#offline);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** End this line and begin a new one at once. */
  renew(): void {
    if (this.#closed) return;
    this.#abandon();
    this.#attempts = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#online);
    window.removeEventListener('offline', this.#offline);
    this.#abandon();
  }

  #online = (): void => {
    if (!this.isOpen) this.renew();
  };

  #offline = (): void => this.#ended(1006);

  #connect(): void {
    const socket = new WebSocket(this.#listeners.url());
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#heardSinceBeat = true;
      this.#beat = setInterval(() => this.#heartbeat(), HEARTBEAT);
      this.#listeners.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#attempts = 0;
      this.#heardSinceBeat = true;
      this.#listeners.heard(serverMessage(JSON.parse(event.data) as WireMessage));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#ended(event.code);
    };
  }

  #heartbeat(): void {
    if (!this.#heardSinceBeat) return this.#ended(1006);
    this.#heardSinceBeat = false;
    this.#pings += 1;
    this.send({ t: 'ping', n: this.#pings });
  }

  #ended(code: number): void {
    if (this.#closed || !this.#socket) return;
    this.#abandon();
    if (!this.#listeners.lost(code) || this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #abandon(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }
}
