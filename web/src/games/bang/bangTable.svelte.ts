/** One person playing at one table of BANG!. */

import { bangView } from './bangView';
import { actStyle, type AimWord } from '../../catalogue/actStyle';
import { guessesOf } from './guesses.svelte';
import { listed, t } from '../../device/texts.svelte';
import { catalogue } from '../../catalogue/catalogue.svelte';
import { NOBODY, type AnyView, type News, type Question, type SeatView, type View } from '../../protocol/defaults';
import type { Card } from '../../protocol/types';
import { Estate } from './estate.svelte';
import { isEstate } from './estateQuestion';
import { logEntries, type LogEntry, type Heading } from '../../table/logEntries';
import { TableModel, useTable, type Staging } from '../../table/tableModel.svelte';
import { arrived, departed, flights, lifted, shotOf } from './staging';

const SHOT_FADES = 1400;
const STAGING: Staging<View> = { flights, lifted, departed, arrived };

export class BangTable extends TableModel<View> {
  override readonly endsTurns = true;
  /** The last shot while it is on show or not yet answered. */
  shot = $state.raw<{ from: number; to: number; n: number } | null>(null);
  #shots = 0;

  count = $derived(this.view?.seats.length ?? 0);
  /** The seat at the foot of the table: the viewer's own, for spectators the Sheriff's. */
  foot = $derived.by(() => {
    if (this.me !== NOBODY) return this.me;
    return Math.max(0, this.view?.seats.findIndex((player) => player.role === 'sheriff') ?? 0);
  });
  /** The others in turn order, clockwise from the left of the foot. */
  others = $derived(Array.from({ length: Math.max(0, this.count - 1) }, (_, k) => (this.foot + 1 + k) % this.count));
  /** The draw! on show. */
  drawn = $derived.by(() => (['check', 'flip'].includes(this.at.shown?.kind ?? '') ? this.at.shown : null));
  /** Is the shot still on show or to be answered? */
  shotHeld = $derived.by(() => {
    const kind = this.at.shown?.kind ?? '';
    return this.at.view?.asked_kind === 'dodge' || ['play', 'use', 'reply', 'missed', 'check', 'flip'].includes(kind);
  });
  /** The line to draw: the last shot, or the one that one is asked about. */
  shotLine = $derived.by(() => {
    if (this.shot) return this.shot;
    const { question } = this;
    return question?.kind === 'dodge' && question.by >= 0 && question.by !== this.me
      ? { from: question.by, to: this.me, n: 0 }
      : null;
  });
  guesses = $derived.by(() => guessesOf(this.at.code, this.at.info?.game_number ?? 0));

  readonly estate: Estate;

  constructor(...given: ConstructorParameters<typeof TableModel>) {
    super(...given);
    this.estate = new Estate(this.at);
    $effect(() => {
      if (!this.shot || this.shotHeld) return;
      const timer = setTimeout(() => (this.shot = null), SHOT_FADES);
      return () => clearTimeout(timer);
    });
  }

  protected own(view: AnyView): View | null {
    return bangView(view);
  }
  protected get staging(): Staging<View> {
    return STAGING;
  }
  protected handOf(view: View): readonly Card[] {
    return view.seats[view.seat]?.hand ?? [];
  }
  protected cardsOf(view: View): Card[] {
    const held = view.seats.flatMap((player) => [...player.hand, ...player.in_play]);
    return [...held, ...view.on_table, ...(view.discard ? [view.discard] : [])];
  }
  protected entries(log: readonly News[], view: View): LogEntry[] {
    return logEntries(log, view);
  }
  protected override setAside(question: Question | null): boolean {
    return isEstate(question, this.at.view);
  }
  protected override noted(news: News): void {
    const shot = shotOf(news);
    if (shot) this.shot = { ...shot, n: ++this.#shots };
  }

  seat(seat: number): SeatView | undefined {
    return this.view?.seats[seat];
  }
  override name(seat: number): string {
    return this.at.info?.seats[seat]?.name || catalogue.name(this.seat(seat)?.characters[0] ?? '') || super.name(seat);
  }
  override targetName(target: number): string {
    return this.name(target);
  }
  override targetNames(targets: Iterable<number>): string {
    return listed([...targets].map((seat) => (seat === this.me ? t('web-table-yourself') : this.name(seat))));
  }
  aimWord(slug: string): AimWord {
    return actStyle(slug).aim;
  }
  aimHint(word: AimWord, names: string, count: number): string {
    return t(word === 'shoot' ? 'web-table-hint-reach' : 'web-table-hint-targets', { names, count });
  }
  headline(heading: Heading): string {
    const whose = this.turnOf(heading.seat);
    return heading.round > 0 ? t('web-table-round-turn', { round: heading.round, turn: whose }) : whose;
  }
}

export const useBangTable = (): BangTable => useTable<BangTable>();
