// What happens in the buildings of the citadel (MON-50 to MON-60), and hiring.
import { known } from '../../../core/invariant';
import { beerPrice, discountOf, freeField, mineField } from '../citadel/prices';
import { clanOf, findMember, markUsed, sourcesOf, wasUsed } from '../clan/clan';
import { dieColour, dieValue } from '../clan/dice';
import { buildingOf, effectIn, equipmentOf, memberOf } from '../data/lookup';
import { ROOKIE } from '../data/members';
import { armouryPrice, brewedTokens, cardPrice, hirePrice, hutPrice } from '../decisions/citadel';
import { workOf } from '../decisions/turn';
import { subjectOf } from '../notation';
import type { BuildingId, Decision, Of, State, Work } from '../types';
import { gainDice, gainTrap, spendDice, trimStores } from './gains';
import { type MonsterStep, refillHut, refillMarket, refillTavern } from './supply';

export const makeWork = (subject: string): Work => ({
  subject,
  trail: '',
  dice: [],
  tokens: [],
  picks: [],
  rebates: [],
  defence: 0,
  potion: 0,
  venom: 0,
  discount: 0,
});

// Something is picked that the steps after it are about.
export function pick(step: MonsterStep, decision: Decision): void {
  step.state.work = makeWork(subjectOf(decision));
}

export function putBack(step: MonsterStep): void {
  step.state.work = null;
}

// The action of this turn is done.
export function endAction(step: MonsterStep): void {
  step.state.work = null;
  step.state.moved = [];
}

export function pickDie(step: MonsterStep, decision: Of<'give' | 'sell'>): void {
  workOf(step.state).dice.push(decision.die);
}

export function chooseDie(step: MonsterStep, decision: Of<'die'>): void {
  const work = workOf(step.state);
  work.dice = [decision.die];
  work.discount = discountOf(step.state, work.subject as BuildingId, decision.die);
}

export function useRebate(step: MonsterStep, decision: Of<'rebate'>): void {
  workOf(step.state).rebates.push(decision.card);
}

function placeDice(step: MonsterStep, seat: number, building: BuildingId, dice: readonly string[], field: number): void {
  spendDice(step, seat, dice);
  for (const die of dice) {
    step.state.buildings[building].push({ seat, colour: dieColour(die), value: dieValue(die), field });
  }
  if (!step.silent) step.emit({ type: 'diePlaced', seat, building, dice: dice.slice(), field });
}

const placeWorkDie = (step: MonsterStep, seat: number, building: BuildingId): void =>
  placeDice(step, seat, building, workOf(step.state).dice, freeField(step.state, building));

export function pickTrap(step: MonsterStep, decision: Of<'trap'>): void {
  workOf(step.state).picks.push(decision.slot);
}

export function buyTraps(step: MonsterStep, _decision: Decision, seat: number): void {
  const { state } = step;
  const work = workOf(state);
  const clan = clanOf(state, seat);
  const coins = hutPrice(state, clan, work, 0);
  placeWorkDie(step, seat, 'hut');
  clan.coins -= coins;
  for (const card of work.rebates) markUsed(state, card);
  const traps = work.picks.map((slot) => known(state.hut[slot]));
  for (const trap of traps) gainTrap(state, seat, trap);
  for (const slot of work.picks) state.hut[slot] = '';
  if (!step.silent)
    step.emit({ type: 'trapsBought', seat, traps, slots: work.picks.slice(), coins, rebates: work.rebates.slice() });
  refillHut(step);
}

// MON-56
export function pourBeer(step: MonsterStep, _decision: Decision, seat: number): void {
  const { state } = step;
  const coins = beerPrice(state);
  placeWorkDie(step, seat, 'tavern');
  clanOf(state, seat).coins -= coins;
  const discarded = state.tavern.filter((card) => card !== '');
  state.mercenaryDiscard.push(...discarded);
  state.tavern.fill('');
  step.emit({ type: 'beerPoured', seat, coins, discarded });
  refillTavern(step);
}

export function placeDieAndHire(step: MonsterStep, decision: Of<'hire'>, seat: number): void {
  placeWorkDie(step, seat, 'tavern');
  hireForCoins(step, decision, seat);
}

export function hireForCoins(step: MonsterStep, decision: Of<'hire'>, seat: number): void {
  const { state } = step;
  const { slot } = decision;
  const work = workOf(state);
  const clan = clanOf(state, seat);
  const cost = slot === 'rookie' ? ROOKIE.cost : memberOf(known(state.tavern[slot])).cost;
  const coins = hirePrice(state, clan, work, cost);
  clan.coins -= coins;
  for (const card of work.rebates) markUsed(state, card);
  hire(step, seat, slot, coins);
}

