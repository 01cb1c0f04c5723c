import { beforeAll, describe, expect, it } from 'vitest';
import { learnCatalogue } from '../../testing/recorded';
import { duelView, news as told, type DuelView, type News } from '../../protocol/defaults';
import { arrived, departed, find, flights } from './staging';

const view: DuelView = duelView({
  game: 'duel',
  seat: 0,
  turn: 0,
  turn_number: 3,
  phase: 'play',
  discards: 4,
  discard: { id: 90, face: 'colt-od' },
  sides: [
    {
      side: 'law',
      hand_count: 2,
      hand: [
        { id: 30, face: 'hat-lh' },
        { id: 31, face: 'water-ls' },
      ],
      backs: ['law', 'law'],
      deck: 30,
      reserve: 2,
      characters: [
        { id: 0, slug: 'jango', life: 3, max_life: 3, active: true },
        { id: 1, slug: 'wild_bill', life: 4, max_life: 5, equipment: [{ id: 40, face: 'barrel-ls' }] },
      ],
    },
    {
      side: 'outlaw',
      hand_count: 3,
      backs: ['outlaw', 'outlaw', 'law'],
      deck: 28,
      characters: [{ id: 12, slug: 'slim_poet', life: 1, max_life: 4, active: true }],
    },
  ],
});
const news = (kind: string, rest: Partial<News> = {}): News => told({ kind, seat: 0, text: [], ...rest });

beforeAll(() => learnCatalogue('duel'));

const after = (one: News): DuelView => arrived(view, one, flights(one, view));

describe('the table of The Duel between two views', () => {
  it('takes drawn cards from the deck that is named', () => {
    const drawn = news('draw', { seat: 1, amount: 2, what: 'outlaw', backs: ['outlaw', 'outlaw'] });
    expect(flights(drawn, view)).toMatchObject([{ from: 'deck:outlaw', to: 'hand:1', count: 2 }]);
    expect(after(drawn).sides[1]).toMatchObject({
      deck: 26,
      hand_count: 5,
      backs: ['outlaw', 'outlaw', 'law', 'outlaw', 'outlaw'],
    });
  });

  it('lays equipment with its character', () => {
    const put = news('equip', { target: 12, what: 'hat', cards: [{ id: 30, face: 'hat-lh' }], backs: ['law'] });
    expect(departed(view, flights(put, view)).sides[0]!.hand.map((card) => card.id)).toEqual([31]);
    expect(find(after(put), 12)?.who.equipment).toMatchObject([{ id: 30, always: false }]);
    const snake = news('equip', {
      target: 12,
      what: 'rattlesnake',
      cards: [{ id: 32, face: 'rattlesnake-os' }],
      backs: ['outlaw'],
    });
    expect(find(after(snake), 12)?.who.equipment).toMatchObject([{ id: 32, always: true }]);
  });

  it('finds the bearer of what is discarded', () => {
    const gone = after(news('strip', { target: 1, cards: [{ id: 40, face: 'barrel-ls' }] }));
    expect(find(gone, 1)?.who.equipment).toEqual([]);
    expect(gone).toMatchObject({ discards: 5, discard: { id: 40 } });
  });

  it('moves the token along with a swap, and nobody out of the lane', () => {
    const swapped = after(news('swap', { target: 1, what: 'swap' })).sides[0]!;
    expect(swapped.characters.map((who) => [who.id, who.active])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('puts the newcomer into the place of the fallen', () => {
    const fallen = after(news('eliminated', { target: 0 }));
    expect(fallen.sides[0]!.out).toEqual(['jango']);
    const entered = arrived(
      fallen,
      news('enter', { target: 7, amount: 4, text: [{ text: 'Tex Killer', seat: -1, card: '', entry: 'tex_killer' }] }),
      [],
    );
    expect(entered.sides[0]).toMatchObject({
      reserve: 1,
      characters: [{ id: 7, slug: 'tex_killer', life: 4, active: true }, { id: 1 }],
    });
  });

  it('takes life from the character concerned', () => {
    expect(find(after(news('lose_life', { seat: 1, target: 0, amount: 1 })), 0)?.who.life).toBe(2);
    expect(find(after(news('gain_life', { target: 1, amount: 3 })), 1)?.who.life).toBe(5);
  });
});

it('reveals from the deck, of several that were turned up the one that counts', () => {
  const cards = [
    { id: 50, face: 'hat-lh' },
    { id: 51, face: 'colt-ld' },
  ];
  const alone = after(news('reveal', { target: 0, what: 'barrel', cards: [cards[0]!] }));
  expect(alone).toMatchObject({ discards: 5, discard: cards[0], sides: [{ deck: 29 }, { deck: 28 }] });
  const up = after(news('flip', { target: 0, what: 'barrel', cards }));
  expect(up).toMatchObject({ discards: 4, on_table: cards, sides: [{ deck: 28 }, { deck: 28 }] });
  const counts = news('reveal', { target: 0, what: 'barrel', cards: [cards[0]!] });
  expect(arrived(up, counts, flights(counts, up))).toMatchObject({
    discards: 6,
    discard: cards[0],
    on_table: [],
    sides: [{ deck: 28 }, {}],
  });
});
