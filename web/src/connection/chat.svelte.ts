/** What people say at a table: every line once, which ones have been read, and the newest one for a moment. */

import type { Said } from '../protocol/types';
import { recall, remember } from '../device/storage';

const MOST = 200;
/** How long a new line is shown where the chat is not. */
export const FRESH = 6000;
const KEY = 'read';
const MOST_TABLES = 20;

export class Chat {
  lines = $state.raw<Said[]>([]);
  /** A line of somebody else that has just come and that nobody has read yet. */
  fresh = $state.raw<Said | null>(null);
  /** The number of the last line read. */
  #read = $state(0);
  #code = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many lines of others have not been read. */
  unread = $derived(this.lines.filter((line) => !line.own && line.n > this.#read).length);
  /** The viewer's number in the chat of this table, once they have talked. */
  me = $derived(this.lines.find((line) => line.own)?.who ?? 0);

  /** Which table this is: what has been read there in this browser stays read. */
  begin(code: string): void {
    if (code === this.#code) return;
    this.#code = code;
    this.#read = Math.max(this.#read, marks()[code] ?? 0);
  }

  /** A line has come; false if it was here already: the last lines come again with every connection. */
  take(line: Said): boolean {
    if (line.n && this.lines.some((other) => other.n === line.n)) return false;
    this.lines = [...this.lines.slice(-MOST + 1), line];
    if (line.own || line.n <= this.#read) return true;
    this.fresh = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = null), FRESH);
    return true;
  }

  /** All lines have been seen. */
  markRead(): void {
    const last = this.lines.at(-1)?.n ?? 0;
    this.fresh = null;
    if (last <= this.#read) return;
    this.#read = last;
    const { [this.#code]: _, ...others } = marks();
    remember(KEY, Object.fromEntries([...Object.entries(others).slice(-MOST_TABLES + 1), [this.#code, last]]));
  }
}

function marks(): Record<string, number> {
  const stored = recall(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, n]) => typeof n === 'number')) as Record<string, number>;
}
