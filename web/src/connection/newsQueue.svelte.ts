/**
 * The pace of what is seen: news come in steps, are shown one by one, each for the time the design gives it, and a step's
 * view is applied when its news have been shown. Nothing here blocks: a skip ends it all at once.
 */

import { actStyle } from '../catalogue/actStyle';
import { reducedMotion, settings } from '../device/settings.svelte';
import type { News } from '../protocol/defaults';

/** `move`: what moves; `stay`: time to read what has moved. */
export interface Time {
  move: number;
  stay: number;
}

const CARD = 280;
const APART = 60;
const READ = 1600;

/** How long news of a kind are shown at full speed (design.md, Motion). */
function fullTime(news: News): Time {
  const cards = Math.max(1, Math.min(8, news.cards.length || news.amount));
  switch (news.kind) {
    case 'draw':
    case 'reward':
    case 'discard':
    case 'inherit':
    case 'store':
    case 'look':
    case 'show':
      return { move: CARD + APART * (cards - 1), stay: news.kind === 'store' || news.kind === 'show' ? 600 : 0 };
    case 'play': {
      const { line, stay } = actStyle(isAimed(news) ? news.what : '');
      return { move: CARD + line, stay };
    }
    case 'explode':
      return { move: 180, stay: 900 };
    case 'reply':
    case 'use':
    case 'missed':
    case 'steal':
    case 'take':
    case 'give':
    case 'pass_on':
    case 'equip': // This and the next are news of The Duel.
    case 'avoid':
    case 'replace':
    case 'strip':
    case 'seize':
    case 'waste':
    case 'reload':
      return { move: CARD, stay: 400 };
    case 'hit':
      return { move: 180, stay: 900 };
    case 'swap':
    case 'lone':
      return { move: 400, stay: 300 };
    case 'enter':
      return { move: 400, stay: 600 };
    case 'check':
    case 'flip':
    case 'reveal':
      return { move: 320, stay: READ + CARD };
    case 'lose_life':
    case 'gain_life':
      return { move: CARD, stay: 620 };
    case 'eliminated':
    case 'revive':
      return { move: 600, stay: READ };
    case 'turn':
      return { move: 400, stay: 0 };
    case 'event':
      return { move: 400, stay: READ };
    case 'game_over':
      return { move: 400, stay: READ };
    default:
      return { move: 120, stay: 400 };
  }
}

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

const isAimed = ({ target, seat }: News): boolean => target >= 0 && target !== seat;

export const HURRIED = 300;
/** More than this many waiting: each is shown for 300 ms at most. */
export const MOST_WAITING = 3;
/** The more wait, the less time each has: its share of this one. */
export const CATCH_UP = 2400;
/** More than this many waiting (back after a while): they are only written into the log. */
export const TOO_MANY = 24;
/** What befalls us without a choice can be read for this long, whatever waits. */
export const TOLD = 1800;

/**
 * How long news are shown, by speed (0: not at all), reduced motion, and how many wait behind it. `told`: it befalls us, and
 * is never hurried.
 */
export function timeOf(news: News, speed: number, reduced: boolean, waiting: number, told = false): Time {
  if (speed === 0 || (waiting > TOO_MANY && !told)) return { move: 0, stay: 0 };
  let { move, stay } = fullTime(news);
  if (reduced) move = AT_ONCE.has(news.kind) ? 0 : Math.min(move, 120);
  if (told) stay = Math.max(stay, TOLD - move);
  move /= speed;
  stay /= speed;
  const most = Math.min(HURRIED, CATCH_UP / (waiting + 1));
  if (waiting > MOST_WAITING && move + stay > most && !told) {
    const part = most / (move + stay);
    move *= part;
    stay *= part;
  }
  return { move, stay };
}

/** A step to show: its news, and what to do when they have been shown. */
export interface QueuedStep {
  news: readonly News[];
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
  #told = false;
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
    this.#told = false;
    this.landed = false;
    this.shown = null;
    this.waiting = 0;
  }

  /** Many wait: the news on show need not stay longer than the hurried time. */
  #hurry(): void {
    if (this.time.move + this.time.stay <= HURRIED || !this.shown || this.#told) return;
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
      const time = timeOf(news, speedNow() * this.speedFactor, reducedMotion(), this.waiting, told);
      const whole = time.move + time.stay;
      this.time = time;
      this.landed = time.move === 0;
      this.shown = whole > 0 ? news : null;
      this.#told = told;
      this.#onShow(news, whole === 0);
      if (this.#queue[0] !== showing) return; // Somebody has skipped or cleared meanwhile.
      if (whole === 0) continue;
      this.#after(time.move, () => this.#moved(showing, news, time.stay));
      return;
    }
    this.#reset();
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
    this.#told ||= held > 0;
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

/** The speed at which news are shown: nobody looks at a hidden page. */
const speedNow = (): number => (typeof document !== 'undefined' && document.hidden ? 0 : settings.speed);
const toldTime = (): number => (speedNow() > 0 ? TOLD / speedNow() : 0);
