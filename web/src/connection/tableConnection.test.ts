import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bangView } from '../games/bang/bangView';
import { session } from './session.svelte';
import { settings } from '../device/settings.svelte';
import { remember } from '../device/storage';
import { TableConnection } from './tableConnection.svelte';
import type { TableListeners } from './tableState.svelte';
import { VERSION } from '../protocol/types';
import { FakeSocket, news, question, snapshot, step, table, useFakeSockets, welcome } from '../testing/fakeServer';

let connection: TableConnection;

function connect(listeners: TableListeners = {}): FakeSocket {
  connection = new TableConnection('K7QX', listeners);
  FakeSocket.last.accept();
  return FakeSocket.last;
}

const address = (): URL => new URL(FakeSocket.last.url);

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  settings.speed = 0;
  settings.language = 'en';
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first connection', () => {
  test('asks for the table in the language in use, and for no resume', () => {
    settings.language = 'fr';
    connect();
    expect(address().pathname).toBe('/ws/K7QX');
    expect(address().searchParams.get('v')).toBe(String(VERSION));
    expect(address().searchParams.get('lang')).toBe('fr');
    expect(address().searchParams.has('after')).toBe(false);
  });

  test('is open when the server says welcome, and takes the snapshot whole', () => {
    const line = connect();
    expect(connection.status).toBe('connecting');
    line.tell(welcome(1), table(), snapshot(7, { log: [news('turn')], question: question(7) }));
    expect(connection.status).toBe('open');
    expect(connection.seat).toBe(1);
    expect(connection.log.map((one) => one.kind)).toEqual(['turn']);
    expect(connection.question?.number).toBe(7);
    expect(bangView(connection.view)?.seats[0]?.hand).toEqual([]); // Left out on the wire.
    expect(connection.info?.seats[1]?.online).toBe(true);
  });

  test('of a page that is older than the server loads the page anew, once', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    connect().break(4426);
    vi.advanceTimersByTime(60_000);
    expect(connection.ending).toBe('outdated');
    expect(FakeSocket.all).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('to a table that is not there ends it', () => {
    connect().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe('closed');
    expect(connection.ending).toBe('missing');
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('steps', () => {
  test('are applied in order, their news go into the log', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(0), step(1, { news: [news('draw')] }), step(2, { news: [news('play')] }));
    expect(bangView(connection.view)?.deck).toBe(38);
    expect(connection.log.map((one) => one.kind)).toEqual(['draw', 'play']);
  });

  test('that are told twice count once', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(0), step(1, { news: [news('draw')] }), step(1, { news: [news('draw')] }));
    expect(connection.log).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('with a gap are not applied: it connects anew from the last one held', () => {
    connect().tell(welcome(), table(), snapshot(4), step(6));
    expect(bangView(connection.view)?.deck).toBe(40);
    expect(FakeSocket.all).toHaveLength(2);
    expect(address().searchParams.get('after')).toBe('4');
    FakeSocket.last.accept();
    FakeSocket.last.tell(welcome(), table(), step(5), step(6));
    expect(bangView(connection.view)?.deck).toBe(34);
    expect(connection.status).toBe('open');
  });

  test('take away a question that the clock has answered', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(3, { question: question(3) }), step(4));
    expect(connection.question).toBeNull();
  });

  test('wait for the motion, but not the question of the latest one', () => {
    settings.speed = 1;
    const asked = vi.fn();
    const line = connect({ asked });
    line.tell(welcome(), table(), snapshot(0));
    line.tell(step(1, { news: [news('check', { helped: true })], question: question(1) }));
    expect(connection.shown?.kind).toBe('check');
    expect(connection.question).toBeNull();
    vi.advanceTimersByTime(320);
    expect(connection.question?.number).toBe(1);
    expect(connection.shown?.kind).toBe('check');
    expect(asked).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1880);
    expect(connection.shown).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('ask only what is still asked: the question of an older step never shows', () => {
    settings.speed = 1;
    const asked = vi.fn();
    const line = connect({ asked });
    line.tell(welcome(), table(), snapshot(0));
    line.tell(step(1, { news: [news('turn')], question: question(1) }), step(2, { news: [news('draw')] }));
    vi.advanceTimersByTime(5000);
    expect(asked).not.toHaveBeenCalled();
    expect(bangView(connection.view)?.deck).toBe(38);
  });
});

