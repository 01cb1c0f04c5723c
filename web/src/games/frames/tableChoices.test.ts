import { describe, expect, it } from 'vitest';
import { clientOf } from '..';
import { changedOptions, levelName } from './tableChoices';

describe('the levels of bots', () => {
  it('have names, and a slug without one is shown as it is', () => {
    expect(levelName('gunslinger_hot_headed')).toBe('Hot-headed gunslinger');
    expect(levelName('stranger')).toBe('stranger');
  });

  it('are told of otherwise in The Duel where they play otherwise', () => {
    expect(clientOf('duel').levelNote('cowboy')).not.toBe(clientOf('bang').levelNote('cowboy'));
    expect(clientOf('duel').levelNote('random')).toBe(clientOf('bang').levelNote('random'));
    expect(clientOf('duel').levelNote('stranger')).toBe('');
  });
});

describe('the options of a new table', () => {
  const option = (slug: string, byDefault: boolean) => ({ slug, text: slug, default: byDefault });

  it('are sent only where they differ from what is usual', () => {
    const offered = [option('a', false), option('b', true), option('c', true)];
    expect(changedOptions(offered, { a: true, b: true, c: false, d: true })).toEqual({ a: true, c: false });
  });
});
