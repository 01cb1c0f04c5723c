import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../device/settings.svelte';
import { TableConnection } from '../../connection/tableConnection.svelte';
import { FakeSocket, snapshot, step, table, useFakeSockets, view, welcome } from '../../testing/fakeServer';
import type { Question, View } from '../../protocol/types';
import { Estate, PATIENCE } from './estate.svelte';

const CARDS = [7, 8, 9].map((id) => ({ id, face: 'beer-6h' }));

/** One's own seat is out, with these cards left. */
const dead = (cards = CARDS): View => ({
  ...view(),
  seat: 0,
  asked: 0,
  seats: [
    { life: 0, max_life: 4, out: true, hand_count: cards.length, hand: cards },
    { life: 4, max_life: 4, hand_count: 4 },
  ],
});
const question = (number: number, cards = CARDS): Question => ({
  number,
  kind: 'pick',
  source: 'estate',
  by: 0,
  cards,
  text: [],
  options: [...cards.map(({ id }) => ({ text: [], verb: 'take', card: id })), { text: [], verb: 'pass' }],
});

let connection: TableConnection;
let estate: Estate;
let end: () => void;
const line = (): FakeSocket => FakeSocket.last;
const answers = (): unknown[] => line().sent.filter((message) => message.t === 'answer');

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  settings.speed = 0;
  connection = new TableConnection('K7QX');
  line().accept();
  line().tell(welcome(0), table(), snapshot(5, { view: dead(), question: question(5) }));
  end = $effect.root(() => {
    estate = new Estate(connection);
  });
  flushSync();
});
afterEach(() => {
  end();
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is one choice, however many questions the rules make of it', () => {
  expect(estate.cards).toEqual(CARDS);
  estate.choose(9);
  estate.choose(7);
  flushSync();
  expect(answers()).toEqual([{ t: 'answer', question: 5, option: 2 }]);
  expect([estate.open, estate.place(9), estate.place(7), estate.place(8)]).toEqual([true, 1, 2, 0]);
  line().tell(step(6, { view: dead(CARDS.slice(0, 2)), question: question(6, CARDS.slice(0, 2)) }));
  flushSync();
  expect(answers()).toHaveLength(2);
  expect(answers()[1]).toEqual({ t: 'answer', question: 6, option: 0 });
  line().tell(step(7, { view: dead([]) }));
  flushSync();
  expect(estate.open).toBe(false);
});

it('leaves the rest when nothing is chosen for a while', () => {
  vi.advanceTimersByTime(PATIENCE - 500);
  expect([estate.open, answers()]).toEqual([true, []]);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect([estate.open, answers()]).toEqual([false, [{ t: 'answer', question: 5, option: 3 }]]);
});

it('ends when the server has gone on', () => {
  line().tell(step(6, { view: dead([]) }));
  flushSync();
  expect(estate.open).toBe(false);
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(answers()).toEqual([]);
});
