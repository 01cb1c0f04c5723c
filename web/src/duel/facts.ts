/** What stands beside the hand: a few facts of the moment, as sentences. */

import { clockText } from '../lib/clock.svelte';
import { t } from '../lib/texts.svelte';
import { things } from '../lib/things.svelte';
import type { DuelPlay } from './play.svelte';

/** From here on BANG! cards are not counted. */
const UNLIMITED = 50;

export function factsOf(play: DuelPlay): string[] {
  const { view, question } = play;
  const said: string[] = [];
  if (!view || view.result || view.phase === 'setup') return said;
  const about = question?.kind === 'avoid' ? play.character(question.about) : undefined;
  if (about) {
    const name = things.name(about.slug);
    said.push(about.life > 1 ? t('web-duel-if-hit', { name, life: about.life - 1 }) : t('web-duel-if-hit-out', { name }));
  }
  if (view.turn === play.me) {
    said.push(t('web-table-hand-keep', { hand: play.hand.length, limit: view.hand_limit }));
    if (view.bang_limit >= UNLIMITED) said.push(t('web-table-bangs-any'));
    else said.push(t('web-table-bangs', { played: view.bangs_played, limit: view.bang_limit }));
    if (view.may_swap) said.push(t('web-duel-may-swap'));
  }
  if (view.reload) said.push(t('web-duel-reload-open'));
  const reserve = play.at.countdown.seat === play.me ? play.at.countdown.reserve : 0;
  if (reserve > 0) said.push(t('web-table-reserve', { time: clockText(reserve) }));
  return said;
}
