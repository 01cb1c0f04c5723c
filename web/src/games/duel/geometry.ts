/**
 * Where everything lies on the desktop table of The Duel: a street of wood with a dotted line across it, two lanes for each
 * side. All measures are in CSS pixels at the size of the design (a stage of 1128×856), made smaller by one factor.
 */

import { barTop as barTopOf, measures, type Box, type Measures } from '../../table/geometry';

export interface DuelLayout extends Measures {
  W: number;
  H: number;
  /** The factor. */
  s: number;
  street: Box;
  /** The height of the dotted line. */
  line: number;
  /** Where the question begins. */
  barTop: number;
  /** The columns beside the street. */
  left: Box;
  right: Box;
}

const STREET = { w: 692, h: 556 };
const LANE = 100;
const ACTIVE = 124;
const REAR = 106;
/** Heights of the four places, from the top of the street. */
const TOPS = { other: { active: 78, rear: 34 }, own: { active: 298, rear: 364 } };
const LINE = 278;
const COLUMN = 206;
const TALL = 1.4;

export type Flank = 'left' | 'right';

export function duelLayout(W: number, H: number, viewportHeight: number, spectator: boolean): DuelLayout {
  const sizes = measures(viewportHeight, spectator);
  const top = barTopOf({ ...sizes, W, H, cx: 0, cy: 0, a: 0, b: 0, plates: [] });
  const s = Math.min(1.12, (top - 14) / STREET.h, (W - 2 * COLUMN) / 560);
  const w = Math.min(W - 2 * COLUMN, Math.max(560, STREET.w * s));
  const street = { x: (W - w) / 2, y: 0, w, h: STREET.h * s };
  return {
    ...sizes,
    W,
    H,
    s,
    street,
    line: LINE * s,
    barTop: top,
    left: { x: 14, y: 10, w: street.x - 26, h: top - 20 },
    right: { x: street.x + w + 14, y: 10, w: W - street.x - w - 28, h: top - 20 },
  };
}

/** In which lane a character stands: those of the own side from left to right, the other side's as seen from here. */
export function flankOf(index: number, own: boolean): Flank {
  return (index === 0) === own ? 'left' : 'right';
}

/** The place of a character: forward at the line or back; one who is alone stands between the lanes. */
export function placeOf(at: DuelLayout, own: boolean, active: boolean, flank: Flank | 'alone'): Box {
  const w = (active ? ACTIVE : REAR) * at.s;
  const side = flank === 'alone' ? 0 : flank === 'left' ? -1 : 1;
  const middle = at.street.x + at.street.w / 2 + side * LANE * at.s;
  const tops = own ? TOPS.own : TOPS.other;
  return { x: middle - w / 2, y: at.street.y + (active ? tops.active : tops.rear) * at.s, w, h: w * TALL };
}

export const TAG = { w: 78, h: 42, gap: 6 };
export const CHIP = { w: 34, h: 42, gap: 4 };

/** The equipment of a character: outside, in a column of tags, or of chips where there are many or little room. */
export function equipmentBox(
  at: DuelLayout,
  place: Box,
  flank: Flank | 'alone',
  count: number,
): Box & { chips: boolean; columns: number } {
  const away = 12 + (place.w > 110 * at.s ? 2 : 0);
  const rows = Math.max(1, Math.floor((place.h - 6 * at.s + TAG.gap) / (TAG.h + TAG.gap)));
  const chips = count > rows;
  const columns = chips ? Math.ceil(count / rows) : 1;
  const w = chips ? columns * (CHIP.w + CHIP.gap) - CHIP.gap : TAG.w;
  const tall = Math.min(count, rows);
  const h = tall * (TAG.h + TAG.gap) - TAG.gap;
  const x = flank === 'left' ? place.x - away - w : place.x + place.w + away;
  return { x, y: place.y + Math.min(24 * at.s, Math.max(2, (place.h - h) / 2)), w, h, chips, columns };
}
