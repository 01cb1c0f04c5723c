/** One person playing at one table of any game: what is chosen, what may be clicked, and why not the rest. */

import { getContext, setContext, untrack } from 'svelte';
import type { AimWord } from '../catalogue/actStyle';
import { announcer, plain } from '../device/announcer.svelte';
import { settings } from '../device/settings.svelte';
import type { TableConnection } from '../connection/tableConnection.svelte';
import type { Cardless } from '../connection/tableState.svelte';
import { listed, t } from '../device/texts.svelte';
import { catalogue } from '../catalogue/catalogue.svelte';
import { NOBODY, type AnyView, type News, type Question, type Sentence } from '../protocol/defaults';
import type { Card } from '../protocol/types';
import { slugOf } from '../catalogue/faces';
import { CoachHints } from './coachHints.svelte';
import * as choosing from './choosing';
import { NO_CARD, NOTHING, type Button, type Chosen, type Move, type Offer } from './choosing';
import type { Flight } from './flights';
import type { LogEntry, Heading } from './logEntries';

/** What the table page needs of a connection; the specimens have one without a server. */
export type AtTable = Pick<
  TableConnection,
  | 'code'
  | 'status'
  | 'info'
  | 'view'
  | 'question'
  | 'offers'
  | 'countdown'
  | 'log'
  | 'chat'
  | 'shown'
  | 'showTime'
  | 'since'
  | 'landed'
  | 'told'
  | 'idle'
  | 'handOver'
  | 'advice'
  | 'suspicions'
  | 'advise'
  | 'ready'
  | 'hurry'
  | 'speedUp'
  | 'answer'
  | 'interject'
  | 'take'
  | 'why'
  | 'say'
  | 'leave'
  | 'skip'
  | 'isHost'
  | 'mute'
  | 'silenced'
>;

/** Why something pointed at cannot be used: a hand card, a target, or the card at that target. */
export interface Refusal {
  card: number;
  target: number;
  /** What cannot be done without a card: `pass`. */
  verb: Cardless;
  text: Sentence;
}

export interface MiddleItem extends Offer {
  key: string;
  face: string;
}

/** How the table of a game goes on between two views: see `staging.ts` of each. */
export interface Staging<V extends AnyView> {
  flights(news: News, view: V): Flight[];
  /** Are these cards held up for all to see as long as the news are on show? */
  lifted(news: News): boolean;
  departed(view: V, flown: readonly Flight[]): V;
  arrived(view: V, news: News, flown: readonly Flight[]): V;
}

/** Something has happened, so a player who was asked in another player's turn has answered. */
const answered = <V extends AnyView>(view: V): V =>
  view.asked === view.turn ? view : { ...view, asked: NOBODY, asked_kind: '', asked_text: [] };

const THINKS_AFTER = 800;
const REASON_AFTER = 120;

export abstract class TableModel<V extends AnyView = AnyView> {
  readonly at: AtTable;
  readonly coachHints: CoachHints;
  /** Has a turn the phases draw, play and discard? */
  readonly hasPhases: boolean = true;
  chosen = $state.raw<Chosen>(NOTHING);
  refusal = $state.raw<Refusal | null>(null);
  /** An answer that is surely a slip, waiting to be confirmed. */
  doubt = $state.raw<{ option: number; text: Sentence } | null>(null);
  /** How many answers have been given here. */
  answered = $state(0);
  /** Who has been asked for more than a moment. */
  thinking = $state(NOBODY);
  #reasonTimer: ReturnType<typeof setTimeout> | undefined;

