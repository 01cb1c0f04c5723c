import { expect, test } from 'vitest';
import type { Hindsight } from '../../../protocol/types';
import { firstOf, lastOf, lineOf, tracksOf } from './hindsight';

const odds = (deputy: number, outlaw: number) => ({ deputy, outlaw, renegade: 100 - deputy - outlaw });
const TOLD: Hindsight = {
  t: 'hindsight',
  n: 100,
  moments: [
    {
      n: 0,
      suspicions: [
        { seat: 3, odds: odds(30, 40) },
        { seat: 1, odds: odds(30, 40) },
      ],
    },
    {
      n: 20,
      suspicions: [
        { seat: 1, odds: odds(10, 80) },
        { seat: 3, odds: odds(50, 20) },
      ],
    },
    { n: 60, suspicions: [{ seat: 3, odds: odds(70, 10) }] },
  ],
};

test('everybody suspected has a track, which ends when the role is shown or the game is over', () => {
  const tracks = tracksOf(TOLD);
  expect(tracks.map(({ seat, until, held }) => [seat, until, held.length])).toEqual([
    [1, 60, 2],
    [3, 100, 3],
  ]);
  expect(firstOf(tracks[0]!)).toEqual(odds(30, 40));
  expect(lastOf(tracks[0]!)).toEqual(odds(10, 80));
});

test('the line of a role is level until the suspicion changes', () => {
  const [shown, hidden] = tracksOf(TOLD);
  expect(lineOf(shown!, 'outlaw', TOLD.n, 200, 50)).toBe('M0 30H40V10H120');
  expect(lineOf(hidden!, 'deputy', TOLD.n, 200, 50)).toBe('M0 35H40V25H120V15H200');
});

test('a game without suspicions has no tracks', () => {
  expect(tracksOf({ t: 'hindsight', n: 40, moments: [] })).toEqual([]);
});
