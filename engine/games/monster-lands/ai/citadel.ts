// Visits to the buildings and uses of settled lands: purchases worth a look, and the decisions that carry them out.
import { known } from '../../../core/invariant';
import { beerPrice, canHire, discountOf, freeField, mineField, priceOf, rebateSum, usableDice } from '../citadel/prices';
import { clanOf, openRebates, prevailingGlory, wageOf } from '../clan/clan';
import { diceForNext } from '../clan/dice';
import { buildingOf, equipmentOf, memberOf, trapOf } from '../data/lookup';
import { ROOKIE } from '../data/members';
import type { BuildingId } from '../data/records';
import { LIMITS } from '../data/tables';
import { featureOf, freeHires } from '../decisions/turn';
import { decide, subjectOf } from '../notation';
import type { Clan, Colour, Decision, State } from '../types';
import type { Offer } from './plan';
import { beerWish, gearWish, goodsWish, hireWish } from './solo-goals';
import { WEIGHTS } from './weights';
import {
  coinWorth,
  defenceWorth,
  diceShare,
  dieCost,
  equipmentWorth,
  lootWorth,
  memberWorth,
  potionsWorth,
  resourcesWorth,
  roundsLeft,
  symbolGain,
  trapsWorth,
  venomsWorth,
} from './worth';

interface Shop {
  readonly state: State;
  readonly seat: number;
  readonly clan: Clan;
  readonly left: number;
  readonly coin: number;
  // What dice cost now, as a share.
  readonly dice: number;
  // What a good is worth beyond its use.
  readonly wish: number;
  readonly offer: Offer;
}

// Traps are the dearest to gather and the hut has few fields.
const TRAP_WISH = 2;

// Dice worth trying: strength, the highest and the lowest influence.
function tryDice(shop: Shop, building: BuildingId): string[] {
  const dice = usableDice(shop.state, shop.seat, building);
  return dice.length <= 3 ? dice : [known(dice[0]), known(dice[1]), known(dice.at(-1))];
}

// Whoever may still go out this round or later has use for goods.
const goodsFactor = ({ clan, left }: Shop): number =>
  left > 0
    ? Math.min(1, WEIGHTS.goodsNow + WEIGHTS.goodsPerRound * left)
    : clan.members.some((member) => !member.away)
      ? WEIGHTS.goodsLast
      : 0.02;

// What a new member brings: reputation, symbols, dice now and later.
export function hireWorth(clan: Clan, id: string, left: number): number {
  const record = memberOf(id);
  const gained = memberWorth(clan, id, left) - WEIGHTS.hire + symbolGain(clan, record.affinity);
  // Wages are due at the end of this round too.
  return gained + WEIGHTS.hireDie * record.dice.length - WEIGHTS.hireWage * wageOf(clan.glory);
}

function addTavern(shop: Shop): void {
  const { state, clan, left } = shop;
  const rebates = openRebates(state, clan, 'tavern').map((rebate) => rebate.card);
  const rebate = rebateSum(state, clan, 'tavern', rebates);
  const prevailing = prevailingGlory(clan);
  const before = rebates.map((card) => decide('rebate', card));
  for (const die of tryDice(shop, 'tavern')) {
    const discount = discountOf(state, 'tavern', die);
    const offer = (of: string | number, id: string, cost: number) => {
      const price = priceOf(cost, discount, rebate);
      if (price > clan.coins) return;
      const worth = hireWorth(clan, id, left) + hireWish(state, clan, id, left) - price * shop.coin - shop.dice * dieCost(die);
      shop.offer(worth, () => [decide('visit', 'tavern'), decide('die', die), ...before, decide('hire', of)]);
    };
    let open = 0;
    state.tavern.forEach((card, slot) => {
      if (card === '' || !canHire(prevailing, card)) return;
      open++;
      offer(slot, card, memberOf(card).cost);
    });
    const rookie = state.rookies[0];
    if (rookie !== undefined && prevailing >= ROOKIE.reputation) offer('rookie', rookie, ROOKIE.cost);
    const wish = beerWish(state, clan);
    if (clan.coins >= beerPrice(state) + 4 && prevailing >= 2 && (open < 2 || wish > 0)) {
      const worth =
        WEIGHTS.beer * Math.min(prevailing, clan.coins / 2) + wish - beerPrice(state) * shop.coin - shop.dice * dieCost(die);
      shop.offer(worth, () => [decide('visit', 'tavern'), decide('die', die), decide('beer')]);
    }
  }
}

