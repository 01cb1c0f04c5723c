import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NewsQueue, timeOf, TOO_MANY } from './newsQueue.svelte';
import { newsTime } from './newsTime';
import { HEAVY_CATCH_UP, HURRIED, TOLD } from '../protocol/newsTimes';
import { learnCatalogue } from '../testing/recorded';
import { settings } from '../device/settings.svelte';
import { news as wire } from '../testing/fakeServer';
import { news as whole, type AnyView, type News } from '../protocol/defaults';

const BANG = { game: 'bang', seat: -1 } as unknown as AnyView;
const DUEL = { game: 'duel', seat: -1 } as unknown as AnyView;
const news = (kind: string, more: Partial<News> = {}): News => whole(wire(kind, more));
const time = (one: News, speed = 1, reduced = false, waiting = 0, heavy = 0, told = false, view = BANG) =>
  timeOf(one.kind, newsTime(one, view, null), speed, reduced, { waiting, heavy }, told);
const length = (...given: Parameters<typeof time>): number => {
  const { move, stay } = time(...given);
  return move + stay;
};

describe('the times of the design', () => {
  test('a card 280 ms, further ones 60 ms apart', () => {
    expect(length(news('draw', { amount: 1 }))).toBe(280);
    expect(length(news('draw', { amount: 3 }))).toBe(400);
  });

  test('draw! turns 320, stays 1600, goes 280', () => {
    expect(time(news('check'))).toEqual({ move: 320, stay: 1880 });
  });

  test('a shot takes its card, its line and its stay, and a Duel two seconds', async () => {
    await learnCatalogue('bang');
    expect(length(news('play', { seat: 0, target: 1, what: 'bang' }))).toBe(280 + 180 + 900);
    expect(length(news('play', { seat: 0, target: 1, what: 'duel' }))).toBe(2000);
  });

  test('other cards have no line', async () => {
    await learnCatalogue('bang');
    expect(length(news('play', { seat: 0, target: 1, what: 'cat_balou' }))).toBe(280 + 500);
    expect(length(news('play', { seat: 0, what: 'beer' }))).toBe(280 + 500);
  });

  test('follow the speed; off is nothing', () => {
    expect(length(news('check'), 2)).toBe(1100);
    expect(length(news('check'), 0.5)).toBe(4400);
    expect(length(news('check'), 0)).toBe(0);
  });

  test('reduced motion keeps what is to be read', () => {
    expect(time(news('check'), 1, true)).toEqual({ move: 0, stay: 1880 });
    expect(length(news('draw', { amount: 2 }), 1, true)).toBe(120);
    expect(length(news('turn'), 1, true)).toBe(0);
  });

  test('trifles drop to 300 ms when more than three wait, to nothing when far too many do', () => {
    const took = news('take');
    expect(length(took, 1, false, 3)).toBe(680);
    expect(length(took, 1, false, 4)).toBeCloseTo(HURRIED);
    expect(length(news('draw', { amount: 1 }), 1, false, 4)).toBe(280);
    expect(length(took, 1, false, TOO_MANY + 1)).toBe(0);
  });

  test('what is heavy is hurried only when more than three heavy ones wait', () => {
    expect(length(news('check'), 1, false, 20, 3)).toBe(2200);
    expect(length(news('check'), 1, false, 20, 4)).toBeCloseTo(HEAVY_CATCH_UP / 5);
    expect(length(news('check'), 1, false, TOO_MANY + 1, 0)).toBe(0);
  });
});

describe('what befalls us', () => {
  test('can be read, whatever waits', () => {
    expect(length(news('lose_life', { amount: 1 }), 1, false, TOO_MANY + 1, 0, true)).toBe(TOLD);
    expect(time(news('check'), 1, false, 9, 9, true)).toEqual(time(news('check')));
    expect(time(news('lose_life'), 2, false, 9, 0, true).stay).toBe((TOLD - 280) / 2);
    expect(time(news('lose_life'), 0, false, 0, 0, true)).toEqual({ move: 0, stay: 0 });
  });

  test('is not hurried, and neither is a question that answers itself', () => {
    vi.useFakeTimers();
    settings.speed = 1;
    const applied: string[] = [];
    const queue = new NewsQueue();
    queue.add({ news: [news('lose_life')], told: () => true, apply: () => applied.push('hit') });
    queue.add({ news: [], held: true, apply: () => applied.push('forced') });
    queue.add({
      news: ['turn', 'draw', 'draw', 'draw', 'draw'].map((kind) => news(kind)),
      apply: () => applied.push('turn'),
    });
    vi.advanceTimersByTime(TOLD - 1);
    expect([queue.shown?.kind, applied]).toEqual(['lose_life', []]);
    vi.advanceTimersByTime(TOLD);
    expect([queue.shown, applied, queue.busy]).toEqual([null, ['hit', 'forced'], true]);
    vi.advanceTimersByTime(1);
    expect(queue.shown?.kind).toBe('turn');
    queue.clear();
    vi.useRealTimers();
  });
});

