// Jan Žižka for training: features of the open table at the beginning of every turn, and quick players.
import type { Learning, Quick, Taste } from '../../../ai/learning';
import { makeRng } from '../../../core/rng';
import { determinize } from '../determinize';
import { requestFor } from '../requests';
import type { State } from '../types';
import type { View } from '../view-types';
import { createAgentWith } from './agent';
import { FEATURE_COUNT, features } from './features';
import { policyDecision } from './policy';
import { CHANCES, PRICES, type Prices } from './prices';
import { LEARNER, SKILLS, type Skill } from './skill';
import { learnedNet, netValue } from './value';

// Plans as short as in thought, which halves the time of a match, now and then another one: many different matches teach
// more than few good ones.
const CURIOUS = 0.25;

function believing(prices: Prices): Quick<State> {
  const plain: Skill = { ...SKILLS.hetman, horizon: 4, counts: false, prices };
  const curious: Skill = { ...plain, noise: 0.5 };
  return (state, rng) => {
    const seat = requestFor(state)?.seat ?? 0;
    return [policyDecision(state, seat, rng.float() < CURIOUS ? curious : plain, rng)];
  };
}

const taste: Taste<State> = {
  weights: PRICES,
  chances: CHANCES,
  believing: (weights) => believing({ ...PRICES, ...weights }),
};

export const learning: Learning<State, View> = {
  features: FEATURE_COUNT,
  hidden: [64],
  passes: 3,
  seats: [3, 2, 3, 4],
  moment: (state) => state.round * state.seats.length + ((state.turn - state.start + state.seats.length) % state.seats.length),
  write: (view, seat, into) => features(determinize(view, null, makeRng(1)), seat, into),
  first: believing(PRICES),
  taste,
  createPlayer: (net) => {
    const value = netValue(net);
    return createAgentWith(LEARNER, () => value);
  },
  learned: learnedNet,
};
