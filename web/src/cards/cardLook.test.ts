import { describe, expect, it } from 'vitest';
import { facts, type CatalogueEntry } from '../protocol/defaults';
import { dropsBelow, fitOf, kindOf, linesOf, setLetters } from './cardLook';

const entry = (given: Partial<CatalogueEntry>): CatalogueEntry => ({
  slug: 'x', kind: 'card', set: 'base', name: 'X', text: '', short: '', colour: '', reach: 0, life: 0, faces: [], rulings: [],
  side: '', always: false, reload: false, hits: false, avoids: false, facts: facts({}), ...given,
}); // prettier-ignore

describe('kindOf', () => {
  it('follows what the server says', () => {
    expect(kindOf('x', entry({ colour: 'green' }))).toBe('green');
    expect(kindOf('x', entry({ kind: 'event' }))).toBe('event');
    expect(kindOf('x', entry({ colour: 'purple' }))).toBe('brown');
  });

  it('knows roles and those with a portrait while there are no texts', () => {
    expect(['thirst', 'sheriff', 'el_gringo', 'bang'].map((slug) => kindOf(slug, undefined))).toEqual([
      'brown', 'role', 'character', 'brown',
    ]); // prettier-ignore
  });
});

describe('names', () => {
  it('count their lines', () => {
    expect([linesOf('Beer', 8), linesOf('General Store', 8), linesOf('Ten Gallon Hat', 8)]).toEqual([1, 2, 3]);
  });

  it('are as large as two lines allow', () => {
    expect(['BANG!', 'General Store', 'Winchester', 'Springfield', 'Ten Gallon Hat'].map(fitOf)).toEqual([
      'large', 'large', 'middle', 'small', 'middle',
    ]); // prettier-ignore
  });

  it('go below the index of small cards when a word is long', () => {
    expect(['BANG!', 'Wells Fargo', 'Volcanic', 'Winchester'].map(dropsBelow)).toEqual([false, false, false, true]);
  });
});

it('makes the letters of a set', () => {
  expect([setLetters('dodge_city'), setLetters('high_noon'), setLetters('')]).toEqual(['DC', 'HN', '']);
});
