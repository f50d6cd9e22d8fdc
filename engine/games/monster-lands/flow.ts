// Who is asked what: the table of requests with their legal decisions and effects, the advance of each stage, and the chart's guards.
import { invariant, known } from '../../core/invariant';
import {
  legalCancel,
  legalClash,
  legalContract,
  legalDefend,
  legalGiveTrap,
  legalOpenRoll,
  legalRedirect,
  legalSteal,
  legalStrike,
  legalSuccess,
  legalTarget,
  legalWard,
} from './decisions/adventure';
import {
  legalAmount,
  legalBrew,
  legalDie,
  legalDiscardTrap,
  legalGiftDie,
  legalGiftGoods,
  legalHut,
  legalMarket,
  legalMerchant,
  legalMine,
  legalTavern,
} from './decisions/citadel';
import { legalDesert, legalInherit, legalPromote, legalRecover, legalWages } from './decisions/clean-up';
import {
  legalBearer,
  legalEquip,
  legalFreeCard,
  legalFreeHire,
  legalGive,
  legalLoad,
  legalSend,
  legalSettle,
  legalTakeColour,
  legalTakeLoot,
  legalTurn,
} from './decisions/turn';
import { continueAdventure, decideOpenRoll } from './effects/adventure';
import { decideDefend, decideRedirect, decideWard } from './effects/battle';
import {
  brew,
  buyDefence,
  chooseCard,
  chooseDie,
  drinkInTavern,
  mine,
  sellDice,
  shopInHut,
  takeGiftDie,
  takeGiftGoods,
} from './effects/citadel';
import { chooseTarget, decideCancel, decideClash, decideSteal } from './effects/clash';
import { continueCleanUp, decideDesert, decidePromote, decideRecover, decideWages, isOver } from './effects/clean-up';
import { chooseTrail, continueDeployment, giveDie, hireFree, load, takeShownLoot, takeTurn } from './effects/deployment';
import { chooseBearer, chooseEquipment, inherit, settle, swapDie } from './effects/free-steps';
import { throwTrapAway, trimTraps } from './effects/gains';
import { continuePool } from './effects/pool';
import { decideContract, giveTrap } from './effects/quests';
import { decideStrike, decideSuccess } from './effects/strike';
import type { MonsterStep } from './effects/supply';
import {
  ASK_KINDS,
  type Ask,
  type AskKind,
  type Decision,
  type DecisionType,
  type PublicState,
  type Stage,
  type State,
} from './types';

interface Request {
  readonly legal: (state: PublicState, ask: Ask) => Decision[];
  readonly apply: (step: MonsterStep, decision: Decision, ask: Ask) => void;
  readonly types: readonly DecisionType[];
  // MON-300: a request with one way on is taken by itself; `back` does not count where this is set.
  readonly ignoresBack?: boolean;
  // There are always at least two ways on, so nothing needs to be counted.
  readonly open?: boolean;
}

