/** Who one is at this server: a guest with a name; the session itself is a cookie that the page never sees. */

import type { Guest } from '../protocol/defaults';
import type { Notice, TableLine } from '../protocol/types';
import { ApiError, getGuest, leaveTable, postGuest, postNotices } from '../protocol/api';
import { distinct } from '../protocol/distinct';
import { recall, remember } from '../device/storage';
import { t } from '../device/texts.svelte';

class Session {
  /** Empty until the server has sent it, or until the guest has chosen one. */
  name = $state('');
  /** Codes of tables where this guest has a seat. */
  tables = $state.raw<string[]>([]);
  /** Those of them that are open or running, the newest first. */
  own = $state.raw<TableLine[]>([]);
  /** The guest's tables that were closed in their absence. */
  notices = $state.raw<Notice[]>([]);
  /** Has the server been asked yet? */
  known = $state(false);

  #coming: Promise<void> | null = null;
  /** Counts what was asked: an answer that was overtaken by a later one tells what is no longer true. */
  #asked = 0;

  /** Ask the server who one is, if this browser has ever been anybody there; nobody is made. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    const guest = recall('guest') ? await getGuest() : null;
    this.known = true;
    if (guest) this.#take(guest, asked);
  }

  async ensure(): Promise<void> {
    if (this.name) return;
    this.#coming ??= this.#begin().finally(() => (this.#coming = null));
    await this.#coming;
  }

  async rename(name: string): Promise<void> {
    const guest = await this.#ask(postGuest(name.trim().slice(0, 20)));
    this.name = guest.name;
    this.known = true;
    remember('name', guest.name);
  }

  /** Give up the seat at a table. Afterwards the server and every list of own tables know it. */
  async leave(code: string): Promise<void> {
    try {
      await this.#ask(leaveTable(code));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error; // Who is nobody has no seat.
    }
  }

  /** The notices have been seen. */
  async seen(): Promise<void> {
    const last = Math.max(...this.notices.map((notice) => notice.id));
    this.notices = [];
    if (last > 0) await this.#ask(postNotices(last));
  }

  /** The server does not know us any more: start over. */
  lose(): void {
    this.name = '';
    this.tables = [];
    this.own = [];
    this.notices = [];
  }

  async #begin(): Promise<void> {
    await this.load();
    if (!this.name) await this.rename(suggestedName());
  }

  async #ask(answer: Promise<Guest>): Promise<Guest> {
    const asked = ++this.#asked;
    const guest = await answer;
    this.#take(guest, asked);
    return guest;
  }

  #take(guest: Guest, asked: number): void {
    remember('guest', true);
    if (asked < this.#asked) {
      this.name ||= guest.name;
      return;
    }
    this.name = guest.name;
    this.tables = distinct(guest.tables);
    this.own = distinct(guest.own, (line) => line.code);
    this.notices = guest.notices;
  }
}

/** The name used last in this browser, or a new one out of the language file. */
export function suggestedName(): string {
  const last = recall('name');
  if (typeof last === 'string' && last.trim()) return last.trim().slice(0, 20);
  const names = t('web-app-guest-names').split(',');
  return (names[Math.floor(Math.random() * names.length)] ?? 'Stranger').trim();
}

export const session = new Session();
/** Be a guest: keep the one we are, or become one. */
export const ensureGuest = (): Promise<void> => session.ensure();
export const rename = (name: string): Promise<void> => session.rename(name);
