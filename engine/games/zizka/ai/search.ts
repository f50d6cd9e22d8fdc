// Looking ahead: every idea is carried out in the same imagined worlds, the quick policy plays the turn to its end, then, for
// those that may be the best, some rounds more, and the learned value says what has become of it.
import { compareInLooks } from '../../../ai/looks';
import type { Rated } from '../../../ai/plan-tree';
import { makeRng, mixSeed, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { kernel } from '../kernel';
import { requestFor } from '../requests';
import { isLastRound } from '../scoring';
import type { Decision, State } from '../types';
import { policyDecision } from './policy';
import type { Depth, Skill } from './skill';
import type { Value } from './value';

const MOST_STEPS = 2000;

export function lookAhead(
  imagine: (rng: Rng) => State,
  seat: number,
  ideas: readonly Decision[],
  depth: Depth,
  value: Value,
  isOver: () => boolean,
  rng: Rng,
  // Told where every trial has led at the end of the turn.
  watch?: (state: State, idea: Decision) => void,
): readonly Rated<Decision>[] {
  const shares = new Float32Array(4);
  const looks = depth.looks.map(({ rounds, samples, ideas: most, error }, index) => ({
    samples,
    ideas: most,
    error,
    tryOut: (world: State, idea: Decision, luck: number): number => {
      const state = cloneState(world);
      const since = momentOf(state);
      const falls = makeRng(luck);
      kernel.apply(state, idea, falls);
      playOn(state, depth.quick, falls, since, rounds * state.seats.length, luck);
      if (index === 0) watch?.(state, idea);
      value(state, shares);
      return shares[seat] as number;
    },
  }));
  return compareInLooks(imagine, looks, ideas, { doubt: depth.doubt, first: depth.first, isOver }, rng);
}

// To the end of the turn and of some turns after it; who has begun the last round is led to the end of the match. Every turn
// has chance of its own, so that what the others throw does not hang on what was thrown before.
export function playOn(state: State, quick: Skill, rng: Rng, since: Moment = momentOf(state), after = 0, luck = 0): void {
  let now = since;
  let left = after;
  let falls = rng;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const asked = requestFor(state);
    if (asked === null) return;
    if (state.turn !== now.turn || state.round !== now.round) {
      if (left <= 0 && !isLastRound(state)) return;
      now = momentOf(state);
      falls = makeRng(mixSeed(luck, after - left));
      left--;
    }
    kernel.apply(state, policyDecision(state, asked.seat, quick, falls), falls);
  }
}

interface Moment {
  readonly round: number;
  readonly turn: number;
}

export function momentOf({ round, turn }: State): Moment {
  return { round, turn };
}
