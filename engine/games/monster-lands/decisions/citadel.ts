// Legal decisions inside a building (MON-50 to MON-60) and of the Queen's Gift.
import { known } from '../../../core/invariant';
import { beerPrice, canHire, freeField, mineField, priceOf, rebateSum, usableDice } from '../citadel/prices';
import { clanOf, openRebates, prevailingGlory } from '../clan/clan';
import { distinctDice } from '../clan/dice';
import { buildingOf, equipmentOf, memberOf, trapOf } from '../data/lookup';
import { ROOKIE } from '../data/members';
import { COLOURS } from '../data/records';
import { LIMITS } from '../data/tables';
import { decide } from '../notation';
import type { BuildingId, Clan, Decision, PublicState, Work } from '../types';
import { distinctTraps, workOf } from './turn';

const BACK = decide('back');

export function legalDie(state: PublicState, seat: number): Decision[] {
  const dice = usableDice(state, seat, workOf(state).subject as BuildingId);
  return [...dice.map((die) => decide('die', die)), BACK];
}

function addRebates(state: PublicState, clan: Clan, work: Work, building: BuildingId, list: Decision[]): void {
  for (const rebate of openRebates(state, clan, building)) {
    if (!work.rebates.includes(rebate.card)) list.push(decide('rebate', rebate.card));
  }
}

export function hutPrice(state: PublicState, clan: Clan, work: Work, more: number): number {
  let sum = more;
  for (const slot of work.picks) sum += trapOf(known(state.hut[slot])).cost;
  return priceOf(sum, work.discount, rebateSum(state, clan, 'hut', work.rebates));
}

export function legalHut(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const work = workOf(state);
  const list: Decision[] = [];
  addRebates(state, clan, work, 'hut', list);
  const seen: string[] = [];
  state.hut.forEach((trap, slot) => {
    if (trap === '' || seen.includes(trap) || work.picks.includes(slot)) return;
    seen.push(trap);
    if (hutPrice(state, clan, work, trapOf(trap).cost) <= clan.coins) list.push(decide('trap', slot));
  });
  if (work.picks.length > 0) list.push(decide('pay'));
  list.push(BACK);
  return list;
}

export const hirePrice = (state: PublicState, clan: Clan, work: Work, cost: number): number =>
  priceOf(cost, work.discount, rebateSum(state, clan, 'tavern', work.rebates));

export function legalTavern(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  addRebates(state, clan, workOf(state), 'tavern', list);
  if (clan.coins >= beerPrice(state) && state.tavern.some((card) => card !== '')) list.push(decide('beer'));
  addHires(state, clan, list);
  list.push(BACK);
  return list;
}

// MON-56: hire or leave without.
export function legalAfterBeer(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  addRebates(state, clan, workOf(state), 'tavern', list);
  addHires(state, clan, list);
  list.push(decide('leave'));
  return list;
}

function addHires(state: PublicState, clan: Clan, list: Decision[]): void {
  const work = workOf(state);
  const prevailing = prevailingGlory(clan);
  state.tavern.forEach((card, slot) => {
    if (card === '' || !canHire(prevailing, card)) return;
    if (hirePrice(state, clan, work, memberOf(card).cost) <= clan.coins) list.push(decide('hire', slot));
  });
  if (state.rookies.length > 0 && prevailing >= ROOKIE.reputation && hirePrice(state, clan, work, ROOKIE.cost) <= clan.coins) {
    list.push(decide('hire', 'rookie'));
  }
}

export const armouryPrice = (work: Work, count: number): number =>
  priceOf(count * known(buildingOf('armoury').coinsPerToken), work.discount, 0);

// MON-57: not more than fit, but always at least one.
export function legalAmount(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const work = workOf(state);
  const most = Math.min(known(buildingOf('armoury').maxTokens), Math.max(1, LIMITS.defence - clan.defence));
  const list: Decision[] = [];
  for (let count = 1; count <= most; count++) if (armouryPrice(work, count) <= clan.coins) list.push(decide('buy', count));
  list.push(BACK);
  return list;
}

// MON-54: the best free field.
export const brewedTokens = (state: PublicState): number =>
  buildingOf('alchemist').tokensByField?.[freeField(state, 'alchemist')] ?? 0;

export const legalBrew = (state: PublicState): Decision[] => [...mixes(brewedTokens(state)), BACK];
export const legalMix = (state: PublicState): Decision[] => mixes(known(state.mix).count);

function mixes(count: number): Decision[] {
  const list: Decision[] = [];
  for (let potions = 0; potions <= count; potions++) list.push(decide('brew', potions));
  return list;
}

export function legalMine(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  if (clan.S >= 2 && mineField(state, 2) >= 0) list.push(decide('mine', 'double'));
  if (mineField(state, 1) >= 0) list.push(decide('mine', 'single'));
  list.push(BACK);
  return list;
}

export const cardPrice = (work: Work, card: string): number => priceOf(equipmentOf(card).cost, work.discount, 0);

export function legalMarket(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const work = workOf(state);
  const list: Decision[] = [];
  state.market.forEach((card, slot) => {
    if (card !== '' && cardPrice(work, card) <= clan.coins) list.push(decide('card', slot));
  });
  list.push(BACK);
  return list;
}

export function legalMerchant(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const work = workOf(state);
  const list: Decision[] = [];
  for (const die of distinctDice(clan)) {
    const sold = work.dice.filter((each) => each === die).length;
    const held = die === 'S' ? clan.S : die === 'M' ? clan.M : clan.I.filter((value) => `I${value}` === die).length;
    if (held > sold) list.push(decide('sell', die));
  }
  if (work.dice.length > 0) list.push(decide('done'));
  list.push(BACK);
  return list;
}

export const legalGiftDie = (): Decision[] => COLOURS.map((colour) => decide('gift', colour));
export const legalGiftGoods = (): Decision[] => ['potion', 'venom', 'defence', 'coins'].map((good) => decide('gift', good));

// MON-63: which of too many traps goes.
export function legalDiscardTrap(state: PublicState, seat: number): Decision[] {
  return distinctTraps(clanOf(state, seat), []).map((trap) => decide('discardTrap', trap));
}
