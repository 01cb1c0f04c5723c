/** Cards in words, for labels: “BANG!, 9 of diamonds”. */
import { t } from '../device/texts.svelte';
import type { CatalogueEntry } from '../protocol/defaults';
import { catalogue } from './catalogue.svelte';
import { nameFromSlug, readFace } from './faces';

/** A value as it is printed in the language in use: `j` is J in English and V in French. */
export function valueSign(value: string): string {
  return /^\d/.test(value) ? value : t(`web-cards-value-${value}`);
}

/** The name of a thing, or a name made from the slug while the names are not there. */
export function nameOf(slug: string): string {
  return catalogue.get(slug)?.name ?? nameFromSlug(slug);
}

/** The short name, for tags: the name itself unless the language has a shorter one. */
export function shortNameOf(slug: string): string {
  return catalogue.get(slug)?.short || nameOf(slug);
}

/** What stands for a card without a drawing: the first letter of its name, or two if that of another such card is the same. */
export function monogramOf(slug: string): string {
  const [first = '', second = ''] = nameOf(slug);
  if (!catalogue.get(slug)) return first; // The names are not there yet.
  const isTwin = (other: CatalogueEntry): boolean =>
    other.kind === 'card' && other.slug !== slug && !other.facts.icon && other.name.startsWith(first);
  return catalogue.list.some(isTwin) ? first + second : first;
}

/** A face in words: name, value and suit. */
export function faceLabel(face: string): string {
  const { slug, suit, value, reveal, corner } = readFace(face);
  if (corner) return `${nameOf(slug)} ${catalogue.corner(corner)}`;
  if (reveal) return t('web-duel-face', { name: nameOf(slug), symbol: t(`web-duel-symbol-${reveal}`) });
  if (!suit) return nameOf(slug);
  const named = /^\d/.test(value) ? value : t(`web-cards-value-${value}.name`);
  return t('web-cards-face', { name: nameOf(slug), value: named, suit: t(`web-cards-suit-${suit}`) });
}
