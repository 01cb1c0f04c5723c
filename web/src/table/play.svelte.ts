/** One person playing at one table: what is on the table now, what is chosen, what may be clicked, and why not the rest. */

import { getContext, setContext } from 'svelte';
import { guessesOf } from '../lib/guesses.svelte';
import { live, plain } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableConnection } from '../lib/tableSocket.svelte';
import { listed, t } from '../lib/texts.svelte';
import { things } from '../lib/things.svelte';
import { NOBODY, type News, type Sentence, type SeatView, type View } from '../lib/whole';
import { slugOf } from '../cards/faces';
import * as choosing from './choosing';
import { NO_CARD, NOTHING, type Button, type Chosen, type Move, type Offer } from './choosing';
import { arrived, departed, flights, shotOf, type Flight } from './staging';

/** What the table page needs of a connection; the specimens have one without a server. */
export type AtTable = Pick<
  TableConnection,
  | 'code' | 'status' | 'info' | 'view' | 'question' | 'offers' | 'countdown' | 'log' | 'chat' | 'shown' | 'showTime'
  | 'settled' | 'ready' | 'answer' | 'interject' | 'why' | 'say' | 'leave' | 'skip'
>;

/** Why something pointed at cannot be used: a hand card, a player, or the card at that player. */
export interface Refusal {
  card: number;
  seat: number;
  text: Sentence;
}

export interface MiddleItem extends Offer {
  key: string;
  face: string;
}

const THINKS_AFTER = 800;
const REASON_AFTER = 120;
const SHOT_FADES = 1400;

export class Play {
  readonly at: AtTable;
  chosen = $state.raw<Chosen>(NOTHING);
  refusal = $state.raw<Refusal | null>(null);
  /** An answer that is surely a slip, waiting to be confirmed. */
  doubt = $state.raw<{ option: number; text: Sentence } | null>(null);
  /** How many answers have been given here. */
  answered = $state(0);
  /** Who has been asked for more than a moment. */
  thinking = $state(NOBODY);
  /** The last shot while it is on show or not yet answered. */
  shot = $state.raw<{ from: number; to: number; n: number } | null>(null);
  /** The news shown since the server's last view, and that view. */
  #told = $state.raw<{ view: View; news: News[] } | null>(null);
  #asking: ReturnType<typeof setTimeout> | undefined;
  #shots = 0;

