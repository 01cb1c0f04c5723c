/**
 * The cards of one who has just died. The rules ask for one card after the other which goes next; here it is one choice: the
 * order, as far as it matters to them, and after a moment it goes by itself.
 */

import type { Card } from '../../protocol/types';
import { bangView } from './bangView';
import { isEstate } from './estateQuestion';
import { isPass } from '../../table/choosing';
import type { AtTable } from '../../table/tableModel.svelte';

/** Milliseconds without a click after which the rest goes in any order. */
export const PATIENCE = 8000;
const TICK = 250;

export class Estate {
  readonly #at: AtTable;
  /** All the cards when the choice began; none while there is no choice. */
  cards = $state.raw<readonly Card[]>([]);
  /** Those chosen, in the order wanted. */
  order = $state.raw<readonly number[]>([]);
  /** Milliseconds left. */
  left = $state(0);
  #end = 0;

  question = $derived.by(() => (isEstate(this.#at.question, this.#at.view) ? this.#at.question : null));
  open = $derived(this.cards.length > 0);

  constructor(at: AtTable) {
    this.#at = at;
    $effect(() => this.#follow());
    $effect(() => {
      if (!this.open) return;
      const timer = setInterval(() => this.#tick(), TICK);
      return () => clearInterval(timer);
    });
  }

  /** This one next. */
  choose(card: number): void {
    if (this.order.includes(card)) return;
    this.order = [...this.order, card];
    this.#wait();
  }

  /** The rest as it lies. */
  leave(): void {
    const question = this.question;
    this.#close();
    const pass = question?.options.findIndex(isPass) ?? -1;
    if (pass >= 0) this.#at.answer(pass);
  }

  /** Where in the order a card is, from 1 on; 0: nowhere yet. */
  place(card: number): number {
    return this.order.indexOf(card) + 1;
  }

  #follow(): void {
    const question = this.question;
    if (!question) {
      if (this.cards.length && this.#gone()) this.#close();
      return;
    }
    if (!this.cards.length) {
      this.cards = question.cards;
      this.order = [];
      this.#wait();
    }
    const next = this.order.find((card) => question.options.some((option) => option.card === card));
    if (next !== undefined) this.#at.answer(question.options.findIndex((option) => option.card === next));
  }

  /** Have all the cards been laid down, or is it over for another reason? */
  #gone(): boolean {
    const view = this.#at.view && bangView(this.#at.view);
    const mine = view?.seats[view.seat];
    return !mine?.out || mine.hand.length + mine.in_play.length === 0;
  }

  #wait(): void {
    this.#end = Date.now() + PATIENCE;
    this.#tick();
  }

  #tick(): void {
    const { countdown, view } = this.#at;
    const told = countdown.running && countdown.seat === view?.seat ? countdown.left : PATIENCE;
    this.left = Math.max(0, Math.min(this.#end - Date.now(), told));
    if (this.left === 0 && this.open) this.leave();
  }

  #close(): void {
    this.cards = [];
    this.order = [];
  }
}
