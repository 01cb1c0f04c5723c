/** How the page is arranged: imports go one way, and no file but those of a game knows its name. */

import { expect, test } from 'vitest';
import { GAMES } from './games';

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(sources)
  .map(([path, text]) => ({ path: path.replace('./', ''), text }))
  .filter(({ path }) => !path.endsWith('.test.ts') && !/^(testing|specimens)\//.test(path));

/** A folder imports from itself and from those before it. */
const FOLDERS = ['device', 'protocol', 'catalogue', 'cards', 'connection', 'ui', 'table', 'games', 'pages'];

/** Where an import leads, as a path below src. */
function target(from: string, to: string): string {
  const steps = from.split('/').slice(0, -1);
  for (const step of to.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

const imports = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map((found) => ({ path, to: target(path, found[1]!) })),
);

test('imports go one way', () => {
  const rank = (path: string): number => FOLDERS.indexOf(path.split('/')[0] ?? '');
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ path, to }) => rank(path) >= 0 && rank(to) > rank(path))).toEqual([]);
});

test('a game imports nothing of another game', () => {
  const gameOf = (path: string): string => /^games\/(\w+)\//.exec(`${path}/`)?.[1] ?? '';
  const names = GAMES.map((game) => game.name);
  const across = imports.filter(({ path, to }) => {
    const [one, other] = [gameOf(path), gameOf(to)];
    return names.includes(one) && names.includes(other) && one !== other;
  });
  expect(across).toEqual([]);
});

/** Files in which the slug of a game means something else, or a certain game is meant. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'cards/cardIcons.ts': 'the drawing of the card',
  'cards/sprite.ts': 'the drawing of the card',
  'pages/credits/iconAuthors.ts': 'the drawing of the card',
  'pages/learn/lessons.ts': 'the lesson on the card BANG!',
  'pages/rules/Rules.svelte': 'the rules of both games: a chapter on The Duel',
  'protocol/defaults.ts': 'generated: the view of a game says which game it is',
  'protocol/types.ts': 'generated: the view of a game says which game it is',
};

test.each(GAMES.map((game) => game.name))('only the files of the game itself name %s', (name) => {
  const named = new RegExp(`['"\`]${name}['"\`]|game=${name}\\b`);
  const found = files.filter(({ path, text }) => named.test(text) && !path.startsWith(`games/${name}/`));
  expect(found.map(({ path }) => path).filter((path) => !(path in EXCEPTIONS))).toEqual([]);
});

test('every exception is needed', () => {
  const named = new RegExp(GAMES.map((game) => `['"\`]${game.name}['"\`]|game=${game.name}\\b`).join('|'));
  const needed = files.filter(({ path, text }) => path in EXCEPTIONS && named.test(text));
  expect(needed.map(({ path }) => path).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('the folder of a game has its name', () => {
  for (const { name } of GAMES) expect(files.some(({ path }) => path === `games/${name}/index.ts`)).toBe(true);
});
