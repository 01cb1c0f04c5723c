import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session, suggestedName } from './session.svelte';
import { forget, recall, remember } from '../device/storage';

const calls: { method: string; body: unknown }[] = [];
let known = '';

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  calls.length = 0;
  known = '';
  session.lose();
  forget('guest');
  forget('name');
  vi.stubGlobal('fetch', (_path: string, options: RequestInit) => {
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    calls.push({ method: options.method ?? 'GET', body });
    if (options.method === 'POST') known = (body as { name: string }).name;
    return Promise.resolve(
      known ? answer(200, { name: known, tables: [] }) : answer(401, { error: 'No.', code: 'no_guest' }),
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a browser that has never been here asks for nothing', async () => {
  await session.load();
  expect(calls).toEqual([]);
  expect([session.known, session.name]).toEqual([true, '']);
});

test('whoever needs a guest becomes one, once, with a name', async () => {
  await Promise.all([session.ensure(), session.ensure()]);
  expect(calls.map((call) => call.method)).toEqual(['POST']);
  expect(session.name).toBe(known);
  expect(recall('guest')).toBe(true);
  await session.ensure();
  expect(calls).toHaveLength(1);
});

test('a guest of before is known again', async () => {
  remember('guest', true);
  known = 'Ada';
  await session.ensure();
  expect(calls.map((call) => call.method)).toEqual(['GET']);
  expect(session.name).toBe('Ada');
});

test('a guest whom the server has forgotten comes back under the same name', async () => {
  await session.rename('  Ada  ');
  known = '';
  session.lose();
  await session.ensure();
  expect(calls.map((call) => call.method)).toEqual(['POST', 'GET', 'POST']);
  expect(session.name).toBe('Ada');
});

test('a name is suggested out of the language file', () => {
  expect(suggestedName()).toMatch(/^\p{L}+$/u);
});
