/** Finding things by their words, whatever accents and capitals are typed. */
import type { CatalogueEntry } from '../../protocol/defaults';
import { KINDS, kindOf, type Kind } from '../../cards/cardLook';

/** Without accents, capitals and odd spaces: “José”, “Événement” and “œuf” become “jose”, “evenement” and “oeuf”. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

export interface Wanted {
  words: string;
  /** A set's slug, or empty for all. */
  set: string;
  kind: Kind | '';
}

/** Roles come with the base game. */
const setOf = (entry: CatalogueEntry): string => entry.set || 'base';

/** The things wanted: every word must stand in the name or the text; those with it in the name come first. */
export function find(list: readonly CatalogueEntry[], { words, set, kind }: Wanted): CatalogueEntry[] {
  const terms = plain(words).split(' ').filter(Boolean);
  const found = list
    .filter((entry) => (!set || setOf(entry) === set) && (!kind || kindOf(entry.slug, entry) === kind))
    .map((entry) => ({ entry, name: plain(entry.name), all: plain(`${entry.name} ${entry.text}`) }))
    .filter(({ all }) => terms.every((term) => all.includes(term)));
  const named = ({ name }: { name: string }): boolean => terms.every((term) => name.includes(term));
  return [...found.filter(named), ...found.filter((one) => !named(one))].map(({ entry }) => entry);
}

/** The kinds that there are, in the order of the gallery. */
export function kindsOf(list: readonly CatalogueEntry[]): Kind[] {
  const there = new Set(list.map((entry) => kindOf(entry.slug, entry)));
  return KINDS.filter((kind) => there.has(kind));
}
