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

describe('the pace of opponents', () => {
  it('grows while one waits, and starts anew after an own decision', () => {
    let now = 0;
    const pace = new Pace(() => now);
    expect(pace.factor(true)).toBe(1);
    now = 3000;
    expect(pace.factor(true)).toBe(1);
    now = 7000;
    expect(pace.factor(true)).toBeCloseTo(2.4);
    now = 60_000;
    expect(pace.factor(true)).toBe(3);
    expect(pace.factor(false)).toBe(1);
    expect(pace.factor(true)).toBe(1);
  });

  it('makes nineteen seconds of usual motion less than eleven', () => {
    let now = 0;
    const pace = new Pace(() => now);
    for (let played = 0; played < 19; played += 1) now += 1000 / pace.factor(true);
    expect(now / 1000).toBeLessThan(11);
  });
});
