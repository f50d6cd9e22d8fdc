// What happens in the buildings of the citadel (MON-50 to MON-60), and hiring.
import { known } from '../../../core/invariant';
import { clanOf, findMember, markUsed, sourcesOf, wasUsed } from '../clan';
import { buildingOf, effectIn, equipmentOf, memberOf } from '../data/lookup';
import { ROOKIE } from '../data/members';
import { armouryPrice, cardPrice, hirePrice, hutPrice } from '../decisions/citadel';
import { workOf } from '../decisions/turn';
import { dieColour, dieValue } from '../dice';
import { beerPrice, discountOf, freeField, mineField } from '../prices';
import type { Ask, AskKind, BuildingId, Decision, State, Work } from '../types';
import { gainDice, gainResources, gainTrap, spendDice, trimStores, trimTraps } from './gains';
import { type MonsterStep, refillHut, refillMarket, refillTavern } from './supply';

const NEXT_BY_BUILDING: Readonly<Record<BuildingId, AskKind>> = {
  hut: 'hut',
  alchemist: 'brew',
  tavern: 'tavern',
  merchant: 'merchant',
  armoury: 'amount',
  market: 'market',
  mine: 'mine',
};

export const makeWork = (action: Work['action'], subject: string): Work => ({
  action,
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
  beer: false,
});

// The action of this turn is done.
export function endAction(state: State): void {
  state.work = null;
  state.moved = [];
  state.at = 1;
}

export function ask(state: State, kind: AskKind, seat: number, of = ''): void {
  state.ask = { kind, seat, of };
}

export function visit(step: MonsterStep, seat: number, building: BuildingId): void {
  const { state } = step;
  state.work = makeWork('visit', building);
  if (building === 'mine' || building === 'merchant') ask(state, NEXT_BY_BUILDING[building], seat);
  else if (building === 'alchemist') {
    const tokens = known(known(buildingOf('alchemist').tokensByField)[freeField(state, 'alchemist')]);
    ask(state, 'brew', seat, String(tokens));
  } else ask(state, 'die', seat);
}

export function chooseDie(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  const building = work.subject as BuildingId;
  work.dice = [decision.of];
  work.discount = discountOf(state, building, decision.of);
  ask(state, NEXT_BY_BUILDING[building], asked.seat);
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

export function shopInHut(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  if (decision.type === 'rebate') work.rebates.push(decision.of);
  else if (decision.type === 'trap') work.picks.push(Number(decision.of));
  else {
    buyTraps(step, asked.seat, work);
    return;
  }
  ask(state, 'hut', asked.seat);
}

function buyTraps(step: MonsterStep, seat: number, work: Work): void {
  const { state } = step;
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
  trimTraps(state, seat);
  endAction(state);
}

export function drinkInTavern(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  if (decision.type === 'leave') {
    endAction(state);
    return;
  }
  if (decision.type === 'hire') {
    hireForCoins(step, asked.seat, decision.of, work);
    return;
  }
  if (decision.type === 'rebate') work.rebates.push(decision.of);
  else pourBeer(step, asked.seat, work);
  ask(state, 'tavern', asked.seat);
}

// MON-56
function pourBeer(step: MonsterStep, seat: number, work: Work): void {
  const { state } = step;
  const coins = beerPrice(state);
  placeWorkDie(step, seat, 'tavern');
  work.beer = true;
  clanOf(state, seat).coins -= coins;
  const discarded = state.tavern.filter((card) => card !== '');
  state.mercenaryDiscard.push(...discarded);
  state.tavern.fill('');
  step.emit({ type: 'beerPoured', seat, coins, discarded });
  refillTavern(step);
}

function hireForCoins(step: MonsterStep, seat: number, of: string, work: Work): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const cost = of === 'rookie' ? ROOKIE.cost : memberOf(known(state.tavern[Number(of)])).cost;
  const coins = hirePrice(state, clan, work, cost);
  if (!work.beer) placeWorkDie(step, seat, 'tavern');
  clan.coins -= coins;
  for (const card of work.rebates) markUsed(state, card);
  hire(step, seat, of, coins);
  endAction(state);
}

