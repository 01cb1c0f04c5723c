/** What a card shows, as the server writes it: `bang-9d` (slug, value, suit), in The Duel `colt-od` (slug, back, reveal
 * symbol), in other games `queen-h` (slug, corner), or only a slug (`sheriff`, `thirst`). */

export const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Suit = (typeof SUITS)[number];

/** From low to high. */
export const VALUES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'] as const;
export type Value = (typeof VALUES)[number];

/** The decks of The Duel, which are also the backs of its cards, and the symbols that a reveal looks for. */
const DECKS = { l: 'law', o: 'outlaw' } as const;
const REVEALS = { b: 'barrel', s: 'snake', d: 'dynamite', h: 'horseshoe' } as const;
export type Side = (typeof DECKS)[keyof typeof DECKS];
export type Reveal = (typeof REVEALS)[keyof typeof REVEALS];
export const REVEAL_SYMBOLS: readonly Reveal[] = Object.values(REVEALS);

export interface Face {
  readonly text: string;
  readonly slug: string;
  /** Both empty for characters, events, roles, and for a card that is only named. */
  readonly suit: Suit | '';
  readonly value: Value | '';
  /** Of the cards of The Duel. */
  readonly back: Side | '';
  readonly reveal: Reveal | '';
  /** Of the cards of any other game: what is printed in the corner. */
  readonly corner: string;
}

const WRITTEN = /^([a-z0-9_]+)-(10|[2-9jqka])([shdc])$/;
const OF_DUEL = /^([a-z0-9_]+)-([lo])([bsdh])$/;
const OTHER = /^([a-z0-9_]+)-(.+)$/;
const PLAIN = { suit: '', value: '', back: '', reveal: '', corner: '' } as const;

/** Reads `bang-9d`; a text without value and suit is taken as a slug. */
export function readFace(text: string): Face {
  const [, slug, value, suit] = WRITTEN.exec(text) ?? [];
  if (slug !== undefined) return { ...PLAIN, text, slug, suit: suit as Suit, value: value as Value };
  const [, name, back, reveal] = OF_DUEL.exec(text) ?? [];
  if (name === undefined) {
    const [, other, corner = ''] = OTHER.exec(text) ?? [];
    return { ...PLAIN, text, slug: other ?? text, corner };
  }
  return {
    ...PLAIN,
    text,
    slug: name,
    back: DECKS[back as keyof typeof DECKS],
    reveal: REVEALS[reveal as keyof typeof REVEALS],
  };
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

/** By suit, then value: the order of the faces in a list of copies; in The Duel by deck, then symbol. */
export function compareFaces(one: string, other: string): number {
  const [a, b] = [readFace(one), readFace(other)];
  if (a.reveal && b.reveal)
    return a.back.localeCompare(b.back) || REVEAL_SYMBOLS.indexOf(a.reveal) - REVEAL_SYMBOLS.indexOf(b.reveal);
  const bySuit = SUITS.indexOf(a.suit as Suit) - SUITS.indexOf(b.suit as Suit);
  return bySuit || VALUES.indexOf(a.value as Value) - VALUES.indexOf(b.value as Value);
}
