/** Short sentences that come and go at the foot of the page: refusals, lost lines, things copied. */

import { announcer } from './announcer.svelte';

export type ToastKind = 'info' | 'bad';

export interface Note {
  n: number;
  text: string;
  kind: ToastKind;
}

const STAYS = 5000;
const MOST = 3;

class Toasts {
  list = $state.raw<Note[]>([]);
  #n = 0;

  show(text: string, kind: ToastKind = 'info', stays: number = STAYS): void {
    const note = { n: ++this.#n, text, kind };
    this.list = [...this.list.filter((other) => other.text !== text).slice(-MOST + 1), note];
    if (kind === 'bad') announcer.call(text);
    else announcer.say(text);
    setTimeout(() => this.drop(note.n), stays);
  }

  drop(n: number): void {
    this.list = this.list.filter((note) => note.n !== n);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, kind: ToastKind = 'info'): void => toasts.show(text, kind);
/** Tell that something has failed. */
export const toastError = (error: unknown): void =>
  toasts.show(error instanceof Error ? error.message : String(error), 'bad');