// MON-55: the member joins, his dice come at once, the display is refilled.
export function hire(step: MonsterStep, seat: number, of: string, coins: number): void {
  const { state } = step;
  const slot = of === 'rookie' ? -1 : Number(of);
  const member = slot < 0 ? known(state.rookies.shift()) : known(state.tavern[slot]);
  if (slot >= 0) state.tavern[slot] = '';
  clanOf(state, seat).members.push({ id: member, wounded: false, away: false, gear: [] });
  const record = memberOf(member);
  if (!step.silent) step.emit({ type: 'memberHired', seat, member, slot, coins, reputation: record.reputation });
  gainDice(step, seat, record.dice, member);
  refillTavern(step);
}

export function buyDefence(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const clan = clanOf(state, asked.seat);
  const count = Number(decision.of);
  const coins = armouryPrice(workOf(state), count);
  placeWorkDie(step, asked.seat, 'armoury');
  clan.coins -= coins;
  clan.defence += count;
  step.emit({ type: 'defenceBought', seat: asked.seat, count, coins });
  trimStores(step, asked.seat);
  endAction(state);
}

// MON-54, and every other gain of potions and venoms in any mix.
export function brew(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const clan = clanOf(state, asked.seat);
  const potions = Number(decision.of);
  const venoms = Number(asked.of) - potions;
  const visiting = state.work !== null;
  if (visiting) placeDice(step, asked.seat, 'alchemist', ['M'], freeField(state, 'alchemist'));
  clan.potion += potions;
  clan.venom += venoms;
  step.emit({ type: 'potionsBrewed', seat: asked.seat, potions, venoms });
  trimStores(step, asked.seat);
  if (visiting) endAction(state);
}

export function mine(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const dice = decision.of === 'double' ? ['S', 'S'] : ['S'];
  const field = mineField(state, dice.length);
  placeDice(step, asked.seat, 'mine', dice, field);
  const income = known(known(buildingOf('mine').incomeByField)[field]).coins;
  const bonus = takeIncome(state, asked.seat);
  clanOf(state, asked.seat).coins += income + bonus;
  step.emit({ type: 'coinsMined', seat: asked.seat, coins: income, bonus, field });
  endAction(state);
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

export function sellDice(step: MonsterStep, decision: Decision, asked: Ask): void {
  const { state } = step;
  const work = workOf(state);
  if (decision.type === 'sell') {
    work.dice.push(decision.of);
    ask(state, 'merchant', asked.seat);
    return;
  }
  const field = state.buildings.merchant.length;
  placeDice(step, asked.seat, 'merchant', work.dice, field);
  const coins = work.dice.length * known(buildingOf('merchant').coinsPerDie);
  clanOf(state, asked.seat).coins += coins;
  if (!step.silent) step.emit({ type: 'diceSold', seat: asked.seat, dice: work.dice.slice(), coins });
  endAction(state);
}

export function chooseCard(step: MonsterStep, decision: Decision, asked: Ask): void {
  workOf(step.state).picks = [Number(decision.of)];
  ask(step.state, 'bearer', asked.seat);
}

// MON-59: a displayed card goes to an unassigned member, paid or as a land's gift.
export function takeCard(step: MonsterStep, seat: number, member: string): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  const work = workOf(state);
  const slot = known(work.picks[0]);
  const card = known(state.market[slot]);
  const coins = work.action === 'visit' ? cardPrice(work, card) : 0;
  if (work.action === 'visit') placeWorkDie(step, seat, 'market');
  clan.coins -= coins;
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

export function takeGiftDie(step: MonsterStep, decision: Decision, asked: Ask): void {
  gainDice(step, asked.seat, [dieColour(decision.of)], 'queensGift');
  step.emit({ type: 'giftTaken', seat: asked.seat, gift: decision.of });
  ask(step.state, 'giftGoods', asked.seat);
}

export function takeGiftGoods(step: MonsterStep, decision: Decision, asked: Ask): void {
  const gain = decision.of === 'coins' ? { coins: 2 } : { [decision.of]: 1 };
  step.emit({ type: 'giftTaken', seat: asked.seat, gift: decision.of });
  gainResources(step, asked.seat, gain, 'queensGift');
}
