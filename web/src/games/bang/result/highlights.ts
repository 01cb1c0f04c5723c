/** What was remarkable about a game, counted from its log. */

import { catalogue } from '../../../catalogue/catalogue.svelte';
import { NOBODY, type News, type View } from '../../../protocol/defaults';

export type HighlightKind = 'shots' | 'luck' | 'damage' | 'gain' | 'blast';

/** One fact: about whom, and the numbers of its sentence; `thing` is a slug. */
export interface Highlight {
  kind: HighlightKind;
  seat: number;
  numbers: Record<string, number>;
  thing: string;
}

const highlight = (kind: HighlightKind, seat: number, numbers: Record<string, number>, thing = ''): Highlight => ({
  kind,
  seat,
  numbers,
  thing,
});

export function highlightsOf(log: readonly News[]): Highlight[] {
  return [shots(log), luck(log), damage(log), gain(log), blast(log)].filter((found) => found !== null);
}

/** Does the log go back to the beginning of the game? */
export function isWhole(log: readonly News[]): boolean {
  return log.some((news) => news.kind === 'character');
}

class Count {
  readonly of = new Map<number, number>();
  add(seat: number, amount = 1): void {
    this.of.set(seat, (this.of.get(seat) ?? 0) + amount);
  }
  /** The seat with the most, the first of equals; null if nobody has so many. */
  top(least: number): [seat: number, amount: number] | null {
    let best: [number, number] | null = null;
    for (const [seat, amount] of this.of) if (amount >= least && (!best || amount > best[1])) best = [seat, amount];
    return best;
  }
}

/** Who fired most, and how many shots hit. A shot that had no effect on its target is one that did not hit. */
function shots(log: readonly News[]): Highlight | null {
  const fired = new Count();
  const hit = new Count();
  for (const news of log) {
    if (news.target === NOBODY || news.target === news.seat || catalogue.facts(news.what).act !== 'shot') continue;
    if (news.kind === 'lose_life') hit.add(news.target);
    if (['lose_life', 'missed', 'unaffected'].includes(news.kind)) fired.add(news.target);
  }
  const top = fired.top(1);
  return top && highlight('shots', top[0], { fired: top[1], hit: hit.of.get(top[0]) ?? 0 });
}

/** The draws! of one seat for one thing that were the farthest from what chance gives. */
function luck(log: readonly News[]): Highlight | null {
  const tries = new Map<string, { seat: number; thing: string; good: number; count: number }>();
  for (const news of log) {
    if (news.kind !== 'check' || news.helped === null) continue;
    const key = `${news.seat}.${news.what}`;
    const entry = tries.get(key) ?? { seat: news.seat, thing: news.what, good: 0, count: 0 };
    entry.count += 1;
    entry.good += news.helped ? 1 : 0;
    tries.set(key, entry);
  }
  let best: { entry: { seat: number; thing: string; good: number; count: number }; score: number } | null = null;
  for (const entry of tries.values()) {
    const chance = catalogue.facts(entry.thing).odds;
    if (entry.count < 2 || !chance) continue;
    const score = Math.abs(entry.good - entry.count * chance) / Math.sqrt(entry.count * chance * (1 - chance));
    if (!best || score > best.score) best = { entry, score };
  }
  return (
    best && highlight('luck', best.entry.seat, { good: best.entry.good, count: best.entry.count }, best.entry.thing)
  );
}

/** Who cost the others the most life points. */
function damage(log: readonly News[]): Highlight | null {
  const taken = new Count();
  for (const news of log) {
    if (news.kind !== 'lose_life' || news.target === NOBODY || news.target === news.seat) continue;
    taken.add(news.target, news.amount);
  }
  const top = taken.top(2);
  return top && highlight('damage', top[0], { points: top[1] });
}

/** Who regained the most. */
function gain(log: readonly News[]): Highlight | null {
  const gained = new Count();
  for (const news of log) if (news.kind === 'gain_life') gained.add(news.seat, news.amount);
  const top = gained.top(2);
  return top && highlight('gain', top[0], { points: top[1] });
}

function blast(log: readonly News[]): Highlight | null {
  const last = log.findLast((news) => news.kind === 'explode');
  return last ? highlight('blast', last.seat, {}) : null;
}

/** How many of the viewer's guesses were right, of those that were made. Null if there were none. */
export function rightGuesses(
  guesses: Readonly<Record<number, string>>,
  view: View,
): { right: number; count: number } | null {
  const marked = Object.entries(guesses).filter(
    ([seat, role]) => role !== '' && view.seats[Number(seat)] !== undefined,
  );
  if (!marked.length) return null;
  return {
    right: marked.filter(([seat, role]) => view.seats[Number(seat)]?.role === role).length,
    count: marked.length,
  };
}

const MILESTONES: ReadonlySet<string> = new Set(['eliminated', 'event', 'explode', 'revive']);

/** One round of a game: who cost whom how many life points (`by` NOBODY: nobody in particular), and its milestones. */
export interface Round {
  round: number;
  hits: { by: number; target: number; points: number }[];
  news: News[];
}

/** A game round by round. Rounds are counted back from the last one, as the beginning of a long log may be missing; a
 * round begins with the turn of the seat that has the first one. */
export function roundsOf(log: readonly News[], view: View): Round[] {
  const begins = view.seats.length === 3 ? 'deputy' : 'sheriff';
  const first = view.seats.findIndex((seat) => seat.role === begins);
  const turns = log.filter((news) => news.kind === 'turn' && news.seat === first).length;
  const rounds: Round[] = [];
  let round = view.round - turns;
  for (const news of log) {
    if (news.kind === 'turn' && news.seat === first) round += 1;
    const hit = news.kind === 'lose_life';
    if (!hit && !MILESTONES.has(news.kind)) continue;
    let last = rounds.at(-1);
    if (!last || last.round < round) rounds.push((last = { round: Math.max(1, round), hits: [], news: [] }));
    if (hit) addHit(last, news);
    else last.news.push(news);
  }
  return rounds;
}

function addHit(round: Round, { seat, target, amount }: News): void {
  const by = target === seat ? NOBODY : target;
  const same = round.hits.find((hit) => hit.by === by && hit.target === seat);
  if (same) same.points += amount;
  else round.hits.push({ by, target: seat, points: amount });
}

/** When and by whom each seat fell. A ghost that leaves again does not fall a second time. */
export function fallsOf(rounds: readonly Round[]): Map<number, { round: number; killer: number }> {
  const falls = new Map<number, { round: number; killer: number }>();
  const ghosts = new Set<number>();
  for (const { round, news } of rounds) {
    for (const { kind, seat, target, amount } of news) {
      if (kind === 'revive' && amount === 0) ghosts.add(seat);
      else if (kind === 'eliminated' && !ghosts.delete(seat)) falls.set(seat, { round, killer: target });
    }
  }
  return falls;
}
