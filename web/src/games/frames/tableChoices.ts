/** What can be chosen for a new table of any game, and the words for it. */

import { hasText, t } from '../../device/texts.svelte';
import type { OptionText, SetText } from '../../protocol/types';

/** The times for a move that a new table offers. */
export const CLOCKS: readonly number[] = [20, 30, 60, 180, 600];

/** A time for a move: seconds up to 90, then minutes. */
export function moveTime(seconds: number): string {
  return seconds <= 90 || seconds % 60
    ? t('web-lobby-seconds', { count: seconds })
    : t('web-lobby-minutes', { count: seconds / 60 });
}

/** A name for a new table: that of its host if they have one. */
export const tableName = (host: string): string =>
  (host ? t('web-lobby-new-name-own', { name: host }) : t('web-lobby-new-name-any')).slice(0, 40);

/** A slug as it is part of a key: `hot_headed` becomes `hot-headed`. */
export const dashed = (slug: string): string => slug.replaceAll('_', '-');

/** A level of bots by its name, or its slug if it has none. */
export function levelName(slug: string): string {
  const key = `web-lobby-level-${dashed(slug)}`;
  return hasText(key) ? t(key) : slug;
}

/** How bots of a level play, where the game has no words of its own for it. */
export function usualLevelNote(slug: string): string {
  const key = `web-lobby-level-${dashed(slug)}-note`;
  return hasText(key) ? t(key) : '';
}

/** Of the sets that were chosen last time, those that the server still has. While they are on their way, all of them. */
export const stillOffered = (chosen: readonly string[], offered: readonly SetText[]): string[] =>
  chosen.filter((slug) => !offered.length || offered.some((set) => set.slug === slug));

/** Of these options, those that are chosen otherwise than usual. */
export function changedOptions(
  offered: readonly OptionText[],
  chosen: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  const changed = offered.filter((option) => (chosen[option.slug] ?? option.default) !== option.default);
  return Object.fromEntries(changed.map((option) => [option.slug, !option.default]));
}
