import { beforeAll, describe, expect, it } from 'vitest';
import { learnCatalogue } from '../../testing/recorded';
import type { News, SeatView, View } from '../../protocol/defaults';
import { arrived, departed, flights, shotOf } from './staging';

const player = (rest: Partial<SeatView> = {}): SeatView => ({
  role: '',
  role_shown: false,
  characters: [],
  life: 3,
  max_life: 4,
  out: false,
  out_round: 0,
  killer: -1,
  ghost: false,
  hand_count: 2,
  hand: [],
  in_play: [],
  placed_this_turn: [],
  distance: 1,
  in_reach: true,
  reach: 1,
  ...rest,
});
const view: View = {
  game: 'bang',
  seat: 0,
  turn: 0,
  turn_number: 1,
  round: 1,
  phase: 'play',
  deck: 40,
  discards: 5,
  discard: { id: 9, face: 'duel-qd' },
  on_table: [],
  event: '',
  next_event: '',
  events_left: 0,
  asked: 0,
  asked_kind: '',
  asked_text: [],
  hand_limit: 3,
  bangs_played: 0,
  bang_limit: 1,
  result: null,
  seats: [
    player({
      hand: [
        { id: 1, face: 'bang-9d' },
        { id: 2, face: 'barrel-qs' },
      ],
    }),
    player({ in_play: [{ id: 3, face: 'mustang-8h' }] }),
  ],
};
const news = (kind: string, rest: Partial<News> = {}): News => ({
  kind,
  seat: 0,
  target: -1,
  amount: 0,
  what: '',
  cards: [],
  text: [],
  helped: null,
  backs: [],
  ...rest,
});

beforeAll(() => learnCatalogue('bang'));

describe('cards that fly', () => {
  it('draws backs for others and takes them from the deck at once', () => {
    const told = news('draw', { seat: 1, amount: 2 });
    const flown = flights(told, view);
    expect(flown).toEqual([{ from: 'deck', to: 'hand:1', cards: [], count: 2 }]);
    expect(departed(view, flown).deck).toBe(38);
    expect(departed(view, flown).seats[1]?.hand_count).toBe(2);
    expect(arrived(view, told, flown).seats[1]?.hand_count).toBe(4);
  });

  it('plays a brown card to the discards and a blue one in front of its player', () => {
    const shot = news('play', { target: 1, what: 'bang', cards: [{ id: 1, face: 'bang-9d' }] });
    const flown = flights(shot, view);
    expect(flown[0]?.to).toBe('discard');
    expect(departed(view, flown).seats[0]?.hand.map((card) => card.id)).toEqual([2]);
    expect(arrived(view, shot, flown).discard?.id).toBe(1);
    const barrel = news('play', { what: 'barrel', cards: [{ id: 2, face: 'barrel-qs' }] });
    expect(flights(barrel, view)[0]?.to).toBe('play:0');
  });

  it('discards from play what lies in play', () => {
    const told = news('discard', { seat: 1, target: 0, what: 'cat_balou', cards: [{ id: 3, face: 'mustang-8h' }] });
    const flown = flights(told, view);
    expect(flown[0]?.from).toBe('play:1');
    expect(arrived(view, told, flown).seats[1]?.in_play).toEqual([]);
  });

  it('steals from a hand without showing the card', () => {
    const told = news('steal', { target: 1, amount: 1, what: 'hand' });
    expect(flights(told, view)).toEqual([{ from: 'hand:1', to: 'hand:0', cards: [], count: 1 }]);
  });

  it('does not move what only acts', () => {
    expect(flights(news('missed'), view)).toEqual([]);
    expect(flights(news('use', { what: 'barrel', cards: [{ id: 2, face: 'barrel-qs' }] }), view)).toEqual([]);
  });

  it('discards a card in play only if it is used up', () => {
    const [barrel, knife] = [
      { id: 40, face: 'barrel-qs' },
      { id: 41, face: 'knife-8h' },
    ];
    const armed = { ...view, seats: view.seats.with(0, player({ in_play: [barrel, knife] })) };
    expect(flights(news('use', { what: 'barrel', cards: [barrel] }), armed)).toEqual([]);
    expect(flights(news('use', { what: 'knife', target: 1, cards: [knife] }), armed)).toMatchObject([
      { from: 'play:0', to: 'discard' },
    ]);
  });
});

describe('what else is seen at once', () => {
  it('drops life', () => {
    expect(arrived(view, news('lose_life', { seat: 1, amount: 1 }), []).seats[1]?.life).toBe(2);
    expect(arrived(view, news('gain_life', { seat: 1, amount: 2 }), []).seats[1]?.life).toBe(4);
  });

  it('draws the line of a shot only', () => {
    expect(shotOf(news('play', { target: 1, what: 'bang' }))).toEqual({ from: 0, to: 1 });
    expect(shotOf(news('play', { target: 1, what: 'jail' }))).toBeNull();
    expect(shotOf(news('draw', { target: 1, what: 'bang' }))).toBeNull();
  });
});

it('shows who is out at once, with their role, and lets their cards still go', () => {
  const told = news('eliminated', { seat: 1, target: 0, what: 'outlaw' });
  const after = arrived(view, told, flights(told, view));
  expect(after.seats[1]).toMatchObject({
    out: true,
    role: 'outlaw',
    role_shown: true,
    killer: 0,
    out_round: 1,
    life: 0,
  });
  const left = news('discard', { seat: 1, cards: [{ id: 3, face: 'mustang-8h' }] });
  expect(flights(left, after)[0]).toMatchObject({ from: 'play:1', to: 'discard' });
});

it('lays a draw! on the discards, of several the one that counts on top, and the Jail after its own', () => {
  const cards = [
    { id: 20, face: 'beer-6h' },
    { id: 21, face: 'bang-2c' },
  ];
  const flip = news('flip', { what: 'barrel', cards });
  const up = arrived(view, flip, flights(flip, view));
  expect(up).toMatchObject({ deck: 38, discards: 5, on_table: cards });
  const check = news('check', { what: 'barrel', cards: [cards[0]!] });
  expect(arrived(up, check, flights(check, up))).toMatchObject({
    deck: 38,
    discards: 7,
    discard: { id: 20 },
    on_table: [],
  });
  const jail = { id: 30, face: 'jail-4h' };
  const held = { ...view, seats: view.seats.with(1, player({ in_play: [jail] })) };
  const free = news('check', { seat: 1, what: 'jail', cards: [cards[0]!] });
  expect(departed(held, flights(free, held))).toMatchObject({ deck: 39, discards: 5, discard: { id: 9 } });
  expect(arrived(held, free, flights(free, held))).toMatchObject({
    deck: 39,
    discards: 7,
    discard: jail,
    seats: [{}, { in_play: [] }],
  });
});

it('asks nobody when the turn has passed', () => {
  const asked = { ...view, asked: 0, asked_kind: 'play' };
  expect(arrived(asked, news('turn', { seat: 1, amount: 2 }), [])).toMatchObject({
    turn: 1,
    turn_number: 2,
    asked: -1,
    asked_kind: '',
  });
});