  /** The question in the bar. Questions that are asked elsewhere are left out. */
  question = $derived.by(() => (this.setAside(this.at.question) ? null : this.at.question));
  /** Which question it is: the same in another language. */
  questionNumber = $derived(this.question?.number ?? NOBODY);
  /** The last view that the server sent. */
  base = $derived.by<V | null>(() => (this.at.view ? this.own(this.at.view) : null));
  /** The server's view moved on by the news shown since, but for the last of them; and that one with its flights. */
  #moving = $derived.by<{ before: V; news: News | null; flights: Flight[] } | null>(() => {
    let before = this.base;
    if (!before) return null;
    const last = this.at.since.at(-1) ?? null;
    for (const news of this.at.since.slice(0, -1))
      before = this.staging.arrived(before, news, this.staging.flights(news, before));
    return { before, news: last, flights: last ? this.staging.flights(last, before) : [] };
  });
  /** The table on show: a view is never moved on by news of its own step, or of an older one. */
  view = $derived.by<V | null>(() => {
    if (!this.#moving) return null;
    const { before, news, flights } = this.#moving;
    if (!news) return before;
    const lifted = this.staging.lifted(news);
    const inAir = news === this.at.shown && (lifted || (flights.length > 0 && !this.at.landed));
    return answered(inAir ? this.staging.departed(before, flights) : this.staging.arrived(before, news, flights));
  });
  /** The cards in the air. */
  flying = $derived.by<{ news: News; flights: Flight[] } | null>(() => {
    const news = this.#moving?.news;
    return news && news === this.at.shown && this.#moving && !this.staging.lifted(news)
      ? { news, flights: this.#moving.flights }
      : null;
  });
  me = $derived(this.view?.seat ?? NOBODY);
  hand = $derived(this.view && this.me !== NOBODY ? this.handOf(this.view) : []);
  handIds = $derived(new Set(this.hand.map((card) => card.id)));
  playable = $derived(choosing.playable(this.question));
  targets = $derived(choosing.targets(this.question, this.chosen));
  buttons = $derived(choosing.buttons(this.question, this.chosen, this.handIds));
  /** Do players end their own turns in this game? */
  readonly endsTurns: boolean = false;
  endOption = $derived(choosing.endOfTurn(this.question));
  endRefused = $derived(this.endsTurns && choosing.endIsRefused(this.question));
  offered = $derived(this.offersOf(choosing.offers(this.question)));
  /** What every known card shows. */
  faces = $derived.by(() => {
    const found = new Map<number, string>();
    for (const card of [...(this.view ? this.cardsOf(this.view) : []), ...(this.question?.cards ?? [])])
      found.set(card.id, card.face);
    return found;
  });
  /** What lies in the middle instead of the piles: cards to pick from, or those that others pick from. */
  middle = $derived.by<MiddleItem[]>(() => {
    const { offered } = this;
    if (offered.length) {
      return offered.map((offer) => ({
        ...offer,
        key: offer.card !== NO_CARD ? `card ${offer.card}` : `${offer.seat} ${offer.deck} ${offer.back}`,
        face: this.faces.get(offer.card) ?? '',
      }));
    }
    return (this.view?.on_table ?? []).map((card) => ({
      ...choosing.NO_OFFER,
      key: `card ${card.id}`,
      card: card.id,
      face: card.face,
    }));
  });
  /** Is somebody to be clicked at? */
  aiming = $derived(this.targets.size > 0);
  /** The name of the chosen card or ability. */
  chosenName = $derived.by(() => {
    const face = this.faces.get(this.chosen.card);
    return catalogue.name(face ? slugOf(face) : this.chosen.ability);
  });
  /** The log as it is read. */
  logged = $derived.by<LogEntry[]>(() => (this.base ? this.entries(this.at.log, this.base) : []));

  constructor(at: AtTable) {
    this.at = at;
    this.coachHints = new CoachHints(this);
    $effect(() => {
      const { shown } = this.at;
      if (shown) untrack(() => this.noted(shown));
    });
    $effect(() => this.#wait(this.view?.asked ?? NOBODY));
    $effect(() => {
      void this.questionNumber;
      this.putBack();
      this.doubt = null;
    });
  }

  // What each game knows of itself.

  /** The view, if it is one of this game. */
  protected abstract own(view: AnyView): V | null;
  protected abstract get staging(): Staging<V>;
  protected abstract handOf(view: V): readonly Card[];
  /** Every card that can be seen. */
  protected abstract cardsOf(view: V): Iterable<Card>;
  protected abstract entries(log: readonly News[], view: V): LogEntry[];
  /** Whom a card is aimed at, by name. */
  abstract targetName(target: number): string;
  /** How the question “whom?” is put for what is used. */
  abstract aimWord(slug: string): AimWord;
  /** The hint below that question. */
  abstract aimHint(word: AimWord, names: string, count: number): string;
  /** The heading of a turn in the log. */
  abstract headline(heading: Heading): string;
  /** What of the cards on offer is laid out in the middle. */
  protected offersOf(offers: Offer[]): Offer[] {
    return offers;
  }
  /** Is this question put elsewhere than in the bar? */
  protected setAside(_question: Question | null): boolean {
    return false;
  }
  /** News have come on show. */
  protected noted(_news: News): void {}

  // Words.

  name(seat: number): string {
    return this.at.info?.seats[seat]?.name || t('web-table-seat', { number: seat + 1 });
  }
  /** Whose turn it is. */
  turnOf(seat: number): string {
    return seat === this.me ? t('web-table-your-turn') : t('web-table-turn-of', { name: this.name(seat) });
  }
  targetNames(targets: Iterable<number>): string {
    return listed([...targets].map((target) => this.targetName(target)));
  }

  // Choosing.

  pickCard(card: number): void {
    if (!this.question || this.question.forced) return void this.explain(card, NOBODY);
    const move = choosing.pickCard(this.question, this.chosen, card);
    if (move) this.#make(move);
    else void this.explain(card, NOBODY);
  }

  pickTarget(target: number): void {
    const move = this.question && choosing.pickTarget(this.question, this.chosen, target);
    if (move) this.#make(move);
    else if (choosing.isChosen(this.chosen)) void this.explain(this.chosen.card, target);
  }

  press(button: Button): void {
    this.#make(button.answers ? { answer: button.option } : { chosen: button.chosen });
  }

  /** Enter, or a card dropped on the table. */
  playChosen(): boolean {
    const move = this.question && choosing.playChosen(this.question, this.chosen);
    if (move) this.#make(move);
    return Boolean(move);
  }

  endTurn(): void {
    if (this.endOption >= 0) this.give(this.endOption);
    else if (this.endRefused) void this.explain(NO_CARD, NOBODY, 'pass');
  }

  putBack(): void {
    this.chosen = NOTHING;
    this.refusal = null;
  }

  give(option: number, sure = false): void {
    const toConfirm = this.question?.options[option]?.confirm ?? [];
    if (!sure && settings.confirmSlips && toConfirm.length) {
      this.doubt = { option, text: toConfirm };
      return;
    }
    this.doubt = null;
    this.answered += 1;
    this.at.answer(option);
  }

  #make(move: Move): void {
    this.refusal = null;
    if ('answer' in move) this.give(move.answer);
    else this.chosen = move.chosen;
  }

  // Why not.

  /** Something is pointed at: after a moment, say why it cannot be used, if so. */
  point(card: number, target: number): void {
    clearTimeout(this.#reasonTimer);
    const usable = target === NOBODY ? !this.question || this.playable.has(card) : this.targets.has(target);
    const legal = usable || (target !== NOBODY && !choosing.isChosen(this.chosen));
    if (legal) this.refusal = null;
    else this.#reasonTimer = setTimeout(() => void this.explain(card, target), REASON_AFTER);
  }

  /** The button that ends the turn is pointed at: after a moment, say why it does not. */
  pointAtEnd(): void {
    clearTimeout(this.#reasonTimer);
    if (this.endRefused) this.#reasonTimer = setTimeout(() => void this.explain(NO_CARD, NOBODY, 'pass'), REASON_AFTER);
  }

  unpoint(): void {
    clearTimeout(this.#reasonTimer);
    this.refusal = null;
  }

  async explain(card: number, target: number, verb: Cardless = ''): Promise<void> {
    const text = await this.#reason(card, target, verb);
    if (!text.length) return;
    this.refusal = { card, target, verb, text };
    announcer.say(plain(text));
  }

  async #reason(card: number, target: number, verb: Cardless): Promise<Sentence> {
    const say = (key: string, args: Record<string, string> = {}): Sentence => [
      { text: t(key, args), seat: NOBODY, card: '', entry: '' },
    ];
    const name = target === NOBODY ? '' : this.targetName(target);
    const question = this.question;
    if (!question) return target === NOBODY && this.view && this.me !== NOBODY ? say('web-table-why-not-asked') : [];
    const told = card !== NO_CARD || verb ? await this.at.why(card, target, verb) : [];
    if (told.length) return told;
    if (question.forced) return say('web-table-why-forced');
    if (target !== NOBODY) return say('web-table-why-no-target', { name });
    return say(question.kind === 'play' ? 'web-table-why-card' : 'web-table-why-other-answer');
  }

  // What happens.

  #wait(asked: number): () => void {
    this.thinking = NOBODY;
    const timer = setTimeout(() => (this.thinking = asked), THINKS_AFTER);
    return () => clearTimeout(timer);
  }
}

const KEY = Symbol('playing');
export const provideTable = <P extends TableModel>(table: P): P => setContext(KEY, table);
/** The one who plays, for what every game has: hand, question, log. */
export const useTable = <P extends TableModel = TableModel>(): P => getContext<P>(KEY);
