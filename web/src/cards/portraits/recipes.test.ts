import { describe, expect, it } from 'vitest';
import { shapesOf } from './parts';
import { hasRecipe, RECIPES, recipeOf } from './recipes';
import { CHARACTERS, DUELISTS } from '../../testing/printedCards';

const EVERYBODY = [...CHARACTERS, ...DUELISTS];

describe('recipes', () => {
  it('has one for each character of the boxes, and no other', () => {
    expect(CHARACTERS).toHaveLength(34);
    expect(DUELISTS).toHaveLength(24);
    expect(Object.keys(RECIPES).toSorted()).toEqual(EVERYBODY.toSorted());
  });

  it('makes no two look alike', () => {
    const looks = EVERYBODY.map((slug) => JSON.stringify(RECIPES[slug]));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('gives a stranger a face from the name, always the same', () => {
    expect(hasRecipe('henry_block')).toBe(false);
    expect(recipeOf('henry_block')).toEqual(recipeOf('henry_block'));
    const strangers = Array.from({ length: 40 }, (_, k) => JSON.stringify(recipeOf(`stranger_${k}`)));
    expect(new Set(strangers).size).toBe(40);
  });

  it('puts colours in everywhere', () => {
    for (const slug of [...EVERYBODY, 'a', 'b', 'c', 'nobody', '']) {
      for (const shape of shapesOf(recipeOf(slug))) {
        for (const paint of [shape.fill, shape.stroke]) expect(paint ?? 'none').toMatch(/^(none|#[0-9a-f]{3,8})$/);
        expect(shape.d).not.toContain('NaN');
      }
    }
  });
});
