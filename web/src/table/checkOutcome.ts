/** What comes of a card that was turned up for luck, in a sentence. */

import { plain } from '../device/announcer.svelte';
import { hasText, t } from '../device/texts.svelte';
import type { News } from '../protocol/defaults';
import type { Playing } from './tableModel.svelte';

/** “You stay in jail.” Where there is no sentence of its own, what the server said of it. */
export function outcome(news: News, play: Pick<Playing, 'me' | 'name'>): string {
  const key = `web-table-drawn-${news.what.replaceAll('_', '-')}`;
  if (news.kind !== 'check' || news.good === null || !hasText(key)) return plain(news.text);
  const who = news.seat === play.me ? 'you' : 'other';
  return t(key, { who, name: play.name(news.seat), good: news.good ? 'yes' : 'no' });
}
