/** One person playing at one table of The Duel. What a card is aimed at is a character, by id. */

import { duelView } from './duelView';
import { actStyle, type AimWord } from '../../catalogue/actStyle';
import { device } from '../../device/device.svelte';
import { t } from '../../device/texts.svelte';
import { catalogue } from '../../catalogue/catalogue.svelte';
import {
  NOBODY,
  type AnyView,
  type DuelCharacter,
  type DuelSide,
  type DuelView,
  type News,
} from '../../protocol/defaults';
import type { Card } from '../../protocol/types';
import { freeSwap, type Offer } from '../../table/choosing';
import type { LogEntry, Heading } from '../../table/logEntries';
import { TableModel, useTable, type AtTable, type Staging } from '../../table/tableModel.svelte';
import { arrived, departed, find, flights, lifted } from './staging';

const SHOT_FADES = 1400;
/** While one of these is on show, the hit is not over. */
const OF_A_HIT = new Set(['hit', 'use', 'avoid', 'flip', 'reveal', 'discard']);
const STAGING: Staging<DuelView> = { flights, lifted, departed, arrived };

export class DuelTable extends TableModel<DuelView> {
  override readonly endsTurns = true;
  /** The last hit while it is on show or not yet answered: from one character to another. */
  shot = $state.raw<{ from: number; to: number; n: number } | null>(null);
  #shots = 0;

  /** The side at the foot of the table: the viewer's own, for spectators the Law. */
  foot = $derived(this.me === NOBODY ? 0 : this.me);
  /** The reveal on show. */
  revealed = $derived.by(() =>
    ['reveal', 'flip', 'show'].includes(this.at.shown?.kind ?? '') && this.at.shown?.cards.length
      ? this.at.shown
      : null,
  );
  shotHeld = $derived.by(() => this.base?.asked_kind === 'avoid' || OF_A_HIT.has(this.at.shown?.kind ?? ''));
  shotLine = $derived.by(() => {
    if (this.shot) return this.shot;
    const { question } = this;
    if (question?.kind !== 'avoid' || question.by < 0) return null;
    const from = this.activeOf(question.by);
    return from === NOBODY || from === question.about ? null : { from, to: question.about, n: 0 };
  });
  /** The option that moves the own token, or -1. */
  swapOption = $derived(freeSwap(this.question));
  /** Cards in play that can be clicked where they lie. */
  usableEquipment = $derived.by(() => {
    const worn = (this.view?.sides ?? []).flatMap((side) =>
      side.characters.flatMap((who) => who.equipment.map((card) => card.id)),
    );
    return new Set(worn.filter((card) => this.playable.has(card)));
  });

  constructor(at: AtTable) {
    super(at);
    $effect(() => {
      if (!this.shot || this.shotHeld) return;
      const timer = setTimeout(() => (this.shot = null), SHOT_FADES);
      return () => clearTimeout(timer);
    });
  }

  protected own(view: AnyView): DuelView | null {
    return duelView(view);
  }
  protected get staging(): Staging<DuelView> {
    return STAGING;
  }
  protected handOf(view: DuelView): readonly Card[] {
    return view.sides[view.seat]?.hand ?? [];
  }
  protected cardsOf(view: DuelView): Card[] {
    const held = view.sides.flatMap((side) => [...side.hand, ...side.characters.flatMap((who) => who.equipment)]);
    return [...held, ...view.on_table, ...(view.discard ? [view.discard] : [])];
  }
  /** On the desktop, cards in play are picked where they lie. */
  protected override offersOf(offers: Offer[]): Offer[] {
    return device.isDesktop ? offers.filter((offer) => !this.usableEquipment.has(offer.card)) : offers;
  }
  protected override noted(news: News): void {
    const aimed = news.kind === 'hit' && news.seat >= 0;
    const from = aimed ? this.activeOf(news.seat) : NOBODY;
    if (from !== NOBODY && from !== news.target) this.shot = { from, to: news.target, n: ++this.#shots };
  }
  /** Turns are headings; the turn number is what the news tell. */
  protected entries(log: readonly News[]): LogEntry[] {
    return log.map((news, key) => ({
      key,
      news,
      heading: news.kind === 'turn' ? { round: news.amount, seat: news.seat } : null,
    }));
  }

  side(seat: number): DuelSide | undefined {
    return this.view?.sides[seat];
  }
  character(id: number): DuelCharacter | undefined {
    return this.view ? find(this.view, id)?.who : undefined;
  }
  activeOf(seat: number): number {
    return this.side(seat)?.characters.find((who) => who.active)?.id ?? NOBODY;
  }
  sideName(seat: number): string {
    return t(`web-duel-side-${this.side(seat)?.side === 'outlaw' ? 'outlaw' : 'law'}`);
  }

  swap(): void {
    if (this.swapOption >= 0) this.give(this.swapOption);
  }

  override targetName(target: number): string {
    return catalogue.name(this.character(target)?.slug ?? '');
  }
  aimWord(slug: string): AimWord {
    return catalogue.get(slug)?.colour === 'blue' ? 'equip' : actStyle(slug).aim;
  }
  aimHint(_word: AimWord, names: string, count: number): string {
    return t('web-table-hint-targets', { names, count });
  }
  headline(heading: Heading): string {
    return t('web-duel-turn-of-side', { turn: heading.round, side: this.sideName(heading.seat) });
  }
}

export const useDuelTable = (): DuelTable => useTable<DuelTable>();
