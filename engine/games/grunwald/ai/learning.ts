// Na Grunwald! for training: features of the open table, and quick, curious players.
import { believing } from '../../../ai/beliefs';
import type { Learning, Taste } from '../../../ai/learning';
import type { Rng } from '../../../core/rng';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { agentOf } from './agent';
import { candidatesFor } from './candidates';
import { FEATURE_COUNT, features } from './features';
import { quickGroup } from './quick';
import type { Skill } from './skill';
import { learnedNet, netValue } from './value';
import { CHANCES, WEIGHTS } from './worth';

// Short and a little careless: many different matches teach more than few good ones.
const PLAYER: Skill = { visits: 32, pace: 1, width: 10, depth: 12, blur: 0, temperature: 0.005 };
// How often the first matches try something else.
const CURIOUS = 0.1;

function first(state: State, rng: Rng): readonly Decision[] {
  if (rng.float() >= CURIOUS) return quickGroup(state, rng);
  const ideas = candidatesFor(state, PLAYER.width);
  return ideas[rng.int(ideas.length)]?.plan ?? quickGroup(state, rng);
}

const taste: Taste<State> = {
  weights: { ...WEIGHTS },
  chances: CHANCES,
  believing: (weights) => (state, rng) => believing(WEIGHTS, weights, () => first(state, rng)),
};

export const learning: Learning<State, View> = {
  features: FEATURE_COUNT,
  hidden: [64, 32],
  seats: [3, 2, 3, 4],
  write: (view, seat, into) => features(view.table, seat, into),
  first,
  taste,
  createPlayer: (net) => agentOf(PLAYER, netValue(net)),
  learned: learnedNet,
};
