// What is laid out and drawn for a camera at rest: layers that are carried along on its way, and the part in sight of a
// large drawing.
import './navigator';
import { Container } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, projected, shiftBetween, unshifted } from '../../renderer/table/camera';
import { containing, isWithin, partInSight, withRoom } from '../../renderer/table/sight';

const BOX = { x: 300, y: 200, width: 80, height: 40 };

function expectAlike(one: typeof BOX, other: typeof BOX): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(one[side]).toBeCloseTo(other[side]);
}

describe('a layer laid out for the camera at rest', () => {
  const rest = { zoom: 1.5, x: -200, y: -120 };
  const now = { zoom: 2.4, x: -700, y: -310 };

  it('is carried to where the camera is now', () => {
    expectAlike(projected(shiftBetween(rest, now), projected(rest, BOX)), projected(now, BOX));
  });

  it('takes up what is measured on the way', () => {
    expectAlike(unshifted(shiftBetween(rest, now), projected(now, BOX)), projected(rest, BOX));
  });
});

describe('the rest of a camera', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('begins when the last change was drawn, however long the drawing took', () => {
    const rested: number[] = [];
    const camera = new Camera(
      new Container(),
      () => {},
      (zoom) => rested.push(zoom),
    );
    camera.zoomBy(2);
    vi.advanceTimersByTime(5_000);
    expect(rested).toEqual([]);
    camera.drawn();
    vi.advanceTimersByTime(100);
    camera.zoomBy(1.2);
    camera.drawn();
    expect(camera.restingState.zoom).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(rested).toEqual([2.4]);
    expect(camera.restingState).toEqual(camera.state);
  });
});

describe('the part in sight', () => {
  const window = { x: 0, y: 0, width: 1280, height: 720 };
  const whole = { width: 2000, height: 1000 };

  it('is told in the pixels of the drawing', () => {
    const shown = { x: -1000, y: -500, width: 4000, height: 2000 };
    expect(partInSight(shown, whole, window)).toEqual({ x: 500, y: 250, width: 640, height: 360 });
  });

  it('is nothing where the drawing lies beside the window', () => {
    expect(partInSight({ x: 1300, y: 0, width: 50, height: 50 }, whole, window)).toBeNull();
  });

  it('gets some room, but not beyond the drawing', () => {
    const seen = { x: 0, y: 600, width: 500, height: 400 };
    const part = withRoom(seen, whole);
    expect(part).toEqual({ x: 0, y: 560, width: 550, height: 440 });
    expect(isWithin(part, seen)).toBe(true);
    expect(isWithin(seen, part)).toBe(false);
  });

  it('of several is what holds them all', () => {
    expect(containing([BOX, { x: 10, y: 230, width: 20, height: 90 }])).toEqual({ x: 10, y: 200, width: 370, height: 120 });
  });
});
