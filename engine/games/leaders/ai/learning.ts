// Starcie Wodzów for training: features of the table, and quick players.
import type { Learning } from '../../../ai/learning';
import { makeRng } from '../../../core/rng';
import { determinize } from '../determinize';
import type { State } from '../types';
import type { View } from '../view-types';
import { agentOf } from './agent';
import { FEATURE_COUNT, writeFeatures } from './features';
import type { Skill } from './levels';
import { afterTurn, quickGroup, quickWins } from './quick';
import { learnedNet, netValue } from './value';

// Only the order of the deck is drawn, and no feature reads it.
const NO_CHANCE = makeRng(1);
const WIN_NODES = 400;

// What looks best by the value at rest, if it leaves no win that is quickly found: many matches teach more than few good
// ones.
const PLAYER: Skill = {
  ...{
    depth: 1,
    nodes: 1000,
    pace: 1,
    width: 6,
    roots: [12],
    answers: [1],
    widening: 0,
    decks: 1,
    ownNodes: 400,
    winNodes: [400],
    sureNodes: 400,
  },
  ...{ sight: 40, checks: 0, checkDepth: 0, far: 0.03, blur: 0.01, temperature: 0.015 },
};

interface Seen {
  readonly view: View;
  readonly state: State;
  readonly winsNow: boolean;
}

// The last one: both seats are written from the same view.
let seen: Seen | null = null;

function see(view: View): Seen {
  const table = determinize(view, NO_CHANCE);
  const state = table.phase === 'recruiting' ? afterTurn(table) : table;
  return { view, state, winsNow: quickWins().find(state, WIN_NODES) !== null };
}

export const learning: Learning<State, View> = {
  features: FEATURE_COUNT,
  hidden: [32],
  decay: 0.3,
  firsts: 2,
  seats: [2],
  options: [{ mode: 'standard' }, { mode: 'standard' }, { mode: 'advanced' }],
  // Turns as the enemy finds them, and before their recruitment, as the search sees them.
  moment: ({ turn, phase }) => 2 * turn + (phase === 'recruiting' || phase === 'placing' || phase === 'placingCub' ? 1 : 0),
  write(view, seat, into) {
    if (view !== seen?.view) seen = see(view);
    writeFeatures(seen.state, seat, seen.winsNow, into);
  },
  first: quickGroup,
  createPlayer: (net) => agentOf(PLAYER, netValue(net)),
  learned: learnedNet,
};
