import { expect, test } from 'vitest';
import { distinct } from './distinct';

test('of each key the first one stays, in the order of the list', () => {
  expect(distinct(['K7QF', 'ABCD', 'K7QF'])).toEqual(['K7QF', 'ABCD']);
  const first = { code: 'K7QF', n: 1 };
  expect(distinct([first, { code: 'K7QF', n: 2 }], (line) => line.code)).toEqual([first]);
});