test('the more wait, the sooner they have been shown', () => {
  let whole = 0;
  for (let waiting = TOO_MANY; waiting > 3; waiting--) whole += length(news('take'), 1, false, waiting);
  expect(whole).toBeLessThan(4500);
});

describe('the queue', () => {
  let told: string[];
  let queue: NewsQueue;
  const add = (kinds: string[], name: string, applyEarly = false): void =>
    queue.add({
      news: kinds.map((kind) => news(kind)),
      time: (one) => newsTime(one, BANG, null),
      applyEarly: () => applyEarly,
      apply: () => told.push(name),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    settings.reducedMotion = 'off';
    told = [];
    queue = new NewsQueue((one) => told.push(one.kind));
  });
  afterEach(() => {
    queue.clear();
    vi.useRealTimers();
  });

  test('shows one after the other, then applies', () => {
    add(['turn', 'draw'], 'first');
    expect([queue.shown?.kind, queue.waiting]).toEqual(['turn', 1]);
    vi.advanceTimersByTime(400);
    expect([queue.shown?.kind, queue.waiting]).toEqual(['draw', 0]);
    expect(told).toEqual(['turn', 'draw']);
    vi.advanceTimersByTime(280);
    expect(told).toEqual(['turn', 'draw', 'first']);
    expect(queue.busy).toBe(false);
  });

  test('applies a step without news at once', () => {
    add([], 'first');
    expect(told).toEqual(['first']);
  });

  test('applies a question as soon as its last news have moved', () => {
    add(['check'], 'first', true);
    vi.advanceTimersByTime(320);
    expect(told).toEqual(['check', 'first']);
    expect(queue.shown?.kind).toBe('check');
    vi.advanceTimersByTime(1880);
    expect(told).toEqual(['check', 'first']);
    expect(queue.shown).toBeNull();
  });

  test('skip ends everything in order, each once', () => {
    add(['check'], 'first', true);
    add(['turn', 'draw'], 'second');
    vi.advanceTimersByTime(320);
    queue.skip();
    expect(told).toEqual(['check', 'first', 'turn', 'draw', 'second']);
    expect(queue.busy).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(told).toHaveLength(5);
  });

  test('goes on after a skip', () => {
    add(['check'], 'first');
    queue.skip();
    add(['turn'], 'second');
    expect(queue.shown?.kind).toBe('turn');
  });

  test('hurries a trifle on show when more than three wait', () => {
    add(['take'], 'first');
    add(['turn', 'draw', 'draw', 'draw'], 'second');
    vi.advanceTimersByTime(HURRIED);
    expect(queue.shown?.kind).toBe('turn');
    vi.advanceTimersByTime(400);
    expect(queue.shown?.kind).toBe('draw');
  });

  test('does not cut short what is heavy', () => {
    add(['eliminated'], 'first');
    add(['turn', 'draw', 'draw', 'check'], 'second');
    vi.advanceTimersByTime(2199);
    expect(queue.shown?.kind).toBe('eliminated');
    vi.advanceTimersByTime(1);
    expect(queue.shown?.kind).toBe('turn');
  });

  test('with speed off everything is told and applied at once', () => {
    settings.speed = 0;
    add(['turn', 'check'], 'first');
    add(['draw'], 'second');
    expect(told).toEqual(['turn', 'check', 'first', 'draw', 'second']);
    expect(queue.shown).toBeNull();
  });

  test('clear forgets what waits', () => {
    add(['check'], 'first');
    queue.clear();
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(['check']);
  });
});

test('in The Duel a reveal can be read as long as a draw!, and a swap is a move', () => {
  expect(time(news('reveal'), 1, false, 0, 0, false, DUEL)).toEqual(time(news('check')));
  expect(time(news('swap'), 1, false, 0, 0, false, DUEL).move).toBe(400);
  expect(time(news('swap'), 1, true, 0, 0, false, DUEL).move).toBe(0);
});
