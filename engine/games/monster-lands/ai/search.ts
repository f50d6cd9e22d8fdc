// Looking ahead: every idea is carried out in the same imagined worlds with the same luck, the quick policy plays on, and
// the learned value says what has become of it.
import { compare } from '../../../ai/halving';
import type { Rated } from '../../../ai/plan-tree';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { kernel, kernelToStageEnd } from '../kernel';
import { stageOf } from '../requests';
import type { State } from '../types';
import { type Act, type Course, newCourse, quickDecision } from './policy';
import { bestAction } from './quick';
import type { Plan } from './sending';
import type { Skill } from './skill';
import type { Value } from './value';

const MOST_STEPS = 1000;

export function lookAhead(
  imagine: (rng: Rng) => State,
  seat: number,
  ideas: readonly Plan[],
  skill: Skill,
  value: Value,
  isOver: () => boolean,
  rng: Rng,
  // Told where every trial has led.
  watch?: (state: State, idea: Plan) => void,
): readonly Rated<Plan>[] {
  const shares = new Float32Array(4);
  const game = {
    imagine,
    tryOut: (world: State, idea: Plan, luck: number): number => {
      const state = cloneState(world);
      playOn(state, newCourse(idea.steps, seat), skill.error, makeRng(luck));
      watch?.(state, idea);
      value(state, shares);
      return shares[seat] as number;
    },
  };
  return compare(game, ideas, { samples: skill.samples, doubt: skill.doubt, first: skill.first, isOver }, rng);
}

// In deployment to where the adventure begins, before anything is rolled: the value knows what those who are out may be
// expected to bring. Later to the first turn of the next round, or to the end of the match.
function playOn(state: State, course: Course, error: number, rng: Rng): void {
  const { round } = state;
  const isDeploying = stageOf(state) === 'deployment';
  const game = isDeploying ? kernelToStageEnd(state) : kernel;
  const act: Act = (...turn) => bestAction(...turn, error, rng);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (!isDeploying && state.round !== round && stageOf(state) === 'deployment') return;
    const decision = quickDecision(state, course, act);
    if (decision === null) return;
    game.apply(state, decision, rng);
  }
}
