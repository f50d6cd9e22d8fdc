// Who is asked where in the chart, what is legal there, and how the request is worded.
import type { Phrase } from '../../core/decision';
import { clanOf, seatWithTooManyTraps, wagesOwed } from './clan/clan';
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
  nextRedirect,
} from './decisions/adventure';
import {
  brewedTokens,
  legalAfterBeer,
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
  legalMix,
  legalTavern,
} from './decisions/citadel';
import { legalDesert, legalInherit, legalPromote, legalRecover, legalWages } from './decisions/clean-up';
import {
  legalBearer,
  legalConvertDie,
  legalEquip,
  legalFeatureDie,
  legalFreeCard,
  legalFreeHire,
  legalLandLoot,
  legalLoad,
  legalNewBearer,
  legalSend,
  legalSettle,
  legalSwapDie,
  legalTakeColour,
  legalTakeLoot,
  legalTrailDie,
  legalTurn,
} from './decisions/turn';
import { nameKey, sceneOf } from './outlands/battle-math';
import { trailAt } from './outlands/trails';
import { trailNow } from './text/phrases';
import type { Decision, PublicState, State } from './types';
import type { Action, Ask, Stage } from './view-types';
import type { AskKind } from './words';

interface Request {
  readonly kind: AskKind;
  readonly seat: (state: PublicState) => number;
  readonly legal: (state: PublicState, seat: number) => Decision[];
  // MON-300: `back` is no way on.
  readonly ignoresBack: boolean;
  // What it is about: an amount, a card or a token, by kind.
  readonly of: (state: PublicState) => string;
}

const nothing = () => '';
const turnSeat = (state: PublicState): number => state.turnSeat;
const firstPlayer = (state: PublicState): number => state.firstPlayer;
const mixSeat = (state: PublicState): number => state.mix?.seat ?? -1;
const ownerOf = (state: PublicState, trail: number): number => trailAt(state, sceneOf(state).place, trail).seat;
const striker = (state: PublicState): number => ownerOf(state, sceneOf(state).trail);
const victim = (state: PublicState): number => ownerOf(state, sceneOf(state).assaults[0]?.trail ?? 0);
const aimed = (state: PublicState): number => ownerOf(state, sceneOf(state).aim);

function request(
  kind: AskKind,
  seat: Request['seat'],
  legal: Request['legal'],
  more: { readonly ignoresBack?: boolean; readonly of?: Request['of'] } = {},
): Request {
  return { kind, seat, legal, ignoresBack: more.ignoresBack ?? false, of: more.of ?? nothing };
}

const forward = { ignoresBack: true };
const die = request('die', turnSeat, legalDie, forward);
const trap = request('discardTrap', seatWithTooManyTraps, legalDiscardTrap);
const mix = request('brew', mixSeat, legalMix, { of: (state) => String(state.mix?.count ?? 0) });
const settle = request('settle', turnSeat, legalSettle, forward);
const deed = request('success', striker, legalSuccess, {
  of: (state) => trailAt(state, sceneOf(state).place, sceneOf(state).trail).deed,
});

