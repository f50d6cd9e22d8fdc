// The deployment phase: whose turn it is, the turn's action, features of lands and sending members (MON-40 to MON-45, MON-70 to MON-75).
import { known } from '../../../core/invariant';
import { clanOf, findMember, wasUsed } from '../clan';
import { effectIn, memberOf } from '../data/lookup';
import type { Colour } from '../data/records';
import { couldGainDie, featureOf, freeRookie, slotsOf, workOf } from '../decisions/turn';
import { allDice, dieColour, dieValue, poolSize } from '../dice';
import { isQuest, parseTrailKey, trailAt, trailBonus } from '../outlands';
import type { Ask, BuildingId, Decision, State, Work } from '../types';
import { ask, endAction, hire, makeWork, visit } from './citadel';
import { buyDie, collect, convert, dropLoot, heal, payFeature, playTurnLoot, sellTrophy, startSettling } from './free-steps';
import { gainDice, gainResources, spendDice, takeTrap } from './gains';
import { samborTurn } from './sambor';
import { type MonsterStep, refillLoot } from './supply';

export function openDeployment(step: MonsterStep): void {
  const { state } = step;
  state.stage = 'deployment';
  state.at = 0;
  state.turnSeat = state.firstPlayer;
  for (const clan of state.clans) clan.passed = false;
  if (!step.silent) step.emit({ type: 'turnBegan', seat: state.turnSeat });
}

// One move of the flow while nobody is asked; false when the phase is over.
export function continueDeployment(step: MonsterStep): boolean {
  const { state } = step;
  if (state.at === 1) {
    state.at = 0;
    if (state.config.seats === 1 && poolSize(clanOf(state, 0)) > 0) samborTurn(step);
    passOn(step);
    return true;
  }
  const clan = clanOf(state, state.turnSeat);
  if (clan.passed) {
    if (state.clans.every((each) => each.passed)) return false;
    passOn(step);
  } else if (poolSize(clan) === 0 && !couldGainDie(state, clan)) {
    pass(step, state.turnSeat);
  } else {
    ask(state, 'turn', state.turnSeat);
  }
  return true;
}

function passOn(step: MonsterStep): void {
  const { state } = step;
  state.turnSeat = (state.turnSeat + 1) % state.config.seats;
  if (!clanOf(state, state.turnSeat).passed) step.emit({ type: 'turnBegan', seat: state.turnSeat });
}

// MON-41, MON-45: out for the rest of the phase; gifts left are collected now.
function pass(step: MonsterStep, seat: number): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const lost = allDice(clan);
  clan.passed = true;
  clan.S = 0;
  clan.M = 0;
  clan.I = [];
  if (!step.silent) step.emit({ type: 'seatPassed', seat, lost });
  for (const member of clan.members) {
    if (effectIn(memberOf(member.id).ability, 'roundGift') !== null && !wasUsed(state, member.id)) collect(step, seat, member.id);
  }
}

export function takeTurn(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const { seat } = asked;
  const { of } = decision;
  switch (decision.type) {
    case 'visit':
      visit(step, seat, of as BuildingId);
      return;
    case 'send':
      state.work = makeWork('send', of);
      ask(state, 'send', seat);
      return;
    case 'feature':
      state.work = makeWork('feature', of);
      ask(state, 'give', seat);
      return;
    case 'pass':
      pass(step, seat);
      endAction(state);
      return;
    case 'swap':
      state.work = makeWork('swap', known(freeRookie(state, clanOf(state, seat))));
      ask(state, 'give', seat);
      return;
    case 'equip':
      state.work = makeWork('equip', '');
      ask(state, 'equip', seat);
      return;
    case 'collect':
      collect(step, seat, of);
      return;
    case 'buyDie':
      buyDie(step, seat, of);
      return;
    case 'heal':
      heal(step, seat, of);
      return;
    case 'settle':
      startSettling(state, seat, of);
      return;
    case 'sellTrophy':
      sellTrophy(step, seat, Number(of));
      return;
    default:
      playTurnLoot(step, seat, of);
      return;
  }
}

export function goBack(state: State): void {
  state.work = null;
}

