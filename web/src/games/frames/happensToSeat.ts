/** What happens to the viewer without a choice of theirs, in games whose news aim at seats. */

import { NOBODY, type AnyView, type News } from '../../protocol/defaults';

const SUFFERED = new Set(['lose_life', 'eliminated', 'revive', 'check', 'flip', 'explode', 'skipped']);
const DONE_BY_OTHERS = new Set(['play', 'use', 'steal', 'inherit', 'give', 'pass_on']);

export function happensToSeat(news: News, { seat: me }: AnyView): boolean {
  const { kind, seat, target } = news;
  if (seat !== me) return target === me && DONE_BY_OTHERS.has(kind);
  if (kind === 'discard') return news.what === 'forced' || (target !== NOBODY && target !== me);
  return SUFFERED.has(kind);
}
