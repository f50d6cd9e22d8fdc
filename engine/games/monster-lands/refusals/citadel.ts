// Why a building, a ware, a die or a hire is not to be had (MON-13, MON-42, MON-50 to MON-60).
import type { Refusal } from '../../../core/decision';
import {
  beerPrice,
  canHire,
  canVisit,
  cheapest,
  discountOf,
  fieldCount,
  freeField,
  mineField,
  priceOf,
  usableDice,
} from '../citadel/prices';
import { clanOf, hasFreeMember, openRebateCoins, prevailingGlory } from '../clan/clan';
import { distinctDice, poolSize } from '../clan/dice';
import { memberOf, scenarioRule, trapOf } from '../data/lookup';
import { ROOKIE } from '../data/members';
import { BUILDING_IDS, type BuildingId } from '../data/records';
import { cardPrice, hirePrice, hutPrice } from '../decisions/citadel';
import { workOf } from '../decisions/turn';
import type { Clan, State } from '../types';
import type { Ask } from '../view-types';
import { refuse } from './refuse';

export function buildings(state: State, clan: Clan, seat: number): Refusal[] {
  return BUILDING_IDS.filter((building) => poolSize(clan) === 0 || !canVisit(state, seat, building)).map((building) =>
    againstBuilding(state, clan, building),
  );
}

function againstBuilding(state: State, clan: Clan, building: BuildingId): Refusal {
  const target = `building:${building}`;
  if (state.panic.includes(building)) return refuse(target, 'panic');
  if (scenarioRule(state.config.scenario, 'closeBuilding')?.building === building) return refuse(target, 'closed');
  if (poolSize(clan) === 0) return refuse(target, 'noDice');
  const full = building === 'mine' ? mineField(state, 1) < 0 && mineField(state, 2) < 0 : freeField(state, building) < 0;
  if (Number.isFinite(fieldCount(state, building)) && full) return refuse(target, 'full');
  if (building === 'alchemist') return refuse(target, 'dice.M');
  if (building === 'mine') return refuse(target, clan.S > 0 ? 'mineDouble' : 'dice.S');
  if (clan.S + clan.I.length === 0) return refuse(target, 'dice.SI');
  return againstBuying(state, clan, building);
}

// There is a die and a field, but nothing that could be had for it.
function againstBuying(state: State, clan: Clan, building: BuildingId): Refusal {
  const target = `building:${building}`;
  const least = cheapest(state, clan, building);
  if (least === Number.POSITIVE_INFINITY) {
    if (building === 'market') return refuse(target, hasFreeMember(clan) ? 'marketEmpty' : 'allAway');
    if (building === 'tavern')
      return refuse(target, 'tavernGlory', { beer: beerPrice(state), glory: Math.max(0, prevailingGlory(clan)) });
    return refuse(target, 'soldOut');
  }
  const rebate = openRebateCoins(state, clan, building);
  const prices = distinctDice(clan)
    .filter((die) => die !== 'M')
    .map((die) => priceOf(least, discountOf(state, building, die), rebate));
  return refuse(target, 'coins', { price: Math.min(...prices), coins: clan.coins });
}

export function choosingDie(state: State, clan: Clan, ask: Ask): Refusal[] {
  const building = workOf(state).subject as BuildingId;
  const usable = usableDice(state, ask.seat, building);
  return distinctDice(clan)
    .filter((die) => !usable.includes(die))
    .map((die) => refuse(`pool:${die}`, die === 'M' ? 'dice.SI' : 'dearWith', { coins: clan.coins }));
}

export function hut(state: State, clan: Clan): Refusal[] {
  const work = workOf(state);
  const found: Refusal[] = [];
  const seen: string[] = [];
  state.hut.forEach((trap, slot) => {
    if (trap === '' || work.picks.includes(slot)) return;
    const price = hutPrice(state, clan, work, trapOf(trap).cost);
    if (price > clan.coins) found.push(refuse(`trap:${slot}`, 'price', { price, coins: clan.coins }));
    else if (seen.includes(trap)) found.push(refuse(`trap:${slot}`, 'sameTrap'));
    seen.push(trap);
  });
  return found;
}

export function tavern(state: State, clan: Clan): Refusal[] {
  const work = workOf(state);
  const price = (cost: number) => hirePrice(state, clan, work, cost);
  const found = againstHires(state, clan, price);
  if (state.phase === 'deployment.visiting.tavern.afterBeer') found.push(refuse('beer:round', 'beerOnce'));
  else if (state.tavern.every((card) => card === '')) found.push(refuse('beer:round', 'soldOut'));
  else if (clan.coins < beerPrice(state))
    found.push(refuse('beer:round', 'price', { price: beerPrice(state), coins: clan.coins }));
  return found;
}

// MON-267: no rookies for nothing.
export const freeHire = (state: State, clan: Clan): Refusal[] => [
  ...againstHires(state, clan, () => 0).filter(({ target }) => target !== 'merc:rookie'),
  refuse('merc:rookie', 'rookieNotFree'),
  refuse('beer:round', 'noBeerHere'),
];

function againstHires(state: State, clan: Clan, priceFor: (cost: number) => number): Refusal[] {
  const prevailing = prevailingGlory(clan);
  const found: Refusal[] = [];
  const consider = (target: string, member: string) => {
    const { reputation, cost } = member === 'rookie' ? ROOKIE : memberOf(member);
    const able = member === 'rookie' ? prevailing >= reputation : canHire(prevailing, member);
    const price = priceFor(cost);
    if (!able) found.push(refuse(target, 'glory', { reputation, glory: Math.max(0, prevailing) }));
    else if (price > clan.coins) found.push(refuse(target, 'price', { price, coins: clan.coins }));
  };
  state.tavern.forEach((card, slot) => {
    if (card !== '') consider(`merc:${slot}`, card);
  });
  if (state.rookies.length === 0) found.push(refuse('merc:rookie', 'noRookies'));
  else consider('merc:rookie', 'rookie');
  return found;
}

export function mine(state: State, _clan: Clan, ask: Ask): Refusal[] {
  const clan = clanOf(state, ask.seat);
  const found: Refusal[] = [];
  if (mineField(state, 2) < 0) found.push(refuse('mine:double', 'full'));
  else if (clan.S < 2) found.push(refuse('mine:double', 'dice.SS'));
  if (mineField(state, 1) < 0) found.push(refuse('mine:single', 'full'));
  return found;
}

export function market(state: State, clan: Clan): Refusal[] {
  const work = workOf(state);
  const found: Refusal[] = [];
  state.market.forEach((card, slot) => {
    if (card === '') return;
    const price = cardPrice(work, card);
    if (price > clan.coins) found.push(refuse(`card:${slot}`, 'price', { price, coins: clan.coins }));
  });
  return found;
}
