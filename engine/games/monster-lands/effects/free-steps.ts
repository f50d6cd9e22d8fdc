// Steps that are no action: healing, settling, selling trophies, loot, equipment, gifts and dice of members (MON-44).
import { known } from '../../../core/invariant';
import { clanOf, findMember, markUsed, trophiesOn } from '../clan/clan';
import { effectIn, lootOf, memberOf } from '../data/lookup';
import type { Colour } from '../data/records';
import { LIMITS } from '../data/tables';
import { freeRookie, workOf } from '../decisions/turn';
import type { Decision, Of } from '../types';
import { hire, makeWork, sameType } from './citadel';
import { gainDice, gainResources, spendDice } from './gains';
import type { MonsterStep } from './supply';

export function heal(step: MonsterStep, decision: Of<'heal'>, seat: number): void {
  const clan = clanOf(step.state, seat);
  clan.potion--;
  findMember(clan, decision.member).wounded = false;
  step.emit({ type: 'memberHealed', seat, member: decision.member });
}

// MON-17: the whole card, five coins for each trophy on it.
export function sellTrophy(step: MonsterStep, decision: Of<'sellTrophy'>, seat: number): void {
  const value = decision.trophies;
  const clan = clanOf(step.state, seat);
  const index = clan.trophies.findIndex((monster) => trophiesOn(monster) === value);
  const monster = known(clan.trophies.splice(index, 1)[0]);
  const coins = value * LIMITS.trophyCoins;
  clan.coins += coins;
  step.state.monsterDiscard.push(monster);
  step.emit({ type: 'trophySold', seat, monster, coins });
}

export function dropLoot(step: MonsterStep, seat: number, token: string): void {
  const clan = clanOf(step.state, seat);
  clan.loot.splice(clan.loot.indexOf(token), 1);
  step.state.lootDiscard.push(token);
  step.emit({ type: 'lootUsed', seat, token });
}

// MON-287: loot of window `any` that gives at once.
export function playLoot(step: MonsterStep, decision: Of<'loot'>, seat: number): void {
  const { token } = decision;
  dropLoot(step, seat, token);
  for (const effect of lootOf(token).effects) {
    if (effect.effect === 'gain') gainResources(step, seat, effect.gain, token);
    else if (effect.effect === 'trophyToken') gainResources(step, seat, { coins: effect.coins }, token);
  }
}

export function convertDie(step: MonsterStep, decision: Of<'give'>, seat: number): void {
  const token = workOf(step.state).subject;
  const effect = known(effectIn(lootOf(token).effects, 'convertDice'));
  dropLoot(step, seat, token);
  spendDice(step, seat, [decision.die]);
  gainDice(step, seat, Array<Colour>(effect.count).fill(effect.to), token);
  step.state.work = null;
}

// MON-267: a loot token's free hire.
export function hireByLoot(step: MonsterStep, decision: Of<'hire'>, seat: number): void {
  dropLoot(step, seat, workOf(step.state).subject);
  hire(step, seat, decision.slot, 0);
  step.state.work = null;
}

export function pickRookie(step: MonsterStep, _decision: Decision, seat: number): void {
  step.state.work = makeWork(known(freeRookie(step.state, clanOf(step.state, seat))));
}

// MON-263
export function swapDie(step: MonsterStep, decision: Of<'take'>, seat: number): void {
  const work = workOf(step.state);
  markUsed(step.state, work.subject);
  spendDice(step, seat, work.dice);
  gainDice(step, seat, [decision.what as Colour], work.subject);
  step.state.work = null;
}

// MON-264
export const collect = (step: MonsterStep, decision: Of<'collect'>, seat: number): void =>
  collectGift(step, seat, decision.member);

export function collectGift(step: MonsterStep, seat: number, member: string): void {
  const gift = known(effectIn(memberOf(member).ability, 'roundGift'));
  markUsed(step.state, member);
  gainResources(step, seat, gift.gain, member);
}

// MON-260
export function buyDie(step: MonsterStep, decision: Of<'buyDie'>, seat: number): void {
  const { member } = decision;
  const offer = known(effectIn(memberOf(member).ability, 'buyDie'));
  markUsed(step.state, member);
  clanOf(step.state, seat).coins -= offer.coins;
  step.emit({ type: 'resourcesSpent', seat, price: { coins: offer.coins }, source: member });
  gainDice(step, seat, [offer.colour], member);
}

export function startEquipping(step: MonsterStep): void {
  step.state.work = makeWork('');
}

export const moveGear = (step: MonsterStep, decision: Of<'to'>, seat: number): void => moveEquipment(step, seat, decision.member);
export const dropGear = (step: MonsterStep, _decision: Decision, seat: number): void => moveEquipment(step, seat, '');

export function pickGear(step: MonsterStep, decision: Of<'card'>): void {
  workOf(step.state).subject = String(decision.card);
}

// Equal types change places; '' drops the card.
function moveEquipment(step: MonsterStep, seat: number, to: string): void {
  const { state } = step;
  const card = workOf(state).subject;
  state.work = null;
  const clan = clanOf(state, seat);
  const from = known(clan.members.find((member) => member.gear.includes(card)));
  from.gear.splice(from.gear.indexOf(card), 1);
  state.moved.push(card);
  let other = '';
  if (to === '') {
    state.equipmentDiscard.push(card);
  } else {
    const bearer = findMember(clan, to);
    const index = sameType(bearer.gear, card);
    if (index >= 0) {
      other = known(bearer.gear.splice(index, 1)[0]);
      from.gear.push(other);
      state.moved.push(other);
    }
    bearer.gear.push(card);
  }
  if (other !== '') step.emit({ type: 'equipmentMoved', seat, card: other, from: to, to: from.id });
  step.emit({ type: 'equipmentMoved', seat, card, from: from.id, to });
}

export function settle(step: MonsterStep, decision: Of<'with'>, seat: number): void {
  const { state } = step;
  const land = workOf(state).subject;
  known(clanOf(state, seat).lands.find((held) => held.id === land)).settler = decision.member;
  state.work = null;
  step.emit({ type: 'landSettled', seat, land, member: decision.member });
}
