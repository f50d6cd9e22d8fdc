// Jan Žižka for training: features of the open table at the beginning of every turn, and quick players.
import type { Learning } from '../../../ai/learning';
import { makeRng, type Rng } from '../../../core/rng';
import { determinize } from '../determinize';
import { requestFor } from '../requests';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { createAgentWith } from './agent';
import { FEATURE_COUNT, features } from './features';
import { policyDecision } from './policy';
import { LEARNER, SKILLS, type Skill } from './skill';
import { learnedNet, netValue } from './value';

// Plans as short as in thought, which halves the time of a match, now and then another one: many different matches teach
// more than few good ones.
const PLANNER: Skill = { ...SKILLS.hetman, horizon: 4, counts: false };
const FIRST: readonly Skill[] = [PLANNER, { ...PLANNER, noise: 0.5 }];
const CURIOUS = 0.25;

function first(state: State, rng: Rng): readonly Decision[] {
  const seat = requestFor(state)?.seat ?? 0;
  const skill = FIRST[rng.float() < CURIOUS ? 1 : 0] as Skill;
  return [policyDecision(state, seat, skill, rng)];
}

export const learning: Learning<State, View> = {
  features: FEATURE_COUNT,
  hidden: [64],
  passes: 3,
  seats: [3, 2, 3, 4],
  moment: (state) => state.round * state.seats.length + ((state.turn - state.start + state.seats.length) % state.seats.length),
  write: (view, seat, into) => features(determinize(view, null, makeRng(1)), seat, into),
  first,
  createPlayer: (net) => {
    const value = netValue(net);
    return createAgentWith(LEARNER, () => value);
  },
  learned: learnedNet,
};
