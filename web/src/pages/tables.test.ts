import { describe, expect, it } from 'vitest';
import { changedOptions, levelName, levelNote } from './tables';

describe('the levels of bots', () => {
  it('have names, and a slug without one is shown as it is', () => {
    expect(levelName('gunslinger_hot_headed')).toBe('Hot-headed gunslinger');
    expect(levelName('stranger')).toBe('stranger');
  });

  it('are told of otherwise in The Duel where they play otherwise', () => {
    expect(levelNote('cowboy', 'duel')).not.toBe(levelNote('cowboy', 'bang'));
    expect(levelNote('random', 'duel')).toBe(levelNote('random', 'bang'));
    expect(levelNote('stranger', 'duel')).toBe('');
  });
});

describe('the options of a new table', () => {
  const option = (slug: string, byDefault: boolean) => ({ slug, text: slug, default: byDefault });

  it('are sent only where they differ from what is usual', () => {
    const offered = [option('a', false), option('b', true), option('c', true)];
    expect(changedOptions(offered, { a: true, b: true, c: false, d: true })).toEqual({ a: true, c: false });
  });
});
