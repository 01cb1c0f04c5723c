/**
 * The table of The Duel between two views: each news on show takes its cards from where they lay and lays them where they
 * go. The server's next view replaces all of it.
 */

import { slugOf } from '../../catalogue/faces';
import { catalogue } from '../../catalogue/catalogue.svelte';
import {
  NOBODY,
  type DuelCharacter,
  type DuelSide,
  type DuelView,
  type Equipment,
  type News,
} from '../../protocol/defaults';
import type { Card } from '../../protocol/types';
import type { Flight, Spot } from '../../table/flights';

/** The deck that a side draws from. */
export const deckOf = (view: DuelView, seat: number): Spot =>
  `deck:${view.sides[seat]?.common ? 'common' : (view.sides[seat]?.side ?? '')}`;

/** The character with this id, and where: side and lane. */
export function find(view: DuelView, id: number): { seat: number; lane: number; who: DuelCharacter } | null {
  for (const [seat, side] of view.sides.entries()) {
    const lane = side.characters.findIndex((character) => character.id === id);
    const who = side.characters[lane];
    if (who) return { seat, lane, who };
  }
  return null;
}

function bearerOf(view: DuelView, card: number): number {
  for (const side of view.sides)
    for (const who of side.characters) if (who.equipment.some((held) => held.id === card)) return who.id;
  return NOBODY;
}

/** The flights of one news on this table. */
export function flights(news: News, view: DuelView): Flight[] {
  const { seat, target, cards, backs } = news;
  const count = cards.length || news.amount || 1;
  const first = cards[0];
  const fly = (from: Spot, to: Spot): Flight[] => [{ from, to, cards, count, backs }];
  const worn = first ? bearerOf(view, first.id) : NOBODY;
  const hand: Spot = `hand:${seat}`;
  switch (news.kind) {
    case 'draw':
      return fly(news.what ? `deck:${news.what}` : deckOf(view, seat), hand);
    case 'play':
    case 'avoid':
    case 'reply':
    case 'discard':
      return first ? fly(hand, 'discard') : [];
    case 'equip':
      return fly(hand, `play:${target}`);
    case 'replace':
    case 'strip':
    case 'explode':
      return worn >= 0 ? fly(`play:${worn}`, 'discard') : [];
    case 'reload':
      return fly(target >= 0 ? `play:${target}` : hand, 'discard');
    case 'pass_on':
      return worn >= 0 ? fly(`play:${worn}`, `play:${target}`) : [];
    case 'seize':
      return fly(`play:${target}`, hand);
    case 'steal':
      return fly(`hand:${1 - seat}`, hand);
    case 'waste':
      return fly(`hand:${1 - seat}`, 'discard');
    case 'store': // As many from either deck, the player's own first.
      return [seat, 1 - seat].map((from, half) => {
        const part = cards.slice(half ? cards.length / 2 : 0, half ? cards.length : cards.length / 2);
        return { from: deckOf(view, from), to: 'middle', cards: part, count: part.length };
      });
    case 'flip':
      return fly(deckOf(view, seat), 'middle');
    case 'reveal':
      return view.on_table.some((lying) => lying.id === first?.id) ? [] : fly(deckOf(view, seat), 'discard');
    case 'take':
      return fly('middle', hand);
    default:
      return [];
  }
}

/** A revealed card is held up large as long as it is on show. */
export const lifted = (news: News): boolean => news.kind === 'reveal' || news.kind === 'flip';

/** The table while the cards of these news are in the air. */
export function departed(view: DuelView, flown: readonly Flight[]): DuelView {
  return flown.reduce((now, flight) => moved(now, flight.from, flight, -1), view);
}

