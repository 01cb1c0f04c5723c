/** Where the preview goes: beside its anchor, inside the viewport. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Measure {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 8;

const within = (value: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(value, room - length - EDGE));

/** Right of the anchor, else left, else above or below it, whichever has more room; always wholly visible. */
export function positionBeside(anchor: Rect, box: Measure, viewport: Measure): { left: number; top: number } {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - box.width;
  const middle = within(anchor.top + anchor.height / 2 - box.height / 2, box.height, viewport.height);
  if (right + box.width + EDGE <= viewport.width) return { left: right, top: middle };
  if (left >= EDGE) return { left, top: middle };
  const centred = within(anchor.left + anchor.width / 2 - box.width / 2, box.width, viewport.width);
  const above = anchor.top - GAP - box.height;
  const below = anchor.top + anchor.height + GAP;
  const roomAbove = anchor.top > viewport.height - anchor.top - anchor.height;
  return { left: centred, top: within(roomAbove ? above : below, box.height, viewport.height) };
}
