// Monster Lands: what the rest of the program knows of it.
import type { GameModule } from '../../core/game-module';
import { createAgent } from './ai/agent';
import { cloneState } from './clone';
import { COMPONENTS_IN_PLAY, usedComponents } from './components';
import { determinize } from './determinize';
import { drawBoard } from './draw-board';
import { effects } from './effects';
import { isOver } from './effects/clean-up';
import { evaluate } from './evaluate';
import { guards } from './flow';
import { checkInvariants } from './invariants';
import { lessons } from './lessons';
import { liftSnapshot } from './lift-snapshot';
import { makeKey, parseKey } from './notation';
import { options, parseOptions } from './options';
import { chart } from './phases';
import { refusals } from './refusals/index';
import { legalDecisions, requestFor } from './requests';
import { outcomeOf, totalScore } from './scoring';
import { setup } from './setup';
import { sketch } from './sketch';
import { checkSnapshot } from './snapshot';
import { campaign } from './solo/ladder';
import { teaching } from './teaching';
import { rules } from './text/rules';
import { turn } from './text/turn';
import type { Decision, Options, State } from './types';
import { hasSecret, redactEvent, viewFor } from './view';
import type { Event, View } from './view-types';
import { weighEvent } from './weigh-event';

export const monsterLands: GameModule<State, Decision, View, Event, Options> = {
  id: 'monster-lands',
  rulesVersion: 2,
  seatRange: { min: 1, max: 4 },
  options,
  parseOptions,
  setup,
  chart,
  guards,
  effects,
  requestFor,
  legalDecisions,
  refusals,
  outcome: (state) => (isOver(state) ? outcomeOf(state) : null),
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
  liftSnapshot,
  progress: (state) => ({ unit: 'round', number: state.round, of: state.config.rounds }),
  scores: (state) => state.clans.map(totalScore),
  sketch,
  components: COMPONENTS_IN_PLAY,
  usedComponents,
  weighEvent,
  rules,
  turn,
  lessons,
  teaching,
  campaign,
};

export { oddsForTrail, type TrailPlan } from './odds';
export { rankFor, type SoloFacts } from './scoring';
export {
  advanceCampaign,
  allowedLevels,
  chooseDifficulty,
  easiestLevel,
  isCampaignWon,
  startCampaign,
} from './solo/campaign';
