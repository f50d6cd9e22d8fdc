// Looking ahead: every idea is carried out in the same imagined worlds, the quick policy plays the turn to its end (and
// some turns of the others), and the learned value says what has become of it.
import { compare } from '../../../ai/halving';
import type { Rated } from '../../../ai/plan-tree';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { kernel } from '../kernel';
import { requestFor } from '../requests';
import { isLastRound } from '../scoring';
import type { Decision, State } from '../types';
import { policyDecision } from './policy';
import type { Depth } from './skill';
import type { Value } from './value';

const MOST_STEPS = 400;

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
      const falls = makeRng(luck);
      const since = momentOf(state);
      kernel.apply(state, idea, falls);
      playOn(state, depth, falls, since);
      watch?.(state, idea);
      value(state, shares);
      return shares[seat] as number;
    },
  };
  return compare(game, ideas, { samples: depth.samples, doubt: depth.doubt, first: depth.first, isOver }, rng);
}

// To the end of the turn, and some turns of the others; who has begun the last round is led to the end of the match.
export function playOn(state: State, { turns, quick }: Depth, rng: Rng, since: Moment = momentOf(state)): void {
  let now = since;
  let left = turns;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const asked = requestFor(state);
    if (asked === null) return;
    if (state.turn !== now.turn || state.round !== now.round) {
      left--;
      if (left <= 0 && !isLastRound(state)) return;
      now = momentOf(state);
    }
    kernel.apply(state, policyDecision(state, asked.seat, quick, rng), rng);
  }
}

interface Moment {
  readonly round: number;
  readonly turn: number;
}

export function momentOf({ round, turn }: State): Moment {
  return { round, turn };
}
