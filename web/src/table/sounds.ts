/** Which sounds news make. */

import { actStyle } from '../catalogue/actStyle';
import { slugOf } from '../catalogue/faces';
import type { SoundName } from '../device/sound';
import type { News } from '../protocol/defaults';

export const isPlayed = ({ kind }: News): boolean => kind === 'play' || kind === 'use';

/** The sound of what is played or used, or of its card: a shot is heard whichever of them is one. */
export function playedSound({ what, cards }: News): SoundName {
  const played = [what, ...cards.map((card) => slugOf(card.face))];
  return played.some((slug) => actStyle(slug).sound === 'shot') ? 'shot' : 'card';
}

/** Which sounds news make for a seat, if what is played sounds like any card: a shot is heard with its hit. */
export function soundsOf(news: News, seat: number): SoundName[] {
  switch (news.kind) {
    case 'explode':
      return ['shot', 'hit'];
    case 'hit':
      return ['shot'];
    case 'avoided':
    case 'missed':
      return ['miss'];
    case 'lose_life':
      return ['hit'];
    case 'gain_life':
      return ['glass'];
    case 'reveal':
    case 'check':
      return news.helped === null ? ['flick'] : ['flick', news.helped ? 'good' : 'bad'];
    case 'eliminated':
      return ['bell'];
    case 'event':
      return ['chord'];
    case 'turn':
      return news.seat === seat ? ['turn'] : [];
    case 'game_over':
      return [sideSound(news.what)];
    case 'play':
    case 'use':
    case 'draw':
    case 'flip':
    case 'reply':
    case 'discard':
    case 'steal':
    case 'take':
    case 'give':
    case 'inherit':
    case 'pass_on':
    case 'store':
    case 'show':
    case 'equip':
    case 'avoid':
    case 'strip':
    case 'seize':
    case 'waste':
    case 'reload':
    case 'swap':
    case 'enter':
      return ['card'];
    default:
      return [];
  }
}

function sideSound(reason: string): SoundName {
  if (reason.includes('renegade')) return 'renegade';
  return reason.includes('outlaw') || reason.includes('sheriff_dead') ? 'outlaw' : 'law';
}
