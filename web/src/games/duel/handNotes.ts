/** What stands beside the hand: facts of the moment that the question does not tell. */

import { clockText } from '../../connection/countdown.svelte';
import { t } from '../../device/texts.svelte';
import type { DuelPlay } from './duelTable.svelte';

export function factsOf(play: DuelPlay): string[] {
  const { view } = play;
  const said: string[] = [];
  if (!view || view.result || view.phase === 'setup') return said;
  if (view.turn === play.me) said.push(t('web-table-hand-keep', { hand: play.hand.length, limit: view.hand_limit }));
  if (view.reload) said.push(t('web-duel-reload-open'));
  const reserve = play.at.countdown.seat === play.me ? play.at.countdown.reserve : 0;
  if (reserve > 0) said.push(t('web-table-reserve', { time: clockText(reserve) }));
  return said;
}
