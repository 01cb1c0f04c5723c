/** Where the cards of a hand lie: a fan that closes up when there are many, and makes room for the chosen one. */

export interface Spread {
  /** Left edge, height above the lowest, turn in degrees, size. */
  x: number;
  y: number;
  turn: number;
  scale: number;
}

export interface FanShape {
  /** How wide the fan may be, and a card. */
  room: number;
  card: number;
  /** How far playable cards and the chosen one are raised. */
  raised: number;
  chosenRaised: number;
  /** The smallest step between two cards. With it, nine cards have room; a hand of more is wider than its room. */
  least?: number;
  gap?: number;
}

/** So much of a card must be free for its name to end before the next one. */
const NAME_ENDS = 0.94;
/** How many cards lie side by side in a hand that scrolls. */
const NINE = 9;
/** So much of each of seven cards is to be seen. */
const SEEN = 2 / 3;
/** So much lower than the middle lie the outermost cards. */
const DROP = 5;

/** The step between cards that still shows suit and value, and how wide the whole fan then is. */
export function spread(
  count: number,
  chosen: number,
  playable: (at: number) => boolean,
  shape: FanShape,
): { cards: Spread[]; width: number; step: number } {
  const { room, card } = shape;
  const between = Math.max(1, count - 1);
  const widest = card * NAME_ENDS;
  const before = chosen > 0 ? 6 : 0;
  const least =
    shape.least && count > NINE
      ? Math.max(shape.least, Math.min(widest, (room - card) / (NINE - 1)))
      : (shape.least ?? 0);
  const spare = room - card - before - least * between;
  const gap = chosen >= 0 && chosen < count - 1 ? Math.max(24, Math.min(shape.gap ?? card * 0.58, spare)) : 0;
  const step = Math.max(least, Math.min(widest, (room - card - gap - before) / between));
  const open = Math.max(0, Math.min(gap, card - step));
  const width = card + step * (count - 1) + open + (open ? before : 0);
  const start = Math.max(0, (room - width) / 2);
  const bend = Math.min(1.7, 11 / Math.max(1, count));
  const cards = Array.from({ length: count }, (_, at) => {
    const from = at - (count - 1) / 2;
    const picked = at === chosen;
    const turn = from * bend;
    const drop = (from / Math.max(1, (count - 1) / 2)) ** 2 * DROP;
    return {
      x: start + at * step + (open && at > chosen ? open : 0) + (open && at >= chosen ? before : 0),
      y: (picked ? shape.chosenRaised : playable(at) ? shape.raised : 0) - (picked ? 0 : drop),
      turn: picked ? turn * 0.4 : turn,
      scale: picked ? CHOSEN : 1,
    };
  });
  return { cards, width, step };
}

/** The width at which two thirds of each card are free, up to seven; more cards than that keep it and close up. */
export function widthOf(count: number, room: number, most: number): number {
  return Math.floor(Math.min(most, room / (1 + SEEN * (Math.min(7, Math.max(1, count)) - 1))));
}

/** Does the next card lie over the end of this one's name? */
export function covered(cards: readonly Spread[], at: number, card: number): boolean {
  const [one, next] = [cards[at], cards[at + 1]];
  return Boolean(one && next) && next!.x - one!.x < card * NAME_ENDS - 1;
}

/** So much larger is the chosen card. */
const CHOSEN = 1.08;
/** Below the cards: the bar under what can be played. */
const FOOT = 10;
/** A narrower card cannot be told from another. */
export const LEAST_CARD = 48;

/** The height that a hand of such cards needs, one of them chosen. */
export const handHeight = (card: number, chosenRaised: number): number =>
  Math.ceil(card * 1.4 * CHOSEN + chosenRaised + FOOT);
/** How wide the cards of a hand may be in this height. */
export const cardIn = (height: number, chosenRaised: number): number =>
  Math.max(LEAST_CARD, Math.floor((height - chosenRaised - FOOT) / 1.4 / CHOSEN));
