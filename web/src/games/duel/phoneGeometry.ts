/** Where everything lies on the phone table of The Duel: lanes at the edges, piles between them, a line across. */

import type { Box } from '../../table/geometry';
import { CHIP, type Flank } from './geometry';

export interface PhoneLayout {
  w: number;
  h: number;
  line: number;
  /** The width of a lane, and of the cards in it. */
  lane: number;
  active: number;
  rear: number;
  /** Does equipment lie beside its character, at the edge of the table? Else it hangs below. */
  outside: boolean;
  /** How far the label stands out above a card, and how much farther forward the active one stands. */
  label: number;
  step: number;
  middle: { x: number; w: number };
  pile: number;
}

/** Below a card: name and life. */
export const WORDS = 36;
const GEAR = CHIP.h + 2;
/** A picture is as high as a thumb, and so much higher than wide. */
const LEAST = 44;
const TALL = 1.04;
/** So much of a lane is the picture, where equipment lies beside it. */
const PICTURE = 0.52;
/** In a low window labels lie on the pictures. */
const LABEL = { high: 10, low: 4 };
const HIGH_FROM = 236;
const STEP = { below: 14, outside: 4 };
/** Lower than this, names and lives of both sides do not fit. */
const LOWEST = Math.ceil(2 * (LEAST * TALL + WORDS + LABEL.low + 2 + STEP.outside));

export function phoneLayout(w: number, space: number): PhoneLayout {
  const h = Math.max(LOWEST, Math.min(space, 460));
  const half = h / 2;
  const lane = Math.min(190, Math.floor((w - 112) / 2));
  const label = h < HIGH_FROM ? LABEL.low : LABEL.high;
  const below = Math.floor(Math.min(96, half - WORDS - GEAR - STEP.below - label + 4));
  const beside = Math.floor(Math.min(96, (half - WORDS - STEP.outside - label - 2) / TALL, lane * PICTURE));
  const outside = beside > below;
  const active = Math.max(LEAST, outside ? beside : below);
  return {
    w,
    h,
    line: half,
    lane,
    active,
    rear: Math.max(LEAST, active - 10),
    outside,
    label,
    step: outside ? STEP.outside : STEP.below,
    middle: { x: lane + 4, w: w - 2 * lane - 8 },
    pile: Math.min(60, Math.floor((h - 3 * 20) / 3 / 1.4)),
  };
}

/** The place of a character with name and life. */
export function phonePlace(at: PhoneLayout, own: boolean, active: boolean, flank: Flank): Box {
  const w = active ? at.active : at.rear;
  const h = w * TALL + WORDS;
  const away = at.outside ? at.lane - at.active / 2 : at.lane / 2 + 2;
  const forward = own ? at.line + at.label + 2 : at.line - h - (at.outside ? 2 : GEAR + 2);
  return {
    x: (flank === 'left' ? away : at.w - away) - w / 2,
    y: active ? forward : forward + (own ? at.step : -at.step),
    w,
    h,
  };
}

/** Where the equipment of a character lies, how large its chips are, and how many have room there. */
export interface PhoneEquipment extends Box {
  scale: number;
  room: number;
}

const SMALLEST = 0.5;
const fits = (length: number, chip: number, scale: number): number =>
  Math.floor((length / scale + CHIP.gap) / (chip + CHIP.gap));

/** In a row below the character, or beside its picture and below its label, as large as all of it can be. */
export function phoneEquipment(at: PhoneLayout, place: Box, flank: Flank, count: number): PhoneEquipment {
  if (!at.outside)
    return {
      x: place.x + place.w / 2 - at.lane / 2,
      y: place.y + place.h,
      w: at.lane,
      h: CHIP.h,
      scale: 1,
      room: fits(at.lane, CHIP.w, 1),
    };
  const down = 18 - at.label;
  const w = (flank === 'left' ? place.x : at.w - place.x - place.w) - 8;
  const h = place.w * TALL - down + 4;
  const roomAt = (scale: number): number => fits(w, CHIP.w, scale) * fits(h, CHIP.h, scale);
  let scale = 1;
  while (scale > SMALLEST && roomAt(scale) < count) scale -= 0.02;
  return { x: flank === 'left' ? 4 : place.x + place.w + 4, y: place.y + down, w, h, scale, room: roomAt(scale) };
}
