import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOf, learnCatalogue } from '../testing/recorded';
import { news as wire, table } from '../testing/fakeServer';
import * as whole from '../protocol/defaults';
import type { AnyView, News } from '../protocol/defaults';
import { befallen, hurried, newsTime } from './newsTime';

type Case = Pick<News, 'kind' | 'seat' | 'target' | 'amount' | 'what'> & {
  game: string;
  befalls: number;
  time: number;
};

/** What the server reckons (`tests/support/news_time_cases.py`). */
const LINES = readFileSync('src/testing/recorded/newsTimes.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown);
const CASES = LINES.filter((line): line is Case => 'game' in (line as object));
const HURRIED = LINES.filter(
  (line): line is { whole: number; waiting: number; heavy: number; left: number } => 'whole' in (line as object),
);
const viewOf = (game: string): AnyView => ({ game, seat: 1 }) as unknown as AnyView;
const length = ({ move, stay }: { move: number; stay: number }): number => move + stay;

describe.each(['bang', 'duel'] as const)('in %s', (name) => {
  test('news are on show as long as the server waits for them', async () => {
    await learnCatalogue(gameOf(name));
    const mine = CASES.filter(({ game }) => game === name);
    expect(mine.length).toBeGreaterThan(100);
    for (const { game, befalls, time, ...given } of mine) {
      const news = whole.news(wire(given.kind, given));
      expect([given, befallen(game, news), length(newsTime(news, viewOf(game), null))]).toEqual([given, befalls, time]);
    }
  });
});

test('what is hurried is hurried alike', () => {
  for (const { whole: time, waiting, heavy, left } of HURRIED)
    expect(length(hurried({ move: time / 4, stay: (time * 3) / 4 }, waiting, heavy))).toBeCloseTo(left);
});

test('a hit is heavy for everybody if a person who is there is hit', () => {
  const news = whole.news(wire('lose_life', { seat: 2, amount: 1 }));
  const at = (place: object): number =>
    length(newsTime(news, viewOf('bang'), whole.tableInfo({ ...table(), seats: [{}, {}, { name: 'Ann', ...place }] })));
  expect(at({})).toBe(2000);
  expect([at({ bot: 'cowboy' }), at({ online: false }), at({ away: true })]).toEqual([900, 900, 900]);
});

test('in a game that the page does not know, what others aim at somebody befalls them', () => {
  expect(befallen('generic', whole.news(wire('lay', { seat: 0, target: 1 })))).toBe(1);
  expect(befallen('generic', whole.news(wire('lay', { seat: 1, target: 1 })))).toBe(-1);
});
