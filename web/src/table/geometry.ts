/**
 * Where everything lies on the desktop table. The phone's table is in phoneGeometry.ts.
 * All measures are in CSS pixels; y grows downwards; angles are in degrees.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The sizes that depend on the height of the window: seat plate, own zone, hand and piles. */
export interface Measures {
  compact: boolean;
  plateW: number;
  plateH: number;
  /** Height of the own zone at the foot of the stage. */
  zone: number;
  card: number;
  pile: number;
  shown: number;
}

/** The stage of a seat layout: the oval's centre and radii, and the middle of each other plate in turn order. */
export interface Layout extends Measures {
  W: number;
  H: number;
  cx: number;
  cy: number;
  a: number;
  b: number;
  plates: Point[];
}

/** Where the things in the middle of the table go. `words`: what the event now says, and the next event. */
export interface Middle {
  piles: Box;
  words: Box;
  draw: Box;
  store: Box;
}

export const BAR = 44;
export const RAIL = 272;
/** At the foot of the desktop table: the viewer's plate left of the hand, phases and End turn right of it. */
export const OWN_LEFT = 318;
export const OWN_RIGHT = 280;
/** How wide the fan of the hand may be in a stage of this width. */
export const fanRoom = (stage: number): number => Math.min(900, stage - OWN_LEFT - OWN_RIGHT);
export const RAIL_FROM = 1180;
export const DESKTOP_FROM = 1024;
export const TALL_FROM = 860;

const ALPHA: Record<number, number> = { 3: 110, 4: 84, 5: 72, 6: 66, 7: 60, 8: 52 };
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Plate and zone for a window of this height; a spectator has no hand, so their zone holds one plate only. */
export function measures(viewportHeight: number, spectator = false): Measures {
  const compact = viewportHeight < TALL_FROM;
  const plateH = compact ? 104 : 144;
  return {
    compact,
    plateW: compact ? 236 : 258,
    plateH,
    zone: spectator ? plateH + 100 : compact ? 236 : 298,
    card: compact ? 90 : 112,
    pile: compact ? 64 : 84,
    shown: compact ? 108 : 150,
  };
}

/** The stage that is left of a window: all below the bar, and left of the rail where there is one. */
export function stageOf(width: number, height: number): { W: number; H: number } {
  return { W: width >= RAIL_FROM ? width - RAIL : width, H: height - BAR };
}

/** The angles of the n − 1 others, clockwise from the viewer's left. */
export function angles(n: number): number[] {
  const others = n - 1;
  if (others === 1) return [270];
  const alpha = ALPHA[n] ?? 52;
  return Array.from({ length: others }, (_, k) => 90 + alpha + ((360 - 2 * alpha) * k) / (others - 1));
}

/** The seat formula of design.md for n players on a stage of W×H. */
export function layout(n: number, W: number, H: number, sizes: Measures): Layout {
  const { plateW: w, plateH: h, zone } = sizes;
  const thetas = angles(n).map(radians);
  const sines = thetas.map(Math.sin);
  const a = (W - w) / 2 - 8;
  const y0 = 12 + h / 2;
  const up = Math.max(0.914, -Math.min(...sines));
  const low = Math.max(...sines);
  const b = n === 2 ? 248 : Math.min(248, (H - zone - h / 2 - 6 - y0) / (low + up));
  const cy = y0 + b * up;
  const plates = thetas.map((theta) => ({ x: W / 2 + a * Math.cos(theta), y: cy + b * Math.sin(theta) }));
  return { ...sizes, W, H, cx: W / 2, cy, a, b, plates };
}

/** The box of a plate round its middle. */
export function plateBox(at: Point, sizes: Measures): Box {
  return { x: at.x - sizes.plateW / 2, y: at.y - sizes.plateH / 2, w: sizes.plateW, h: sizes.plateH };
}

export function overlap(one: Box, two: Box, gap = 0): boolean {
  return (
    one.x < two.x + two.w + gap &&
    two.x < one.x + one.w + gap &&
    one.y < two.y + two.h + gap &&
    two.y < one.y + one.h + gap
  );
}

/** The top of the question bar, measured from the top of the stage. */
export function barTop(at: Layout): number {
  return at.H - (at.zone - 14);
}

