// The quick policy: one decision for any request, by static worth alone. Plays on in rollouts and is the whole of the lower levels.
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { clanOf, wageOf, wagesOwed } from '../clan/clan';
import { isRookie, memberOf, trapOf } from '../data/lookup';
import { RANK_IDS } from '../data/records';
import { LIMITS } from '../data/tables';
import { subjectOf } from '../notation';
import { neighbour, trailsOf } from '../outlands/trails';
import { rankFor, soloFacts } from '../scoring';
import type { Clan, Decision, State } from '../types';
import type { Ask } from '../view-types';
import { chooseContract, chooseDefence, chooseLoot, chooseOpenRoll, chooseStrike, chooseWard } from './battle';
import { addCitadelPlans, bestBearer, hireWorth } from './citadel';
import type { Offer, Plan } from './plan';
import { addSendPlans } from './sending';
import { WEIGHTS } from './weights';
import { dieCost, equipmentWorth, memberWorth, roundsLeft, trapWorth } from './worth';

const find = (legal: readonly Decision[], type: string, of?: string): Decision | undefined =>
  legal.find((decision) => decision.type === type && (of === undefined || subjectOf(decision) === of));

function best(legal: readonly Decision[], worth: (decision: Decision) => number): Decision {
  let chosen = known(legal[0]);
  let mark = Number.NEGATIVE_INFINITY;
  for (const decision of legal) {
    if (decision.type === 'back') continue;
    const value = worth(decision);
    if (value > mark) {
      mark = value;
      chosen = decision;
    }
  }
  return chosen;
}

// Free steps that are nearly always right, before the action; null when none is.
export function freeStep(state: State, seat: number, legal: readonly Decision[]): Decision | null {
  const clan = clanOf(state, seat);
  const left = roundsLeft(state);
  for (const decision of legal) {
    switch (decision.type) {
      case 'collect':
      case 'settle':
      case 'heal':
        return decision;
      case 'buyDie':
        if (
          clan.coins >=
          wagesOwed(clan) + (memberOf(subjectOf(decision)).dice.length > 0 ? WEIGHTS.keptForDie : WEIGHTS.keptForRookie)
        )
          return decision;
        break;
      case 'loot':
        if (worthPlaying(state, clan, subjectOf(decision), left)) return decision;
        break;
      case 'sellTrophy':
        // MON-222: in the last round coins count and trophies no longer do.
        if (state.config.scenario === 2 && left <= 0) return decision;
        break;
      case 'swap':
        if ((clan.I[0] ?? 6) <= 1) return decision;
        break;
      default:
        break;
    }
  }
  return null;
}

function worthPlaying(state: State, clan: Clan, token: string, left: number): boolean {
  if (token === 'greatTrophy') return false;
  if (token === 'flasks') return clan.potion <= 1 && clan.venom <= 1;
  if (token === 'supplies') return clan.potion <= 2 && clan.defence <= 4;
  if (token === 'magicToStrength') return clan.M > 0;
  if (token === 'influenceToMagic') return clan.I.length > 0;
  if (token === 'freeMercenary') {
    return state.tavern.some((card) => card !== '' && memberOf(card).reputation >= (left > 1 ? 4 : 1) && clan.glory > 0);
  }
  return true;
}

// All actions worth a look in this turn, best first.
export function turnPlans(state: State, seat: number, legal: readonly Decision[], otherLoads = false): Plan[] {
  const plans: Plan[] = [];
  const offer: Offer = (worth, steps) => {
    plans.push({ worth, steps: steps() });
  };
  addCitadelPlans(state, seat, legal, offer);
  addSendPlans(state, seat, offer, otherLoads);
  return plans.sort((one, other) => other.worth - one.worth);
}

