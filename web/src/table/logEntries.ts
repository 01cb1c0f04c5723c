/** The log as it is read: sentences under headings for rounds and turns. */

import { NOBODY, type News, type View } from '../protocol/defaults';

export interface Heading {
  /** The round that begins here, or 0. */
  round: number;
  /** Whose turn begins here. */
  seat: number;
}

export interface LogEntry {
  key: number;
  news: News;
  heading: Heading | null;
}

/** The seat whose turn begins a round: the Sheriff, or where there is none the first one heard of. */
export function opener(view: View, log: readonly News[]): number {
  const sheriff = view.seats.findIndex((player) => player.role === 'sheriff');
  if (sheriff >= 0) return sheriff;
  return log.find((news) => news.kind === 'turn' && news.amount === 1)?.seat ?? NOBODY;
}

/** The entries of a log, the turns turned into headings. `first` numbers the first one, so that keys stay when old ones go. */
export function logEntries(log: readonly News[], view: View, first = 0): LogEntry[] {
  const begins = opener(view, log);
  let round = view.round;
  const rounds = new Map<number, number>();
  for (let at = log.length - 1; at >= 0; at--) {
    const news = log[at]!;
    if (news.kind !== 'turn' || news.seat !== begins) continue;
    rounds.set(at, Math.max(1, round));
    round -= 1;
  }
  return log.map((news, at) => ({
    key: first + at,
    news,
    heading: news.kind === 'turn' ? { round: rounds.get(at) ?? 0, seat: news.seat } : null,
  }));
}