describe('a lost line', () => {
  test('comes back with back-off and resumes from the last number of its game', () => {
    connect().tell(welcome(), table(2), snapshot(8), step(9));
    FakeSocket.last.break();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(address().searchParams.get('after')).toBe('9');
    expect(address().searchParams.get('game_number')).toBe('2');
    FakeSocket.last.break();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.accept();
    FakeSocket.last.tell(welcome(), table(2), step(10));
    expect(connection.status).toBe('open');
    expect(bangView(connection.view)?.deck).toBe(30);
  });

  test('gives the question back whose answer may not have arrived', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(3, { question: question(3) }));
    connection.answer(0);
    expect(connection.question).toBeNull();
    line.break();
    expect(connection.question?.number).toBe(3);
  });

  test('is noticed when nothing is heard any more', () => {
    connect().tell(welcome(), table(), snapshot(0));
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.sent).toEqual([{ t: 'ping', n: 1 }]);
    vi.advanceTimersByTime(15_000);
    expect(connection.status).toBe('lost');
  });

  test('into another game: what was held is not mixed with it', () => {
    connect().tell(welcome(), table(1), snapshot(9));
    FakeSocket.last.break();
    vi.advanceTimersByTime(700);
    FakeSocket.last.accept();
    FakeSocket.last.tell(welcome(), table(2), step(10));
    expect(bangView(connection.view)?.deck).toBe(40);
    expect(address().searchParams.has('after')).toBe(false);
  });

  describe('and leaving', () => {
    const asked: string[] = [];
    let answer: (response: Response) => void;
    const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

    beforeEach(() => {
      asked.length = 0;
      vi.stubGlobal('fetch', (path: string) => {
        asked.push(path);
        return new Promise<Response>((resolve) => (answer = resolve));
      });
      session.name = 'Ada';
      session.tables = ['K7QX'];
      connect().tell(welcome(), table(), snapshot(0));
    });
    afterEach(() => session.lose());

    test('waits until the server has done it, and does not come back', async () => {
      let left = false;
      const leaving = connection.leave().then((done) => (left = done));
      await vi.advanceTimersByTimeAsync(100);
      expect(asked).toEqual(['/api/tables/K7QX/leave']);
      expect([left, session.tables]).toEqual([false, ['K7QX']]);
      answer(json(200, { name: 'Ada', tables: [] }));
      await leaving;
      expect([left, session.tables]).toEqual([true, []]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(connection.status).toBe('closed');
      expect(FakeSocket.all).toHaveLength(1);
    });

    test('without an answer stays at the table', async () => {
      const leaving = connection.leave();
      answer(json(503, { error: 'Not now.', code: 'not_now' }));
      expect(await leaving).toBe(false);
      expect(FakeSocket.all).toHaveLength(2);
      expect(address().searchParams.get('after')).toBe('0');
      expect(connection.ending).toBe('');
    });

    test('takes no older answer for the truth', async () => {
      remember('guest', true);
      const loading = session.load();
      const late = answer;
      const leaving = connection.leave();
      answer(json(200, { name: 'Ada', tables: [] }));
      await leaving;
      late(json(200, { name: 'Ada', tables: ['K7QX'] }));
      await loading;
      expect(session.tables).toEqual([]);
    });

    test('who only looked on and is nobody has nothing to tell', async () => {
      FakeSocket.last.tell(welcome(-1));
      session.name = '';
      expect(await connection.leave()).toBe(true);
      expect(asked).toEqual([]);
    });
  });
});

describe('answers', () => {
  test('carry the number of the question, and are given once', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(3, { question: question(3) }));
    connection.answer(0);
    connection.answer(0);
    expect(line.sent).toEqual([{ t: 'answer', question: 3, option: 0 }]);
  });

  test('that are stale leave nothing open: the step is on its way', () => {
    const refused = vi.fn();
    const line = connect({ refused });
    line.tell(welcome(), table(), snapshot(3, { question: question(3) }));
    connection.answer(0);
    line.tell({ t: 'refused', code: 'stale', text: 'Too late.' });
    expect(connection.question).toBeNull();
    expect(connection.refusal?.code).toBe('stale');
    expect(refused).toHaveBeenCalledOnce();
  });

  test('that are refused otherwise may be given again', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(3, { question: question(3) }));
    connection.answer(0);
    line.tell({ t: 'refused', code: 'too_fast', text: 'Too fast.' });
    expect(connection.question?.number).toBe(3);
  });

  test('to no question, or by an option that there is not, are not sent', () => {
    const line = connect();
    line.tell(welcome(), table(), snapshot(3));
    connection.answer(0);
    line.tell(snapshot(4, { question: question(4) }));
    connection.answer(5);
    expect(line.sent).toEqual([]);
  });
});

test('why: the sentence comes back to who asked; without a line there is none', async () => {
  const line = connect();
  line.tell(welcome(), table(), snapshot(0));
  const far = connection.why(12, 3);
  const near = connection.why(12, 1);
  const end = connection.why(-1, -1, 'pass');
  line.tell({ t: 'why_not', card: 12, target: 1, text: [], verb: '' });
  line.tell({ t: 'why_not', card: 12, target: 3, text: [{ text: 'Too far.' }], verb: '' });
  line.tell({ t: 'why_not', card: -1, target: -1, text: [{ text: 'Not yet.' }], verb: 'pass' });
  expect((await far)[0]?.text).toBe('Too far.');
  expect((await end)[0]?.text).toBe('Not yet.');
  expect(await near).toEqual([]);
  const never = connection.why(1);
  line.break();
  expect(await never).toEqual([]);
});

test('another language while the line is down: the next one begins with a snapshot', () => {
  connect().tell(welcome(), table(), snapshot(5));
  FakeSocket.last.break();
  settings.language = 'fr';
  connection.speak('fr');
  vi.advanceTimersByTime(700);
  expect(address().searchParams.has('after')).toBe(false);
  expect(address().searchParams.get('lang')).toBe('fr');
});

test('chat is told once, though its last lines come again with a snapshot', () => {
  const line = connect();
  const hello = { t: 'said', seat: 0, name: 'Ada', text: 'Hello', n: 7, who: 7, own: false } as const;
  line.tell(welcome(), table(0, 'open'), hello);
  line.break();
  vi.advanceTimersByTime(700);
  FakeSocket.last.accept();
  FakeSocket.last.tell(welcome(), table(0, 'open'), hello);
  expect(connection.chat.lines).toHaveLength(1);
});

test('at a hot seat the cover stays until the table is that of the next player', () => {
  settings.speed = 0;
  const line = connect();
  const seen = (seat: number) => ({ ...snapshot(1), view: { ...snapshot(1).view, seat } });
  line.tell(welcome(-1), table(), seen(-1), { t: 'hand_over', seat: 1, name: 'Wei' });
  expect(connection.handOver?.seat).toBe(1);
  connection.take(1);
  expect(line.sent.at(-1)).toEqual({ t: 'take_device', seat: 1 });
  line.tell(seen(-1), welcome(1));
  expect(connection.handOver?.seat).toBe(1);
  line.tell(seen(1));
  expect(connection.handOver).toBeNull();
});
