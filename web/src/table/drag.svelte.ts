/** Dragging a hand card onto a player or onto the table: an extra to clicking, never the only way. */

import { NOTHING } from './choosing';
import type { TableModel } from './tableModel.svelte';

const SLACK = 9;

export class Drag {
  card = $state(-1);
  moving = $state(false);
  x = $state(0);
  y = $state(0);
  /** A drop is followed by a click, which is not meant. */
  justDropped = false;
  #table: TableModel;
  #from = { x: 0, y: 0 };
  #start = { x: 0, y: 0 };

  constructor(table: TableModel) {
    this.#table = table;
  }

  begin(event: PointerEvent, card: number, at: { x: number; y: number }): void {
    this.justDropped = false;
    if (event.button !== 0 || !this.#table.playable.has(card)) return;
    this.card = card;
    this.moving = false;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#start = { x: at.x, y: -at.y };
    const move = (next: PointerEvent): void => this.#move(next);
    const up = (last: PointerEvent): void => {
      stop();
      this.#drop(last);
    };
    const cancel = (): void => {
      stop();
      this.#end();
    };
    const stop = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
  }

  #move(event: PointerEvent): void {
    const dx = event.clientX - this.#from.x;
    const dy = event.clientY - this.#from.y;
    if (!this.moving) {
      const up = event.pointerType === 'mouse' ? Math.hypot(dx, dy) > SLACK : -dy > SLACK && -dy > Math.abs(dx);
      if (!up) return;
      this.moving = true;
      if (this.#table.question?.kind === 'play') this.#table.chosen = { ...NOTHING, card: this.card };
    }
    this.x = this.#start.x + dx;
    this.y = this.#start.y + dy;
  }

  #drop(event: PointerEvent): void {
    const { card, moving } = this;
    this.#end();
    if (!moving) return;
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false), 0);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const seat = under?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    if (seat !== undefined && this.#table.targets.has(Number(seat))) return this.#table.pickTarget(Number(seat));
    if (under?.closest('[data-drop]')) {
      if (this.#table.question?.kind !== 'play') return this.#table.pickCard(card);
      if (this.#table.playChosen() || this.#table.buttons.length) return;
    }
    if (seat !== undefined) this.#table.pickTarget(Number(seat));
    else this.#table.putBack();
  }

  #end(): void {
    this.card = -1;
    this.moving = false;
  }
}
