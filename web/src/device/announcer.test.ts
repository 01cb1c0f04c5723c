import { expect, test } from 'vitest';
import { plain } from './announcer.svelte';

test('the plain words of a sentence', () => {
  expect(plain([{ text: 'Juniper' }, { text: ' shoots you.' }])).toBe('Juniper shoots you.');
});
