/** How a thing is drawn: which kind of card it is, and how its name fits. */
import type { CatalogueEntry } from '../protocol/defaults';
import { isRole } from './icons';
import { hasRecipe } from './portraits/recipes';

export const KINDS = ['brown', 'blue', 'green', 'red', 'character', 'event', 'role'] as const;
export type Kind = (typeof KINDS)[number];

const COLOURS: readonly string[] = ['brown', 'blue', 'green', 'red'];

/** The kind of a thing. While the catalogue is not at hand, only roles and those whose portrait we have are told from cards. */
export function kindOf(slug: string, entry: CatalogueEntry | undefined): Kind {
  if (entry) {
    if (entry.kind === 'side') return 'role';
    if (entry.kind === 'event' || entry.kind === 'character' || entry.kind === 'role') return entry.kind;
    return COLOURS.includes(entry.colour) ? (entry.colour as Kind) : 'brown';
  }
  if (isRole(slug)) return 'role';
  return hasRecipe(slug) ? 'character' : 'brown';
}

/** How many lines a text takes with this many letters a line. A longer word has a line to itself. */
export function linesOf(text: string, letters: number): number {
  let [lines, left] = [1, letters];
  for (const word of text.split(/[ \u00a0\u202f]/)) {
    if (word.length <= left) left -= word.length + 1;
    else [lines, left] = [lines + 1, letters - word.length - 1];
  }
  return lines;
}

export type Fit = 'large' | 'middle' | 'small';

/** The size of a name beside the corner index: two lines at most, and no word broken. */
export function fitOf(name: string): Fit {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest <= 7 && linesOf(name, 8) <= 2) return 'large';
  return longest <= 10 && linesOf(name, 10) <= 2 ? 'middle' : 'small';
}

/** Has the name a word too long to stand beside the index of a small card? */
export function dropsBelow(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 8) || linesOf(name, 9) > 2;
}

/** The letters of a set in a card's corner: `dodge_city` is DC. */
export function setLetters(slug: string): string {
  return slug
    .split('_')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
