import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.svelte';
import { faceLabel, monogramOf } from '../../catalogue/names';
import { clientOf, DEFAULT_GAME, GAMES, gamesHere } from '..';

const WHIST = {
  game: 'whist',
  name: 'Whist',
  entries: [
    { slug: 'queen', kind: 'card', set: 'whist', name: 'Dame', text: '' },
    { slug: 'ten', kind: 'card', set: 'whist', name: 'Dix', text: '' },
    { slug: 'king', kind: 'card', set: 'whist', name: 'Roi', text: '' },
    { slug: 'robber', kind: 'card', set: 'whist', name: 'Ravisseur', text: '', facts: { icon: 'bandit' } },
  ],
  sets: [],
  options: [],
  bots: ['random'],
  summary: [],
  corners: { h: '♥' },
  games: [
    { slug: 'bang', name: 'BANG!', default_players: 5 },
    { slug: 'whist', name: 'Whist', default_players: 4 },
  ],
};

async function learnWhist(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(WHIST))));
  catalogue.game = 'whist';
  await catalogue.load('en', 'whist');
}
afterEach(() => vi.unstubAllGlobals());

test('a game without a folder has a client, and an unnamed one is the usual game', () => {
  expect(clientOf('whist').name).toBe('whist');
  expect(clientOf('whist')).toBe(clientOf('whist'));
  expect(clientOf('')).toBe(DEFAULT_GAME);
});

test('the games of the server stand behind those of the list', async () => {
  expect(gamesHere()).toEqual(GAMES);
  await learnWhist();
  expect(gamesHere().map((game) => game.name)).toEqual([...GAMES.map((game) => game.name), 'whist']);
  expect(gamesHere().at(-1)?.title()).toBe('Whist');
});

test('a quick game has as many bots as the game usually has other players', async () => {
  await learnWhist();
  expect(clientOf('whist').quickGame('Saloon')).toMatchObject({ game: 'whist', players: 4, bots: 3, begin: true });
});

test('a card is named with its corner', async () => {
  await learnWhist();
  expect(faceLabel('queen-h')).toBe('Dame ♥');
  expect(faceLabel('queen-9')).toBe('Dame 9');
});

test('cards whose names begin alike have monograms that differ, if neither has a drawing', async () => {
  await learnWhist();
  expect(['queen', 'ten', 'king'].map(monogramOf)).toEqual(['Da', 'Di', 'R']);
});
