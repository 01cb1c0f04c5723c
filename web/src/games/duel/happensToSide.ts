/** What happens to the viewer's side in The Duel without a choice of theirs. */

import type { AnyView, News } from '../../protocol/defaults';
import { duelView } from './duelView';

/** Kinds of news about the viewer's characters, done to them by others, and done to the hand by others. */
const SUFFERED_BY_CHARACTERS = new Set(['hit', 'lose_life', 'eliminated', 'explode', 'pass_on', 'instead']);
const DONE_TO_CHARACTERS = new Set(['equip', 'strip', 'seize', 'replace', 'use']);
const DONE_TO_HANDS = new Set(['steal', 'waste']);

export function happensToSide(news: News, given: AnyView): boolean {
  const { kind, seat, target } = news;
  const mine = duelView(given)?.sides[given.seat]?.characters.some((who) => who.id === target);
  if (mine && SUFFERED_BY_CHARACTERS.has(kind)) return true;
  if (seat === given.seat) return kind === 'reveal' || kind === 'flip';
  return mine ? DONE_TO_CHARACTERS.has(kind) : DONE_TO_HANDS.has(kind);
}
