// The pure parts of the table's frame: where the log lies, which puzzle comes next.
import { describe, expect, it } from 'vitest';
import type { PuzzleInfo } from '../../engine/protocol';
import { placeDrawer } from '../../renderer/screens/table/drawer-place';
import { nextPuzzle } from '../../renderer/screens/table/next-puzzle';
import { Pace } from '../../renderer/screens/table/pace';
import { SHORTCUTS } from '../../renderer/screens/table/use-table-keys';
import { tableEn } from '../../renderer/text/table-en';
import { tablePl } from '../../renderer/text/table-pl';

const overlaps = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the log', () => {
  it('lies at the right, and goes away from what can be chosen', () => {
    expect(placeDrawer([]).x).toBe(980);
    const right = { x: 1100, y: 300, width: 60, height: 60 };
    expect(placeDrawer([right]).x).toBe(0);
    const left = { x: 20, y: 100, width: 60, height: 60 };
    const between = placeDrawer([right, left]);
    expect(overlaps(between, right) || overlaps(between, left)).toBe(false);
  });

  it('covers nothing of what is asked as long as one quarter of the sides is free', () => {
    const asked = [
      { x: 1000, y: 80, width: 40, height: 40 },
      { x: 1000, y: 500, width: 40, height: 40 },
      { x: 40, y: 500, width: 40, height: 40 },
    ];
    for (const each of asked) expect(overlaps(placeDrawer(asked), each)).toBe(false);
  });
});

describe('after a solved puzzle', () => {
  const puzzle = (id: string, solved: boolean): PuzzleInfo => ({ id, game: 'leaders', grade: 1, solved });

  it('comes the next that is not solved, round and round', () => {
    const puzzles = [puzzle('a', false), puzzle('b', true), puzzle('c', true), puzzle('d', false)];
    expect(nextPuzzle(puzzles, 'b')?.id).toBe('d');
    expect(nextPuzzle(puzzles, 'd')?.id).toBe('a');
    expect(nextPuzzle([puzzle('a', true)], 'a')).toBeNull();
  });
});

describe('every key', () => {
  it('is explained in both languages', () => {
    for (const { text } of SHORTCUTS) {
      expect(tableEn).toHaveProperty([`table.keys.${text}`]);
      expect(tablePl).toHaveProperty([`table.keys.${text}`]);
    }
  });
});

describe('the pace of the table', () => {
  const timed = () => {
    const time = { now: 0 };
    return { time, pace: new Pace(() => time.now) };
  };

  it('grows while one waits for opponents, and starts anew after an own choice', () => {
    const { time, pace } = timed();
    expect(pace.factor('opponents')).toBe(1);
    time.now = 3000;
    expect(pace.factor('opponents')).toBe(1);
    time.now = 7000;
    expect(pace.factor('opponents')).toBeCloseTo(2.6);
    time.now = 60_000;
    expect(pace.factor('opponents')).toBe(4);
    pace.rest();
    expect(pace.factor('own')).toBe(1);
    expect(pace.factor('opponents')).toBe(1);
  });

  it('has more patience with what an own choice led to, which counts when opponents follow', () => {
    const { time, pace } = timed();
    expect(pace.factor('own')).toBe(1);
    time.now = 6000;
    expect(pace.factor('own')).toBe(1);
    time.now = 8000;
    expect(pace.factor('own')).toBeCloseTo(1.8);
    expect(pace.factor('opponents')).toBeCloseTo(1.8);
  });

  it('leaves a rival whom nobody plays his time to be read', () => {
    const { time, pace } = timed();
    pace.factor('alone');
    time.now = 12_000;
    expect(pace.factor('alone')).toBe(1);
  });

  it('makes nineteen seconds of usual motion less than eleven', () => {
    const { time, pace } = timed();
    for (let played = 0; played < 19; played += 1) time.now += 1000 / pace.factor('opponents');
    expect(time.now / 1000).toBeLessThan(11);
  });
});
