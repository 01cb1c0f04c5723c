/**
 * The table between two views: each news on show takes its cards from where they lay and lays them where they go, so that
 * the table is never ahead of what has been told. The server's next view replaces all of it.
 */

import { slugOf } from '../../catalogue/faces';
import { actStyle } from '../../catalogue/actStyle';
import { catalogue } from '../../catalogue/catalogue.svelte';
import { NOBODY, type News, type SeatView, type View } from '../../protocol/defaults';
import type { Card } from '../../protocol/types';
import type { Flight, Spot } from '../../table/flights';

/** Does a card of this name stay in play when it is played? */
const stays = (slug: string): boolean => ['blue', 'green'].includes(catalogue.get(slug)?.colour ?? '');

function lies(view: View, id: number): Spot | null {
  for (const [seat, player] of view.seats.entries()) {
    if (player.in_play.some((card) => card.id === id)) return `play:${seat}`;
    if (player.hand.some((card) => card.id === id)) return `hand:${seat}`;
  }
  if (view.on_table.some((card) => card.id === id)) return 'middle';
  return view.discard?.id === id ? 'discard' : null;
}

/** The flights of one news on this table. */
export function flights(news: News, view: View): Flight[] {
  const { seat, target, cards } = news;
  const count = cards.length || news.amount || 1;
  const first = cards[0];
  const fly = (from: Spot, to: Spot): Flight[] => [{ from, to, cards, count }];
  const where = (otherwise: Spot): Spot => (first && lies(view, first.id)) || otherwise;
  switch (news.kind) {
    case 'draw':
      return fly('deck', `hand:${seat}`);
    case 'play': {
      const kept = first && stays(slugOf(first.face)) && news.what === slugOf(first.face);
      return fly(`hand:${seat}`, kept ? `play:${target === NOBODY ? seat : target}` : 'discard');
    }
    case 'use':
      return first && where('deck') === `play:${seat}` && catalogue.facts(news.what).used_up
        ? fly(`play:${seat}`, 'discard')
        : [];
    case 'reply':
      return fly(`hand:${seat}`, 'discard');
    case 'discard':
      return fly(where(`hand:${seat}`), 'discard');
    case 'explode':
      return fly(`play:${seat}`, 'discard');
    case 'steal':
    case 'inherit':
      return fly(news.what === 'hand' ? `hand:${target}` : `play:${target}`, `hand:${seat}`);
    case 'give':
      return fly(`hand:${seat}`, `hand:${target}`);
    case 'take':
      return fly(where('deck'), `hand:${seat}`);
    case 'store':
    case 'flip':
      return fly('deck', 'middle');
    case 'check': // Of several that were turned up the one that counts lies on top.
      return where('deck') === 'middle'
        ? [{ from: 'middle', to: 'discard', cards: countingLast(view.on_table, cards), count: view.on_table.length }]
        : fly('deck', 'discard');
    case 'pass_on':
      return fly(`play:${seat}`, `play:${target}`);
    default:
      return [];
  }
}

const countingLast = (all: readonly Card[], counting: readonly Card[]): Card[] => [
  ...all.filter((card) => card.id !== counting[0]?.id),
  ...counting,
];

/** A draw! is held up large as long as it is on show. */
export const lifted = (news: News): boolean => news.kind === 'check' || news.kind === 'flip';

/** The table while the cards of these news are in the air. */
export function departed(view: View, flown: readonly Flight[]): View {
  return flown.reduce((now, flight) => moved(now, flight.from, flight, -1), view);
}

/** The table when these news have been shown. */
export function arrived(view: View, news: News, flown: readonly Flight[]): View {
  const landed = flown.reduce((now, flight) => moved(now, flight.to, flight, 1), departed(view, flown));
  switch (news.kind) {
    case 'lose_life':
      return seated(landed, news.seat, (player) => ({ ...player, life: player.life - news.amount }));
    case 'gain_life':
      return seated(landed, news.seat, (player) => ({
        ...player,
        life: Math.min(player.max_life, player.life + news.amount),
      }));
    case 'eliminated':
      return seated(landed, news.seat, (player) => ({
        ...player,
        life: 0,
        out: true,
        ghost: false,
        out_round: view.round,
        killer: news.target,
        role: news.what,
        role_shown: true,
      }));
    case 'show':
      return seated(landed, news.seat, (player) => ({
        ...player,
        hand: [...player.hand.filter((card) => !news.cards.some(({ id }) => id === card.id)), ...news.cards],
      }));
    case 'check':
      return catalogue.facts(news.what).act === 'confine' ? released(landed, news) : landed;
    case 'turn': // The player who was asked before has answered.
      return {
        ...landed,
        turn: news.seat,
        turn_number: news.amount,
        phase: 'start',
        asked: NOBODY,
        asked_kind: '',
        asked_text: [],
      };
    case 'shuffle':
      return { ...landed, deck: landed.deck + news.amount, discards: 0, discard: null };
    case 'event':
      return { ...landed, event: news.what, next_event: '' };
    default:
      return landed;
  }
}

/** What confines a player goes with its draw!, whatever that showed. */
function released(view: View, { seat, what }: News): View {
  const cards = view.seats[seat]?.in_play.filter((card) => slugOf(card.face) === what).slice(0, 1) ?? [];
  const flight: Flight = { from: `play:${seat}`, to: 'discard', cards, count: cards.length };
  return cards.length ? moved(departed(view, [flight]), 'discard', flight, 1) : view;
}

function seated(view: View, seat: number, change: (player: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((player, at) => (at === seat ? change(player) : player)) };
}

function moved(view: View, spot: Spot, flight: Flight, sign: 1 | -1): View {
  const { cards, count } = flight;
  const ids = new Set(cards.map((card) => card.id));
  const change = (pile: Card[]): Card[] => {
    const rest = pile.filter((card) => !ids.has(card.id));
    return sign > 0 ? [...rest, ...cards] : rest;
  };
  if (spot === 'deck') return { ...view, deck: Math.max(0, view.deck + sign * count) };
  if (spot === 'middle') return { ...view, on_table: change(view.on_table) };
  if (spot === 'discard') {
    const discards = Math.max(0, view.discards + sign * count);
    return sign > 0 ? { ...view, discards, discard: cards.at(-1) ?? view.discard } : { ...view, discards };
  }
  const [place, number] = spot.split(':');
  const seat = Number(number);
  if (place === 'play') return seated(view, seat, (player) => ({ ...player, in_play: change(player.in_play) }));
  return seated(view, seat, (player) => ({
    ...player,
    hand: change(player.hand), // Of another player's hand only the cards that were seen.
    hand_count: Math.max(0, player.hand_count + sign * count),
  }));
}

/** The shot of a news: who shoots at whom; null for everything else. */
export function shotOf(news: News): { from: number; to: number } | null {
  const aimed = news.kind === 'play' || news.kind === 'use';
  if (!aimed || news.target === NOBODY || news.target === news.seat || !actStyle(news.what).line) return null;
  return { from: news.seat, to: news.target };
}
