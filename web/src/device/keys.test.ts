import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyGroups, listedKeys, pressKey, registerKeys } from './keys';

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
    expect(listedKeys().map(({ title, keys }) => [title, ...keys.map((key) => key.label())])).toEqual([
      ['Table', 'Skip', 'End turn'],
    ]);
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
