// Before a level takes a turn it looks at it once more, deeper.
import { expect, it } from 'vitest';
import { makeRng } from '../../../engine/core/rng';
import { judge } from '../../../engine/games/leaders/ai/judge';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import type { RatedTurn } from '../../../engine/games/leaders/ai/look';
import { planTurn } from '../../../engine/games/leaders/ai/planner';
import type { Thinker } from '../../../engine/games/leaders/ai/thinker';
import { listTurns } from '../../../engine/games/leaders/ai/turn-list';
import { cloneState } from '../../../engine/games/leaders/clone';
import { kernel } from '../../../engine/games/leaders/kernel';
import { countingBudget, pose } from './table';

const SHARE = 0.5;
const POSITION = '0.king@0,3 0.rider@1,1 0.archer@-2,2 1.queen@0,-3 1.rider@-1,-1 1.vizier@1,-3 to=0';

// The squares after a turn of a level whose search thinks all turns alike, and those that it has seen to stand or to fall.
function take(seed: number, falls: (cells: string) => boolean) {
  const state = pose(POSITION);
  const turns = listTurns(state, { width: 8, keep: 30, score: (each) => judge(each, 0) });
  const rated = turns.map((turn): RatedTurn => ({ turn, share: SHARE, spread: 0, work: 1, depth: 3, decks: 0 }));
  const standing = new Set<string>();
  const fallen = new Set<string>();
  const search: Thinker['search'] = {
    rate: () => rated,
    shareAfter: () => SHARE,
    shareOf: ({ cell }) => {
      const isFalling = falls(cell.join());
      (isFalling ? fallen : standing).add(cell.join());
      return isFalling ? 0.9 : 1 - SHARE;
    },
    nodes: 1,
  };
  const rng = makeRng(seed);
  const skill = SKILLS.knight;
  const thinker: Thinker = {
    skill,
    temper: undefined,
    value: () => SHARE,
    rng,
    budget: countingBudget(100_000),
    search,
    newSearch: () => search,
  };
  const after = cloneState(state);
  for (const decision of planTurn(state, thinker).line) if (decision.type !== 'end') kernel.apply(after, decision, rng);
  return { cells: after.cell.join(), standing, fallen };
}

it('a turn that stands is taken, and no other than one that was seen to', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { cells, standing } = take(seed, () => false);
    expect([...standing]).toEqual([cells]);
  }
});

it('a turn that falls is left for one that stands', () => {
  let fell = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const { cells, standing, fallen } = take(seed, (each) => each.length % 2 === 0);
    expect(standing.size === 0 || standing.has(cells)).toBe(true);
    fell += fallen.size;
  }
  expect(fell).toBeGreaterThan(0);
});

it('where all fall, one of those seen to is taken', () => {
  const { cells, fallen } = take(5, () => true);
  expect(fallen.size).toBe(SKILLS.knight.checks);
  expect(fallen.has(cells)).toBe(true);
});
