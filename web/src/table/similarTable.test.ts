import { expect, test } from 'vitest';
import { similarTable } from './similarTable';
import { tableInfo } from '../protocol/defaults';

test('a new game has the settings of the old one, and bots of the same level on all other seats', () => {
  const seats = [
    { name: 'Ann' },
    { name: 'Bob' },
    { name: 'Eve', bot: 'cowboy' },
    { name: 'Dan', bot: 'legend' },
    { name: 'Gus', bot: 'legend' },
  ];
  const given = {
    t: 'table' as const,
    code: 'K7QF',
    name: 'High noon',
    game: 'bang',
    private: true,
    status: 'playing',
    sets: ['base', 'high_noon'],
  };
  const info = tableInfo({
    ...given,
    options: { simplified: true },
    move_seconds: 30,
    reserve_seconds: 90,
    host: 0,
    seats,
    spectators: 0,
    game_number: 3,
    hot_seat: false,
    coach: true,
    talk: 'everybody',
    muted: [],
  });
  expect(similarTable(info)).toEqual({
    name: 'High noon',
    game: 'bang',
    players: 5,
    sets: ['base', 'high_noon'],
    options: { simplified: true },
    bots: 4,
    level: 'legend',
    move_seconds: 30,
    private: true,
    coach: true,
    begin: true,
  });
});
