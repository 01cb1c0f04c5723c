import { describe, expect, test } from 'vitest';
import { Guesses } from './guesses.svelte';

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
