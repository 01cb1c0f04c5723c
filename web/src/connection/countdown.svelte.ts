/** The clock of the seat that is asked, counting down between the server's messages. */

import type { Clock } from '../protocol/types';

const TICK = 250;
const URGENT = 10_000;

export class Countdown {
  /** Whose clock it is; -1 while nobody's runs. */
  seat = $state(-1);
  /** Milliseconds left of this move, then of the reserve. */
  move = $state(0);
  reserve = $state(0);
  /** How long this move had when the clock was set, for the arc. */
  whole = $state(0);

  #end = 0;
  /** What the move has while the clock stands still, before its question can be on show. */
  #most = 0;
  #reserve = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** All that is left, in milliseconds. */
  get left(): number {
    return this.move + this.reserve;
  }
  get running(): boolean {
    return this.seat >= 0;
  }
  /** Is the move's time over, and the reserve running? */
  get onReserve(): boolean {
    return this.running && this.move === 0;
  }
  /** The last ten seconds of all. */
  get urgent(): boolean {
    return this.running && this.left <= URGENT;
  }
  /** What is left of the move as a part of one. */
  get part(): number {
    return this.whole > 0 ? Math.min(1, this.move / this.whole) : 0;
  }

  /** Take the server's clock, as it was at `at` (milliseconds as of Date.now). */
  set(clock: Clock | null, at: number = Date.now()): void {
    clearInterval(this.#timer);
    if (!clock || clock.seat < 0) {
      this.seat = -1;
      this.move = this.reserve = this.whole = 0;
      return;
    }
    const same = clock.seat === this.seat && clock.move_ms <= this.whole && clock.move_ms < this.move + TICK;
    this.whole = same ? this.whole : clock.move_ms;
    this.seat = clock.seat;
    this.#end = at + (clock.wait_ms ?? 0) + clock.move_ms;
    this.#most = clock.move_ms;
    this.#reserve = clock.reserve_ms;
    this.#tick();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  stop(): void {
    this.set(null);
  }

  #tick(): void {
    const left = this.#end - Date.now();
    this.move = Math.max(0, Math.min(this.#most, left));
    this.reserve = Math.max(0, this.#reserve + Math.min(0, left));
    if (this.left === 0) clearInterval(this.#timer);
  }
}

/** Minutes and seconds: `0:24`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
