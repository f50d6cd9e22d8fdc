// Steps that are no action: healing, settling, selling trophies, loot, equipment, gifts and dice of members (MON-44).
import { known } from '../../../core/invariant';
import { clanOf, findMember, markUsed, trophiesOn } from '../clan';
import { effectIn, lootOf, memberOf } from '../data/lookup';
import type { Colour } from '../data/records';
import { LIMITS } from '../data/tables';
import { workOf } from '../decisions/turn';
import type { Ask, Decision, State } from '../types';
import { ask, endAction, makeWork, putOn, sameType, takeCard } from './citadel';
import { gainDice, gainResources, spendDice } from './gains';
import type { MonsterStep } from './supply';

export function heal(step: MonsterStep, seat: number, member: string): void {
  const clan = clanOf(step.state, seat);
  clan.potion--;
  findMember(clan, member).wounded = false;
  step.emit({ type: 'memberHealed', seat, member });
}

// MON-17: the whole card, five coins for each trophy on it.
export function sellTrophy(step: MonsterStep, seat: number, value: number): void {
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

// MON-287: loot of window `any`. A free hire is chosen first and uses the token then.
export function playAnyLoot(step: MonsterStep, seat: number, token: string): void {
  if (effectIn(lootOf(token).effects, 'freeHire') !== null) {
    step.state.work = makeWork('convert', token);
    ask(step.state, 'freeHire', seat);
    return;
  }
  dropLoot(step, seat, token);
  for (const effect of lootOf(token).effects) {
    if (effect.effect === 'gain') gainResources(step, seat, effect.gain, token);
    else if (effect.effect === 'trophyToken') gainResources(step, seat, { coins: effect.coins }, token);
  }
}

export function playTurnLoot(step: MonsterStep, seat: number, token: string): void {
  const { state } = step;
  if (lootOf(token).window === 'any') {
    playAnyLoot(step, seat, token);
    return;
  }
  state.work = makeWork('convert', token);
  ask(state, 'give', seat);
}

export function convert(step: MonsterStep, seat: number, token: string, die: string): void {
  const effect = known(effectIn(lootOf(token).effects, 'convertDice'));
  dropLoot(step, seat, token);
  spendDice(step, seat, [die]);
  gainDice(step, seat, Array<Colour>(effect.count).fill(effect.to), token);
  step.state.work = null;
}

// MON-263
export function swapDie(step: MonsterStep, decision: Decision, asked: Ask): void {
  const work = workOf(step.state);
  markUsed(step.state, work.subject);
  spendDice(step, asked.seat, work.dice);
  gainDice(step, asked.seat, [decision.of as Colour], work.subject);
  step.state.work = null;
}

// MON-264
export function collect(step: MonsterStep, seat: number, member: string): void {
  const gift = known(effectIn(memberOf(member).ability, 'roundGift'));
  markUsed(step.state, member);
  gainResources(step, seat, gift.gain, member);
}

// MON-260
export function buyDie(step: MonsterStep, seat: number, member: string): void {
  const offer = known(effectIn(memberOf(member).ability, 'buyDie'));
  markUsed(step.state, member);
  clanOf(step.state, seat).coins -= offer.coins;
  step.emit({ type: 'resourcesSpent', seat, price: { coins: offer.coins }, source: member });
  gainDice(step, seat, [offer.colour], member);
}

export function chooseEquipment(step: MonsterStep, decision: Decision, asked: Ask): void {
  workOf(step.state).subject = decision.of;
  ask(step.state, 'bearer', asked.seat);
}

export function chooseBearer(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  if (work.action === 'equip') {
    moveEquipment(step, asked.seat, work.subject, decision.type === 'drop' ? '' : decision.of);
    state.work = null;
    return;
  }
  if (work.action === 'feature') payFeature(step, asked.seat);
  takeCard(step, asked.seat, decision.of);
  endAction(state);
}

// Equal types change places; '' drops the card.
function moveEquipment(step: MonsterStep, seat: number, card: string, to: string): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const from = known(clan.members.find((member) => member.gear.includes(card)));
  from.gear.splice(from.gear.indexOf(card), 1);
  state.moved.push(card);
  if (to === '') {
    state.equipmentDiscard.push(card);
  } else {
    const bearer = findMember(clan, to);
    const index = sameType(bearer.gear, card);
    if (index >= 0) {
      const other = known(bearer.gear.splice(index, 1)[0]);
      from.gear.push(other);
      state.moved.push(other);
      step.emit({ type: 'equipmentMoved', seat, card: other, from: to, to: from.id });
    }
    bearer.gear.push(card);
  }
  step.emit({ type: 'equipmentMoved', seat, card, from: from.id, to });
}

export function settle(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const land = workOf(state).subject;
  known(clanOf(state, asked.seat).lands.find((held) => held.id === land)).settler = decision.of;
  step.emit({ type: 'landSettled', seat: asked.seat, land, member: decision.of });
  state.work = null;
}

// The dice of a land's feature are laid on its card (MON-75).
export function payFeature(step: MonsterStep, seat: number): void {
  const work = workOf(step.state);
  known(clanOf(step.state, seat).lands.find((held) => held.id === work.subject)).used = true;
  spendDice(step, seat, work.dice);
  step.emit({ type: 'featureUsed', seat, land: work.subject, dice: work.dice.slice() });
}

// MON-165: the equipment of a deserter may be given to others.
export function inherit(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  if (decision.type === 'drop') state.equipmentDiscard.push(asked.of);
  else putOn(state, asked.seat, decision.of, asked.of);
  step.emit({ type: 'equipmentMoved', seat: asked.seat, card: asked.of, from: '', to: decision.of });
}

export function startSettling(state: State, seat: number, land: string): void {
  state.work = makeWork('settle', land);
  ask(state, 'settle', seat);
}
