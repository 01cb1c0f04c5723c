/** What comes of a card that was turned up for luck, in a sentence. */

import { plain } from '../device/announcer.svelte';
import { hasText, t } from '../device/texts.svelte';
import type { News } from '../protocol/defaults';
import type { TableModel } from './tableModel.svelte';

/** “You stay in jail.” Where there is no sentence of its own, what the server said of it. */
export function checkOutcome(news: News, table: Pick<TableModel, 'me' | 'name'>): string {
  const key = `web-table-drawn-${news.what.replaceAll('_', '-')}`;
  if (news.kind !== 'check' || news.helped === null || !hasText(key)) return plain(news.text);
  const who = news.seat === table.me ? 'you' : 'other';
  return t(key, { who, name: table.name(news.seat), good: news.helped ? 'yes' : 'no' });
}
