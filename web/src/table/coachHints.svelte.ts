/**
 * The coach of a table that has one: what a gunslinger would do in one's seat and why, and whom they suspect. (The
 * tutor of the first game is somebody else: `pages/learn/lessons.ts`.)
 */

import { announcer, plain } from '../device/announcer.svelte';
import { recall, remember } from '../device/storage';
import { t } from '../device/texts.svelte';
import { NOBODY, type Option } from '../protocol/defaults';
import { cardOf, NO_CARD, targetOf, whatOf, type Button } from './choosing';
import type { TableModel } from './tableModel.svelte';

const KEPT = 'ask-coach';

class CoachSwitch {
  #on = $state(recall(KEPT) === true);

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    remember(KEPT, on);
  }
}

/** Does one want to hear the coach, in this browser? */
export const coachSwitch = new CoachSwitch();

export class CoachHints {
  #table: TableModel;
  #announced = NOBODY;

  /** Is there a coach to be asked from this seat? */
  available = $derived.by(
    () => Boolean(this.#table.at.info?.coach) && this.#table.me !== NOBODY && !this.#table.view?.result,
  );
  on = $derived.by(() => this.available && coachSwitch.on);
  /** The place of the option that the coach would choose, or -1. */
  optionIndex = $derived.by(() => {
    const { question, at } = this.#table;
    if (!this.on || !question || question.forced || at.advice?.n !== question.number) return NOBODY;
    return at.advice.option;
  });
  option = $derived.by<Option | null>(() => this.#table.question?.options[this.optionIndex] ?? null);
  /** What the coach would do, in words, and why. */
  suggestion = $derived.by(() =>
    this.option ? t('web-table-coach-deed', { deed: plain(this.option.text).replace(/\.$/, '') }) : '',
  );
  reason = $derived.by(() => (this.option ? plain(this.#table.at.advice?.text ?? []) : ''));
  /** The hand card, the card in play or the card on offer that the coach would take. */
  card = $derived.by(() => (this.option ? cardOf(this.option) : NO_CARD));
  /** Whom the coach would choose, once the card for it is chosen. */
  target = $derived.by(() => {
    const { chosen } = this.#table;
    if (!this.option) return NOBODY;
    return chosen.card === cardOf(this.option) ? targetOf(this.option) : NOBODY;
  });

  constructor(table: TableModel) {
    this.#table = table;
    $effect(() => {
      const { at } = this.#table;
      if (this.on && at.view && !at.advice && !at.handOver && at.status === 'open') at.advise();
    });
    $effect(() => {
      if (!this.option || this.#announced === this.#table.questionNumber) return;
      this.#announced = this.#table.questionNumber;
      announcer.say(`${this.suggestion} ${this.reason}`.trim());
    });
  }

  toggle(): void {
    coachSwitch.on = !coachSwitch.on;
  }

  /** What the coach thinks of a seat; undefined if they are not asked, or if there is nothing to suspect. */
  odds(seat: number): Readonly<Record<string, number>> | undefined {
    return this.on ? this.#table.at.suspicions.find((held) => held.seat === seat)?.odds : undefined;
  }

  /** Is this the option? */
  suggests(optionIndex: number): boolean {
    return this.optionIndex >= 0 && this.optionIndex === optionIndex;
  }

  /** Is this the button for what the coach would do? Some only choose the card or the ability for it. */
  marks(button: Button): boolean {
    const wanted = this.option;
    if (!wanted) return false;
    if (button.answers) return button.option === this.optionIndex;
    const own = this.#table.question?.options[button.option];
    if (!own) return false;
    return cardOf(own) === cardOf(wanted) && (cardOf(own) !== NO_CARD || whatOf(own) === whatOf(wanted));
  }
}
