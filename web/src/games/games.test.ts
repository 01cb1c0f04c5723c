import { afterEach, describe, expect, test } from 'vitest';
import { remember } from '../device/storage';
import { addressFor, clientOf, DEFAULT_GAME, gameInAddress, GAMES, lastGame } from '.';

afterEach(() => {
  history.replaceState(null, '', '/');
  remember('game', DEFAULT_GAME.name);
});

describe('the game of a page', () => {
  test('is the one that the address asks for', () => {
    for (const game of GAMES) {
      history.replaceState(null, '', addressFor('/cards', game));
      expect(gameInAddress()).toBe(game);
    }
  });

  test('is the usual one where the address asks for none', () => {
    expect(gameInAddress()).toBe(DEFAULT_GAME);
    expect(addressFor('/new', DEFAULT_GAME)).toBe('/new');
  });

  test('may be one that the page has no folder for', () => {
    history.replaceState(null, '', '/new?game=doubt');
    expect(gameInAddress().name).toBe('doubt');
    expect(clientOf('doubt')).toBe(gameInAddress());
    expect(addressFor('/new', clientOf('doubt'))).toBe('/new?game=doubt');
  });

  test('is at first the one played last', () => {
    for (const game of GAMES) {
      remember('game', game.name);
      expect(lastGame()).toBe(game);
    }
    remember('game', 7);
    expect(lastGame()).toBe(DEFAULT_GAME);
  });
});

test.each(GAMES.map((game) => [game.name, game] as const))('the quick game of %s is one of it', (name, game) => {
  expect(clientOf(name)).toBe(game);
  expect(game.quickGame('Friday')).toMatchObject({ name: 'Friday', begin: true });
  expect(game.quickGame('Friday').game ?? DEFAULT_GAME.name).toBe(name);
});
