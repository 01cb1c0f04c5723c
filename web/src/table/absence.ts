/** Why a seat is not played by its person: there is no connection, a bot plays for them, or both. */

import type { IconName } from '../cards/sprite';
import { t } from '../device/texts.svelte';
import type { SeatInfo } from '../protocol/defaults';

export interface Absence {
  /** Is the person not even connected? Who is, is not shown in grey: that is for those who are out. */
  offline: boolean;
  icon: IconName;
  text: string;
  short: string;
}

/** The absence of the person of a place; null if they are there, and for bots. */
export function absenceOf(place: SeatInfo | undefined, name: string): Absence | null {
  if (!place || place.bot || (place.online && !place.away)) return null;
  const key = place.online ? 'web-table-bot-plays' : place.away ? 'web-table-offline-bot' : 'web-table-offline';
  return {
    offline: !place.online,
    icon: place.away ? 'vintage-robot' : 'unplugged',
    text: t(key, { name }),
    short: t(place.away ? 'web-table-bot-plays-short' : 'web-table-offline-short'),
  };
}
