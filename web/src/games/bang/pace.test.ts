import { expect, test } from 'vitest';
import { paceOf, peopleIn, votes } from './pace';
import { tableInfo, view, type TableInfo, type View } from '../../protocol/defaults';
import type { SeatInfo } from '../../protocol/types';

const seat = { life: 3, max_life: 4, hand_count: 2 };

function game(out: boolean[]): View {
  const given = {
    game: 'bang' as const,
    seat: 0,
    turn: 2,
    turn_number: 9,
    round: 3,
    phase: 'play',
    deck: 9,
    discards: 0,
  };
  return view({ ...given, seats: out.map((gone) => ({ ...seat, out: gone })) });
}

function at(...seats: SeatInfo[]): TableInfo {
  const given = {
    t: 'table' as const,
    code: 'K7QF',
    name: 'Saloon',
    game: 'bang',
    private: true,
    status: 'playing',
    sets: ['base'],
    options: {},
  };
  return tableInfo({
    ...given,
    move_seconds: 60,
    reserve_seconds: 90,
    host: 0,
    seats,
    spectators: 0,
    game_number: 1,
    hot_seat: false,
    coach: false,
    talk: 'everybody',
    muted: [],
  });
}

const BOT: SeatInfo = { name: 'Dan', bot: 'cowboy' };

test('the slowest wish of those who are there counts', () => {
  const both = game([true, true, false, false]);
  expect(paceOf(at({ name: 'Ann' }, { name: 'Bob' }, BOT, BOT), both)).toBe('');
  expect(paceOf(at({ name: 'Ann', hurry: 'end' }, { name: 'Bob' }, BOT, BOT), both)).toBe('');
  expect(paceOf(at({ name: 'Ann', hurry: 'end' }, { name: 'Bob', hurry: 'fast' }, BOT, BOT), both)).toBe('fast');
  expect(paceOf(at({ name: 'Ann', hurry: 'end' }, { name: 'Bob', online: false }, BOT, BOT), both)).toBe('end');
  expect(votes(at({ name: 'Ann', hurry: 'end' }, { name: 'Bob' }, BOT, BOT), 'fast')).toEqual({ count: 1, of: 2 });
});

test('a person who is still in the game keeps the pace', () => {
  const info = at({ name: 'Ann', hurry: 'end' }, { name: 'Bob', away: true, online: false }, BOT, BOT);
  expect(peopleIn(info, game([true, false, false, false]))).toEqual([1]);
  expect(paceOf(info, game([true, false, false, false]))).toBe('');
});