/** The free span left and right of the middle between two heights. */
function span(at: Layout, top: number, bottom: number): { left: number; right: number } {
  let left = 8;
  let right = at.W - 8;
  for (const plate of at.plates) {
    const box = plateBox(plate, at);
    if (box.y >= bottom || box.y + box.h <= top) continue;
    if (plate.x < at.cx - 1) left = Math.max(left, box.x + box.w + 10);
    else if (plate.x > at.cx + 1) right = Math.min(right, box.x - 10);
  }
  return { left, right };
}

/** The lowest y of the plates that stand above the middle. */
function ceiling(at: Layout, half: number): number {
  const above = at.plates.map((plate) => plateBox(plate, at)).filter((box) => box.y + box.h / 2 < at.cy - at.b * 0.4);
  const over = above.filter((box) => box.x < at.cx + half && box.x + box.w > at.cx - half);
  return Math.max(at.cy - at.b + 26, ...over.map((box) => box.y + box.h + 12));
}

/** Piles left of the middle, the draw! card right of it, what the event says below the piles, the General Store across. */
export function middle(at: Layout): Middle {
  const rowW = at.pile * 3 + 24;
  const rowH = at.pile * 1.4 + 30;
  const wordsH = at.compact ? 78 : 152;
  const drawW = at.shown + 6;
  const gap = at.compact ? 14 : 26;
  const half = (rowW + gap + drawW) / 2;
  const top = ceiling(at, half);
  const foot = barTop(at) - 8;
  const y = top + Math.max(0, Math.min(28, (foot - top - rowH - wordsH) / 2));
  const drawY = Math.max(top, y - 16);
  const drawH = Math.min(at.shown * 1.4 + 104, foot - drawY);
  const drawX = Math.min(at.cx + half - drawW, span(at, drawY, drawY + drawH).right - drawW);
  const pilesX = Math.max(span(at, y, y + rowH).left, drawX - gap - rowW);
  const wordsY = y + rowH + 4;
  const wordsX = Math.max(pilesX, span(at, wordsY, Math.min(foot, wordsY + wordsH)).left);
  const storeH = 104 * 1.4 + 44;
  const storeY = Math.min(y + 16, foot - storeH);
  const across = span(at, storeY, foot);
  const storeHalf = Math.min(at.cx - across.left, across.right - at.cx, 430);
  return {
    piles: { x: pilesX, y, w: rowW, h: rowH },
    words: { x: wordsX, y: wordsY, w: drawX - gap - wordsX, h: Math.min(wordsH, foot - wordsY) },
    draw: { x: drawX, y: drawY, w: drawW, h: drawH },
    store: { x: at.cx - storeHalf, y: storeY, w: storeHalf * 2, h: foot - storeY },
  };
}

const OFFER_GAP = 8;
/** Between two rows: the bar under a card that can be taken shows there. */
const ROW_GAP = 12;
const LEAST_OFFERED = 60;
/** Narrower than this, the names of cards can't be read: they are laid out as tags. */
const NAMED = 72;
const TAG = { w: 78, h: 52 };

/** How cards on offer lie: in rows of `per`, of this width, left and top of each, and the height of it all. */
export interface Offering {
  per: number;
  size: number;
  tags: boolean;
  places: Point[];
  height: number;
}

/** One row of cards where their names can be read, else two rows of smaller ones if the height allows, else tags if they have
 * names at all (`foot`: for a caption, where they have none). */
export function offering(count: number, room: number, height: number, size: number, foot = 0): Offering {
  const stepOf = (card: number, per: number): number => (per > 1 ? Math.min(card + 10, (room - card) / (per - 1)) : 0);
  let card = size;
  let per = Math.max(1, count);
  if (stepOf(card, per) < card * 0.85 && count > 2) {
    const half = Math.ceil(count / 2);
    const tall = Math.floor(((height - ROW_GAP) / 2 - foot) / 1.4);
    const wide = Math.floor((room - OFFER_GAP * (half - 1)) / half);
    const small = Math.min(size, tall, Math.max(wide, LEAST_OFFERED));
    if (small < NAMED && !foot && height > 0) return asTags(count, room);
    if (small >= LEAST_OFFERED) [card, per] = [small, half];
  }
  const step = stepOf(card, per);
  const tall = card * 1.4 + foot;
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / per);
    const inRow = Math.min(per, count - row * per);
    return { x: (room - card - step * (inRow - 1)) / 2 + (at % per) * step, y: row * (tall + ROW_GAP) };
  });
  const rows = Math.max(1, Math.ceil(count / per));
  return { per, size: card, tags: false, places, height: rows * (tall + ROW_GAP) - ROW_GAP };
}

