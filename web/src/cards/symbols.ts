/** The row of symbols under a card's icon: what the card does, without words. */
import type { IconName } from './sprite';

export type SymbolKind =
  | 'hit' | 'miss' | 'life' | 'draw' | 'check' | 'take' | 'discard' | 'cost' | 'reach' | 'any' | 'all' | 'everybody' | 'far'
  | 'reveal' | 'swap' | 'reload' | 'always'; // prettier-ignore

/** A symbol and the text beside it: a number such as `2` or `+1`, or nothing. */
export interface CardSymbol {
  readonly kind: SymbolKind;
  readonly amount: string;
}

export const SYMBOL_ICONS: Readonly<Record<SymbolKind, IconName>> = {
  hit: 'burst',
  miss: 'western-hat',
  life: 'bullet',
  draw: 'card-draw',
  check: 'card-draw',
  take: 'robber-hand',
  discard: 'card-discard',
  cost: 'card-play',
  reach: 'crosshair',
  any: 'crosshair',
  all: 'all',
  everybody: 'all',
  far: 'footsteps',
  reveal: 'card-draw',
  swap: 'swap',
  reload: 'cylinder',
  always: 'cycle',
};

/** Symbols that have a word beside them when they have no number (`web-cards-symbol-…`). */
export const WORDED: ReadonlySet<SymbolKind> = new Set(['check', 'reveal', 'reach', 'any', 'all', 'everybody']);

const isKind = (kind: string): kind is SymbolKind => kind in SYMBOL_ICONS;

/** Reads the symbols of a card's facts, each `kind amount`. One that this page does not know yet is left out. */
export function readSymbols(told: readonly string[]): CardSymbol[] {
  return told.flatMap((text) => {
    const [kind = '', amount = ''] = text.split(' ');
    return isKind(kind) ? [{ kind, amount }] : [];
  });
}
