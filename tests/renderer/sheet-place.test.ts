// The teacher's sheet never covers what it speaks of.
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../engine/core/rng';
import { chooseAside, keptAside, placeSheet } from '../../renderer/screens/table/sheet-place';
import { overlap } from '../../renderer/screens/table/tip-place';

const SHAPES = [
  { width: 640, height: 246 },
  { width: 368, height: 384 },
];

describe('the place of the teacher’s sheet', () => {
  it('covers nothing of what is spoken of, wherever three things lie', () => {
    const rng = makeRng(7);
    for (let round = 0; round < 200; round++) {
      const about = [0, 1, 2].map(() => ({ x: 10 + rng.int(1180), y: 50 + rng.int(520), width: 70, height: 60 }));
      const place = placeSheet(SHAPES, about, []);
      expect(about.map((box) => overlap(place, box))).toEqual([0, 0, 0]);
      expect(place.x).toBeGreaterThanOrEqual(8);
      expect(place.y + place.height).toBeLessThanOrEqual(648);
      expect(place.x + place.width).toBeLessThanOrEqual(1280);
    }
  });

  it('prefers ground where nothing can be chosen', () => {
    const spots = [{ x: 0, y: 40, width: 640, height: 608 }];
    const place = placeSheet(SHAPES, [{ x: 100, y: 300, width: 60, height: 60 }], spots);
    expect(place.x).toBeGreaterThanOrEqual(640);
  });

  it('takes the game’s own place that covers least, the first when all are as good', () => {
    const right = { x: 900, y: 300, width: 360, height: 340 };
    const left = { ...right, x: 8 };
    expect(chooseAside([right, left], [], [])).toBe(right);
    expect(chooseAside([right, left], [{ x: 1000, y: 400, width: 80, height: 100 }], [])).toBe(left);
    expect(chooseAside([], [], [])).toBeUndefined();
  });

  it('stays where it is read, until it lies on what is spoken of or on the middle of a choice', () => {
    const place = { x: 900, y: 300, width: 360, height: 340 };
    const lain = { point: 'goal', place };
    const edge = { x: 820, y: 400, width: 90, height: 60 };
    expect(keptAside(lain, 'goal', [], [edge])).toBe(place);
    expect(keptAside(lain, 'goal', [edge], [])).toBeUndefined();
    expect(keptAside(lain, 'goal', [], [{ ...edge, x: 870 }])).toBeUndefined();
    expect(keptAside(lain, 'power', [], [])).toBeUndefined();
    expect(keptAside(null, 'goal', [], [])).toBeUndefined();
  });
});
