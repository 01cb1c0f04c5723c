import { describe, expect, it } from 'vitest';
import { cardIn, covered, handHeight, spread, widthOf } from './fan';

const desktop = { room: 530, card: 112, raised: 14, chosenRaised: 34 };

describe('the fan', () => {
  it('stays in its room with one to fifteen cards, chosen or not', () => {
    for (let count = 1; count <= 15; count++) {
      for (let chosen = -1; chosen < count; chosen++) {
        const { cards } = spread(count, chosen, () => true, desktop);
        for (const card of cards) {
          expect(card.x).toBeGreaterThanOrEqual(-0.01);
          expect(card.x + 112).toBeLessThanOrEqual(530.01);
        }
      }
    }
  });

  it('shows at least 34 px of each card on the phone, and scrolls from ten on', () => {
    const phone = { room: 374, card: 94, raised: 10, chosenRaised: 22, least: 34 };
    const nine = spread(9, -1, () => false, phone);
    expect(nine.width).toBeLessThanOrEqual(374);
    const twelve = spread(12, -1, () => false, phone);
    const step = (twelve.cards[1]?.x ?? 0) - (twelve.cards[0]?.x ?? 0);
    expect(step).toBeGreaterThanOrEqual(34);
    expect(twelve.width).toBeGreaterThan(374);
  });

  it('shows two thirds of each of seven cards and the index of nine; one more scrolls, in every room', () => {
    for (const room of [348, 363, 378, 410, 426]) {
      const shape = { room, raised: 6, chosenRaised: 10, least: 34 };
      for (let count = 1; count <= 7; count++) {
        const card = widthOf(count, room, 94);
        const { width, step } = spread(count, -1, () => false, { ...shape, card });
        expect(width).toBeLessThanOrEqual(room);
        if (count > 1) expect(step / card).toBeGreaterThanOrEqual(2 / 3);
      }
      const card = widthOf(9, room, 94);
      expect(spread(9, -1, () => false, { ...shape, card }).width).toBeLessThanOrEqual(room + 0.01);
      for (const count of [10, 14])
        expect(spread(count, -1, () => false, { ...shape, card }).width).toBeGreaterThan(room + 20);
    }
  });

  it('makes cards as wide as its height allows', () => {
    for (const card of [50, 70, 94]) expect(cardIn(handHeight(card, 10), 10)).toBe(card);
    expect(cardIn(40, 10)).toBe(48);
  });

  it('raises what can be played, and the chosen card most', () => {
    const { cards } = spread(3, 1, (at) => at === 0, desktop);
    expect(cards[0]!.y).toBeGreaterThan(cards[2]!.y);
    expect(cards[1]!.y).toBeGreaterThan(cards[0]!.y);
    expect(cards[1]!.scale).toBeGreaterThan(1);
  });

  it('knows whose name the next card lies over: nobody’s of four, all but the last of nine', () => {
    const names = (count: number) => {
      const { cards } = spread(count, -1, () => false, desktop);
      return cards.map((_, at) => covered(cards, at, 112));
    };
    expect(names(4)).toEqual([false, false, false, false]);
    expect(names(9)).toEqual([true, true, true, true, true, true, true, true, false]);
  });
});
