// The analyser: perft against stored tables, and the win search against a plain search without any cleverness.
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, type Rng, shuffle } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { afterKey, legalKeys, perft, winThisTurn } from '../../../engine/games/leaders/analysis';
import { isFallen } from '../../../engine/games/leaders/danger';
import { FIGURE_KINDS } from '../../../engine/games/leaders/data/characters';
import { CELL_NAMES } from '../../../engine/games/leaders/hex';
import type { State } from '../../../engine/games/leaders/types';
import { play, pose } from './table';

const kernel = compileKernel(leaders);

// Depth 1 is counted by hand in the comment of each row: leader, figures, `end`.
const PERFT: readonly (readonly [what: string, position: string, counts: readonly number[]])[] = [
  // King 3, end 1.
  ['leaders alone', '0.king@0,3 1.queen@0,-3 to=0', [4, 7, 19]],
  // King 3, Rider 6 steps and 6 rides, end 1.
  ['LDR-31 Rider', '0.king@0,3 0.rider@0,0 1.queen@0,-3 to=0', [16, 89, 148]],
  // King 3, Acrobat 5 and 2 jumps, Rider 5 and 5, end 1.
  ['LDR-30 Acrobat', '0.king@0,3 0.acrobat@0,1 0.rider@0,0 1.queen@0,-3 1.archer@1,-2 1.jailer@3,-3 to=0', [21, 271, 1787]],
  // King 3, Bruiser 5 and 3 pushes, end 1.
  ['LDR-32 Bruiser', '0.king@0,3 0.bruiser@0,1 1.queen@0,-3 1.archer@0,0 to=0', [12, 66, 198]],
  // King 3, Guard 6 and 8, end 1.
  ['LDR-33 Royal Guard', '0.king@0,3 0.royalGuard@0,-1 1.queen@0,-3 to=0', [18, 110, 177]],
  // King 3, Illusionist 5 and 2 swaps, Rider 5 and 4, end 1.
  ['LDR-34 Illusionist', '0.king@0,3 0.illusionist@0,0 0.rider@1,0 1.queen@0,-3 1.archer@3,0 to=0', [20, 266, 1711]],
  // King 3, Launcher 5 with 2 flights and 2 drags, Rider 4 and 3, end 1.
  ['LDR-35 Claw Launcher', '0.king@2,1 0.clawLauncher@0,2 0.rider@1,1 1.queen@0,-3 1.archer@-3,2 to=0', [20, 258, 1741]],
  // King 3, Manipulator 5 and 5 shifts, Rider 5 and 2, end 1.
  [
    'LDR-36 Manipulator',
    '0.king@0,3 0.manipulator@0,1 0.rider@2,-1 1.queen@0,-1 1.archer@1,0 1.jailer@0,-2 to=0',
    [21, 277, 1929],
  ],
  // King 3, Wanderer 3 and 21, end 1.
  ['LDR-37 Wanderer', '0.king@0,3 0.wanderer@3,0 1.queen@0,-3 1.archer@0,0 to=0', [28, 178, 484]],
  // King 3, Brewmaster 4 and 4 servings, Rider 4 and 4, end 1.
  ['LDR-38 Brewmaster', '0.king@0,3 0.brewmaster@0,1 0.rider@0,0 1.queen@0,-3 1.archer@1,0 to=0', [20, 248, 1591]],
  // King 5, Archer 2, Assassin 3, end 1.
  [
    'LDR-40 to LDR-43 passive abilities',
    '0.king@0,0 0.archer@3,0 0.assassin@-3,3 1.queen@0,-3 1.jailer@2,0 1.protector@-1,0 to=0',
    [11, 86, 509],
  ],
  // King 2 steps and 4 walks, Vizier 3, Rider 5 and 3, end 1.
  ['LDR-44 Vizier', '0.king@0,3 0.vizier@3,-3 0.rider@0,2 1.queen@0,-3 to=0', [18, 210, 1223]],
  // King 3, Hermit 5, Cub 5, end 1.
  [
    'LDR-50 to LDR-53 Hermit, Cub and Nemesis',
    '0.king@0,3 0.hermit@0,0 0.cub@1,0 0.nemesis@-3,3 1.queen@0,-3 1.nemesis@3,-3 to=0',
    [14, 124, 788],
  ],
];