  question = $derived.by(() => this.at.question);
  /** Which question it is: the same in another language. */
  asking = $derived(this.question?.number ?? NOBODY);
  /** The server's view, moved on by the news that have been shown since. */
  view = $derived.by<View | null>(() => {
    const base = this.at.view;
    if (!base || this.#told?.view !== base) return base;
    let now = base;
    for (const [at, news] of this.#told.news.entries()) {
      const flown = flights(news, now, stays);
      const onShow = at === this.#told.news.length - 1 && news === this.at.shown;
      now = onShow && flown.length ? departed(now, flown) : arrived(now, news, flown);
    }
    return now;
  });
  /** The cards in the air. */
  flying = $derived.by<{ news: News; flights: Flight[] } | null>(() => {
    const news = this.at.shown;
    const base = this.at.view;
    return news && base ? { news, flights: flights(news, base, stays) } : null;
  });
  me = $derived(this.view?.seat ?? NOBODY);
  count = $derived(this.view?.seats.length ?? 0);
  /** The seat at the foot of the table: one's own, for onlookers the Sheriff's. */
  foot = $derived.by(() => {
    if (this.me !== NOBODY) return this.me;
    return Math.max(0, this.view?.seats.findIndex((player) => player.role === 'sheriff') ?? 0);
  });
  /** The others in turn order, clockwise from the left of the foot. */
  others = $derived(Array.from({ length: Math.max(0, this.count - 1) }, (_, k) => (this.foot + 1 + k) % this.count));
  hand = $derived(this.me === NOBODY ? [] : (this.view?.seats[this.me]?.hand ?? []));
  handIds = $derived(new Set(this.hand.map((card) => card.id)));
  playable = $derived(choosing.playable(this.question));
  targets = $derived(choosing.targets(this.question, this.chosen));
  buttons = $derived(choosing.buttons(this.question, this.chosen, this.handIds));
  endOption = $derived(choosing.endOfTurn(this.question));
  offered = $derived(choosing.offers(this.question));
  /** What lies in the middle instead of the piles: cards to pick from, or those that others pick from. */
  middle = $derived.by<MiddleItem[]>(() => {
    const { offered } = this;
    if (offered.length) {
      return offered.map((offer) => ({
        ...offer,
        key: offer.card !== NO_CARD ? `card ${offer.card}` : `${offer.seat} ${offer.deck}`,
        face: this.faces.get(offer.card) ?? '',
      }));
    }
    const open = this.view?.table ?? [];
    return open.map((card) => ({ key: `card ${card.id}`, option: -1, card: card.id, seat: NOBODY, deck: false, face: card.face }));
  });
  /** The draw! on show. */
  drawn = $derived.by(() => (['check', 'flip'].includes(this.at.shown?.kind ?? '') ? this.at.shown : null));
  /** Is somebody to be clicked at? */
  aiming = $derived(this.targets.size > 0);
  /** What every known card shows. */
  faces = $derived.by(() => {
    const found = new Map<number, string>();
    const view = this.view;
    for (const player of view?.seats ?? []) for (const card of [...player.hand, ...player.in_play]) found.set(card.id, card.face);
    for (const card of [...(view?.table ?? []), ...(this.question?.cards ?? [])]) found.set(card.id, card.face);
    if (view?.discard) found.set(view.discard.id, view.discard.face);
    return found;
  });
  /** Is the shot still on show or to be answered? */
  shotHeld = $derived.by(() => {
    const kind = this.at.shown?.kind ?? '';
    return this.at.view?.asked_kind === 'dodge' || ['play', 'use', 'reply', 'missed', 'check', 'flip'].includes(kind);
  });
  /** The line to draw: the last shot, or the one that one is asked about. */
  shotLine = $derived.by(() => {
    if (this.shot) return this.shot;
    const { question } = this;
    return question?.kind === 'dodge' && question.by >= 0 && question.by !== this.me ? { from: question.by, to: this.me, n: 0 } : null;
  });
  guesses = $derived.by(() => guessesOf(this.at.code, this.at.info?.game ?? 0));

  constructor(at: AtTable) {
    this.at = at;
    $effect(() => this.#note(this.at.shown, this.at.view));
    $effect(() => this.#wait(this.view?.asked ?? NOBODY));
    $effect(() => {
      if (!this.shot || this.shotHeld) return;
      const timer = setTimeout(() => (this.shot = null), SHOT_FADES);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      void this.asking;
      this.putBack();
      this.doubt = null;
    });
  }

  // Words.

  name(seat: number): string {
    const place = this.at.info?.places[seat];
    return place?.name || things.name(this.view?.seats[seat]?.characters[0] ?? '') || t('web-table-seat', { number: seat + 1 });
  }
  names(seats: Iterable<number>): string {
    const list = [...seats].map((seat) => (seat === this.me ? t('web-table-yourself') : this.name(seat)));
    return listed(list);
  }
  seat(seat: number): SeatView | undefined {
    return this.view?.seats[seat];
  }
  /** The name of the chosen card or ability. */
  chosenName = $derived.by(() => {
    const face = this.faces.get(this.chosen.card);
    return things.name(face ? slugOf(face) : this.chosen.ability);
  });

  // Choosing.

  pickCard(card: number): void {
    if (!this.question || this.question.forced) return void this.explain(card, NOBODY);
    const move = choosing.pickCard(this.question, this.chosen, card);
    if (move) this.#make(move);
    else void this.explain(card, NOBODY);
  }

  pickSeat(seat: number): void {
    const move = this.question && choosing.pickTarget(this.question, this.chosen, seat);
    if (move) this.#make(move);
    else if (choosing.isChosen(this.chosen)) void this.explain(this.chosen.card, seat);
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
  }

  putBack(): void {
    this.chosen = NOTHING;
    this.refusal = null;
  }

  give(option: number, sure = false): void {
    const doubtful = this.question?.options[option]?.doubtful ?? [];
    if (!sure && settings.confirmSlips && doubtful.length) {
      this.doubt = { option, text: doubtful };
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
  point(card: number, seat: number): void {
    clearTimeout(this.#asking);
    const usable = seat === NOBODY ? !this.question || this.playable.has(card) : this.targets.has(seat);
    const legal = usable || (seat !== NOBODY && !choosing.isChosen(this.chosen));
    if (legal) this.refusal = null;
    else this.#asking = setTimeout(() => void this.explain(card, seat), REASON_AFTER);
  }

  unpoint(): void {
    clearTimeout(this.#asking);
    this.refusal = null;
  }

  async explain(card: number, seat: number): Promise<void> {
    const text = await this.#reason(card, seat);
    if (!text.length) return;
    this.refusal = { card, seat, text };
    live.say(plain(text));
  }

  async #reason(card: number, seat: number): Promise<Sentence> {
    const say = (key: string, args: Record<string, string> = {}): Sentence => [{ text: t(key, args), seat: NOBODY, card: '', thing: '' }];
    const question = this.question;
    if (!question) return seat === NOBODY && this.view && this.me !== NOBODY ? say('web-table-why-not-asked') : [];
    if (question.forced) return say('web-table-why-forced');
    if (question.kind !== 'play') return say(seat === NOBODY ? 'web-table-why-other-answer' : 'web-table-why-no-target', { name: seat === NOBODY ? '' : this.name(seat) });
    if (card === NO_CARD) return say('web-table-why-no-target', { name: this.name(seat) });
    const told = await this.at.why(card, seat);
    if (told.length) return told;
    return say(seat === NOBODY ? 'web-table-why-card' : 'web-table-why-no-target', { name: seat === NOBODY ? '' : this.name(seat) });
  }

  // What happens.

  #note(shown: News | null, view: View | null): void {
    if (!view || !shown) return;
    const before = this.#told?.view === view ? this.#told.news : [];
    if (before.at(-1) !== shown) this.#told = { view, news: [...before, shown] };
    const shot = shotOf(shown, (slug) => choosing.aimWord(slug) === 'shoot');
    if (shot && before.at(-1) !== shown) this.shot = { ...shot, n: ++this.#shots };
  }

  #wait(asked: number): () => void {
    this.thinking = NOBODY;
    const timer = setTimeout(() => (this.thinking = asked), THINKS_AFTER);
    return () => clearTimeout(timer);
  }
}

const stays = (slug: string): boolean => ['blue', 'green'].includes(things.get(slug)?.colour ?? '');

const KEY = Symbol('play');
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
