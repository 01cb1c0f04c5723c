/** The Duel, for the pages around its tables. */

import type { Kind } from '../../cards/cardLook';
import { hasText, t } from '../../device/texts.svelte';
import { soundsOf } from '../../table/sounds';
import { dashed, usualLevelNote } from '../frames/tableChoices';
import type { GameClient } from '../gameClient';
import { sideOf } from './sides';

/** A kind of cards that is the same as in BANG! is called the same. */
const kindText = (kind: Kind, end = ''): string => {
  const own = `web-duel-section-${kind}${end}`;
  return t(hasText(own) ? own : `web-cards-section-${kind}${end}`);
};

export const DUEL: GameClient = {
  name: 'duel',
  table: () => import('./Table.svelte'),
  result: () => import('./Result.svelte'),
  newTableForm: () => import('./NewTableForm.svelte'),
  legend: () => import('./Legend.svelte'),
  title: () => t('web-duel-game-duel'),
  tagline: () => t('web-duel-tagline'),
  quickGame: (name) => ({ name, game: 'duel', players: 2, bots: 1, private: true, begin: true }),
  quickGameNote: () => t('web-duel-play-note'),
  playedWith: () => t('web-duel-name'),
  sideName: (seat) => t(`web-duel-side-${sideOf(seat)}`),
  levelNote(level) {
    const own = `web-duel-level-${dashed(level)}-note`;
    return hasText(own) ? t(own) : usualLevelNote(level);
  },
  kindTitle: (kind) => kindText(kind),
  kindNote: (kind) => kindText(kind, '-note'),
  soundsOf,
};
