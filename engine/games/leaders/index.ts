// Leaders (Starcie Wodzów): a duel of two leaders and the teams they recruit.
import type { GameModule } from '../../core/game-module';
import { createAgent } from './ai/agent';
import { cloneState } from './clone';
import { CARDS, TURN_LIMIT } from './data/characters';
import { legalDecisions } from './decisions';
import { determinize } from './determinize';
import { effects } from './effects';
import { evaluate } from './evaluate';
import { guards } from './flow';
import { checkInvariants } from './invariants';
import { lessons } from './lessons';
import { drawBoard, makeKey, parseKey } from './notation';
import { chart } from './phases';
import { puzzles } from './puzzles';
import { refusals } from './refusals';
import { requestFor } from './requests';
import { outcome } from './scoring';
import { parseOptions, setup } from './setup';
import { sketch } from './sketch';
import { checkSnapshot } from './snapshot';
import { teaching } from './teaching';
import { rules } from './text/rules';
import { turn } from './text/turn';
import { type Decision, MODES, type Options, type State } from './types';
import { redactEvent, viewFor } from './view';
import type { Event, View } from './view-types';
import { weighEvent } from './weigh-event';

// The limit is an emergency brake: nobody counts towards it before it is near.
const LIMIT_IN_SIGHT = 20;

export const leaders: GameModule<State, Decision, View, Event, Options> = {
  id: 'leaders',
  rulesVersion: 1,
  seatRange: { min: 2, max: 2 },
  options: [{ id: 'mode', values: MODES, standard: 'standard' }],
  parseOptions,
  setup,
  chart,
  guards,
  effects,
  requestFor,
  legalDecisions,
  refusals,
  outcome,
  viewFor,
  redactEvent,
  determinize: (view, _seat, rng) => determinize(view, rng),
  hasSecret: () => false,
  evaluate,
  createAgent,
  assesses: true,
  makeKey,
  parseKey,
  drawBoard,
  cloneState,
  checkInvariants,
  checkSnapshot,
  progress: ({ turn }) => ({ unit: 'turn', number: turn, ...(turn > TURN_LIMIT - LIMIT_IN_SIGHT ? { of: TURN_LIMIT } : {}) }),
  sketch,
  components: CARDS,
  usedComponents,
  weighEvent,
  rules,
  turn,
  lessons,
  teaching,
  puzzles,
};

// Soak asks that every card is recruited and its figure used somewhere.
function usedComponents(event: Event): readonly string[] {
  return event.type === 'figureRecruited' ? [event.card] : [];
}