export function giveDie(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  work.dice.push(decision.of);
  if (work.dice.length < slotsOf(state, work).length) {
    ask(state, 'give', asked.seat);
    return;
  }
  if (work.action === 'swap') {
    ask(state, 'takeColour', asked.seat);
    return;
  }
  if (work.action === 'convert') {
    convert(step, asked.seat, work.subject, decision.of);
    return;
  }
  if (work.action === 'send') {
    startLoading(step, asked.seat, work);
    return;
  }
  applyFeature(step, asked.seat, work);
}

// MON-266
function applyFeature(step: MonsterStep, seat: number, work: Work): void {
  const { state } = step;
  const { result } = featureOf(work.subject);
  if (result.effect === 'takeLoot') {
    ask(state, 'takeLoot', seat);
    return;
  }
  if (result.effect === 'freeHire') {
    ask(state, 'freeHire', seat);
    return;
  }
  if (result.effect === 'freeEquipment') {
    ask(state, 'freeCard', seat);
    return;
  }
  payFeature(step, seat);
  if (result.effect === 'gain') gainResources(step, seat, result.gain, work.subject);
  else gainDice(step, seat, Array<Colour>(result.count).fill(result.colour), work.subject);
  endAction(state);
}

// MON-267: by a land's feature (an action) or by a loot token (a free step).
export function hireFree(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  if (work.action === 'feature') payFeature(step, asked.seat);
  else dropLoot(step, asked.seat, work.subject);
  hire(step, asked.seat, decision.of, 0);
  if (work.action === 'feature') endAction(state);
  else state.work = null;
}

// A displayed loot token; with work it is the feature of a land.
export function takeShownLoot(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const slot = Number(decision.of);
  const token = known(state.lootShown[slot]);
  if (state.work !== null) payFeature(step, asked.seat);
  state.lootShown[slot] = '';
  clanOf(state, asked.seat).loot.push(token);
  step.emit({ type: 'lootTaken', seat: asked.seat, token, slot, member: asked.of });
  if (state.work === null) return;
  refillLoot(step);
  endAction(state);
}

export function chooseTrail(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  work.trail = decision.of;
  const slots = slotsOf(state, work);
  if (slots.length > 0) ask(state, 'give', asked.seat);
  else startLoading(step, asked.seat, work);
}

// MON-71: a quest trail takes nothing but its dice, so the member leaves at once.
function startLoading(step: MonsterStep, seat: number, work: Work): void {
  const [place] = parseTrailKey(work.trail);
  if (isQuest(place)) depart(step, seat, work);
  else ask(step.state, 'load', seat);
}

export function load(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  if (decision.type === 'confirm') {
    depart(step, asked.seat, work);
    return;
  }
  if (decision.of === 'S' || decision.of === 'M') work.dice.push(decision.of);
  else if (decision.of === 'defence') work.defence++;
  else if (decision.of === 'potion') work.potion++;
  else if (decision.of === 'venom') work.venom++;
  else work.tokens.push(decision.of);
  ask(state, 'load', asked.seat);
}

// MON-70, MON-73: the member stands on the trail with all that was laid there.
function depart(step: MonsterStep, seat: number, work: Work): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const [place, index] = parseTrailKey(work.trail);
  const trail = trailAt(state, place, index);
  spendDice(step, seat, work.dice);
  trail.seat = seat;
  trail.member = work.subject;
  for (const die of work.dice) {
    const colour = dieColour(die);
    if (colour === 'I') trail.I.push(dieValue(die));
    else trail[colour]++;
  }
  for (const trap of work.tokens) takeTrap(clan, trap);
  trail.tokens = work.tokens.slice();
  clan.defence -= work.defence;
  clan.potion -= work.potion;
  clan.venom -= work.venom;
  trail.defence = work.defence;
  trail.potion = work.potion;
  trail.venom = work.venom;
  const bonus: Record<string, number> = {};
  for (const effect of trailBonus(state, place, index)) {
    if (effect.effect !== 'tokenBonus') continue;
    trail.coins += effect.gain.coins ?? 0;
    trail.potion += effect.gain.potion ?? 0;
    trail.venom += effect.gain.venom ?? 0;
    Object.assign(bonus, effect.gain);
  }
  findMember(clan, work.subject).away = true;
  if (!step.silent) {
    step.emit({
      type: 'memberSent',
      seat,
      member: work.subject,
      trail: work.trail,
      dice: work.dice.slice(),
      tokens: work.tokens.slice(),
      defence: work.defence,
      potion: work.potion,
      venom: work.venom,
      bonus,
    });
  }
  endAction(state);
}
