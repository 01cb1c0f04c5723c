import { expect, it } from 'vitest';
import { isArrow, nextTowards, type Arrow } from './arrowKeys';

/** Two rows of three, and a fourth below on the left. */
const PLACES = [[0, 0], [200, 0], [400, 0], [0, 300], [200, 300], [400, 300], [0, 600]] as const; // prettier-ignore
const nodes = PLACES.map(([left, top]) => {
  const node = document.createElement('button');
  node.getBoundingClientRect = () => new DOMRect(left, top, 150, 210);
  return node;
});
const go = (from: number, arrow: Arrow): number => nodes.indexOf(nextTowards(arrow, nodes[from]!, nodes)!);

it('goes along a row and stops at its ends', () => {
  expect([go(0, 'ArrowRight'), go(1, 'ArrowRight'), go(2, 'ArrowRight')]).toEqual([1, 2, -1]);
  expect([go(2, 'ArrowLeft'), go(3, 'ArrowLeft')]).toEqual([1, -1]);
});

it('goes to what lies above or below', () => {
  expect([go(1, 'ArrowDown'), go(4, 'ArrowUp'), go(3, 'ArrowDown'), go(5, 'ArrowDown'), go(0, 'ArrowUp')]).toEqual([
    4, 1, 6, 6, -1,
  ]);
});

it('knows arrows', () => {
  expect(['ArrowUp', 'Enter', ' '].map(isArrow)).toEqual([true, false, false]);
});
