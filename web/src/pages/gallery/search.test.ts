import { describe, expect, it } from 'vitest';
import { facts, type CatalogueEntry } from '../../protocol/defaults';
import { find, kindsOf, plain } from './search';

const entry = (slug: string, kind: string, set: string, name: string, text: string, colour = ''): CatalogueEntry => ({
  slug, kind, set, name, text, colour, short: '', reach: 0, life: 0, faces: [], rulings: [],
  side: '', always: false, reload: false, hits: false, avoids: false, facts: facts({}),
}); // prettier-ignore

const LIST = [
  entry('bang', 'card', 'base', 'BANG !', 'Tirez sur un joueur.', 'brown'),
  entry('beer', 'card', 'base', 'Bière', 'Récupérez 1 point de vie.', 'brown'),
  entry('canteen', 'card', 'dodge_city', 'Gourde', 'Comme une Bière.', 'green'),
  entry('jose_delgado', 'character', 'dodge_city', 'José Delgado', 'Défausse une carte bleue.'),
  entry('sheriff', 'role', '', 'Shérif', 'Éliminez les Hors-la-loi.'),
];
const slugs = (words: string, set = '', kind: '' | 'green' | 'role' = ''): string[] =>
  find(LIST, { words, set, kind }).map(({ slug }) => slug);

it('makes texts plain', () => {
  expect(plain('  Événement\u202f: L’ŒUF  de José ')).toBe("evenement : l'oeuf de jose");
});

describe('find', () => {
  it('finds without accents and capitals, names first', () => {
    expect(slugs('biere')).toEqual(['beer', 'canteen']);
    expect(slugs('JOSE')).toEqual(['jose_delgado']);
    expect(slugs('bang!')).toEqual([]);
    expect(slugs('bang !')).toEqual(['bang']);
  });

  it('wants every word', () => {
    expect(slugs('delgado bleue')).toEqual(['jose_delgado']);
    expect(slugs('delgado verte')).toEqual([]);
  });

  it('filters by set and kind; roles come with the base game', () => {
    expect(slugs('', 'dodge_city')).toEqual(['canteen', 'jose_delgado']);
    expect(slugs('', 'base')).toEqual(['bang', 'beer', 'sheriff']);
    expect(slugs('', '', 'green')).toEqual(['canteen']);
  });
});

it('knows which kinds there are, in order', () => {
  expect(kindsOf(LIST)).toEqual(['brown', 'green', 'character', 'role']);
});