/** The table when these news have been shown. */
export function arrived(view: DuelView, news: News, flown: readonly Flight[]): DuelView {
  const landed = flown.reduce((now, flight) => moved(now, flight.to, flight, 1), departed(view, flown));
  const { seat, target, amount } = news;
  switch (news.kind) {
    case 'lose_life':
      return changed(landed, target, (who) => ({ ...who, life: Math.max(0, who.life - amount) }));
    case 'gain_life':
      return changed(landed, target, (who) => ({ ...who, life: Math.min(who.max_life, who.life + amount) }));
    case 'swap':
      return sided(landed, seat, (side) => ({
        ...side,
        characters: side.characters.map((who) => ({ ...who, active: who.id === target })),
      }));
    case 'eliminated':
      return sided(landed, seat, (side) => ({
        ...side,
        out: [...side.out, find(view, target)?.who.slug ?? ''].filter(Boolean),
      }));
    case 'enter':
      return entered(landed, news);
    case 'lone':
      return sided(landed, seat, (side) => ({
        ...side,
        characters: side.characters
          .filter((who) => who.id === target)
          .map((who) => ({ ...who, active: true, lone: true })),
      }));
    case 'reveal':
      return revealed(landed, news);
    case 'turn': // The player who was asked before has answered.
      return {
        ...landed,
        turn: seat,
        turn_number: amount,
        phase: 'start',
        asked: NOBODY,
        asked_kind: '',
        asked_text: [],
      };
    case 'shuffle':
      return { ...landed, discards: 0, discard: null };
    default:
      return landed;
  }
}

/** A newcomer stands where the one whom they follow has fallen; at the beginning the first one goes to the front. */
function entered(view: DuelView, news: News): DuelView {
  const slug = news.text.find((part) => part.entry)?.entry ?? '';
  const life = news.amount;
  return sided(view, news.seat, (side) => {
    const fallen = side.characters.findIndex((who) => side.out.includes(who.slug));
    if (!slug || (fallen < 0 && side.characters.length > 1)) return side;
    const newcomer: DuelCharacter = {
      id: news.target,
      slug,
      life,
      max_life: life,
      active: fallen < 0 ? !side.characters.length : side.characters[fallen]!.active,
      lone: false,
      asleep: false,
      always: false,
      used: false,
      equipment: [],
    };
    const characters = fallen < 0 ? [...side.characters, newcomer] : side.characters.with(fallen, newcomer);
    return { ...side, characters, reserve: Math.max(0, side.reserve - 1) };
  });
}

/** The revealed card goes to the discards, with another one that was turned up beside it. */
function revealed(view: DuelView, news: News): DuelView {
  const card = news.cards[0];
  if (!card || !view.on_table.some((lying) => lying.id === card.id)) return view;
  return { ...view, on_table: [], discard: card, discards: view.discards + view.on_table.length };
}

function sided(view: DuelView, seat: number, change: (side: DuelSide) => DuelSide): DuelView {
  return { ...view, sides: view.sides.map((side, at) => (at === seat ? change(side) : side)) };
}

function changed(view: DuelView, id: number, change: (who: DuelCharacter) => DuelCharacter): DuelView {
  return {
    ...view,
    sides: view.sides.map((side) => ({
      ...side,
      characters: side.characters.map((who) => (who.id === id ? change(who) : who)),
    })),
  };
}

const worn = (card: Card): Equipment => ({
  ...card,
  always: catalogue.get(slugOf(card.face))?.always ?? false,
  reload: false,
  asleep: false,
});

function moved(view: DuelView, spot: Spot, flight: Flight, sign: 1 | -1): DuelView {
  const { cards, count } = flight;
  const ids = new Set(cards.map((card) => card.id));
  const change = <C extends Card>(pile: C[], come: C[]): C[] => {
    const rest = pile.filter((card) => !ids.has(card.id));
    return sign > 0 ? [...rest, ...come] : rest;
  };
  if (spot === 'middle') return { ...view, on_table: change(view.on_table, [...cards]) };
  if (spot === 'discard') {
    const discards = Math.max(0, view.discards + sign * count);
    return sign > 0 ? { ...view, discards, discard: cards.at(-1) ?? view.discard } : { ...view, discards };
  }
  const [place, name = ''] = spot.split(':');
  if (place === 'deck') {
    const drawn = (side: DuelSide): boolean => (side.common ? name === 'common' : name === side.side);
    return {
      ...view,
      sides: view.sides.map((side) => (drawn(side) ? { ...side, deck: Math.max(0, side.deck + sign * count) } : side)),
    };
  }
  const number = Number(name);
  if (place === 'play')
    return changed(view, number, (who) => ({ ...who, equipment: change(who.equipment, cards.map(worn)) }));
  return sided(view, number, (side) => ({
    ...side,
    hand: change(side.hand, [...cards]), // Of the opponent's hand only the cards that were seen.
    backs: sign > 0 ? [...side.backs, ...(flight.backs ?? [])] : without(side.backs, flight.backs ?? []),
    hand_count: Math.max(0, side.hand_count + sign * count),
  }));
}

/** One list less another, each as often as it is there. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
