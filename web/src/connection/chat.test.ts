import { beforeEach, expect, test, vi } from 'vitest';
import type { Said } from '../protocol/types';
import { FRESH, Talk } from './chat.svelte';

const line = (n: number, own = false): Said => ({ t: 'said', seat: own ? 0 : 1, name: own ? 'Me' : 'Ann', text: `line ${n}`, n, who: own ? 1 : 2, own });

function told(...lines: Said[]): Talk {
  const talk = new Talk();
  talk.begin('K7QX');
  for (const one of lines) talk.take(one);
  return talk;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

test('only lines of others that have not been read are counted', () => {
  const talk = told(line(1), line(2, true), line(3));
  expect(talk.unread).toBe(2);
  talk.markRead();
  expect(talk.unread).toBe(0);
  talk.take(line(4, true));
  expect(talk.unread).toBe(0);
  talk.take(line(5));
  expect(talk.unread).toBe(1);
});

test('lines that come again are neither shown nor counted again', () => {
  const talk = told(line(1), line(2));
  talk.markRead();
  expect([line(1), line(2), line(3)].map((one) => talk.take(one))).toEqual([false, false, true]);
  expect(talk.lines.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(talk.unread).toBe(1);
});

test('what has been read stays read when the page is loaded anew', () => {
  told(line(1), line(2)).markRead();
  const again = told(line(1), line(2), line(3));
  expect(again.unread).toBe(1);
  expect(again.fresh?.n).toBe(3);
});

test('a new line is fresh for a moment, unless it is one’s own or is read', () => {
  const talk = told(line(1, true));
  expect(talk.fresh).toBeNull();
  talk.take(line(2));
  expect(talk.fresh?.n).toBe(2);
  vi.advanceTimersByTime(FRESH);
  expect(talk.fresh).toBeNull();
  expect(talk.unread).toBe(1);
  talk.take(line(3));
  talk.markRead();
  expect(talk.fresh).toBeNull();
});
