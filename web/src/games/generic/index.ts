/** A game that the page has no folder for: it is shown by what its own views and texts tell. */

import { catalogue } from '../../catalogue/catalogue.svelte';
import { t } from '../../device/texts.svelte';
import { soundsOf } from '../../table/sounds';
import { usualLevelNote } from '../frames/tableChoices';
import type { GameClient } from '../gameClient';

/** The client of any game of the server, by its name. */
export function genericClient(name: string): GameClient {
  const title = (): string => catalogue.gameName(name);
  return {
    name,
    table: () => import('./Table.svelte'),
    result: () => import('./Result.svelte'),
    newTableForm: () => import('./NewTableForm.svelte'),
    title,
    tagline: () => t('web-generic-tagline', { game: title() }),
    quickGame(tableName) {
      const players = catalogue.defaultPlayers(name);
      return { name: tableName, game: name, players, bots: players - 1, private: true, begin: true };
    },
    quickGameNote: () => t('web-generic-play-note', { bots: catalogue.defaultPlayers(name) - 1 }),
    playedWith: title,
    sideName: () => '',
    levelNote: usualLevelNote,
    kindTitle: () => t('web-generic-cards'),
    kindNote: () => '',
    soundsOf,
  };
}
