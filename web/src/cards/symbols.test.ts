import { describe, expect, it } from 'vitest';
import { recordedCatalogue } from '../testing/recorded';
import { textIn } from '../device/texts.svelte';
import { CARDS, DUEL_CARDS } from '../testing/printedCards';
import { readSymbols, WORDED } from './symbols';

const rowsOf = (game: string) => {
  const cards = recordedCatalogue(game).entries.filter(({ kind }) => kind === 'card');
  return new Map(cards.map(({ slug, facts }) => [slug, facts.symbols]));
};

describe('symbols', () => {
  it('has a row for each card of the boxes', () => {
    const rows = rowsOf('bang');
    expect(CARDS.filter((slug) => !rows.get(slug)?.length)).toEqual([]);
  });

  it('has a row for each card of The Duel', () => {
    const rows = rowsOf('duel');
    expect(DUEL_CARDS.filter((slug) => !rows.get(slug)?.length)).toEqual([]);
    expect(readSymbols(rows.get('stampede') ?? []).map(({ kind }) => kind)).toEqual(['swap', 'reload', 'always']);
  });

  it('knows every symbol that the cards have', () => {
    for (const row of [...rowsOf('bang').values(), ...rowsOf('duel').values()])
      expect(readSymbols(row)).toHaveLength(row.length);
  });

  it('reads rows in order', () => {
    expect(readSymbols(['check', 'life −3'])).toEqual([
      { kind: 'check', amount: '' },
      { kind: 'life', amount: '−3' },
    ]);
  });

  it('leaves out a symbol that it does not know', () => {
    expect(readSymbols(['reach 3', 'thunder 2'])).toEqual([{ kind: 'reach', amount: '3' }]);
    expect(readSymbols([])).toEqual([]);
  });

  it('has the words beside symbols in both languages', () => {
    for (const code of ['en', 'fr'] as const) {
      for (const kind of WORDED) expect(textIn(code, `web-cards-symbol-${kind}`)).not.toContain('web-cards');
    }
  });
});
