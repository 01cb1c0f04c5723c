/** What a card shows, as the server writes it: `bang-9d` (slug, value, suit), or only a slug (`sheriff`, `thirst`). */

export const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Suit = (typeof SUITS)[number];

/** From low to high. */
export const VALUES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'] as const;
export type Value = (typeof VALUES)[number];

export interface Face {
  readonly text: string;
  readonly slug: string;
  /** Both empty for characters, events, roles, and for a card that is only named. */
  readonly suit: Suit | '';
  readonly value: Value | '';
}

const WRITTEN = /^([a-z0-9_]+)-(10|[2-9jqka])([shdc])$/;

/** Reads `bang-9d`; a text without value and suit is taken as a slug. */
export function readFace(text: string): Face {
  const [, slug, value, suit] = WRITTEN.exec(text) ?? [];
  if (slug === undefined) return { text, slug: text, suit: '', value: '' };
  return { text, slug, suit: suit as Suit, value: value as Value };
}

/** The slug of a face or of a slug. */
export function slugOf(text: string): string {
  return readFace(text).slug;
}

/** A name for something of which no text is at hand: `cat_balou` becomes “Cat Balou”. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** By suit, then value: the order of the faces in a list of copies. */
export function compareFaces(one: string, other: string): number {
  const [a, b] = [readFace(one), readFace(other)];
  const bySuit = SUITS.indexOf(a.suit as Suit) - SUITS.indexOf(b.suit as Suit);
  return bySuit || VALUES.indexOf(a.value as Value) - VALUES.indexOf(b.value as Value);
}