// MON-55: the member joins, his dice come at once, the display is refilled.
export function hire(step: MonsterStep, seat: number, from: number | 'rookie', coins: number): void {
  const { state } = step;
  const slot = from === 'rookie' ? -1 : from;
  const member = slot < 0 ? known(state.rookies.shift()) : known(state.tavern[slot]);
  if (slot >= 0) state.tavern[slot] = '';
  clanOf(state, seat).members.push({ id: member, wounded: false, away: false, gear: [] });
  const record = memberOf(member);
  if (!step.silent) step.emit({ type: 'memberHired', seat, member, slot, coins, reputation: record.reputation });
  gainDice(step, seat, record.dice, member);
  refillTavern(step);
}

export function buyDefence(step: MonsterStep, decision: Of<'buy'>, seat: number): void {
  const clan = clanOf(step.state, seat);
  const { count } = decision;
  const coins = armouryPrice(workOf(step.state), count);
  placeWorkDie(step, seat, 'armoury');
  clan.coins -= coins;
  clan.defence += count;
  step.emit({ type: 'defenceBought', seat, count, coins });
  trimStores(step, seat);
}

// MON-54
export function brew(step: MonsterStep, decision: Of<'brew'>, seat: number): void {
  const { state } = step;
  const { potions } = decision;
  const venoms = brewedTokens(state) - potions;
  placeDice(step, seat, 'alchemist', ['M'], freeField(state, 'alchemist'));
  gainMix(step, seat, potions, venoms);
}

// Every other gain of potions and venoms in any mix.
export function divideMix(step: MonsterStep, decision: Of<'brew'>): void {
  const { seat, count } = known(step.state.mix);
  step.state.mix = null;
  gainMix(step, seat, decision.potions, count - decision.potions);
}

function gainMix(step: MonsterStep, seat: number, potions: number, venoms: number): void {
  const clan = clanOf(step.state, seat);
  clan.potion += potions;
  clan.venom += venoms;
  step.emit({ type: 'potionsBrewed', seat, potions, venoms });
  trimStores(step, seat);
}

export function mine(step: MonsterStep, decision: Of<'mine'>, seat: number): void {
  const { state } = step;
  const dice = decision.field === 'double' ? ['S', 'S'] : ['S'];
  const field = mineField(state, dice.length);
  placeDice(step, seat, 'mine', dice, field);
  const income = known(known(buildingOf('mine').incomeByField)[field]).coins;
  const bonus = takeIncome(state, seat);
  clanOf(state, seat).coins += income + bonus;
  step.emit({ type: 'coinsMined', seat, coins: income, bonus, field });
}

// MON-261: more at the first mine action of the round, for each bearer.
function takeIncome(state: State, seat: number): number {
  let bonus = 0;
  for (const member of clanOf(state, seat).members) {
    for (const source of sourcesOf(member)) {
      const income = effectIn(source.effects, 'buildingIncome');
      if (income === null || wasUsed(state, source.card)) continue;
      bonus += income.coins;
      markUsed(state, source.card);
    }
  }
  return bonus;
}

export function sellDice(step: MonsterStep, _decision: Decision, seat: number): void {
  const { state } = step;
  const { dice } = workOf(state);
  const field = state.buildings.merchant.length;
  placeDice(step, seat, 'merchant', dice, field);
  const coins = dice.length * known(buildingOf('merchant').coinsPerDie);
  clanOf(state, seat).coins += coins;
  if (!step.silent) step.emit({ type: 'diceSold', seat, dice: dice.slice(), coins });
}

export function pickCard(step: MonsterStep, decision: Of<'card'>): void {
  workOf(step.state).picks = [Number(decision.card)];
}

export function buyCard(step: MonsterStep, decision: Of<'to'>, seat: number): void {
  const { state } = step;
  const work = workOf(state);
  const coins = cardPrice(work, known(state.market[known(work.picks[0])]));
  placeWorkDie(step, seat, 'market');
  clanOf(state, seat).coins -= coins;
  takeCard(step, seat, decision.member, coins);
}

// MON-59: a displayed card goes to an unassigned member, paid or as a land's gift.
export function takeCard(step: MonsterStep, seat: number, member: string, coins: number): void {
  const { state } = step;
  const slot = known(workOf(state).picks[0]);
  const card = known(state.market[slot]);
  state.market[slot] = '';
  const replaced = putOn(state, seat, member, card);
  if (!step.silent) step.emit({ type: 'equipmentBought', seat, card, member, coins, slot, replaced });
  refillMarket(step);
}

// MON-65: one card of each type; the old one is discarded. Gives back what was replaced.
export function putOn(state: State, seat: number, member: string, card: string): string {
  const bearer = findMember(clanOf(state, seat), member);
  const index = sameType(bearer.gear, card);
  const replaced = index < 0 ? '' : known(bearer.gear.splice(index, 1)[0]);
  if (replaced !== '') state.equipmentDiscard.push(replaced);
  bearer.gear.push(card);
  return replaced;
}

export const sameType = (gear: readonly string[], card: string): number =>
  gear.findIndex((held) => equipmentOf(held).type === equipmentOf(card).type);
