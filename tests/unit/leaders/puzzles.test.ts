// Every shipped puzzle is proven: its solution wins, nothing shorter does, and there is no second way.
import { describe, expect, it } from 'vitest';
import { leaders } from '../../../engine/games/leaders';
import { winThisTurn } from '../../../engine/games/leaders/analysis';
import { puzzles } from '../../../engine/games/leaders/data/puzzles';
import { gradeOf, isOnlySolution, makePuzzle, posePuzzle, variationsOf } from '../../../engine/games/leaders/puzzle-maker';
import { play, pose } from './table';

describe('shipped puzzles', () => {
  it('are at least sixty, many of each grade, all different', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    for (const grade of [1, 2, 3]) expect(puzzles.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(14);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map((puzzle) => puzzle.position)).size).toBe(puzzles.length);
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_id, puzzle) => {
    const state = pose(puzzle.position);
    expect(winThisTurn(state)).toHaveLength(puzzle.solution.length);
    expect(gradeOf(puzzle.solution.length)).toBe(puzzle.grade);
    expect(isOnlySolution(state, puzzle.solution)).toBe(true);
    play(state, ...puzzle.solution);
    expect(leaders.outcome(state)).toMatchObject({ winners: [0] });
  });
});

describe('making puzzles', () => {
  it('turns the board so that the seat to move is the bottom one', () => {
    const position = '0.king@0,3 1.queen@0,-3 1.rider@1,-2 0.archer@2,1 to=1';
    expect(posePuzzle(pose(position))).toBe('0.king@0,3 1.queen@0,-3 0.rider@-1,2 1.archer@-2,-1 to=0');
  });

  it('takes the position of a single solution and refuses others', () => {
    const single = makePuzzle(pose('0.king@-3,3 0.rider@0,0 0.jailer@2,-3 1.queen@0,-3 to=0'));
    expect(single).toMatchObject({ grade: 1, solution: { length: 2 } });
    expect(makePuzzle(pose('0.king@0,3 0.assassin@0,-1 1.queen@0,-3 to=0'))).toBeNull();
    expect(makePuzzle(pose('0.king@0,3 0.rider@0,2 1.queen@0,-3 to=0'))).toBeNull();
    expect(isOnlySolution(pose('0.king@0,3 0.rider@0,-1 0.jailer@2,-3 0.hermit@2,-2 1.queen@0,-3 to=0'), ['x', 'y'])).toBe(false);
  });

  it('varies a position by one own recruit', () => {
    const state = pose('0.king@0,3 0.rider@0,0 1.queen@0,-3 to=0');
    const positions = [...variationsOf(state)].map((each) => leaders.drawBoard(each));
    expect(positions).toHaveLength(34);
    expect(new Set(positions).size).toBe(34);
  });
});
