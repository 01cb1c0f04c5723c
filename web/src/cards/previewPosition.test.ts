import { expect, it } from 'vitest';
import { positionBeside } from './previewPosition';

const box = { width: 250, height: 350 };
const wide = { width: 1400, height: 900 };

it('goes to the right of its anchor, at the same height', () => {
  expect(positionBeside({ left: 100, top: 300, width: 112, height: 157 }, box, wide)).toEqual({
    left: 224,
    top: 203.5,
  });
});

it('goes to the left where the right has no room', () => {
  expect(positionBeside({ left: 1250, top: 300, width: 112, height: 157 }, box, wide).left).toBe(1250 - 12 - 250);
});

it('goes above or below on a narrow screen', () => {
  const phone = { width: 390, height: 844 };
  expect(positionBeside({ left: 150, top: 600, width: 94, height: 131 }, box, phone).top).toBe(600 - 12 - 350);
  expect(positionBeside({ left: 150, top: 100, width: 94, height: 131 }, box, phone).top).toBe(100 + 131 + 12);
});

it('always stays inside the viewport', () => {
  for (const viewport of [wide, { width: 390, height: 844 }, { width: 1024, height: 768 }]) {
    for (let left = -50; left < viewport.width; left += 97) {
      for (let top = -50; top < viewport.height; top += 83) {
        const at = positionBeside({ left, top, width: 94, height: 131 }, box, viewport);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + box.width).toBeLessThanOrEqual(viewport.width - 8);
        expect(at.top + box.height).toBeLessThanOrEqual(viewport.height - 8);
      }
    }
  }
});
