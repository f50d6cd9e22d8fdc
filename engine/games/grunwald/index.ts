// Na Grunwald! as the rest of the product knows it.
import type { GameModule } from '../../core/game-module';
import { createAgent } from './ai/agent';
import { evaluate } from './ai/evaluate';
import { cloneState } from './clone';
import { legalDecisions } from './decisions';
import { determinize } from './determinize';
import { effects } from './effects';
import { guards } from './flow';
import { checkInvariants } from './invariants';
import { lessons } from './lessons';
import { drawBoard, makeKey, parseKey } from './notation';
import { chart } from './phases';
import { refusals } from './refusals';
import { components, progress, requestFor, usedComponents } from './requests';
import { outcome, scores } from './scoring';
import { parseOptions, setup } from './setup';
import { sketch } from './sketch';
import { checkSnapshot } from './snapshot';
import { teaching } from './teaching';
import { rules } from './text/rules';
import { turn } from './text/turn';
import type { Decision, Options, State } from './types';
import { hasSecret, redactEvent, viewFor } from './view';
import type { Event, View } from './view-types';
import { weighEvent } from './weigh-event';

export const grunwald: GameModule<State, Decision, View, Event, Options> = {
  id: 'grunwald',
  rulesVersion: 1,
  seatRange: { min: 2, max: 4 },
  options: [],
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
  progress,
  sketch,
  scores,
  components,
  usedComponents,
  weighEvent,
  rules,
  turn,
  lessons,
  teaching,
};
