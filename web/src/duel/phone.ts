/** Where everything lies on the phone table of The Duel: lanes at the edges, piles between them, a line across. */

import type { Box } from '../table/geometry';
import { CHIP, type Flank } from './geometry';

export interface PhoneLayout {
  w: number;
  h: number;
  line: number;
  /** The width of a lane, and of the cards in it. */
  lane: number;
  active: number;
  rear: number;
  /** How many chips of equipment a lane has room for. */
  chips: number;
  middle: { x: number; w: number };
  pile: number;
}

/** Below a card: name and life. */
export const WORDS = 36;
const GEAR = CHIP.h + 2;
/** How much farther forward the active one stands, and room for the label above a card. */
const STEP = 14;
const LABEL = 10;
/** A card is as wide as a thumb. */
const LEAST = 46;

export function phoneLayout(w: number, space: number): PhoneLayout {
  const h = Math.max(300, Math.min(space, 460));
  const half = h / 2;
  const active = Math.max(LEAST, Math.floor(Math.min(96, half - WORDS - GEAR - STEP - LABEL + 4)));
  const lane = Math.min(190, Math.floor((w - 112) / 2));
  return {
    w,
    h,
    line: half,
    lane,
    active,
    rear: Math.max(LEAST, active - 10),
    chips: Math.floor((lane + CHIP.gap) / (CHIP.w + CHIP.gap)),
    middle: { x: lane + 4, w: w - 2 * lane - 8 },
    pile: Math.min(60, Math.floor((h - 3 * 24) / 3 / 1.4)),
  };
}

/** The place of a character with name and life; the equipment hangs below it. */
export function phonePlace(at: PhoneLayout, own: boolean, active: boolean, flank: Flank): Box {
  const w = active ? at.active : at.rear;
  const middle = flank === 'left' ? at.lane / 2 + 2 : at.w - at.lane / 2 - 2;
  const h = w * 1.04 + WORDS;
  const forward = own ? at.line + LABEL + 2 : at.line - h - GEAR - 2;
  return { x: middle - w / 2, y: active ? forward : forward + (own ? STEP : -STEP), w, h };
}
