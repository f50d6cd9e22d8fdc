// Starcie Wodzów for training: features of the table, and quick players.
import type { Learning } from '../../../ai/learning';
import { makeRng } from '../../../core/rng';
import { determinize } from '../determinize';
import type { State } from '../types';
import type { View } from '../view-types';
import { agentOf } from './agent';
import { FEATURE_COUNT, writeFeatures } from './features';
import type { Skill } from './levels';
import { quickGroup, quickWins } from './quick';
import { learnedNet, netValue } from './value';

// Only the order of the deck is drawn, and no feature reads it.
const NO_CHANCE = makeRng(1);
const WIN_NODES = 1500;

// Short and a little careless: many different matches teach more than few good ones.
const PLAYER: Skill = {
  ...{ depth: 2, nodes: 1000, pace: 1, width: 8, roots: [16, 6], answers: [5], winNodes: [20_000, 5000, 1500] },
  ...{ sight: 40, blur: 0, temperature: 0.02 },
};

export const learning: Learning<State, View> = {
  features: FEATURE_COUNT,
  hidden: [24],
  decay: 1,
  seats: [2],
  options: [{ mode: 'standard' }, { mode: 'standard' }, { mode: 'advanced' }],
  write(view, seat, into) {
    const state = determinize(view, NO_CHANCE);
    writeFeatures(state, seat, quickWins().find(state, WIN_NODES) !== null, into);
  },
  first: quickGroup,
  createPlayer: (net) => agentOf(PLAYER, netValue(net)),
  learned: learnedNet,
};