// Every leaf of the chart where somebody is asked.
const REQUESTS: Readonly<Record<string, Request>> = {
  'dicePool.choosingGiftDie': request('giftDie', firstPlayer, legalGiftDie),
  'dicePool.choosingGift': request('giftGoods', firstPlayer, legalGiftGoods),

  'deployment.choosingAction': request('turn', turnSeat, legalTurn),
  'deployment.visiting.hut.choosingDie': die,
  'deployment.visiting.hut.choosingTraps': request('hut', turnSeat, legalHut),
  'deployment.visiting.alchemist.brewing': request('brew', turnSeat, legalBrew, { of: (state) => String(brewedTokens(state)) }),
  'deployment.visiting.tavern.choosingDie': die,
  'deployment.visiting.tavern.hiring': request('tavern', turnSeat, legalTavern),
  'deployment.visiting.tavern.afterBeer': request('tavern', turnSeat, legalAfterBeer),
  'deployment.visiting.merchant.selling': request('merchant', turnSeat, legalMerchant),
  'deployment.visiting.armoury.choosingDie': die,
  'deployment.visiting.armoury.choosingAmount': request('amount', turnSeat, legalAmount, forward),
  'deployment.visiting.market.choosingDie': die,
  'deployment.visiting.market.choosingCard': request('market', turnSeat, legalMarket),
  'deployment.visiting.market.choosingBearer': request('bearer', turnSeat, legalBearer, forward),
  'deployment.visiting.mine.choosingField': request('mine', turnSeat, legalMine, forward),
  'deployment.sending.choosingTrail': request('send', turnSeat, legalSend),
  'deployment.sending.layingDice': request('give', turnSeat, legalTrailDie, forward),
  'deployment.sending.loading': request('load', turnSeat, legalLoad),
  'deployment.usingLand.layingDice': request('give', turnSeat, legalFeatureDie, forward),
  'deployment.usingLand.takingLoot': request('takeLoot', turnSeat, legalLandLoot, forward),
  'deployment.usingLand.hiring': request('freeHire', turnSeat, legalFreeHire),
  'deployment.usingLand.choosingCard': request('freeCard', turnSeat, legalFreeCard),
  'deployment.usingLand.choosingBearer': request('bearer', turnSeat, legalBearer, forward),
  'deployment.swapping.layingDie': request('give', turnSeat, legalSwapDie, forward),
  'deployment.swapping.choosingColour': request('takeColour', turnSeat, legalTakeColour),
  'deployment.converting': request('give', turnSeat, legalConvertDie, forward),
  'deployment.hiringFree': request('freeHire', turnSeat, legalFreeHire),
  'deployment.equipping.choosingCard': request('equip', turnSeat, legalEquip, forward),
  'deployment.equipping.choosingBearer': request('bearer', turnSeat, legalNewBearer, forward),
  'deployment.settling': settle,
  'deployment.dividing': mix,
  'deployment.discardingTrap': trap,

  'adventure.quest.rolling': request('openRoll', striker, legalOpenRoll),
  'adventure.quest.dividing': mix,
  'adventure.quest.discardingTrap': trap,
  'adventure.contract.deciding': request('contract', striker, legalContract),
  'adventure.contract.hiring': request('freeHire', striker, legalFreeHire),
  'adventure.contract.givingTrap': request('giveTrap', striker, legalGiveTrap, { of: (state) => String(sceneOf(state).owed) }),
  'adventure.contract.dividing': mix,
  'adventure.contract.discardingTrap': trap,
  'adventure.battle.clash.revealing': request('clash', striker, legalClash),
  'adventure.battle.clash.aiming': request('target', striker, legalTarget),
  'adventure.battle.clash.cancelling': request('cancel', aimed, legalCancel),
  'adventure.battle.clash.stealing': request('steal', striker, legalSteal),
  'adventure.battle.redirecting': request('redirect', striker, legalRedirect, {
    of: (state) => nextRedirect(state)?.source.id ?? '',
  }),
  'adventure.battle.warding': request('ward', victim, legalWard),
  'adventure.battle.absorbing': request('defend', victim, legalDefend),
  'adventure.battle.discardingTrap': trap,
  'adventure.battle.striking': request('strike', striker, legalStrike),
  'adventure.battle.celebrating': deed,
  'adventure.battle.conquest.rolling': request('openRoll', striker, legalOpenRoll),
  'adventure.battle.conquest.celebrating': deed,
  'adventure.battle.loot.choosing': request('takeLoot', striker, legalTakeLoot, {
    of: (state) => trailAt(state, sceneOf(state).place, sceneOf(state).trail).member,
  }),

  'cleanUp.recovery.recovering': request('recover', turnSeat, legalRecover),
  'cleanUp.recovery.settling': settle,
  'cleanUp.succession.promoting': request('promote', turnSeat, legalPromote),
  'cleanUp.wages.cashingIn': request('wages', turnSeat, legalWages),
  'cleanUp.wages.settling': settle,
  'cleanUp.wages.hiring': request('freeHire', turnSeat, legalFreeHire),
  'cleanUp.wages.deserting': request('desert', turnSeat, legalDesert),
  'cleanUp.wages.inheriting': request('inherit', turnSeat, legalInherit, { of: (state) => state.heirlooms[0] ?? '' }),
  'cleanUp.wages.discardingTrap': trap,
};

