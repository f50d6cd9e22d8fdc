// The deployment phase: whose turn it is, the turn's action, features of lands and sending members (MON-40 to MON-45, MON-70 to MON-75).
import { known } from '../../../core/invariant';
import { clanOf, findMember, wasUsed } from '../clan/clan';
import { allDice, dieColour, dieValue, poolSize } from '../clan/dice';
import { effectIn, memberOf } from '../data/lookup';
import type { Colour } from '../data/records';
import { featureOf, workOf } from '../decisions/turn';
import { parseTrailKey, trailAt, trailBonus } from '../outlands/trails';
import type { Of } from '../types';
import { hire, takeCard } from './citadel';
import { collectGift } from './free-steps';
import { gainDice, gainResources, spendDice, takeTrap } from './gains';
import { samborTurn } from './sambor';
import { type MonsterStep, refillLoot } from './supply';

export function openDeployment(step: MonsterStep): void {
  const { state } = step;
  state.turnSeat = state.firstPlayer;
  for (const clan of state.clans) clan.passed = false;
  if (!step.silent) step.emit({ type: 'turnBegan', seat: state.turnSeat });
}

// MON-211: after each human action, while the human still has dice.
export function samborActs(step: MonsterStep): void {
  if (step.state.config.seats === 1 && poolSize(clanOf(step.state, 0)) > 0) samborTurn(step);
}

export function passOn(step: MonsterStep): void {
  const { state } = step;
  state.turnSeat = (state.turnSeat + 1) % state.config.seats;
  if (!clanOf(state, state.turnSeat).passed) step.emit({ type: 'turnBegan', seat: state.turnSeat });
}

// MON-41, MON-45: out for the rest of the phase; gifts left are collected now.
export function pass(step: MonsterStep): void {
  const { state } = step;
  const seat = state.turnSeat;
  const clan = clanOf(state, seat);
  state.moved = [];
  const lost = allDice(clan);
  clan.passed = true;
  clan.S = 0;
  clan.M = 0;
  clan.I = [];
  if (!step.silent) step.emit({ type: 'seatPassed', seat, lost });
  for (const member of clan.members) {
    if (effectIn(memberOf(member.id).ability, 'roundGift') !== null && !wasUsed(state, member.id))
      collectGift(step, seat, member.id);
  }
}

// The dice of a land's feature are laid on its card (MON-75).
function payFeature(step: MonsterStep, seat: number): void {
  const work = workOf(step.state);
  known(clanOf(step.state, seat).lands.find((held) => held.id === work.subject)).used = true;
  spendDice(step, seat, work.dice);
  step.emit({ type: 'featureUsed', seat, land: work.subject, dice: work.dice.slice() });
}

// MON-266: what comes without a choice.
export function useFeature(step: MonsterStep): void {
  const seat = step.state.turnSeat;
  const { subject } = workOf(step.state);
  const { result } = featureOf(subject);
  payFeature(step, seat);
  if (result.effect === 'gain') gainResources(step, seat, result.gain, subject);
  else if (result.effect === 'gainDice') gainDice(step, seat, Array<Colour>(result.count).fill(result.colour), subject);
}

// MON-267
export function hireByLand(step: MonsterStep, decision: Of<'hire'>, seat: number): void {
  payFeature(step, seat);
  hire(step, seat, decision.slot, 0);
}

export function takeCardOfLand(step: MonsterStep, decision: Of<'to'>, seat: number): void {
  payFeature(step, seat);
  takeCard(step, seat, decision.member, 0);
}

export function takeLootOfLand(step: MonsterStep, decision: Of<'take'>, seat: number): void {
  payFeature(step, seat);
  takeShownLoot(step, seat, Number(decision.what), '');
  refillLoot(step);
}

// A displayed loot token, for a member who comes back or by a land's feature.
export function takeShownLoot(step: MonsterStep, seat: number, slot: number, member: string): void {
  const { state } = step;
  const token = known(state.lootShown[slot]);
  state.lootShown[slot] = '';
  clanOf(state, seat).loot.push(token);
  step.emit({ type: 'lootTaken', seat, token, slot, member });
}

export function pickTrail(step: MonsterStep, decision: Of<'trail'>): void {
  workOf(step.state).trail = decision.trail;
}

export function load(step: MonsterStep, decision: Of<'add'>): void {
  const { what } = decision;
  const work = workOf(step.state);
  if (what === 'S' || what === 'M') work.dice.push(what);
  else if (what === 'defence') work.defence++;
  else if (what === 'potion') work.potion++;
  else if (what === 'venom') work.venom++;
  else work.tokens.push(what);
}

// MON-70, MON-73: the member stands on the trail with all that was laid there.
export function depart(step: MonsterStep): void {
  const { state } = step;
  const seat = state.turnSeat;
  const work = workOf(state);
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
}
