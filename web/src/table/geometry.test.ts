import { describe, expect, it } from 'vitest';
import {
  along,
  barTop,
  crosses,
  edgeOf,
  layout,
  measures,
  middle,
  offering,
  overlap,
  ownEnd,
  plateBox,
  stageOf,
} from './geometry';

const WINDOWS = [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1400, 900],
  [1920, 1080],
] as const;
const COUNTS = [2, 3, 4, 5, 6, 7, 8];

describe('the seats of the desktop table', () => {
  for (const [width, height] of WINDOWS) {
    for (const n of COUNTS) {
      const sizes = measures(height);
      const { W, H } = stageOf(width, height);
      const at = layout(n, W, H, sizes);
      const boxes = at.plates.map((plate) => plateBox(plate, sizes));

      it(`${n} seats do not overlap at ${width}×${height}`, () => {
        expect(boxes).toHaveLength(n - 1);
        for (const [i, one] of boxes.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x + one.w).toBeLessThanOrEqual(W);
          expect(one.y).toBeGreaterThanOrEqual(8);
          expect(one.y + one.h).toBeLessThanOrEqual(H - sizes.zone);
          expect(one.y + one.h).toBeLessThan(barTop(at));
          for (const two of boxes.slice(i + 1)) expect(overlap(one, two, 3)).toBe(false);
        }
      });

      it(`the middle is free for ${n} seats at ${width}×${height}`, () => {
        const { piles, words, draw, store } = middle(at);
        for (const box of boxes) {
          expect(overlap(box, piles)).toBe(false);
          expect(overlap(box, draw)).toBe(false);
          expect(overlap(box, store)).toBe(false);
          expect(overlap(box, words)).toBe(false);
        }
        expect(overlap(piles, draw)).toBe(false);
        expect(overlap(words, draw)).toBe(false);
        expect(words.w).toBeGreaterThan(180);
        expect(words.h).toBeGreaterThan(60);
        for (const box of [piles, words, draw, store]) expect(box.y + box.h).toBeLessThanOrEqual(barTop(at));
        expect(store.w).toBeGreaterThan(300);
      });
    }
  }

  it('has the formula of the design: seven seats at 1400×900', () => {
    const at = layout(7, 1128, 856, measures(900));
    expect(at.a).toBe(427);
    expect(at.plates[0]?.x).toBeCloseTo(564 + 427 * Math.cos((150 * Math.PI) / 180), 6);
    expect(at.plates[5]?.x).toBeCloseTo(564 - 427 * Math.cos((150 * Math.PI) / 180), 6);
    expect(at.plates[2]?.y).toBeCloseTo(84, 0);
  });

  it('is even left and right', () => {
    const at = layout(6, 1128, 856, measures(900));
    expect(at.plates[0]?.y).toBeCloseTo(at.plates[4]?.y ?? 0, 6);
    expect(at.plates[2]?.x).toBeCloseTo(564, 6);
  });
});

describe('cards on offer', () => {
  it('lie in one row while their names can be read', () => {
    const lies = offering(4, 460, 300, 104);
    expect(lies.per).toBe(4);
    expect(lies.size).toBe(104);
    expect(lies.height).toBeCloseTo(145.6);
  });

  for (const [width, height] of WINDOWS) {
    for (const n of [6, 7, 8]) {
      it(`${n} cards of the General Store do not cover each other's names at ${width}×${height}`, () => {
        const { W, H } = stageOf(width, height);
        const { store } = middle(layout(n, W, H, measures(height)));
        const lies = offering(n, store.w, store.h, 104);
        expect(lies.size).toBeGreaterThanOrEqual(72);
        expect(lies.height).toBeLessThanOrEqual(store.h);
        for (const [at, place] of lies.places.entries()) {
          expect(place.x).toBeGreaterThanOrEqual(0);
          expect(place.x + lies.size).toBeLessThanOrEqual(store.w + 0.01);
          const next = lies.places[at + 1];
          if (next && next.y === place.y) expect(next.x - place.x).toBeGreaterThanOrEqual(lies.size * 0.85);
        }
      });
    }
  }

  it('lie in two rows on the phone', () => {
    const lies = offering(7, 370, 270, 94);
    expect(lies.per).toBe(4);
    expect(lies.size).toBeGreaterThan(80);
  });

  it('become tags where cards would be too small for their names', () => {
    const lies = offering(7, 340, 190, 80);
    expect(lies).toMatchObject({ tags: true, per: 4, size: 78 });
    expect(lies.height).toBeLessThanOrEqual(190);
    for (const place of lies.places) expect(place.x + lies.size).toBeLessThanOrEqual(340);
  });

  it('stay in one row where they have no names and two rows are too high', () => {
    expect(offering(7, 370, 120, 94, 24)).toMatchObject({ tags: false, per: 7 });
  });
});

describe('a shot', () => {
  it('stops at the edge of the plate', () => {
    const end = edgeOf({ x: 0, y: 0 }, { x: 100, y: 100 }, { x: 80, y: 60, w: 60, h: 60 });
    expect(end.x).toBeCloseTo(80);
    expect(end.y).toBeCloseTo(80);
  });
});

describe('one’s own end of a shot', () => {
  it('goes round the piles where it can', () => {
    const at = layout(5, 1128, 856, measures(900));
    const { piles, words } = middle(at);
    for (const plate of at.plates) {
      const end = ownEnd(at, plate, [piles, words]);
      expect(end.y).toBeLessThan(barTop(at));
      if (plate.x > at.cx) expect(crosses(plate, end, piles)).toBe(false);
    }
    expect(crosses({ x: 0, y: 0 }, { x: 10, y: 10 }, { x: 4, y: 4, w: 2, h: 2 })).toBe(true);
    expect(crosses({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 4, y: 4, w: 2, h: 2 })).toBe(false);
  });
});

describe('the turn', () => {
  it('goes clockwise round the table, from picture to picture', () => {
    const oval = { cx: 500, cy: 300, a: 400, b: 200 };
    const way = along(oval, { x: 100, y: 300 }, { x: 900, y: 300 });
    expect(way[0]?.x).toBeCloseTo(100);
    expect(way.at(-1)?.x).toBeCloseTo(900);
    expect(way[8]?.x).toBeCloseTo(500);
    expect(way[8]?.y).toBeCloseTo(100);
    const back = along(oval, { x: 900, y: 300 }, { x: 100, y: 300 });
    expect(back[8]?.y).toBeCloseTo(500);
  });
});
