import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Advice } from '../protocol/types';
import { settings } from '../device/settings.svelte';
import { TableConnection } from './tableConnection.svelte';
import { FakeSocket, news, question, snapshot, step, table, useFakeSockets, welcome } from '../testing/fakeServer';

let connection: TableConnection;

const advice = (n: number, option = 0, outlaw = 70): Advice => ({
  t: 'advice',
  n,
  option,
  text: [{ text: 'A card is worth less than a life point.' }],
  suspicions: [{ seat: 1, odds: { deputy: 90 - outlaw, outlaw, renegade: 10 } }],
});

function seated(): FakeSocket {
  connection = new TableConnection('K7QX');
  const line = FakeSocket.last;
  line.accept();
  line.tell(welcome(0), { ...table(), coach: true }, snapshot(7, { question: question(7) }));
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  settings.speed = 0;
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the coach', () => {
  test('is asked about the table as it is, and heard', () => {
    const line = seated();
    connection.advise();
    expect(line.sent.at(-1)).toEqual({ t: 'advise' });
    line.tell(advice(7));
    expect(connection.advice?.option).toBe(0);
    expect(connection.advice?.text[0]).toMatchObject({ text: 'A card is worth less than a life point.', seat: -1 });
    expect(connection.suspicions[0]?.odds.outlaw).toBe(70);
  });

  test('is out of date with the next step, but the suspicions stay until there are new ones', () => {
    const line = seated();
    line.tell(advice(7), step(8));
    expect(connection.advice).toBeNull();
    expect(connection.suspicions[0]?.odds.outlaw).toBe(70);
    line.tell(advice(8, -1, 80));
    expect(connection.suspicions[0]?.odds.outlaw).toBe(80);
  });

  test('is not heard about a step that has passed', () => {
    const line = seated();
    line.tell(step(8), advice(7));
    expect(connection.advice).toBeNull();
    expect(connection.suspicions).toEqual([]);
  });

  test('is heard about a step when it is shown, and not asked before', () => {
    settings.speed = 1;
    const line = seated();
    line.tell(step(8, { news: [news('draw')] }), advice(8));
    expect(connection.advice).toBeNull();
    const said = line.sent.length;
    connection.advise();
    expect(line.sent).toHaveLength(said);
    vi.advanceTimersByTime(10_000);
    expect(connection.advice?.n).toBe(8);
  });

  test('forgets everything with the next game', () => {
    const line = seated();
    line.tell(advice(7), { t: 'hindsight', n: 7, moments: [] });
    expect(connection.hindsight?.n).toBe(7);
    line.tell({ ...table(2), coach: true });
    expect([connection.advice, connection.hindsight, connection.suspicions]).toEqual([null, null, []]);
  });
});
