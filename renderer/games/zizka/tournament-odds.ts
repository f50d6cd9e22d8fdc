// What throwing dice again may bring in the tournament: what is kept counts, each thrown die is fair.
import { DICE, TOURNAMENT } from '../../../engine/games/zizka/data/constants';
import type { Icon, TournamentView } from '../../../engine/games/zizka/view-types';

type Goal = TournamentView['goal'];

function worth(face: Icon, goal: Goal): number {
  if (goal.count === 'score') return TOURNAMENT.values[face];
  return face === goal.count ? 1 : 0;
}

export function towardsGoal(dice: readonly Icon[], goal: Goal): number {
  return dice.reduce((sum, face) => sum + worth(face, goal), 0);
}

export function goalChance(kept: readonly Icon[], thrown: number, goal: Goal): number {
  let chances = new Map([[towardsGoal(kept, goal), 1]]);
  for (let die = 0; die < thrown; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of chances) {
      for (const face of DICE.retinue.faces) {
        const reached = sum + worth(face, goal);
        next.set(reached, (next.get(reached) ?? 0) + chance / DICE.retinue.faces.length);
      }
    }
    chances = next;
  }
  return [...chances].reduce((sum, [reached, chance]) => sum + (reached >= goal.atLeast ? chance : 0), 0);
}
