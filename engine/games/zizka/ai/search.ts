// Looking ahead: every idea is carried out in the same imagined worlds, the quick policy plays the turn to its end (and
// some turns of the others), and the learned value says what has become of it.
import { compare } from '../../../ai/halving';
import type { Rated } from '../../../ai/plan-tree';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { kernel } from '../kernel';
import { requestFor } from '../requests';
import type { Decision, State } from '../types';
import { policyDecision } from './policy';
import type { Depth } from './skill';
import type { Value } from './value';

const MOST_STEPS = 400;
// Spreads of the difference by which an idea must fall behind to be dropped.
const DOUBT = 2;

export function lookAhead(
  imagine: (rng: Rng) => State,
  seat: number,
  ideas: readonly Decision[],
  depth: Depth,
  value: Value,
  isOver: () => boolean,
  rng: Rng,
  // Told where every trial has led.
  watch?: (state: State, idea: Decision) => void,
): readonly Rated<Decision>[] {
  const shares = new Float32Array(4);
  const game = {
    imagine,
    tryOut: (world: State, idea: Decision, luck: number): number => {
      const state = cloneState(world);
      playOn(state, idea, depth, makeRng(luck));
      watch?.(state, idea);
      value(state, shares);
      return shares[seat] as number;
    },
  };
  return compare(game, ideas, { samples: depth.samples, doubt: DOUBT, isOver }, rng);
}

function playOn(state: State, idea: Decision, { turns, quick }: Depth, rng: Rng): void {
  kernel.apply(state, idea, rng);
  let { round, turn } = state;
  let left = turns;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const asked = requestFor(state);
    if (asked === null) return;
    if (state.turn !== turn || state.round !== round) {
      left--;
      if (left === 0) return;
      ({ round, turn } = state);
    }
    kernel.apply(state, policyDecision(state, asked.seat, quick, rng), rng);
  }
}
