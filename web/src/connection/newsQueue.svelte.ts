/**
 * The pace of what is seen: news come in steps, are shown one by one, each for the time the design gives it, and a step's
 * view is applied when its news have been shown. Nothing here blocks: a skip ends it all at once.
 */

import { reducedMotion, settings } from '../device/settings.svelte';
import type { News } from '../protocol/defaults';
import { HURRIED, MOST_WAITING, TOLD } from '../protocol/newsTimes';
import { hurried, isHeavy, newsTime, type Time } from './newsTime';

/** Where motion is reduced they do not move, but appear. */
const AT_ONCE = new Set([
  'turn',
  'lose_life',
  'gain_life',
  'eliminated',
  'revive',
  'event',
  'game_over',
  'check',
  'flip',
  'explode',
  'reveal',
  'hit',
  'swap',
  'lone',
  'enter',
]);

/** More than this many waiting (back after a while): they are only written into the log. */
export const TOO_MANY = 24;

/** What waits behind news: how many, and how many of them are heavy. */
export interface Behind {
  waiting: number;
  heavy: number;
}

/**
 * How long news with this time are shown, by speed (0: not at all), reduced motion, and what waits behind them. `told`: they
 * befall us, and are never hurried.
 */
export function timeOf(kind: string, time: Time, speed: number, reduced: boolean, behind: Behind, told = false): Time {
  if (speed === 0 || (behind.waiting > TOO_MANY && !told)) return { move: 0, stay: 0 };
  let { move, stay } = told ? time : hurried(time, behind.waiting, behind.heavy);
  if (reduced) move = AT_ONCE.has(kind) ? 0 : Math.min(move, 120);
  if (told) stay = Math.max(stay, TOLD - move);
  return { move: move / speed, stay: stay / speed };
}

/** A step to show: its news, and what to do when they have been shown. */
export interface QueuedStep {
  news: readonly News[];
  /** How long news are on show at the usual speed. */
  time?(news: News): Time;
  /** Apply it as soon as the last news have moved: they may be read while one chooses. */
  applyEarly?(last: News): boolean;
  /** Does this one befall us, so that it is not hurried? */
  told?(news: News): boolean;
  /** Can what it applies be read only while it stands (a question that answers itself)? */
  held?: boolean;
  apply(): void;
}

export class NewsQueue {
  /** The news on show. */
  shown = $state.raw<News | null>(null);
  /** How long it is on show, for transitions: milliseconds. */
  time = $state.raw<Time>({ move: 0, stay: 0 });
  /** Has it moved, so that its cards lie where they go? */
  landed = $state(false);
  /** How many news wait behind it. */
  waiting = $state(0);

  /** A factor on the speed in the settings. With 0 nothing is shown. */
  speedFactor = 1;

  #queue: QueuedStep[] = [];
  #at = 0;
  #busy = $state(false);
  #applied = false;
  /** Must what is on show not be cut short? */
  #whole = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onShow: (news: News, quiet: boolean) => void;
  #onLand: (news: News) => void;

  /** `onShow` hears of every news when it is shown, `onLand` when it has moved; `quiet`: it is only passed over. */
  constructor(onShow: (news: News, quiet: boolean) => void = () => {}, onLand: (news: News) => void = () => {}) {
    this.#onShow = onShow;
    this.#onLand = onLand;
  }

  /** Is something on show or waiting? */
  get busy(): boolean {
    return this.#busy;
  }

  add(showing: QueuedStep): void {
    this.#queue.push(showing);
    this.waiting += showing.news.length;
    if (!this.#busy) this.#next();
    else if (this.waiting > MOST_WAITING) this.#hurry();
  }

  /** Everything to its end, now. */
  skip(): void {
    clearTimeout(this.#timer);
    const queue = this.#queue;
    let from = this.#at;
    let applied = this.#applied;
    this.#reset();
    for (const showing of queue) {
      for (const news of showing.news.slice(from)) this.#onShow(news, true);
      if (!applied) showing.apply();
      from = 0;
      applied = false;
    }
  }

  /** Forget everything without showing or applying it. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#reset();
  }

  #reset(): void {
    this.#queue = [];
    this.#at = 0;
    this.#busy = false;
    this.#applied = false;
    this.#whole = false;
    this.landed = false;
    this.shown = null;
    this.waiting = 0;
  }

  /** Many wait: a trifle on show need not stay longer than the hurried time. */
  #hurry(): void {
    if (this.time.move + this.time.stay <= HURRIED || !this.shown || this.#whole) return;
    this.time = { move: Math.min(this.time.move, HURRIED), stay: 0 };
    this.#after(HURRIED, () => this.#next());
  }

  #after(milliseconds: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, milliseconds);
  }

  #next(): void {
    this.#busy = true;
    for (let showing = this.#queue[0]; showing; showing = this.#queue[0]) {
      const news = showing.news[this.#at];
      if (!news) {
        if (this.#finish(showing)) return;
        continue;
      }
      this.#at += 1;
      this.waiting -= 1;
      const told = showing.told?.(news) ?? false;
      const usual = timeIn(showing, news);
      const time = timeOf(news.kind, usual, speedNow() * this.speedFactor, reducedMotion(), this.#behind(), told);
      const whole = time.move + time.stay;
      this.time = time;
      this.landed = time.move === 0;
      this.shown = whole > 0 ? news : null;
      this.#whole = told || isHeavy(usual);
      this.#onShow(news, whole === 0);
      if (this.#queue[0] !== showing) return; // Somebody has skipped or cleared meanwhile.
      if (whole === 0) continue;
      this.#after(time.move, () => this.#moved(showing, news, time.stay));
      return;
    }
    this.#reset();
  }

  /** What waits behind the news on show. */
  #behind(): Behind {
    const { waiting } = this;
    let heavy = 0;
    if (waiting > MOST_WAITING && waiting <= TOO_MANY)
      this.#queue.forEach((showing, place) => {
        for (const news of showing.news.slice(place === 0 ? this.#at : 0))
          heavy += Number(isHeavy(timeIn(showing, news)));
      });
    return { waiting, heavy };
  }

  /** The news on show have moved and may be read; the view of a step that asks us counts from the last of them on. */
  #moved(showing: QueuedStep, news: News, stay: number): void {
    if (stay === 0) return this.#next();
    this.landed = true;
    this.#onLand(news);
    const early = this.#at === showing.news.length && showing.applyEarly?.(news);
    const held = early && showing.held ? toldTime() : 0;
    this.#after(Math.max(stay, held), () => this.#next());
    if (!early) return;
    this.#applied = true;
    this.#whole ||= held > 0;
    showing.apply();
  }

  /** A step has been shown. Is there something to read before the next one? */
  #finish(showing: QueuedStep): boolean {
    this.#queue.shift();
    this.#at = 0;
    const applied = this.#applied;
    this.#applied = false;
    if (applied) return false;
    const held = showing.held ? toldTime() : 0;
    if (held > 0) {
      this.shown = null;
      this.#after(held, () => this.#next());
    }
    showing.apply();
    return held > 0;
  }
}

const timeIn = (showing: QueuedStep, news: News): Time => showing.time?.(news) ?? newsTime(news, null, null);

/** The speed at which news are shown: nobody looks at a hidden page. */
const speedNow = (): number => (typeof document !== 'undefined' && document.hidden ? 0 : settings.speed);
const toldTime = (): number => (speedNow() > 0 ? TOLD / speedNow() : 0);
