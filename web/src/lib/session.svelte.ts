/** Who one is at this server: a guest with a name; the session itself is a cookie that the page never sees. */

import { getGuest, postGuest } from './api';
import { distinct } from './distinct';
import { recall, remember } from './storage';
import { t } from './texts.svelte';

class Session {
  /** Empty until the server has told it, or until one has one. */
  name = $state('');
  /** Codes of tables where this guest has a seat. */
  tables = $state.raw<string[]>([]);
  /** Has the server been asked yet? */
  known = $state(false);

  #coming: Promise<void> | null = null;

  /** Ask the server who one is, if this browser has ever been anybody there; nobody is made. */
  async load(): Promise<void> {
    const guest = recall('guest') ? await getGuest() : null;
    this.known = true;
    if (guest) this.#take(guest.name, guest.tables);
  }

  async ensure(): Promise<void> {
    if (this.name) return;
    this.#coming ??= this.#begin().finally(() => (this.#coming = null));
    await this.#coming;
  }

  async rename(name: string): Promise<void> {
    const guest = await postGuest(name.trim().slice(0, 20));
    this.known = true;
    this.#take(guest.name, guest.tables);
    remember('name', guest.name);
  }

  /** The server does not know us any more: begin anew. */
  lose(): void {
    this.name = '';
    this.tables = [];
  }

  async #begin(): Promise<void> {
    await this.load();
    if (!this.name) await this.rename(suggestedName());
  }

  #take(name: string, tables: string[]): void {
    this.name = name;
    this.tables = distinct(tables);
    remember('guest', true);
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
