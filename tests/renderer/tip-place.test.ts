// Tips stay in the window, off their target and off what can be chosen as far as there is room.
import { describe, expect, it } from 'vitest';
import { placeTip, tipHeight } from '../../renderer/screens/table/tip-place';

const SIZE = { width: 300, height: 90 };
const figure = { x: 600, y: 400, width: 50, height: 60 };

describe('the place of a tip', () => {
  it('is above its target when nothing lies there', () => {
    expect(placeTip(figure, SIZE, [])).toEqual({ x: 475, y: 300, ...SIZE });
  });

  it('is below at the top of the window, and never outside', () => {
    expect(placeTip({ x: 20, y: 30, width: 40, height: 40 }, SIZE, [])).toEqual({ x: 8, y: 80, ...SIZE });
    const corner = placeTip({ x: 1240, y: 690, width: 40, height: 30 }, SIZE, []);
    expect(corner.x + corner.width).toBeLessThanOrEqual(1272);
    expect(corner.y + corner.height).toBeLessThanOrEqual(690);
  });

  it('never covers the question in the bar', () => {
    for (const x of [40, 600, 1200]) {
      const place = placeTip({ x, y: 590, width: 50, height: 50 }, { width: 300, height: 160 }, []);
      expect(place.y + place.height).toBeLessThanOrEqual(648);
    }
  });

  it('leaves what can be chosen in sight', () => {
    const above = { x: 560, y: 320, width: 60, height: 60 };
    const below = { x: 560, y: 480, width: 60, height: 60 };
    expect(placeTip(figure, SIZE, [above]).y).toBe(470);
    expect(placeTip(figure, SIZE, [above, below])).toMatchObject({ x: 660, y: 385 });
  });

  it('guesses more height for more words', () => {
    expect(tipHeight(200, 300)).toBeGreaterThan(tipHeight(40, 300));
  });
});
