// Rollouts: a candidate is carried out on an imagined state, then the quick policy plays on to the end of the phase or round.
import type { Budget } from '../../../core/agent';
import { known } from '../../../core/invariant';
import { compileKernel, type Kernel } from '../../../core/kernel';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { determinize } from '../determinize';
import { guards, legalDecisions } from '../flow';
import { chart, effects } from '../phases';
import type { Decision, State } from '../types';
import type { Event, View } from '../view-types';
import { followPlan, freeStep, quickChoice, turnPlans } from './quick';
import type { Plan } from './sending';
import { positionWorth } from './worth';

export interface Depth {
  readonly samples: number;
  readonly candidates: number;
  // Where a rollout ends.
  readonly horizon: 'phase' | 'round';
}

let compiled: Kernel<State, Decision, Event> | null = null;

// The chart is compiled once, at the first search.
function kernel(): Kernel<State, Decision, Event> {
  compiled ??= compileKernel<State, Decision, Event>({ chart, guards, effects });
  return compiled;
}

const MOST_STEPS = 2000;

// Carries out a plan, then plays quickly to the horizon.
function playOn(state: State, plan: readonly Decision[], seat: number, depth: Depth, rng: Rng): void {
  const { round, stage } = state;
  let steps = plan;
  let at = 0;
  let owner = seat;
  for (let count = 0; count < MOST_STEPS; count++) {
    const { ask } = state;
    if (ask === null || state.round !== round) return;
    if (depth.horizon === 'phase' && state.stage !== stage && !(stage === 'deployment' && state.stage === 'adventure')) return;
    const legal = legalDecisions(state);
    let choice: Decision | null = null;
    if (at < steps.length && ask.seat === owner) {
      const index = followPlan(steps, at, legal);
      if (index >= 0) {
        choice = known(steps[index]);
        at = index + 1;
      } else if (ask.kind === 'turn') at = steps.length;
    }
    if (choice === null && ask.kind === 'turn') {
      choice = freeStep(state, ask.seat, legal);
      if (choice === null) {
        steps = turnPlans(state, ask.seat, legal)[0]?.steps ?? [];
        owner = ask.seat;
        choice = steps[0] ?? known(legal[0]);
        at = 1;
      }
    }
    kernel().apply(state, choice ?? quickChoice(state, ask, legal), rng);
  }
}

// Mean worth of each plan over the same imagined states and the same luck. Halfway the worse half is dropped.
export function rollOut(view: View, seat: number, plans: readonly Plan[], depth: Depth, budget: Budget, rng: Rng): number {
  const totals = plans.map(() => 0);
  let alive = plans.map((_, index) => index);
  const halving = Math.max(2, depth.samples >> 1);
  for (let sample = 0; sample < depth.samples; sample++) {
    if (sample > 0 && (budget.isCancelled() || budget.spent() > 0.8 * budget.millis)) break;
    if (sample === halving || sample === halving + (halving >> 1)) alive = betterHalf(alive, totals);
    const imagined = determinize(view, seat, rng);
    const luck = rng.int(2 ** 31);
    for (const index of alive) {
      const state = cloneState(imagined);
      playOn(state, known(plans[index]).steps, seat, depth, makeRng(luck));
      totals[index] = known(totals[index]) + positionWorth(state, seat);
    }
  }
  return betterHalf(alive, totals)[0] ?? 0;
}

function betterHalf(alive: readonly number[], totals: readonly number[]): number[] {
  const sorted = [...alive].sort((one, other) => known(totals[other]) - known(totals[one]));
  return sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 2)));
}
