import { expect, test } from 'vitest';
import { actStyle, type ActStyle } from './actStyle';
import { learnCatalogue } from '../testing/recorded';
import { catalogue } from './catalogue.svelte';

/** The slugs of a game that are aimed at somebody, by one of the columns of the table. */
async function aimedBy(game: string, column: keyof ActStyle): Promise<Record<string, string[]>> {
  await learnCatalogue(game);
  const aimed = catalogue.list.filter(({ facts }) => facts.aim !== 'none').map(({ slug }) => slug);
  const groups: Record<string, string[]> = {};
  for (const slug of aimed) (groups[String(actStyle(slug)[column])] ??= []).push(slug);
  return groups;
}

test('the question “whom?” is put by what a card does', async () => {
  expect(await aimedBy('bang', 'aim')).toEqual({
    shoot: [
      'bang',
      'punch',
      'springfield',
      'derringer',
      'knife',
      'pepperbox',
      'buffalo_rifle',
      'doc_holyday',
      'sniper',
    ],
    discard: ['cat_balou', 'can_can'],
    take: ['panic', 'rag_time', 'conestoga'],
    challenge: ['duel'],
    confine: ['jail'],
    heal: ['tequila', 'blood_brothers'],
  });
});

test('only shots crack and have a line', async () => {
  const shots = (await aimedBy('bang', 'aim')).shoot;
  expect((await aimedBy('bang', 'sound')).shot).toEqual(shots);
  expect((await aimedBy('bang', 'line'))['true']).toEqual(shots);
});

test('in The Duel all that hits is a shot', async () => {
  const shots = (await aimedBy('duel', 'aim')).shoot;
  expect(shots?.toSorted()).toEqual(
    catalogue.list
      .filter(({ hits, facts }) => hits && facts.aim !== 'none')
      .map(({ slug }) => slug)
      .toSorted(),
  );
});

test('nothing is special about what nobody knows', () => {
  expect(actStyle('a_packs_own_card')).toEqual({ aim: 'any', sound: 'card', line: false });
});
