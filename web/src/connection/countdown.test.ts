import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockText, Countdown } from './countdown.svelte';

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('counts the move down, then the reserve', () => {
    const clock = new Countdown();
    clock.set({ seat: 2, move_ms: 20_000, reserve_ms: 5_000 });
    vi.advanceTimersByTime(5_000);
    expect([clock.seat, clock.move, clock.reserve, clock.part, clock.urgent]).toEqual([2, 15_000, 5_000, 0.75, false]);
    vi.advanceTimersByTime(10_000);
    expect(clock.urgent).toBe(true);
    vi.advanceTimersByTime(7_000);
    expect([clock.move, clock.reserve, clock.onReserve]).toEqual([0, 3_000, true]);
    vi.advanceTimersByTime(60_000);
    expect(clock.left).toBe(0);
    clock.stop();
    expect(clock.running).toBe(false);
  });

  test('counts from when the message was sent, not from when it is shown', () => {
    const clock = new Countdown();
    clock.set({ seat: 0, move_ms: 20_000, reserve_ms: 0 }, Date.now() - 4_000);
    expect(clock.left).toBe(16_000);
    clock.stop();
  });

  test('stands still until the question can be on show', () => {
    const clock = new Countdown();
    clock.set({ seat: 0, move_ms: 20_000, reserve_ms: 5_000, wait_ms: 3_000 });
    vi.advanceTimersByTime(2_500);
    expect([clock.move, clock.part]).toEqual([20_000, 1]);
    vi.advanceTimersByTime(4_500);
    expect([clock.move, clock.reserve]).toEqual([16_000, 5_000]);
    clock.stop();
  });

  test.each([
    [24_000, '0:24'],
    [90_000, '1:30'],
    [400, '0:01'],
    [0, '0:00'],
  ])('%i ms are %s', (ms, text) => expect(clockText(ms)).toBe(text));
});
