import { beforeEach, expect, test, vi } from 'vitest';
import type { Said } from '../protocol/types';
import { FRESH, Chat } from './chat.svelte';

const line = (n: number, own = false): Said => ({
  t: 'said',
  seat: own ? 0 : 1,
  name: own ? 'Me' : 'Ann',
  text: `line ${n}`,
  n,
  who: own ? 1 : 2,
  own,
});

function told(...lines: Said[]): Chat {
  const chat = new Chat();
  chat.begin('K7QX');
  for (const one of lines) chat.take(one);
  return chat;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

test('only lines of others that have not been read are counted', () => {
  const chat = told(line(1), line(2, true), line(3));
  expect(chat.unread).toBe(2);
  chat.markRead();
  expect(chat.unread).toBe(0);
  chat.take(line(4, true));
  expect(chat.unread).toBe(0);
  chat.take(line(5));
  expect(chat.unread).toBe(1);
});

test('lines that come again are neither shown nor counted again', () => {
  const chat = told(line(1), line(2));
  chat.markRead();
  expect([line(1), line(2), line(3)].map((one) => chat.take(one))).toEqual([false, false, true]);
  expect(chat.lines.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(chat.unread).toBe(1);
});

test('what has been read stays read when the page is loaded anew', () => {
  told(line(1), line(2)).markRead();
  const again = told(line(1), line(2), line(3));
  expect(again.unread).toBe(1);
  expect(again.fresh?.n).toBe(3);
});

test('a new line is fresh for a moment, unless it is one’s own or is read', () => {
  const chat = told(line(1, true));
  expect(chat.fresh).toBeNull();
  chat.take(line(2));
  expect(chat.fresh?.n).toBe(2);
  vi.advanceTimersByTime(FRESH);
  expect(chat.fresh).toBeNull();
  expect(chat.unread).toBe(1);
  chat.take(line(3));
  chat.markRead();
  expect(chat.fresh).toBeNull();
});