const byPhase: ReadonlyMap<string, Request> = new Map(Object.entries(REQUESTS));
const requestIn = (state: PublicState): Request | undefined => byPhase.get(state.phase);

// -1 while nobody is asked.
export const askedSeat = (state: PublicState): number => requestIn(state)?.seat(state) ?? -1;

export function legalDecisions(state: State): Decision[] {
  const open = requestIn(state);
  return open === undefined ? [] : open.legal(state, open.seat(state));
}

// MON-300: the only way on, if there is but one.
export function onlyWay(state: State): Decision | null {
  const open = requestIn(state);
  if (open === undefined) return null;
  const list = open.legal(state, open.seat(state));
  const [first, second] = list;
  if (first === undefined) return null;
  if (second === undefined) return first;
  return list.length === 2 && open.ignoresBack && second.type === 'back' ? first : null;
}

// What is asked of whom, for players, agents and words.
export function askOf(state: PublicState): Ask | null {
  const open = requestIn(state);
  return open === undefined ? null : { kind: open.kind, seat: open.seat(state), of: open.of(state) };
}

// The phase of the round (MON-20).
export function stageOf(state: PublicState): Stage {
  const { phase } = state;
  if (phase.startsWith('deployment')) return 'deployment';
  if (phase.startsWith('adventure')) return 'adventure';
  return phase.startsWith('cleanUp') || phase === 'finished' ? 'cleanUp' : 'pool';
}

const ACTIONS: readonly (readonly [name: string, action: Action])[] = [
  ['.visiting.', 'visit'],
  ['.sending.', 'send'],
  ['.usingLand.', 'feature'],
  ['.swapping.', 'swap'],
  ['.equipping.', 'equip'],
  ['.settling', 'settle'],
];

// What the present work is for; a token's hire or conversion unless the chart says otherwise.
export const actionOf = (state: PublicState): Action => ACTIONS.find(([name]) => state.phase.includes(name))?.[1] ?? 'convert';

export function requestFor(state: State): { readonly seat: number; readonly prompt: Phrase } | null {
  const ask = askOf(state);
  return ask === null ? null : { seat: ask.seat, prompt: promptOf(state, ask) };
}

function promptOf(state: State, ask: Ask): Phrase {
  const key = `prompt.${ask.kind}`;
  const { work, scene } = state;
  switch (ask.kind) {
    case 'die':
      return { key, params: { building: `@card.${work?.subject ?? 'hut'}.name` } };
    case 'brew':
    case 'giveTrap':
      return { key, params: { count: Number(ask.of) } };
    case 'send':
    case 'load':
      return { key, params: { member: `@${nameKey(work?.subject ?? '')}`, trail: trailNow(work?.trail ?? '', state) } };
    case 'settle':
      return { key, params: { land: `@card.${work?.subject ?? ''}.name` } };
    case 'give':
      return { key: `prompt.give.${actionOf(state)}` };
    case 'bearer':
      return { key: actionOf(state) === 'equip' ? 'prompt.bearer.equip' : 'prompt.bearer' };
    case 'inherit':
      return { key, params: { card: `@${nameKey(ask.of)}` } };
    case 'defend':
      return { key, params: { count: scene?.assaults[0]?.hits ?? 0 } };
    case 'ward':
      return { key, params: { count: scene?.assaults[0]?.dice ?? 0 } };
    case 'openRoll':
      return { key: scene?.roll?.purpose === 'quest' ? 'prompt.openRoll.quest' : 'prompt.openRoll.conquest' };
    case 'strike':
    case 'redirect':
      return { key, params: { monster: `@card.${scene?.monster ?? ''}.name` } };
    case 'wages':
      return { key, params: { owed: wagesOwed(clanOf(state, ask.seat)), coins: clanOf(state, ask.seat).coins } };
    default:
      return { key };
  }
}
