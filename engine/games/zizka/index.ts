// Jan Žižka as a game module. Rules in the other files of this folder; see README.md for the digest.
import type { GameModule } from '../../core/game-module';
import { createAgent } from './ai/agent';
import { cloneState } from './clone';
import { components, usedComponents } from './components';
import { CONSTANTS } from './data/constants';
import { legalDecisions } from './decisions';
import { determinize } from './determinize';
import { effects } from './effects';
import { evaluate } from './evaluate';
import type { Event } from './events';
import { guards } from './flow';
import { checkInvariants } from './invariants';
import { lessons } from './lessons';
import { drawBoard, makeKey, parseKey } from './notation';
import { chart } from './phases';
import { refusals } from './refusals';
import { requestFor } from './requests';
import { outcome } from './scoring';
import { optionSpecs, parseOptions, setup } from './setup';
import { sketch } from './sketch';
import { checkSnapshot } from './snapshot';
import { teaching } from './teaching';
import { rules } from './text/rules';
import { turn } from './text/turn';
import type { Decision, Options, State } from './types';
import { hasSecret, redactEvent, viewFor } from './view';
import type { View } from './view-types';
import { weighEvent } from './weigh-event';

export const zizka: GameModule<State, Decision, View, Event, Options> = {
  id: 'zizka',
  rulesVersion: 2,
  seatRange: { min: 1, max: 4 },
  options: optionSpecs,
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
  determinize,
  hasSecret,
  evaluate,
  createAgent,
  assesses: true,
  makeKey,
  parseKey,
  drawBoard,
  cloneState,
  checkInvariants,
  checkSnapshot,
  progress: (state) => ({ unit: 'round', number: Math.min(state.round, CONSTANTS.maxRounds) }),
  scores: (state) => state.seats.map((seat) => seat.vp),
  sketch,
  components,
  usedComponents,
  weighEvent,
  rules,
  turn,
  lessons,
  teaching,
};