function addHut(shop: Shop): void {
  const { state, clan } = shop;
  const rebates = openRebates(state, clan, 'hut').map((rebate) => rebate.card);
  const rebate = rebateSum(state, clan, 'hut', rebates);
  const use = goodsFactor(shop);
  const held = trapsWorth(clan.traps);
  const slots: number[] = [];
  state.hut.forEach((trap, slot) => {
    if (trap !== '' && !slots.some((other) => state.hut[other] === trap)) slots.push(slot);
  });
  const consider = (die: string, discount: number, picks: readonly number[]) => {
    const traps = picks.map((slot) => known(state.hut[slot]));
    const price = priceOf(
      traps.reduce((sum, trap) => sum + trapOf(trap).cost, 0),
      discount,
      rebate,
    );
    if (price > clan.coins || clan.traps.length + traps.length > LIMITS.traps) return;
    const gain = use * (trapsWorth([...clan.traps, ...traps]) - held) + TRAP_WISH * shop.wish * traps.length;
    const worth = gain - price * shop.coin - shop.dice * dieCost(die);
    shop.offer(worth, () => [
      decide('visit', 'hut'),
      decide('die', die),
      ...rebates.map((card) => decide('rebate', card)),
      ...picks.map((slot) => decide('trap', slot)),
      decide('pay'),
    ]);
  };
  for (const die of tryDice(shop, 'hut')) {
    const discount = discountOf(state, 'hut', die);
    for (const slot of slots) consider(die, discount, [slot]);
    if (discount + rebate < 4 && shop.wish === 0) continue;
    for (const one of slots) for (const other of slots) if (one < other) consider(die, discount, [one, other]);
  }
}

function addArmoury(shop: Shop): void {
  const { state, clan } = shop;
  const record = buildingOf('armoury');
  const most = Math.min(known(record.maxTokens), LIMITS.defence - clan.defence);
  const use = goodsFactor(shop);
  for (const die of tryDice(shop, 'armoury')) {
    for (let count = most; count >= 1; count--) {
      const price = priceOf(count * known(record.coinsPerToken), discountOf(state, 'armoury', die), 0);
      if (price > clan.coins) continue;
      const gain = use * (defenceWorth(clan.defence + count) - defenceWorth(clan.defence)) + shop.wish * count;
      const worth = gain - price * shop.coin - shop.dice * dieCost(die);
      shop.offer(worth, () => [decide('visit', 'armoury'), decide('die', die), decide('buy', count)]);
    }
  }
}

function addAlchemist(shop: Shop): void {
  const { state, clan } = shop;
  const tokens = known(known(buildingOf('alchemist').tokensByField)[freeField(state, 'alchemist')]);
  const use = goodsFactor(shop);
  const held = potionsWorth(clan.potion) + venomsWorth(clan.venom);
  for (let potions = 0; potions <= tokens; potions++) {
    const gain = potionsWorth(clan.potion + potions) + venomsWorth(clan.venom + tokens - potions) - held;
    const kept = Math.min(potions, LIMITS.potion - clan.potion) + Math.min(tokens - potions, LIMITS.venom - clan.venom);
    const worth = use * gain + shop.wish * kept - shop.dice * WEIGHTS.dieM;
    shop.offer(worth, () => [decide('visit', 'alchemist'), decide('brew', potions)]);
  }
}

function addMarket(shop: Shop): void {
  const { state, clan, left } = shop;
  const bearer = bestBearer(clan);
  if (bearer === '') return;
  for (const die of tryDice(shop, 'market')) {
    state.market.forEach((card, slot) => {
      if (card === '') return;
      const price = priceOf(equipmentOf(card).cost, discountOf(state, 'market', die), 0);
      if (price > clan.coins) return;
      const worth = equipmentWorth(card, left) + gearWish(state, clan, card) - price * shop.coin - shop.dice * dieCost(die);
      shop.offer(worth, () => [decide('visit', 'market'), decide('die', die), decide('card', slot), decide('to', bearer)]);
    });
  }
}

// Of those at home: the sturdiest, with the fewest cards.
export function bestBearer(clan: Clan): string {
  let best = '';
  let mark = Number.NEGATIVE_INFINITY;
  for (const member of clan.members) {
    if (member.away) continue;
    const record = memberOf(member.id);
    const rank = record.reputation + (record.affinity === null ? -5 : 0) - 2 * member.gear.length - (member.wounded ? 2 : 0);
    if (rank > mark) {
      mark = rank;
      best = member.id;
    }
  }
  return best;
}

