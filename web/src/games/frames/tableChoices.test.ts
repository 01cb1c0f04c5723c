import { describe, expect, it } from 'vitest';
import { clientOf } from '..';
import { changedOptions, levelName, stillOffered } from './tableChoices';

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

describe('the sets of a new table', () => {
  const set = (slug: string) => ({ slug, name: slug, most_players: 7, fewest_players: 3 });

  it('are those of last time that the server still has: a pack may be gone', () => {
    expect(stillOffered(['base', 'frontier_town'], [set('base'), set('dodge_city')])).toEqual(['base']);
    expect(stillOffered(['base', 'frontier_town'], [])).toEqual(['base', 'frontier_town']);
  });
});