export const REQUESTS: Readonly<Record<AskKind, Request>> = {
  turn: {
    legal: legalTurn,
    apply: takeTurn,
    types: ['visit', 'send', 'feature', 'pass', 'swap', 'collect', 'buyDie', 'equip', 'heal', 'settle', 'sellTrophy', 'loot'],
    open: true,
  },
  die: { legal: legalDie, apply: chooseDie, types: ['die', 'back'], ignoresBack: true },
  hut: { legal: legalHut, apply: shopInHut, types: ['rebate', 'trap', 'pay', 'back'], open: true },
  tavern: { legal: legalTavern, apply: drinkInTavern, types: ['rebate', 'beer', 'hire', 'leave', 'back'] },
  amount: { legal: legalAmount, apply: buyDefence, types: ['buy', 'back'], ignoresBack: true },
  brew: { legal: legalBrew, apply: brew, types: ['brew', 'back'], open: true },
  mine: { legal: legalMine, apply: mine, types: ['mine', 'back'], ignoresBack: true },
  market: { legal: legalMarket, apply: chooseCard, types: ['card', 'back'], open: true },
  bearer: { legal: legalBearer, apply: chooseBearer, types: ['to', 'drop', 'back'], ignoresBack: true },
  merchant: { legal: legalMerchant, apply: sellDice, types: ['sell', 'done', 'back'], open: true },
  give: { legal: legalGive, apply: giveDie, types: ['give', 'back'], ignoresBack: true },
  takeColour: { legal: legalTakeColour, apply: swapDie, types: ['take', 'back'], open: true },
  takeLoot: { legal: legalTakeLoot, apply: takeShownLoot, types: ['take', 'back'], ignoresBack: true },
  freeHire: { legal: legalFreeHire, apply: hireFree, types: ['hire', 'back'], open: true },
  freeCard: { legal: legalFreeCard, apply: chooseCard, types: ['card', 'back'], open: true },
  equip: { legal: legalEquip, apply: chooseEquipment, types: ['card', 'back'], ignoresBack: true },
  settle: { legal: legalSettle, apply: settle, types: ['with', 'back'], ignoresBack: true },
  send: { legal: legalSend, apply: chooseTrail, types: ['trail', 'back'], open: true },
  load: { legal: legalLoad, apply: load, types: ['add', 'confirm', 'back'], open: true },
  openRoll: { legal: legalOpenRoll, apply: decideOpenRoll, types: ['reroll', 'loot', 'done'] },
  contract: { legal: legalContract, apply: decideContract, types: ['fulfil', 'decline', 'sellTrophy', 'loot'] },
  giveTrap: { legal: legalGiveTrap, apply: giveTrap, types: ['giveTrap'] },
  clash: { legal: legalClash, apply: decideClash, types: ['reveal', 'stop'], open: true },
  target: { legal: legalTarget, apply: chooseTarget, types: ['target'] },
  cancel: { legal: legalCancel, apply: decideCancel, types: ['cancel', 'allow'], open: true },
  steal: { legal: legalSteal, apply: decideSteal, types: ['steal'] },
  redirect: { legal: legalRedirect, apply: decideRedirect, types: ['redirect', 'keep'] },
  ward: { legal: legalWard, apply: decideWard, types: ['ward'] },
  defend: { legal: legalDefend, apply: decideDefend, types: ['defend'] },
  strike: {
    legal: legalStrike,
    apply: decideStrike,
    types: ['rollAll', 'roll', 'reroll', 'venom', 'loot', 'capture', 'kill', 'giveUp'],
  },
  success: { legal: legalSuccess, apply: decideSuccess, types: ['loot', 'done'] },
  recover: { legal: legalRecover, apply: decideRecover, types: ['heal', 'settle', 'done'] },
  promote: { legal: legalPromote, apply: decidePromote, types: ['promote'] },
  wages: { legal: legalWages, apply: decideWages, types: ['settle', 'sellTrophy', 'loot', 'payShort', 'done'] },
  desert: { legal: legalDesert, apply: decideDesert, types: ['desert'] },
  inherit: { legal: legalInherit, apply: inherit, types: ['to', 'drop'] },
  discardTrap: {
    legal: legalDiscardTrap,
    apply: (step, decision, asked) => {
      throwTrapAway(step, asked.seat, decision.of);
      trimTraps(step.state, asked.seat);
    },
    types: ['discardTrap'],
  },
  giftDie: { legal: legalGiftDie, apply: takeGiftDie, types: ['gift'], open: true },
  giftGoods: { legal: legalGiftGoods, apply: takeGiftGoods, types: ['gift'], open: true },
};

export function legalDecisions(state: State): Decision[] {
  return state.ask === null ? [] : REQUESTS[state.ask.kind].legal(state, state.ask);
}

// Carries out one decision of the open request. `back` drops what was picked.
export function decideAsk(step: MonsterStep, decision: Decision): void {
  const { state } = step;
  const ask = known(state.ask, 'an open request');
  state.ask = null;
  if (decision.type === 'back') state.work = null;
  else REQUESTS[ask.kind].apply(step, decision, ask);
}

const CONTINUE: Readonly<Record<Stage, (step: MonsterStep) => boolean>> = {
  pool: continuePool,
  deployment: continueDeployment,
  adventure: continueAdventure,
  cleanUp: continueCleanUp,
};

const MOST_MOVES = 10_000;

// Goes on until somebody has a choice to make or the stage is over.
export function advance(step: MonsterStep): void {
  const { state } = step;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (state.ask === null) {
      const waiting = state.queue.shift();
      if (waiting !== undefined) state.ask = waiting;
      else if (!CONTINUE[state.stage](step)) return;
      continue;
    }
    const only = onlyWayOn(state, state.ask);
    if (only === null) return;
    decideAsk(step, only);
  }
  invariant(false, 'a stage that never comes to rest');
}

// MON-300: the turn request is always asked.
function onlyWayOn(state: State, ask: Ask): Decision | null {
  const request = REQUESTS[ask.kind];
  if (request.open === true) return null;
  const list = request.legal(state, ask);
  invariant(list.length > 0, `nothing to decide in ${ask.kind}`);
  const [first] = list;
  if (first === undefined) return null;
  if (list.length === 1) return first;
  return list.length === 2 && request.ignoresBack === true && list[1]?.type === 'back' ? first : null;
}

export const guards: Readonly<Record<string, (state: State) => boolean>> = {
  asked: (state) => state.ask !== null,
  matchOver: isOver,
  inPool: (state) => state.stage === 'pool',
  inDeployment: (state) => state.stage === 'deployment',
  inAdventure: (state) => state.stage === 'adventure',
  ...Object.fromEntries(ASK_KINDS.map((kind) => [`asks ${kind}`, (state: State) => state.ask?.kind === kind])),
};
