/**
 * Where everything lies on the phone table: who else plays above, what one does below; in a low and wide window beside
 * each other. Question, players, hand and buttons are in view together in every window of 360×553 and more.
 */

import { DESKTOP_FROM, type Box } from './geometry';

export const BAR = 42;
/** Lower than this, everything is a size smaller. */
export const SHORT = 700;
export const TILE_GAP = 6;
export const TILE_H = 118;
/** Lower than this, a tile shows cards in play as small pictures; lower still, it leaves out the character. */
export const CHIPS_FROM = 108;
export const NAMED_FROM = 97;
const LEAST_TILE = 58;
/** What the piles need where they lie below the players. */
const PILES = 110;

/** Is a window below the desktop's width too low for tiles and hand above each other? */
export const isLow = (width: number, height: number): boolean => width >= 600 && width < DESKTOP_FROM && height < 560;
/** How wide the others are then. */
export const besideWidth = (width: number): number => Math.round(Math.max(350, width * 0.5));

/** The hand: cards are never wider than this, and rise so much when they can be played or are chosen. */
export interface HandMeasures {
  most: number;
  raised: number;
  chosenRaised: number;
}

/** What lies below the players, or beside them. */
export interface PhoneMeasures extends HandMeasures {
  /** Does what one does stand beside the others? */
  beside: boolean;
  short: boolean;
  /** The width of what shows the others, and how much of it the hand has. */
  width: number;
  room: number;
  strip: number;
  ask: number;
  buttons: number;
  /** At least so much a spectator reads, who has no hand. */
  feed: number;
}

/** The sizes in a window, less the strip below the bar that notices may take. */
export function phoneMeasures(width: number, height: number, strip = 0): PhoneMeasures {
  const beside = isLow(width, height);
  const short = height - strip < SHORT;
  const others = beside ? besideWidth(width) : width;
  const room = (beside ? width - others : width) - 12;
  const most = short ? Math.min(80, Math.floor(room / 5)) : width >= 600 ? 112 : height - strip >= 760 ? 94 : 80;
  return {
    beside,
    short,
    width: others,
    room,
    most,
    raised: short ? 6 : 10,
    chosenRaised: short ? 10 : 22,
    strip: short ? 48 : 76,
    ask: short ? 72 : 86,
    buttons: short ? 52 : 64,
    feed: short ? 130 : 220,
  };
}

/** How high the tiles and all that shows the others may be, if `below` is needed for the rest. */
export function othersIn(
  space: number,
  others: number,
  at: PhoneMeasures,
  watching: boolean,
): { tileH: number; tall: number } {
  const rows = Math.max(1, Math.floor(others / 2));
  const highest = at.width >= 600 ? 168 : rows > 2 ? TILE_H : 148;
  const room = rows > 1 ? Math.floor((Math.min(space, 540) - TILE_GAP * (rows - 1)) / rows) : space - TILE_GAP - PILES;
  const tileH = Math.max(LEAST_TILE, Math.min(highest, room));
  return { tileH, tall: Math.max(rows * (tileH + TILE_GAP) - TILE_GAP, Math.min(space, watching ? 302 : 366)) };
}

/** The tiles of the K others on a phone table of this width: up the left side, one in the top middle, down the right. */
export function tiles(others: number, width: number, tileH = TILE_H): Box[] {
  const side = Math.floor(others / 2);
  const odd = others % 2 === 1;
  const even = odd && tileH < CHIPS_FROM; // what is low must not be narrow as well
  const tileW =
    width >= 600 ? Math.min(230, (width - 24) / 3) : even ? (width - 4 * TILE_GAP) / 3 : (width - 390) / 3 + 130;
  const row = (i: number): number => i * (tileH + TILE_GAP);
  const boxes: Box[] = [];
  for (let i = side - 1; i >= 0; i--) boxes.push({ x: TILE_GAP, y: row(i), w: tileW, h: tileH });
  const inner = width - 2 * (tileW + 2 * TILE_GAP);
  if (odd && side === 0) boxes.push({ x: (width - 270) / 2, y: 0, w: 270, h: tileH });
  else if (odd) boxes.push({ x: tileW + 2 * TILE_GAP, y: 0, w: inner, h: tileH });
  for (let i = 0; i < side; i++) boxes.push({ x: width - TILE_GAP - tileW, y: row(i), w: tileW, h: tileH });
  return boxes;
}

/** The middle column of the phone table, below the tile in the top middle if there is one. */
export function column(others: number, width: number, height: number, tileH = TILE_H): Box {
  const boxes = tiles(others, width, tileH);
  const tileW = others > 1 ? (boxes[0]?.w ?? 130) : 130;
  const x = others > 1 ? tileW + 2 * TILE_GAP - 1 : TILE_GAP;
  const y = others % 2 === 1 ? tileH + TILE_GAP : 0;
  return { x, y, w: width - 2 * x, h: height - y };
}
