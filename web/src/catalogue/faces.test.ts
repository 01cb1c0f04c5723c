import { describe, expect, it } from 'vitest';
import { compareFaces, nameFromSlug, readFace, slugOf, SUITS, VALUES } from './faces';

describe('readFace', () => {
  it('reads slug, value and suit', () => {
    expect(readFace('bang-9d')).toEqual({
      text: 'bang-9d',
      slug: 'bang',
      value: '9',
      suit: 'd',
      back: '',
      reveal: '',
      corner: '',
    });
    expect(readFace('rev_carabine-10s')).toMatchObject({ slug: 'rev_carabine', value: '10', suit: 's' });
    expect(readFace('general_store-as')).toMatchObject({ slug: 'general_store', value: 'a', suit: 's' });
  });

  it('reads every value and suit', () => {
    for (const suit of SUITS) {
      for (const value of VALUES) expect(readFace(`beer-${value}${suit}`)).toMatchObject({ slug: 'beer', value, suit });
    }
  });

  it('reads back and reveal symbol of The Duel', () => {
    expect(readFace('colt-od')).toEqual({
      text: 'colt-od',
      slug: 'colt',
      value: '',
      suit: '',
      back: 'outlaw',
      reveal: 'dynamite',
      corner: '',
    });
    expect(readFace('gun_belt-ls')).toMatchObject({ slug: 'gun_belt', back: 'law', reveal: 'snake' });
  });

  it('reads name and corner of the cards of other games', () => {
    expect(readFace('queen-h')).toMatchObject({ slug: 'queen', suit: '', reveal: '', corner: 'h' });
    expect(readFace('rung-14')).toMatchObject({ slug: 'rung', suit: '', reveal: '', corner: '14' });
  });

  it('takes anything else as a slug', () => {
    for (const text of ['sheriff', 'a_fistful_of_cards', '', 'bang-']) {
      expect(readFace(text)).toEqual({ text, slug: text, suit: '', value: '', back: '', reveal: '', corner: '' });
    }
  });
});

it('knows the slug of a face and of a slug', () => {
  expect([slugOf('bang-9d'), slugOf('thirst')]).toEqual(['bang', 'thirst']);
});

it('makes a name from a slug', () => {
  expect(nameFromSlug('cat_balou')).toBe('Cat Balou');
});

it('orders faces of The Duel by deck, then symbol', () => {
  expect(['x-oh', 'x-lh', 'x-ob', 'x-ls'].toSorted(compareFaces)).toEqual(['x-ls', 'x-lh', 'x-ob', 'x-oh']);
});

it('orders faces by suit, then value', () => {
  expect(['x-ah', 'x-10h', 'x-2c', 'x-9s'].toSorted(compareFaces)).toEqual(['x-9s', 'x-10h', 'x-ah', 'x-2c']);
});
