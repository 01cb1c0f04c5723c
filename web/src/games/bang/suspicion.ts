/** What the coach suspects, in figures and in words. */

import { listed, t } from '../../device/texts.svelte';
import { catalogue } from '../../catalogue/catalogue.svelte';

/** How likely each role is, in percent. */
export type Odds = Readonly<Record<string, number>>;

export interface Share {
  role: string;
  percent: number;
}

/** The roles that can be hidden, in the order in which they are always shown. */
export const HIDDEN = ['deputy', 'outlaw', 'renegade'] as const;

/** The odds in the order of the roles. */
export const shares = (odds: Odds): Share[] =>
  HIDDEN.flatMap((role) => (role in odds ? [{ role, percent: odds[role] ?? 0 }] : []));

export const percentText = (percent: number): string => t('web-table-coach-percent', { percent });

/** “Deputy 12 %” */
export const shareText = ({ role, percent }: Share): string => `${catalogue.name(role)} ${percentText(percent)}`;

/** “Deputy 12 %, Outlaw 70 % and Renegade 18 %” */
export const oddsText = (odds: Odds): string => listed(shares(odds).map(shareText));