function asTags(count: number, room: number): Offering {
  const per = Math.max(1, Math.min(count, Math.floor((room + OFFER_GAP) / (TAG.w + OFFER_GAP))));
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / per);
    const inRow = Math.min(per, count - row * per);
    const width = inRow * (TAG.w + OFFER_GAP) - OFFER_GAP;
    return { x: (room - width) / 2 + (at % per) * (TAG.w + OFFER_GAP), y: row * (TAG.h + ROW_GAP) };
  });
  return { per, size: TAG.w, tags: true, places, height: Math.ceil(count / per) * (TAG.h + ROW_GAP) - ROW_GAP };
}

/** The middle of a plate's medallion; it sits on the inner side. */
export function medallion(plate: Point, at: Layout): Point {
  const inner = plate.x < at.cx ? 1 : -1;
  return { x: plate.x + inner * (at.plateW / 2 - 8 - 36), y: plate.y - at.plateH / 2 + 8 + (at.compact ? 30 : 40) };
}

/** Where a line from one point to another meets the edge of a box round the second: the shot stops there. */
export function edgeOf(from: Point, to: Point, box: Box): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const steps = [1];
  if (dx !== 0) steps.push(((dx > 0 ? box.x : box.x + box.w) - from.x) / dx);
  if (dy !== 0) steps.push(((dy > 0 ? box.y : box.y + box.h) - from.y) / dy);
  const inside = (p: Point): boolean =>
    p.x >= box.x - 1 && p.x <= box.x + box.w + 1 && p.y >= box.y - 1 && p.y <= box.y + box.h + 1;
  for (const t of steps.sort((one, two) => one - two)) {
    const p = { x: from.x + dx * t, y: from.y + dy * t };
    if (t >= 0 && t <= 1 && inside(p)) return p;
  }
  return to;
}

/** Does a line go through a box? */
export function crosses(from: Point, to: Point, box: Box): boolean {
  let enter = 0;
  let leave = 1;
  for (const [start, by, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.w],
    [from.y, to.y - from.y, box.y, box.y + box.h],
  ] as const) {
    if (by === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const one = (low - start) / by;
    const two = (high - start) / by;
    enter = Math.max(enter, Math.min(one, two));
    leave = Math.min(leave, Math.max(one, two));
  }
  return enter < leave;
}

/** One's own end of a shot: at the near edge of the table, where the line crosses as little of the middle as it can. */
export function ownEnd(at: Layout, other: Point, boxes: readonly Box[]): Point {
  const y = Math.min(at.cy + at.b + 4, barTop(at) - 6);
  const ends = [20, -60, 100, -140, 180, -230, 270].map((by) => ({ x: at.cx + by, y }));
  const count = (end: Point): number => boxes.filter((box) => crosses(other, end, box)).length;
  return ends.reduce((best, end) => (count(end) < count(best) ? end : best));
}

/** An oval round a middle: what the turn goes along. */
export interface Oval {
  cx: number;
  cy: number;
  a: number;
  b: number;
}

const STEPS = 16;

/** The way from one point to another clockwise round an oval, as near to its edge as they are themselves. */
export function along(oval: Oval, from: Point, to: Point): Point[] {
  const polar = (at: Point): { angle: number; far: number } => {
    const [x, y] = [(at.x - oval.cx) / oval.a, (at.y - oval.cy) / oval.b];
    return { angle: Math.atan2(y, x), far: Math.hypot(x, y) };
  };
  const [start, end] = [polar(from), polar(to)];
  const turn = (end.angle - start.angle + 4 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const part = k / STEPS;
    const [angle, far] = [start.angle + turn * part, start.far + (end.far - start.far) * part];
    return { x: oval.cx + oval.a * far * Math.cos(angle), y: oval.cy + oval.b * far * Math.sin(angle) };
  });
}
