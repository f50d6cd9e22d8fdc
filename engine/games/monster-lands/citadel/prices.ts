// What things cost in the citadel: influence discounts, rebates, and which dice open which building. Reads only.
import { known } from '../../../core/invariant';
import { clanOf, hasFreeMember, openRebateCoins, openRebates, prevailingGlory } from '../clan/clan';
import { dieValue, distinctDice } from '../clan/dice';
import { buildingOf, equipmentOf, memberOf, scenarioRule, trapOf } from '../data/lookup';
import { ROOKIE } from '../data/members';
import { LIMITS } from '../data/tables';
import type { BuildingId, Clan, PublicState } from '../types';

// MON-51: the latest influence die in the building, 0 for none.
export function latestInfluence(state: PublicState, building: BuildingId): number {
  const placed = state.buildings[building];
  for (let index = placed.length - 1; index >= 0; index--) {
    const die = known(placed[index]);
    if (die.colour === 'I') return die.value;
  }
  return 0;
}

export const discountOf = (state: PublicState, building: BuildingId, die: string): number =>
  influenceDiscount(state, building, dieValue(die));

function influenceDiscount(state: PublicState, building: BuildingId, value: number): number {
  if (value === 0) return 0;
  const latest = latestInfluence(state, building);
  return latest > value ? value + latest : value;
}

// MON-52: at least 1 after the discount; rebates come after and may reach 0.
export const priceOf = (sum: number, discount: number, rebate: number): number =>
  Math.max(0, Math.max(LIMITS.minimumPrice, sum - discount) - rebate);

export function rebateSum(state: PublicState, clan: Clan, building: BuildingId, chosen: readonly string[]): number {
  let sum = 0;
  for (const rebate of openRebates(state, clan, building)) if (chosen.includes(rebate.card)) sum += rebate.coins;
  return sum;
}

export const beerPrice = (state: PublicState): number =>
  scenarioRule(state.config.scenario, 'beerPrice')?.coins ?? LIMITS.beerCoins;

export function isClosed(state: PublicState, building: BuildingId): boolean {
  return state.panic.includes(building) || scenarioRule(state.config.scenario, 'closeBuilding')?.building === building;
}

export const fieldCount = (state: PublicState, building: BuildingId): number =>
  buildingOf(building).fields?.[String(state.config.seats)] ?? Number.POSITIVE_INFINITY;

// Fields of the mine and the alchemist are told apart; the others fill from the left.
function isFieldFree(state: PublicState, building: BuildingId, field: number): boolean {
  return !state.buildings[building].some((die) => die.field === field);
}

export function freeField(state: PublicState, building: BuildingId): number {
  const count = fieldCount(state, building);
  for (let field = 0; field < count; field++) if (isFieldFree(state, building, field)) return field;
  return -1;
}

// MON-60: the best free field of that size, or -1.
export function mineField(state: PublicState, dice: number): number {
  const fields = known(buildingOf('mine').incomeByField);
  for (let field = 0; field < fields.length; field++) {
    if (known(fields[field]).dice === dice && isFieldFree(state, 'mine', field)) return field;
  }
  return -1;
}

// MON-13
export function canHire(prevailing: number, member: string): boolean {
  return prevailing > 0 && memberOf(member).reputation <= prevailing;
}

// Cheapest purchase possible in a buying building before discount; infinite when there is none.
export function cheapest(state: PublicState, clan: Clan, building: BuildingId): number {
  let least = Number.POSITIVE_INFINITY;
  if (building === 'hut') {
    for (const trap of state.hut) if (trap !== '') least = Math.min(least, trapOf(trap).cost);
  } else if (building === 'tavern') {
    const prevailing = prevailingGlory(clan);
    for (const member of state.tavern) {
      if (member !== '' && canHire(prevailing, member)) least = Math.min(least, memberOf(member).cost);
    }
    if (state.rookies.length > 0 && prevailing >= ROOKIE.reputation) least = Math.min(least, ROOKIE.cost);
  } else if (building === 'armoury') {
    least = known(buildingOf('armoury').coinsPerToken);
  } else if (hasFreeMember(clan)) {
    for (const card of state.market) if (card !== '') least = Math.min(least, equipmentOf(card).cost);
  }
  return least;
}

const showsCard = (display: readonly string[]): boolean => display.some((card) => card !== '');

// MON-50, MON-52: the discount that a die must bring for the clan to do something in a buying building; infinite when no
// die is enough.
function discountNeeded(state: PublicState, clan: Clan, building: BuildingId): number {
  // MON-56: the price of a beer round opens the tavern.
  if (building === 'tavern' && clan.coins >= beerPrice(state) && showsCard(state.tavern)) return 0;
  const purse = clan.coins + openRebateCoins(state, clan, building);
  return purse < LIMITS.minimumPrice ? Number.POSITIVE_INFINITY : cheapest(state, clan, building) - purse;
}

// MON-50: dice with which the seat could do something in a buying building.
export function usableDice(state: PublicState, seat: number, building: BuildingId): string[] {
  const clan = clanOf(state, seat);
  const needed = discountNeeded(state, clan, building);
  return distinctDice(clan).filter((die) => die !== 'M' && discountOf(state, building, die) >= needed);
}

function hasUsableDie(state: PublicState, clan: Clan, building: BuildingId): boolean {
  if (clan.S === 0 && clan.I.length === 0) return false;
  const needed = discountNeeded(state, clan, building);
  if (needed <= 0) return true;
  for (const value of clan.I) if (influenceDiscount(state, building, value) >= needed) return true;
  return false;
}

export function canVisit(state: PublicState, seat: number, building: BuildingId): boolean {
  if (isClosed(state, building)) return false;
  const clan = clanOf(state, seat);
  if (building === 'merchant') return true;
  if (building === 'mine') {
    return (clan.S >= 2 && mineField(state, 2) >= 0) || (clan.S >= 1 && mineField(state, 1) >= 0);
  }
  if (freeField(state, building) < 0) return false;
  if (building === 'alchemist') return clan.M > 0;
  return hasUsableDie(state, clan, building);
}