// The steps of the best of them, each misjudged by up to so many points; none when there is no action.
export function bestAction(
  state: State,
  seat: number,
  legal: readonly Decision[],
  error = 0,
  rng: Rng | null = null,
): readonly Decision[] {
  let most = Number.NEGATIVE_INFINITY;
  let best: (() => readonly Decision[]) | null = null;
  const offer: Offer = (worth, steps) => {
    const seen = rng === null ? worth : worth + error * (rng.float() + rng.float() - 1);
    if (seen <= most) return;
    most = seen;
    best = steps;
  };
  addCitadelPlans(state, seat, legal, offer);
  addSendPlans(state, seat, offer);
  return (best as (() => readonly Decision[]) | null)?.() ?? [];
}

// The decision of a plan that the open request asks for; those already taken by themselves are skipped.
export function followPlan(steps: readonly Decision[], from: number, legal: readonly Decision[]): number {
  for (let index = from; index < steps.length; index++) {
    const step = known(steps[index]);
    if (legal.some((decision) => decision.type === step.type && subjectOf(decision) === subjectOf(step))) return index;
  }
  return -1;
}

// A choice for every request but the turn.
export function quickChoice(state: State, ask: Ask, legal: readonly Decision[]): Decision {
  const { seat } = ask;
  const clan = clanOf(state, seat);
  const left = roundsLeft(state);
  switch (ask.kind) {
    case 'turn':
      return freeStep(state, seat, legal) ?? bestAction(state, seat, legal)[0] ?? known(legal[0]);
    case 'tavern':
    case 'freeHire':
      return best(legal, (decision) => tavernWorth(state, clan, decision, left));
    case 'hut':
      return find(legal, 'pay') ?? best(legal, (decision) => (decision.type === 'trap' ? trapCost(state, decision) : 0));
    case 'amount':
    case 'brew':
      return best(legal, (decision) =>
        ask.kind === 'amount' ? Number(subjectOf(decision)) : brewWorth(clan, ask, Number(subjectOf(decision))),
      );
    case 'mine':
      return find(legal, 'mine', 'double') ?? known(legal[0]);
    case 'market':
    case 'freeCard':
      return best(legal, (decision) => equipmentWorth(known(state.market[Number(subjectOf(decision))]), left));
    case 'bearer':
    case 'inherit': {
      const bearer = bestBearer(clan);
      return find(legal, 'to', bearer) ?? known(legal[0]);
    }
    case 'merchant':
      return find(legal, 'sell') ?? find(legal, 'done') ?? known(legal[0]);
    case 'die':
    case 'give':
      return best(legal, (decision) => -dieCost(subjectOf(decision)));
    case 'takeColour':
      return find(legal, 'take', 'S') ?? known(legal[0]);
    case 'takeLoot':
      return chooseLoot(state, legal);
    case 'settle':
      return best(legal, (decision) => (subjectOf(decision) === clan.leader ? -1 : memberWorth(clan, subjectOf(decision), left)));
    case 'load':
      return find(legal, 'confirm') ?? known(legal[0]);
    case 'openRoll':
      return chooseOpenRoll(state, legal);
    case 'contract':
      return chooseContract(state, ask, legal);
    case 'giveTrap':
    case 'discardTrap':
      return best(legal, (decision) => -trapWorth(subjectOf(decision)));
    case 'clash':
      return find(legal, 'reveal') ?? known(legal[0]);
    case 'target':
      return best(legal, (decision) => (isOwn(state, seat, subjectOf(decision) === 'left' ? 'left' : 'right') ? 0 : 1));
    case 'cancel':
      return find(legal, 'cancel') ?? known(legal[0]);
    case 'redirect':
      return best(legal, (decision) => redirectWorth(state, seat, decision));
    case 'ward':
      return chooseWard(state, ask, legal);
    case 'defend':
      return chooseDefence(state, ask, legal);
    case 'strike':
      return chooseStrike(state, ask, legal);
    case 'success':
      return find(legal, 'loot') ?? known(legal[0]);
    case 'recover':
      return (
        legal.find((decision) => decision.type === 'settle' || (decision.type === 'heal' && left > 0)) ??
        known(find(legal, 'done'))
      );
    case 'wages':
      return chooseWages(state, clan, legal, left);
    case 'giftDie':
      return find(legal, 'gift', 'S') ?? known(legal[0]);
    case 'giftGoods':
      return find(legal, 'gift', clan.defence < 2 ? 'defence' : 'coins') ?? known(legal[0]);
    default:
      return known(legal[0]);
  }
}

