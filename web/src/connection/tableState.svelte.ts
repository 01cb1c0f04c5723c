/** What the server has told of one table, in the pace in which it is shown. */

import type { Clock, DealProof, HandOver, Hindsight, Refused, Said, Suspicion, Welcome, Why } from '../protocol/types';
import { Countdown } from './countdown.svelte';
import { NewsQueue } from './newsQueue.svelte';
import { newsTime, type Time } from './newsTime';
import { Chat } from './chat.svelte';
import {
  NOBODY,
  type Advice,
  type AnyView,
  type News,
  type Option,
  type Question,
  type Sentence,
  type ServerMessage,
  type Snapshot,
  type Step,
  type TableInfo,
} from '../protocol/defaults';

/** What the page around it wants to hear, for sounds and live regions. */
export interface TableListeners {
  /** News are shown; `quiet`: they are passed over. */
  shown?(news: News, quiet: boolean): void;
  /** Does this happen to the viewer without a choice of their own? Then it gets a sentence, and is never hurried. */
  happensToViewer?(news: News, view: AnyView | null): boolean;
  /** News are told in words. */
  logged?(news: News): void;
  /** We are asked something new. */
  asked?(question: Question): void;
  refused?(refusal: Refused): void;
  said?(line: Said): void;
}

/** `forced`: a question with one answer, which goes by itself. */
export interface Told {
  text: Sentence;
  forced: boolean;
}

export const MOST_LOG = 400;

/** Cards that are held up for all to see, face down at first. */
const TURNED_UP = new Set(['check', 'flip', 'reveal']);
const AIMED = new Set(['play', 'use', 'hit']);

export abstract class TableState {
  welcome = $state.raw<Welcome | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** The news shown since that view, which it does not hold yet: together they are the table on show. */
  since = $state.raw<readonly News[]>([]);
  /** What befalls us, to be read in the bar before anything else. */
  told = $state.raw<Told | null>(null);
  question = $state.raw<Question | null>(null);
  offers = $state.raw<Option[]>([]);
  /** The clock as the server told it; `countdown` counts it down. */
  clock = $state.raw<Clock | null>(null);
  readonly countdown = new Countdown();
  log = $state.raw<News[]>([]);
  readonly chat = new Chat();
  refusal = $state.raw<Refused | null>(null);
  deal = $state.raw<DealProof | null>(null);
  /** At a hot seat: to whom the device goes now. */
  handOver = $state.raw<HandOver | null>(null);
  /** What the coach says of the table as it is, and whom they suspected when they were asked last. */
  advice = $state.raw<Advice | null>(null);
  suspicions = $state.raw<readonly Suspicion[]>([]);
  /** After a game: what the coach held when. */
  hindsight = $state.raw<Hindsight | null>(null);

  protected newsQueue = new NewsQueue(
    (news, quiet) => this.#show(news, quiet),
    () => this.#log(),
  );
  /** News on show whose words would tell what the card shows that is still face down. */
  #unsaid: News | null = null;
  /** The number of the last step heard, and of the last one applied; -1: none, a snapshot is needed. */
  protected heard = -1;
  protected applied = -1;
  /** Which game of the table those numbers belong to, and whether this line has told a snapshot. */
  protected game = 0;
  #fresh = false;
  /** The question answered last, until a step tells that the answer counts. */
  protected given: Question | null = null;
  #whys = new Map<string, ((text: Sentence) => void)[]>();
  #listeners: TableListeners;

  constructor(listeners: TableListeners) {
    this.#listeners = listeners;
  }

  /** Something was missed: reconnect, and continue from the last known step. */
  protected abstract gap(): void;

  /** The news on show now, and for how long. */
  get shown(): News | null {
    return this.newsQueue.shown;
  }
  get showTime(): Time {
    return this.newsQueue.time;
  }
  /** Have they moved? */
  get landed(): boolean {
    return this.newsQueue.landed;
  }
  /** How many news wait to be shown. */
  get waiting(): number {
    return this.newsQueue.waiting;
  }
  /** Is everything told also shown? */
  get idle(): boolean {
    return !this.newsQueue.busy;
  }
  /** One's own seat; -1 for a spectator. */
  get seat(): number {
    return this.welcome?.seat ?? this.view?.seat ?? NOBODY;
  }
  get isHost(): boolean {
    return this.welcome?.host ?? false;
  }

  /** Why the viewer may not talk here, if so: they are muted, or only seated players may. */
  get silenced(): '' | 'muted' | 'seated' {
    if (!this.info || this.isHost) return '';
    const { me } = this.chat;
    const mine = this.info.muted.some(({ who, seat }) => who === me || (seat !== NOBODY && seat === this.seat));
    if (mine) return 'muted';
    return this.info.talk === 'seated' && this.seat === NOBODY && !this.info.hot_seat ? 'seated' : '';
  }

  /** Show everything to its end, now. */
  skip(): void {
    this.newsQueue.skip();
  }

  /** Multiply the speed of news in the settings. With 0 no news are shown, only the current table. */
  speedUp(times: number): void {
    this.newsQueue.speedFactor = times;
    if (times === 0) this.newsQueue.skip();
  }

  /** A new line begins. */
  protected opened(): void {
    this.#fresh = false;
  }