function addMine(shop: Shop): void {
  const { state, clan } = shop;
  const fields = known(buildingOf('mine').incomeByField);
  for (const dice of [2, 1]) {
    const field = mineField(state, dice);
    if (field < 0 || clan.S < dice) continue;
    const coins = known(fields[field]).coins + (state.buildings.mine.some((die) => die.seat === shop.seat) ? 0 : incomeOf(clan));
    const worth = coins * shop.coin - dice * shop.dice * WEIGHTS.dieS;
    shop.offer(worth, () => [decide('visit', 'mine'), decide('mine', dice === 2 ? 'double' : 'single')]);
  }
}

const incomeOf = (clan: Clan): number =>
  clan.members.some((member) => member.id === 'taron' || member.gear.some((card) => card.startsWith('rashnek'))) ? 2 : 0;

// The last resort: all that is left, or only the influence dice.
function addMerchant(shop: Shop): void {
  const { clan } = shop;
  const offer = (dice: readonly string[]) => {
    if (dice.length === 0) return;
    const worth = dice.reduce((sum, die) => sum + shop.coin - shop.dice * dieCost(die), 0) - 0.02;
    shop.offer(worth, () => [decide('visit', 'merchant'), ...dice.map((die) => decide('sell', die)), decide('done')]);
  };
  const influence = clan.I.map((value) => `I${value}`);
  const others = [...Array<string>(clan.S).fill('S'), ...Array<string>(clan.M).fill('M')];
  offer([...others, ...influence]);
  if (others.length > 0) {
    offer(influence);
    if (clan.M > 0) offer(Array<string>(clan.M).fill('M'));
    if (clan.I.length > 1) offer(influence.slice(0, 1));
  }
}

// A die more, before it is thrown.
const dieGain = (colour: Colour): number =>
  colour === 'S'
    ? WEIGHTS.dieS + WEIGHTS.gainDie
    : colour === 'M'
      ? WEIGHTS.dieM + WEIGHTS.gainDie
      : WEIGHTS.dieI + WEIGHTS.gainInfluence;

function addFeatures(shop: Shop, legal: readonly Decision[]): void {
  const { state, clan, left } = shop;
  for (const decision of legal) {
    if (decision.type !== 'feature') continue;
    const { cost, result } = featureOf(subjectOf(decision));
    const given: string[] = [];
    while (given.length < cost.length) {
      const options = diceForNext(clan, cost, given);
      let best = known(options[0]);
      for (const die of options) if (dieCost(die) < dieCost(best)) best = die;
      given.push(best);
    }
    let worth = -shop.dice * given.reduce((sum, die) => sum + dieCost(die), 0);
    if (result.effect === 'gain') worth += resourcesWorth(result.gain, shop.coin);
    else if (result.effect === 'gainDice') worth += result.count * shop.dice * dieGain(result.colour);
    else if (result.effect === 'takeLoot') {
      worth += state.lootShown.reduce((best, token) => Math.max(best, token === '' ? 0 : lootWorth(token, left)), 0);
    } else if (result.effect === 'freeHire') {
      let best = 0;
      for (const slot of freeHires(state, clan)) best = Math.max(best, hireWorth(clan, known(state.tavern[slot]), left));
      worth += best;
    } else worth += WEIGHTS.feature * (left + 0.5);
    shop.offer(worth, () => [decision, ...given.map((die) => decide('give', die))]);
  }
}

export function addCitadelPlans(state: State, seat: number, legal: readonly Decision[], offer: Offer): void {
  const clan = clanOf(state, seat);
  const left = roundsLeft(state);
  const coin = coinWorth(state, clan);
  const shop: Shop = { state, seat, clan, left, coin, dice: diceShare(clan, left), wish: goodsWish(state, left), offer };
  for (const decision of legal) {
    if (decision.type !== 'visit') continue;
    if (subjectOf(decision) === 'tavern') addTavern(shop);
    else if (subjectOf(decision) === 'hut') addHut(shop);
    else if (subjectOf(decision) === 'armoury') addArmoury(shop);
    else if (subjectOf(decision) === 'alchemist') addAlchemist(shop);
    else if (subjectOf(decision) === 'market') addMarket(shop);
    else if (subjectOf(decision) === 'mine') addMine(shop);
    else addMerchant(shop);
  }
  addFeatures(shop, legal);
}
