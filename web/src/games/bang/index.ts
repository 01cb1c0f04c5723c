/** BANG!, for the pages around its tables. */

import { catalogue } from '../../catalogue/catalogue.svelte';
import { t } from '../../device/texts.svelte';
import { isPlayed, playedSound, soundsOf } from '../../table/sounds';
import { usualLevelNote } from '../frames/tableChoices';
import type { GameClient } from '../gameClient';
import { isEstate } from './estateQuestion';

/** The set that every game has. */
const BASE = 'base';

export const BANG: GameClient = {
  name: 'bang',
  table: () => import('./Table.svelte'),
  result: () => import('./Result.svelte'),
  newTableForm: () => import('./NewTableForm.svelte'),
  legend: () => import('./Legend.svelte'),
  title: () => t('web-duel-game-bang'),
  tagline: () => t('web-lobby-tagline'),
  quickGame: (name) => ({ name, players: 7, sets: [BASE], bots: 6, level: 'cowboy', private: true, begin: true }),
  quickGameNote: () => t('web-lobby-play-note'),
  playedWith(sets) {
    const more = sets.filter((set) => set !== BASE);
    return (more.length ? more : sets).map((set) => catalogue.setName(set)).join(', ');
  },
  sideName: () => '',
  levelNote: usualLevelNote,
  kindTitle: (kind) => t(`web-cards-section-${kind}`),
  kindNote: (kind) => t(`web-cards-section-${kind}-note`),
  soundsOf: (news, seat) => (isPlayed(news) ? [playedSound(news)] : soundsOf(news, seat)),
  asksInPanel: isEstate,
};
