/** What happens to the one who plays here without a choice of his own: it is told in a sentence, and never hurried. */

import { NOBODY, type AnyView, type DuelView, type News } from '../protocol/defaults';

/** BANG! and games without a table of their own: at one's own seat, and from others at it. */
const SUFFERED = new Set(['lose_life', 'eliminated', 'revive', 'check', 'flip', 'explode', 'skipped']);
const DONE_BY_OTHERS = new Set(['play', 'use', 'steal', 'inherit', 'give', 'pass_on']);
/** The Duel: to one's own characters, by others at them, and by others at the hand. */
const SUFFERED_BY_CHARACTERS = new Set(['hit', 'lose_life', 'eliminated', 'explode', 'pass_on', 'instead']);
const DONE_TO_CHARACTERS = new Set(['equip', 'strip', 'seize', 'replace', 'use']);
const DONE_TO_HANDS = new Set(['steal', 'waste']);
/** Cards that are held up for all to see, face down at first. */
export const TURNED_UP = new Set(['check', 'flip', 'reveal']);
const AIMED = new Set(['play', 'use', 'hit']);

export function happensToViewer(news: News, view: AnyView | null): boolean {
  if (!view || view.seat === NOBODY) return false;
  return view.game === 'duel' ? happensToSide(news, view) : happensToSeat(news, view);
}

function happensToSeat(news: News, { seat: me }: Pick<AnyView, 'seat'>): boolean {
  const { kind, seat, target } = news;
  if (seat !== me) return target === me && DONE_BY_OTHERS.has(kind);
  if (kind === 'discard') return news.what === 'forced' || (target !== NOBODY && target !== me);
  return SUFFERED.has(kind);
}

function happensToSide(news: News, view: DuelView): boolean {
  const { kind, seat, target } = news;
  const mine = view.sides[view.seat]?.characters.some((who) => who.id === target);
  if (mine && SUFFERED_BY_CHARACTERS.has(kind)) return true;
  if (seat === view.seat) return kind === 'reveal' || kind === 'flip';
  return mine ? DONE_TO_CHARACTERS.has(kind) : DONE_TO_HANDS.has(kind);
}

/**
 * May one be asked while these are still to be read? What has been turned up lies large on the table meanwhile, and what is
 * aimed at us the question tells again.
 */
export function readBeside(news: News, view: AnyView | null): boolean {
  return TURNED_UP.has(news.kind) || AIMED.has(news.kind) || !happensToViewer(news, view);
}