describe('perft', () => {
  it.each(PERFT)('%s', (_what, position, counts) => {
    const state = pose(position);
    expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
    expect(legalKeys(state)).toHaveLength(counts[0] ?? 0);
  });
});

// Wins of the seat to move by any order of its actions, with enemy reactions answered for good and bad.
function plainWin(state: State, seat: number, seen: Map<string, boolean>): boolean {
  if (state.loser >= 0) return state.loser !== seat;
  if (state.seat !== seat || state.phase === 'over') return false;
  const key = JSON.stringify([state.phase, state.cell, state.acted, state.twin, state.reactors, state.chosen, state.hermitCell]);
  const known = seen.get(key);
  if (known !== undefined) return known;
  seen.set(key, false);
  const asked = leaders.requestFor(state)?.seat;
  const answers = leaders.legalDecisions(state).filter((decision) => decision.type !== 'back');
  const wins = (decision: (typeof answers)[number]) => {
    const next = leaders.cloneState(state);
    kernel.apply(next, decision, makeRng(1));
    return plainWin(next, seat, seen);
  };
  const won = asked === seat ? answers.some(wins) : answers.every(wins);
  seen.set(key, won);
  return won;
}

// Five recruits anywhere, with no leader down yet.
function throwTogether(rng: Rng): State {
  for (;;) {
    const cells = shuffle([...CELL_NAMES], rng);
    const kinds = shuffle([...FIGURE_KINDS.slice(2)], rng);
    const words = ['0.king', '1.queen', ...kinds.slice(0, 5).map((kind, index) => `${index % 2}.${kind}`)];
    const text = words.map((word, index) => `${word}@${cells[index]}`);
    const state = pose(`${text.join(' ')} to=0`);
    if (!isFallen(state, 0) && !isFallen(state, 1)) return state;
  }
}

describe('win this turn', () => {
  it('agrees with a plain search on positions thrown together', () => {
    const rng = makeRng(2024);
    let won = 0;
    for (let compared = 0; compared < 40; compared++) {
      const state = throwTogether(rng);
      const line = winThisTurn(state);
      const board = leaders.drawBoard(state);
      expect([board, line !== null]).toEqual([board, plainWin(state, 0, new Map())]);
      if (line !== null) won++;
    }
    expect(won).toBeGreaterThan(5);
    expect(won).toBeLessThan(35);
  });

  it('finds the shortest line, which wins when played', () => {
    const state = pose('0.king@-3,3 0.rider@0,0 0.archer@1,-1 1.queen@0,-3 to=0');
    const line = winThisTurn(state) ?? [];
    expect(line).toHaveLength(2);
    play(state, ...line);
    expect(state.loser).toBe(1);
  });

  it('answers null where there is none', () => {
    expect(winThisTurn(pose('0.king@0,3 0.rider@0,2 1.queen@0,-3 to=0'))).toBeNull();
  });

  it('LDR-19: counts a winning recruitment', () => {
    const state = pose('0.king@0,1 0.rider@-2,3 1.queen@-2,2 to=0 display=bruiser deck= turn=5');
    expect(winThisTurn(state)?.length).toBeLessThanOrEqual(3);
  });

  it('afterKey refuses what is not legal', () => {
    const state = pose('0.king@0,3 1.queen@0,-3 to=0');
    expect(afterKey(state, 'step:king>0,0')).toBeNull();
    expect(afterKey(state, 'step:king>0,2')?.cell[0]).not.toBe(state.cell[0]);
  });
});
