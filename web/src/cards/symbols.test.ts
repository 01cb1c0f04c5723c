import { describe, expect, it } from 'vitest';
import { textIn } from '../lib/texts.svelte';
import { CARDS, DUEL_CARDS } from './shelf.test-data';
import { duelSymbolsOf, hasSymbols, SYMBOL_ICONS, symbolsOf, WORDED } from './symbols';

describe('symbols', () => {
  it('has a row for each card of the boxes', () => {
    expect(CARDS.filter((slug) => !hasSymbols(slug))).toEqual([]);
  });

  it('has a row for each card of The Duel', () => {
    expect(DUEL_CARDS.filter((slug) => !duelSymbolsOf(slug).length)).toEqual([]);
    expect(duelSymbolsOf('stampede').map(({ kind }) => kind)).toEqual(['swap', 'reload', 'always']);
  });

  it('uses only symbols that have an icon', () => {
    const kinds = CARDS.flatMap((slug) => symbolsOf(slug).map(({ kind }) => kind));
    expect(kinds.filter((kind) => !(kind in SYMBOL_ICONS))).toEqual([]);
  });

  it('reads rows in order', () => {
    expect(symbolsOf('dynamite')).toEqual([
      { kind: 'check', amount: '' },
      { kind: 'life', amount: '−3' },
    ]);
  });

  it('shows the reach of an unknown weapon, and nothing of another unknown card', () => {
    expect(symbolsOf('a_packs_gun', 3)).toEqual([{ kind: 'reach', amount: '3' }]);
    expect(symbolsOf('a_packs_card')).toEqual([]);
  });

  it('has the words beside symbols in both languages', () => {
    for (const code of ['en', 'fr'] as const) {
      for (const kind of WORDED) expect(textIn(code, `web-cards-symbol-${kind}`)).not.toContain('web-cards');
    }
  });
});
