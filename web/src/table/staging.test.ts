import { describe, expect, it } from 'vitest';
import type { News, SeatView, View } from '../lib/whole';
import { arrived, departed, flights, shotOf } from './staging';

const player = (rest: Partial<SeatView> = {}): SeatView => ({
  role: '', role_shown: false, characters: [], life: 3, max_life: 4, out: false, out_round: 0, killer: -1, ghost: false,
  hand_count: 2, hand: [], in_play: [], fresh: [], distance: 1, in_reach: true, reach: 1, ...rest,
});
const view: View = {
  game: 'bang', seat: 0, turn: 0, number: 1, round: 1, phase: 'play', deck: 40, discards: 5, discard: { id: 9, face: 'duel-qd' },
  table: [], event: '', next_event: '', events_left: 0, asked: 0, asked_kind: '', asked_text: [], hand_limit: 3,
  bangs_played: 0, bang_limit: 1, result: null,
  seats: [
    player({ hand: [{ id: 1, face: 'bang-9d' }, { id: 2, face: 'barrel-qs' }] }),
    player({ in_play: [{ id: 3, face: 'mustang-8h' }] }),
  ],
};
const news = (kind: string, rest: Partial<News> = {}): News => ({
  kind, seat: 0, target: -1, amount: 0, what: '', cards: [], text: [], good: null, backs: [], ...rest,
});
const stays = (slug: string): boolean => ['barrel', 'mustang', 'jail'].includes(slug);

describe('cards that fly', () => {
  it('draws backs for others and takes them from the deck at once', () => {
    const told = news('draw', { seat: 1, amount: 2 });
    const flown = flights(told, view, stays);
    expect(flown).toEqual([{ from: 'deck', to: 'hand:1', cards: [], count: 2 }]);
    expect(departed(view, flown).deck).toBe(38);
    expect(departed(view, flown).seats[1]?.hand_count).toBe(2);
    expect(arrived(view, told, flown).seats[1]?.hand_count).toBe(4);
  });

  it('plays a brown card to the discards and a blue one in front of its player', () => {
    const shot = news('play', { target: 1, what: 'bang', cards: [{ id: 1, face: 'bang-9d' }] });
    const flown = flights(shot, view, stays);
    expect(flown[0]?.to).toBe('discard');
    expect(departed(view, flown).seats[0]?.hand.map((card) => card.id)).toEqual([2]);
    expect(arrived(view, shot, flown).discard?.id).toBe(1);
    const barrel = news('play', { what: 'barrel', cards: [{ id: 2, face: 'barrel-qs' }] });
    expect(flights(barrel, view, stays)[0]?.to).toBe('play:0');
  });

  it('discards from play what lies in play', () => {
    const told = news('discard', { seat: 1, target: 0, what: 'cat_balou', cards: [{ id: 3, face: 'mustang-8h' }] });
    const flown = flights(told, view, stays);
    expect(flown[0]?.from).toBe('play:1');
    expect(arrived(view, told, flown).seats[1]?.in_play).toEqual([]);
  });

  it('steals from a hand without showing the card', () => {
    const told = news('steal', { target: 1, amount: 1, what: 'hand' });
    expect(flights(told, view, stays)).toEqual([{ from: 'hand:1', to: 'hand:0', cards: [], count: 1 }]);
  });

  it('does not move what only acts', () => {
    expect(flights(news('missed'), view, stays)).toEqual([]);
    expect(flights(news('use', { what: 'barrel', cards: [{ id: 2, face: 'barrel-qs' }] }), view, stays)).toEqual([]);
  });
});

describe('what else is seen at once', () => {
  it('drops life', () => {
    expect(arrived(view, news('lose_life', { seat: 1, amount: 1 }), []).seats[1]?.life).toBe(2);
    expect(arrived(view, news('gain_life', { seat: 1, amount: 2 }), []).seats[1]?.life).toBe(4);
  });

  it('draws the line of a shot only', () => {
    const shoots = (slug: string): boolean => slug === 'bang';
    expect(shotOf(news('play', { target: 1, what: 'bang' }), shoots)).toEqual({ from: 0, to: 1 });
    expect(shotOf(news('play', { target: 1, what: 'jail' }), shoots)).toBeNull();
    expect(shotOf(news('draw', { target: 1, what: 'bang' }), shoots)).toBeNull();
  });
});
