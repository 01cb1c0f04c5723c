/** What stands beside the hand: facts of the moment that the question does not tell. */

import { clockText } from '../../connection/countdown.svelte';
import { t } from '../../device/texts.svelte';
import type { DuelTable } from './duelTable.svelte';

export function handNotes(table: DuelTable): string[] {
  const { view } = table;
  const said: string[] = [];
  if (!view || view.result || view.phase === 'setup') return said;
  if (view.turn === table.me) said.push(t('web-table-hand-keep', { hand: table.hand.length, limit: view.hand_limit }));
  if (view.reload) said.push(t('web-duel-reload-open'));
  const reserve = table.at.countdown.seat === table.me ? table.at.countdown.reserve : 0;
  if (reserve > 0) said.push(t('web-table-reserve', { time: clockText(reserve) }));
  return said;
}
