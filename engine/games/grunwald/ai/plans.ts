// The game as the plan tree sees it: placements of everyone until the round's officers are out, then the quick policy to
// the round's end, where the value speaks. In other requests only the plans at hand are compared.
import type { Choice, PlanGame } from '../../../ai/plan-tree';
import type { Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { askedSeat } from '../decisions';
import { imagine } from '../determinize';
import { kernel } from '../kernel';
import type { Decision, PublicTable, State } from '../types';
import { candidatesFor } from './candidates';
import { quickGroup } from './quick';
import type { Value } from './value';

export type Plan = readonly Decision[];

// How much a point of guessed gain makes a placement likelier: one of two points more is thought of nearly three times as often.
const PRIOR_SCALE = 2;

const WORLDS = 48;
// So often each of them serves, then another one is imagined in its place: with more time more of them are seen.
const USES = 8;

export function planGame(table: PublicTable, width: number, value: Value, sober = false): PlanGame<State, Plan> {
  const { round } = table;
  const placing = isPlacing(table.phase);
  // Copies of a few dozen imagined worlds at a time: imagining is dear.
  const worlds: State[] = [];
  let visit = 0;
  return {
    seats: table.seats,
    imagine: (rng) => {
      const at = visit % WORLDS;
      if (Math.floor(visit++ / WORLDS) % USES === 0) worlds[at] = imagine(table, rng);
      return cloneState(worlds[at] as State);
    },
    plansAt: (world, depth) => {
      const goesOn = placing && world.phase === 'placing' && world.round === round;
      return depth === 0 || goesOn ? choiceAt(world, width, depth === 0 && sober) : null;
    },
    carryOut,
    finish: (world, rng, shares) => {
      playRound(world, round, rng);
      value(world, shares);
    },
  };
}

function isPlacing(phase: string): boolean {
  return phase === 'placing' || phase === 'choosingField' || phase === 'choosingDucats';
}

function choiceAt(world: State, width: number, sober: boolean): Choice<Plan> {
  const ideas = candidatesFor(world, width, sober);
  let most = Number.NEGATIVE_INFINITY;
  for (const idea of ideas) most = Math.max(most, idea.gain);
  const weights = ideas.map((idea) => Math.exp((idea.gain - most) / PRIOR_SCALE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    seat: askedSeat(world),
    plans: ideas.map((idea) => idea.plan),
    priors: weights.map((weight) => weight / sum),
  };
}

function carryOut(world: State, plan: Plan, rng: Rng): void {
  for (const decision of plan) kernel.apply(world, decision, rng);
}

// Everyone by the quick policy until the round has ended.
function playRound(world: State, round: number, rng: Rng): void {
  while (world.phase !== 'finished' && world.round <= round) carryOut(world, quickGroup(world, rng), rng);
}
