import { describe, expect, it } from 'vitest';
import { overlap, stageOf } from '../../table/geometry';
import { duelLayout, flankOf, equipmentBox, placeOf, type Flank } from './geometry';
import { phoneEquipment, phoneLayout, phonePlace } from './phoneGeometry';

const WINDOWS: readonly [number, number][] = [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1400, 900],
  [1920, 1080],
];
const FLANKS: readonly Flank[] = ['left', 'right'];

function standing(width: number, height: number, ownLeft: boolean, otherLeft: boolean) {
  const { W, H } = stageOf(width, height);
  const at = duelLayout(W, H, height, false);
  return FLANKS.flatMap((flank) =>
    [true, false].map((own) => ({
      at,
      own,
      flank,
      box: placeOf(at, own, (flank === 'left') === (own ? ownLeft : otherLeft), flank),
    })),
  );
}

describe('the street of The Duel', () => {
  it.each(WINDOWS)('has room for all four and their equipment at %i×%i', (width, height) => {
    for (const ownLeft of [true, false]) {
      for (const otherLeft of [true, false]) {
        const all = standing(width, height, ownLeft, otherLeft);
        const boxes = all.flatMap(({ at, flank, box }) => [box, equipmentBox(at, box, flank, 6)]);
        for (const [n, one] of boxes.entries())
          for (const two of boxes.slice(n + 1)) expect(overlap(one, two)).toBe(false);
        for (const { at, box } of all) expect(box.y + box.h).toBeLessThan(at.barTop);
        const { street } = all[0]!.at;
        for (const box of boxes) {
          expect(box.x).toBeGreaterThan(street.x);
          expect(box.x + box.w).toBeLessThan(street.x + street.w);
        }
      }
    }
  });

  it('lets a character keep their lane when the token moves', () => {
    const at = duelLayout(1128, 856, 900, false);
    const [forward, back] = [placeOf(at, true, true, 'left'), placeOf(at, true, false, 'left')];
    expect(forward.x + forward.w / 2).toBeCloseTo(back.x + back.w / 2);
    expect(forward.y).toBeLessThan(back.y);
    expect(placeOf(at, false, true, 'left').y).toBeGreaterThan(placeOf(at, false, false, 'left').y);
  });

  it('shows the other side as one sees it from here', () => {
    expect([flankOf(0, true), flankOf(1, true)]).toEqual(['left', 'right']);
    expect([flankOf(0, false), flankOf(1, false)]).toEqual(['right', 'left']);
  });

  it('puts one who is alone between the lanes', () => {
    const at = duelLayout(1128, 856, 900, false);
    const box = placeOf(at, true, true, 'alone');
    expect(box.x + box.w / 2).toBeCloseTo(564);
  });

  it('turns tags into chips where there are many', () => {
    const at = duelLayout(1128, 856, 900, false);
    const box = placeOf(at, true, true, 'left');
    expect(equipmentBox(at, box, 'left', 3).chips).toBe(false);
    expect(equipmentBox(at, box, 'left', 6)).toMatchObject({ chips: true, columns: 2 });
  });
});

describe('the phone', () => {
  it.each([
    [390, 386],
    [360, 290],
    [768, 460],
    [375, 180],
    [360, 258],
    [422, 306],
  ])('keeps lanes, piles, line and equipment apart at %i with %i', (width, space) => {
    const at = phoneLayout(width, space);
    for (const active of [true, false]) {
      const own = phonePlace(at, true, active, 'left');
      const other = phonePlace(at, false, active, 'left');
      expect(other.y).toBeGreaterThanOrEqual(-at.label);
      expect(other.y + other.h).toBeLessThan(at.line);
      expect(own.y).toBeGreaterThan(at.line);
      expect(own.y + own.h).toBeLessThanOrEqual(at.h);
      expect(own.w).toBeGreaterThanOrEqual(44);
      expect(own.x + own.w).toBeLessThan(at.middle.x + 1);
      for (const count of [1, 2, 3, 4, 6]) {
        const gear = phoneEquipment(at, own, 'left', count);
        expect(overlap(gear, own)).toBe(false);
        expect(gear.x).toBeGreaterThanOrEqual(0);
        expect(gear.room).toBeGreaterThanOrEqual(at.outside ? Math.min(count, 4) : 3);
      }
    }
  });
});
