import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockText, Countdown } from '../connection/countdown.svelte';
import { kindOf } from './device.svelte';
import { Guesses } from '../games/bang/guesses.svelte';
import { keyGroups, listedKeys, pressKey, registerKeys } from './keys';
import { plain } from './announcer.svelte';
import { learn } from '../testing/recorded';
import { soundsOf } from './sound';
import { news as wire } from '../testing/fakeServer';
import { news } from '../protocol/defaults';

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

  test.each([[24_000, '0:24'], [90_000, '1:30'], [400, '0:01'], [0, '0:00']])('%i ms are %s', (ms, text) =>
    expect(clockText(ms)).toBe(text),
  );
});

describe('guesses', () => {
  test('go round and are kept per table and game', () => {
    const guesses = new Guesses('K7QX', 1);
    guesses.cycle(3);
    expect(guesses.get(3)).toBe('sheriff');
    guesses.set(3, 'renegade');
    expect(new Guesses('K7QX', 1).get(3)).toBe('renegade');
    expect(new Guesses('K7QX', 2).get(3)).toBe('');
    guesses.cycle(3);
    expect(guesses.get(3)).toBe('');
  });
});

describe('keys', () => {
  const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return pressKey(event);
  };
  let run: ReturnType<typeof vi.fn<() => void>>;
  let stop: () => void;
  beforeEach(() => {
    run = vi.fn<() => void>();
    stop = registerKeys({ title: () => 'Table', keys: [{ keys: ['e'], label: () => 'End turn', run }] });
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  test('are listed under one heading per title, without those that have no words', () => {
    const more = registerKeys({
      title: () => 'Table',
      keys: [
        { keys: ['s'], label: () => 'Skip', run },
        { keys: ['x'], label: () => '', run },
      ],
    });
    const silent = registerKeys({ title: () => 'Silent', keys: [{ keys: ['y'], label: () => '', run }] });
    expect(listedKeys().map(({ title, keys }) => [title, ...keys.map((key) => key.label())])).toEqual([['Table', 'Skip', 'End turn']]);
    silent();
    more();
  });

  test('do what was registered, in either case, until it is taken away', () => {
    expect(press('e')).toBe(true);
    expect(press('E')).toBe(true);
    expect(press('x')).toBe(false);
    expect(keyGroups()).toHaveLength(1);
    stop();
    expect(press('e')).toBe(false);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('are not for the page while somebody writes, with modifiers, or under a dialog', () => {
    document.body.innerHTML = '<input>';
    expect(press('e', document.querySelector('input')!)).toBe(false);
    expect(press('e', document.body, { ctrlKey: true })).toBe(false);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(press('e')).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  test('the last page registered comes first, and may pass', () => {
    const first = vi.fn(() => false);
    const end = registerKeys({ title: () => 'Top', keys: [{ keys: ['e'], label: () => '', run: first }] });
    press('e');
    expect(first).toHaveBeenCalledOnce();
    expect(run).toHaveBeenCalledOnce();
    end();
  });
});

describe('sounds', () => {
  test('shots crack, other cards flick', async () => {
    await learn('bang');
    expect(soundsOf(news(wire('play', { what: 'bang', target: 1 })), 0, 'bang')).toEqual(['shot']);
    expect(soundsOf(news(wire('play', { what: 'beer' })), 0, 'bang')).toEqual(['card']);
    for (const what of ['knife', 'doc_holyday', 'sniper']) {
      expect(soundsOf(news(wire('use', { what, target: 1 })), 0, 'bang')).toEqual(['shot']);
    }
  });

  test('a shot of The Duel cracks once, with its hit', async () => {
    await learn('duel');
    const shot = [wire('play', { what: 'gatling' }), wire('hit', { what: 'gatling', target: 12 })];
    expect(shot.flatMap((one) => soundsOf(news(one), 0, 'duel'))).toEqual(['card', 'shot']);
  });

  test('one’s own turn is told, that of others is not', () => {
    expect(soundsOf(news(wire('turn', { seat: 0 })), 0, 'bang')).toEqual(['turn']);
    expect(soundsOf(news(wire('turn', { seat: 1 })), 0, 'bang')).toEqual([]);
  });

  test('a draw! ends up or down, the game by its side', () => {
    expect(soundsOf(news(wire('check', { good: false })), 0, 'bang')).toEqual(['flick', 'bad']);
    expect(soundsOf(news(wire('game_over', { what: 'sheriff_dead' })), 0, 'bang')).toEqual(['outlaw']);
    expect(soundsOf(news(wire('game_over', { what: 'renegade_last' })), 0, 'bang')).toEqual(['renegade']);
    expect(soundsOf(news(wire('game_over', { what: 'law_and_order' })), 0, 'bang')).toEqual(['law']);
  });
});

test('which layout fits', () => {
  expect([390, 599, 600, 1023, 1024].map(kindOf)).toEqual(['phone', 'phone', 'tablet', 'tablet', 'desktop']);
});

test('the plain words of a sentence', () => {
  expect(plain([{ text: 'Juniper' }, { text: ' shoots you.' }])).toBe('Juniper shoots you.');
});
