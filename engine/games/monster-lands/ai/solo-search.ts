// Looking ahead. In deployment a plan is carried out on an imagined state, the quick policy plays the phase to its end and the
// trails are forecast without rolling. In the adventure phase the quick policy rolls on to the end of the round.
import type { Budget } from '../../../core/agent';
import { known } from '../../../core/invariant';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { determinize } from '../determinize';
import { kernelToStageEnd } from '../kernel';
import { askOf, legalDecisions, stageOf } from '../requests';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { forecast } from './forecast';
import type { Plan } from './plan';
import { followPlan, freeStep, quickChoice, turnPlans } from './quick';
import { positionWorth } from './worth';

export interface Depth {
  // Imagined states in deployment, and in the adventure phase, where dice are rolled; 0 leaves that to the quick policy.
  readonly samples: number;
  readonly rolls: number;
  readonly candidates: number;
  // Turns of anybody that are played after the own one in deployment.
  readonly turns: number;
  // Samples whose weight the static judgement has.
  readonly trust: number;
}

const MOST_STEPS = 1000;

// Plays on by the quick policy until the stage is over (from the adventure on: the round) or so many turns were taken.
function playStage(state: State, plan: readonly Decision[], seat: number, turns: number, rng: Rng): void {
  const kernel = kernelToStageEnd(state);
  let steps = plan;
  let owner = seat;
  let at = 0;
  let taken = -1;
  for (let count = 0; count < MOST_STEPS; count++) {
    const ask = askOf(state);
    if (ask === null) return;
    const legal = legalDecisions(state);
    let choice: Decision | null = null;
    if (at < steps.length && ask.seat === owner) {
      const index = followPlan(steps, at, legal);
      if (index >= 0) {
        choice = known(steps[index]);
        at = index + 1;
      }
    }
    if (choice === null && ask.kind === 'turn') {
      taken++;
      if (taken >= turns) return;
      choice = freeStep(state, ask.seat, legal);
      if (choice === null) {
        steps = turnPlans(state, ask.seat, legal)[0]?.steps ?? [];
        owner = ask.seat;
        choice = steps[0] ?? known(legal[0]);
        at = 1;
      } else taken--;
    }
    kernel.apply(state, choice ?? quickChoice(state, ask, legal), rng);
  }
}

function leafWorth(state: State, seat: number, plan: readonly Decision[], turns: number, rng: Rng): number {
  if (stageOf(state) === 'deployment') {
    playStage(state, plan, seat, turns, rng);
    const gains = forecast(state);
    // Dice not used yet.
    state.clans.forEach((clan, owner) => {
      gains[owner] = known(gains[owner]) + 0.45 * (clan.S + clan.M) + clan.I.reduce((sum, value) => sum + 0.25 + 0.06 * value, 0);
    });
    return positionWorth(state, seat, gains);
  }
  playStage(state, plan, seat, turns, rng);
  return positionWorth(state, seat);
}

// Index of the best plan by its mean over the same imagined states and luck. The worse half is dropped on the way.
export function lookAhead(view: View, seat: number, plans: readonly Plan[], depth: Depth, budget: Budget, rng: Rng): number {
  const best = plans.reduce((most, plan) => Math.max(most, plan.worth), Number.NEGATIVE_INFINITY);
  const totals = plans.map((plan) => depth.trust * (plan.worth - best));
  let alive = plans.map((_, index) => index);
  let base = 0;
  const samples = view.stage === 'deployment' ? depth.samples : depth.rolls;
  const drops = samples < 4 ? [] : [samples >> 2, samples >> 1];
  for (let sample = 0; sample < samples; sample++) {
    if (sample > 0 && (budget.isCancelled() || budget.spent() > 0.7 * budget.millis)) break;
    if (drops.includes(sample)) alive = betterHalf(alive, totals);
    const imagined = determinize(view, seat, rng);
    const luck = rng.int(2 ** 31);
    alive.forEach((index, order) => {
      const state = cloneState(imagined);
      const worth = leafWorth(state, seat, known(plans[index]).steps, depth.turns, makeRng(luck));
      if (order === 0) base = worth;
      totals[index] = known(totals[index]) + worth - base;
    });
  }
  return betterHalf(alive, totals)[0] ?? 0;
}

function betterHalf(alive: readonly number[], totals: readonly number[]): number[] {
  const sorted = [...alive].sort((one, other) => known(totals[other]) - known(totals[one]));
  return sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 2)));
}