  protected hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.welcome = message;
        this.chat.begin(message.code);
        break;
      case 'hand_over':
        this.newsQueue.add({ news: [], apply: () => (this.handOver = message) });
        break;
      case 'table':
        this.#table(message);
        break;
      case 'snapshot':
        this.#snapshot(message);
        break;
      case 'step':
        this.#step(message);
        break;
      case 'clock': {
        const at = Date.now();
        this.newsQueue.add({ news: [], apply: () => this.#setClock(message.clock, at) });
        break;
      }
      case 'said':
        if (this.chat.take(message)) this.#listeners.said?.(message);
        break;
      case 'why_not':
        this.explain(whyKey(message.card, message.target, message.verb), message.text);
        break;
      case 'advice':
        this.#advised(message);
        break;
      case 'hindsight':
        this.hindsight = message;
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'deal_proof':
        this.deal = message;
        break;
      case 'pong':
        break;
    }
  }

  #table(info: TableInfo): void {
    if (info.game_number !== this.game) {
      this.game = info.game_number;
      this.deal = null;
      this.advice = this.hindsight = null;
      this.suspicions = [];
      if (!this.#fresh) this.heard = -1; // What is held belongs to an older game: only a snapshot will do.
    }
    this.info = info;
  }

  #snapshot(told: Snapshot): void {
    this.#fresh = true;
    if (told.view.seat !== NOBODY) this.handOver = null; // From here on nothing is left of what the other one was told.
    this.newsQueue.clear();
    this.#unsaid = null;
    this.heard = told.n;
    this.log = told.log;
    this.#apply(told, Date.now());
  }

  #step(step: Step): void {
    if (this.heard >= 0 && step.n <= this.heard) return;
    if (this.heard < 0 || step.n !== this.heard + 1) return this.gap();
    this.heard = step.n;
    this.given = null;
    this.question = null; // If we have not answered it, somebody has for us: the clock, or another window.
    this.offers = [];
    const at = Date.now();
    this.newsQueue.add({
      news: step.news,
      time: (news) => newsTime(news, this.view, this.info),
      applyEarly: (last) => step.question !== null && this.#readBeside(last),
      told: (news) => this.#happensToViewer(news),
      held: step.question?.forced ?? false,
      apply: () => this.#apply(step, at),
    });
  }

  #apply(told: Snapshot | Step, at: number): void {
    const latest = told.n === this.heard;
    this.#log();
    this.applied = told.n;
    this.advice = null;
    this.given = null;
    this.view = told.view;
    this.since = [];
    this.told = told.question?.forced ? { text: told.question.text, forced: true } : null;
    this.offers = latest ? told.offers : [];
    this.question = latest ? told.question : null;
    this.#setClock(told.clock, at);
    if (this.question) this.#listeners.asked?.(this.question);
  }

  #setClock(clock: Clock | null, at: number): void {
    this.clock = clock;
    this.countdown.set(clock, at);
  }

  #show(news: News, quiet: boolean): void {
    const turns = TURNED_UP.has(news.kind);
    this.#log();
    this.#unsaid = news;
    this.since = [...this.since, news];
    this.told = !quiet && !turns && this.#happensToViewer(news) ? { text: news.text, forced: false } : null;
    if (quiet || !turns || this.newsQueue.landed) this.#log();
    this.#listeners.shown?.(news, quiet);
  }

  #happensToViewer(news: News): boolean {
    return this.#listeners.happensToViewer?.(news, this.view) ?? false;
  }

  /**
   * May one be asked while these are still to be read? What has been turned up lies large on the table meanwhile, and what
   * is aimed at us the question tells again.
   */
  #readBeside(news: News): boolean {
    return TURNED_UP.has(news.kind) || AIMED.has(news.kind) || !this.#happensToViewer(news);
  }

  /** The news on show go into the log, if they are not there yet. */
  #log(): void {
    const news = this.#unsaid;
    if (!news) return;
    this.#unsaid = null;
    this.log = [...this.log.slice(-MOST_LOG + 1), news];
    this.#listeners.logged?.(news);
  }

  /** Advice may be of a step that is still to be shown. */
  #advised(advice: Advice): void {
    const apply = (): void => {
      if (advice.n !== this.applied) return;
      this.advice = advice;
      this.suspicions = advice.suspicions;
    };
    if (advice.n <= this.applied) apply();
    else this.newsQueue.add({ news: [], apply });
  }

  #refused(refusal: Refused): void {
    this.refusal = refusal;
    const given = this.given;
    this.given = null;
    if (given && refusal.code !== 'stale' && this.applied === this.heard) this.question = given;
    this.#listeners.refused?.(refusal);
  }

  /** Somebody waits to be told why something can't be done. */
  protected awaitWhy(key: string, tell: (text: Sentence) => void): void {
    this.#whys.set(key, [...(this.#whys.get(key) ?? []), tell]);
  }

  protected explain(key: string, text: Sentence): void {
    for (const tell of this.#whys.get(key) ?? []) tell(text);
    this.#whys.delete(key);
  }

  /** Nobody will tell any more. */
  protected explainNothing(): void {
    for (const key of [...this.#whys.keys()]) this.explain(key, []);
  }
}

/** What can be asked about without a card: to `pass`, and to `swap` in The Duel. */
export type Cardless = NonNullable<Why['verb']>;

/** What is asked about, as a key. */
export const whyKey = (card: number, target: number, verb: string): string => `${card}.${target}.${verb}`;
