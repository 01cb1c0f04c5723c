import { describe, expect, it } from 'vitest';
import { handHeight } from './fan';
import { overlap } from './geometry';
import { BAR, column, othersIn, phoneMeasures, tiles } from './phoneGeometry';

const COUNTS = [2, 3, 4, 5, 6, 7, 8];

describe('the tiles of the phone', () => {
  for (const width of [360, 390, 430, 600, 820]) {
    for (const n of COUNTS) {
      it(`${n} seats do not overlap at ${width}`, () => {
        const boxes = tiles(n - 1, width);
        expect(boxes).toHaveLength(n - 1);
        const centre = column(n - 1, width, 372);
        for (const [i, one] of boxes.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x + one.w).toBeLessThanOrEqual(width);
          expect(overlap(one, centre)).toBe(false);
          for (const two of boxes.slice(i + 1)) expect(overlap(one, two)).toBe(false);
        }
      });
    }
  }

  it('goes up the left side and down the right one', () => {
    const [first, second, , fourth] = tiles(6, 390);
    expect(first?.y).toBe(248);
    expect(second?.y).toBe(124);
    expect(fourth?.x).toBe(254);
    expect(fourth?.y).toBe(0);
  });
});

describe('a low window', () => {
  for (const [width, height] of [
    [375, 553],
    [390, 664],
    [360, 640],
    [844, 390],
  ] as const) {
    for (const n of COUNTS) {
      it(`has room for ${n} seats, question, hand and buttons at ${width}×${height}`, () => {
        const at = phoneMeasures(width, height);
        const below = at.beside ? 4 : at.strip + at.ask + handHeight(at.most, at.chosenRaised) + at.buttons;
        const space = height - BAR - 4 - below;
        const { tileH, tall } = othersIn(space, n - 1, at, false);
        expect(tall).toBeLessThanOrEqual(space);
        expect(tileH).toBeGreaterThanOrEqual(58);
        for (const box of tiles(n - 1, at.width, tileH)) expect(box.y + box.h).toBeLessThanOrEqual(tall + 0.01);
        expect(at.most).toBeGreaterThanOrEqual(68);
      });
    }
  }
});