function tavernWorth(state: State, clan: Clan, decision: Decision, left: number): number {
  if (decision.type === 'rebate') return 100;
  if (decision.type === 'leave') return 0.2;
  if (decision.type === 'beer') return -1;
  if (subjectOf(decision) === 'rookie') return hireWorth(clan, known(state.rookies[0]), left) - 1;
  const card = known(state.tavern[Number(subjectOf(decision))]);
  return hireWorth(clan, card, left) - 0.3 * memberOf(card).cost;
}

const trapCost = (state: State, decision: Decision): number => trapOf(known(state.hut[Number(subjectOf(decision))])).cost;

function brewWorth(clan: Clan, ask: Ask, potions: number): number {
  const venoms = Number(ask.of) - potions;
  return Math.min(3, clan.potion + potions) * 1.1 + Math.min(3, clan.venom + venoms);
}

function isOwn(state: State, seat: number, side: 'left' | 'right'): boolean {
  const { scene } = state;
  if (scene === null) return false;
  const trails = trailsOf(state, scene.place);
  return trails[neighbour(trails, scene.trail, side)]?.seat === seat;
}

function redirectWorth(state: State, seat: number, decision: Decision): number {
  if (decision.type === 'keep') return 0;
  const side = subjectOf(decision).endsWith('left') ? 'left' : 'right';
  return (isOwn(state, seat, side) ? -1 : 1) * Number(subjectOf(decision).charAt(0));
}

// MON-165: before wages whatever is worth it is cashed in; short of them, a trophy sold saves the best member, if that is worth it.
function chooseWages(state: State, clan: Clan, legal: readonly Decision[], left: number): Decision {
  const settle = find(legal, 'settle');
  if (settle !== undefined) return settle;
  const done = find(legal, 'done');
  if (done !== undefined) return legal.find((decision) => isWorthCashing(state, clan, decision, left)) ?? done;
  const purse = legal.find((decision) => decision.type === 'loot' && subjectOf(decision) !== 'greatTrophy');
  if (purse !== undefined) return purse;
  const sale = find(legal, 'sellTrophy');
  let dearest = 0;
  for (const member of clan.members) {
    if (member.id !== clan.leader && !isRookie(member.id)) dearest = Math.max(dearest, memberWorth(clan, member.id, left));
  }
  if (sale !== undefined && dearest > Number(subjectOf(sale))) return sale;
  return find(legal, 'payShort') ?? known(legal[0]);
}

// Tokens wait for a better moment while there are rounds to come; at the end they are worth what the rank or the clan gets of them.
function isWorthCashing(state: State, clan: Clan, decision: Decision, left: number): boolean {
  if (state.round < state.config.rounds && left > 0) return subjectOf(decision) === 'freeMercenary' && hasRoomFor(clan);
  if (decision.type === 'loot' && subjectOf(decision) !== 'greatTrophy')
    return subjectOf(decision) !== 'freeMercenary' || hasRoomFor(clan);
  return state.config.scenario === 2 && raisesRank(clan, decision);
}

const hasRoomFor = (clan: Clan): boolean => clan.coins >= wagesOwed(clan) + wageOf(clan.glory);

// MON-222: a trophy sold gives up its points for coins.
function raisesRank(clan: Clan, decision: Decision): boolean {
  const trophies = decision.type === 'loot' ? 3 : Number(subjectOf(decision));
  const facts = soloFacts(clan);
  const owed = wagesOwed(clan);
  const after = { ...facts, vp: facts.vp - trophies, coins: facts.coins - owed + trophies * LIMITS.trophyCoins };
  return RANK_IDS.indexOf(rankFor(2, after)) > RANK_IDS.indexOf(rankFor(2, { ...facts, coins: facts.coins - owed }));
}
