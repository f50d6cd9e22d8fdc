// Monster Lands for training: features of the open table at turns of the deployment, and quick players.
import { believing } from '../../../ai/beliefs';
import type { Learning, Taste } from '../../../ai/learning';
import { known } from '../../../core/invariant';
import { makeRng, type Rng } from '../../../core/rng';
import { poolSize } from '../clan/dice';
import { determinize } from '../determinize';
import { askOf } from '../requests';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { createAgentWith } from './agent';
import { FEATURE_COUNT, features } from './features';
import type { Plan } from './plan';
import { type Act, type Course, newCourse, quickDecision } from './policy';
import { bestAction, turnPlans } from './quick';
import { LEARNER } from './skill';
import { learnedNet, netValue } from './value';
import { CHANCES, WEIGHTS } from './weights';

// Good play, now and then with another plan: many different matches teach more than few good ones.
const CURIOUS = 0.25;
// Points by which it then misjudges the plans.
const ERROR = 2;
const courses = new WeakMap<State, Course>();

function decide(state: State, act: Act): readonly Decision[] {
  const course = courses.get(state) ?? newCourse();
  courses.set(state, course);
  return [known(quickDecision(state, course, act))];
}

const first = (state: State, rng: Rng): readonly Decision[] =>
  decide(state, (...turn) => (rng.float() < CURIOUS ? misjudged(turnPlans(...turn), rng) : bestAction(...turn)));

// Nothing is misjudged: what a change of beliefs does is not to be hidden by errors.
const taste: Taste<State> = {
  weights: { ...WEIGHTS },
  chances: CHANCES,
  believing: (weights) => (state) => believing(WEIGHTS, weights, () => decide(state, bestAction)),
};

function misjudged(plans: readonly Plan[], rng: Rng): readonly Decision[] {
  let best: readonly Decision[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { steps, worth } of plans) {
    const seen = worth + ERROR * (rng.float() + rng.float() - 1);
    if (seen <= most) continue;
    best = steps;
    most = seen;
  }
  return best;
}

// When a round begins, and ever more often while the dice run out: there the look ahead asks.
function moment(state: State): number | null {
  if (askOf(state)?.kind !== 'turn') return null;
  const dice = state.clans.reduce((sum, clan) => sum + poolSize(clan), 0);
  return state.round * 100 + Math.ceil(Math.sqrt(dice));
}

export const learning: Learning<State, View> = {
  features: FEATURE_COUNT,
  hidden: [48],
  passes: 3,
  seats: [3, 2, 3, 4],
  moment,
  write: (view, seat, into) => features(determinize(view, null, makeRng(1)), seat, into),
  first,
  taste,
  createPlayer: (net) => {
    const value = netValue(net);
    return createAgentWith(LEARNER, () => value);
  },
  learned: learnedNet,
};
