import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, upToDate } from './outdated';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

test('a page is loaded anew once, not again and again', () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after the server has let it in, a later version may load it anew', () => {
  reloadOnce();
  upToDate();
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser without storage is left alone: it could not tell when to stop', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('denied');
    },
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
