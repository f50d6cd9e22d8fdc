// Small parts of the table kit that need no canvas: camera, arrow keys, dashes, markup, clock.
import './navigator';
import { describe, expect, it } from 'vitest';
import { markupSize, sizedMarkup } from '../../renderer/art/sized-markup';
import { clampCamera, zoomAbout } from '../../renderer/table/camera';
import { Clock } from '../../renderer/table/clock';
import { directionOf, nearestInDirection } from '../../renderer/table/input/arrow-walk';
import { dashesAlong } from '../../renderer/table/path-arrow';

const VIEWPORT = { x: 0, y: 40, width: 1280, height: 608 };

describe('camera', () => {
  it('keeps the point under the pointer where it is', () => {
    const point = { x: 400, y: 300 };
    const state = zoomAbout({ zoom: 1, x: 0, y: 0 }, point, 2);
    expect(point.x * state.zoom + state.x).toBeCloseTo(400 * 2 - 400);
    expect((400 - state.x) / state.zoom).toBeCloseTo(400);
    expect((300 - state.y) / state.zoom).toBeCloseTo(300);
  });

  it('never shows beyond the board, nor less than the whole board', () => {
    expect(clampCamera({ zoom: 0.5, x: 50, y: 50 }, VIEWPORT)).toEqual({ zoom: 1, x: 0, y: 0 });
    const far = clampCamera({ zoom: 2, x: 900, y: -9000 }, VIEWPORT);
    expect(far.x).toBeLessThanOrEqual(0);
    expect(far.y).toBeGreaterThanOrEqual(648 * (1 - 2));
  });

  it('does not come closer than its limit', () => {
    expect(zoomAbout({ zoom: 2, x: 0, y: 0 }, { x: 0, y: 0 }, 100).zoom).toBe(3);
  });
});

describe('arrow keys', () => {
  const place = (item: string, x: number, y: number) => ({ item, box: { x, y, width: 10, height: 10 } });
  const from = { x: 100, y: 100, width: 10, height: 10 };

  it('go to the nearest place ahead and rather straight than far aside', () => {
    const places = [place('near aside', 120, 160), place('straight', 160, 102), place('behind', 40, 100)];
    expect(nearestInDirection(from, places, 'right')).toBe('straight');
    expect(nearestInDirection(from, places, 'left')).toBe('behind');
    expect(nearestInDirection(from, places, 'up')).toBeNull();
  });

  it('are the four arrows and nothing else', () => {
    expect(directionOf('ArrowUp')).toBe('up');
    expect(directionOf('a')).toBeNull();
  });
});

describe('path arrow', () => {
  it('lays dashes along every part of the way and stops at its share', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 30 },
    ];
    expect(dashesAlong(way, 10, 5)).toHaveLength(4);
    const half = dashesAlong(way, 10, 5, 0.5);
    expect(half.every(({ to }) => to.y === 0)).toBe(true);
    expect(half).toHaveLength(2);
  });
});

describe('markup', () => {
  it('gets the pixel size of the screen and keeps its own box', () => {
    const sized = sizedMarkup('<svg width="10" height="20" viewBox="-5 -5 10 20"><rect width="3"/></svg>', 10, 20, 2);
    expect(sized).toContain('width="20" height="40"');
    expect(sized).toContain('viewBox="-5 -5 10 20"');
    expect(sized).toContain('<rect width="3"/>');
    expect(sized).toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  it('wraps a bare body and reads the size of a head', () => {
    expect(sizedMarkup('<circle r="1"/>', 4, 6, 1)).toContain('viewBox="0 0 4 6"');
    expect(markupSize('<svg xmlns="x" width="12.5" height="7" viewBox="0 0 1 1"><rect width="99"/></svg>')).toEqual({
      width: 12.5,
      height: 7,
    });
  });
});

describe('clock', () => {
  function setUp() {
    let callback: ((now: number) => void) | null = null;
    let drawn = 0;
    const clock = new Clock(
      () => {
        drawn += 1;
      },
      {
        request: (next) => {
          callback = next;
          return 1;
        },
        cancel: () => {
          callback = null;
        },
      },
    );
    const frame = (now: number) => {
      const due = callback;
      callback = null;
      due?.(now);
    };
    return { clock, frame, drawn: () => drawn, isWaiting: () => callback !== null };
  }

  it('stands still until asked, draws one frame and stands still again', () => {
    const { clock, frame, drawn, isWaiting } = setUp();
    expect(isWaiting()).toBe(false);
    clock.requestFrame();
    clock.requestFrame();
    frame(0);
    expect(drawn()).toBe(1);
    expect(isWaiting()).toBe(false);
  });

  it('ticks while somebody listens and never leaps over a long gap', () => {
    const { clock, frame, isWaiting } = setUp();
    const deltas: number[] = [];
    const stop = clock.listen((delta) => deltas.push(delta));
    frame(0);
    frame(20);
    frame(60_000);
    expect(deltas.slice(1)).toEqual([20, 100]);
    stop();
    frame(60_016);
    expect(isWaiting()).toBe(false);
  });
});
