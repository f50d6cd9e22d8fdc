// What to give up: the least worth that meets the debt, and who rides home when bread is short.
import { known } from '../../../core/invariant';
import { isCrown, isKnight, PROVISION_UNIT, strengthOf } from '../data/cards';
import { DONE, dismiss, give, givenWorth, hungry } from '../decisions';
import type { Decision, OpenTable } from '../types';
import { ownedWorth, provisionWorth } from './worth';

// The next step of the cheapest payment; asked again after every step, it stays on its way.
export function nextGift(state: OpenTable, seat: number): Decision {
  const owed = state.debt - givenWorth(state);
  if (owed <= 0) return DONE;
  const chosen = cheapestPayment(state, seat, owed);
  return give(known(chosen[0]));
}

// A small knapsack: best[d] is the least worth that pays at least d.
export function cheapestPayment(state: OpenTable, seat: number, owed: number): number[] {
  const items = payable(state, seat);
  const best: number[] = [0];
  const picked: number[][] = [[]];
  for (let debt = 1; debt <= owed; debt++) {
    best[debt] = Number.POSITIVE_INFINITY;
    picked[debt] = [];
  }
  for (const item of items) {
    const size = item === PROVISION_UNIT ? 1 : strengthOf(item);
    const worth = item === PROVISION_UNIT ? provisionWorth(state, seat) : ownedWorth(state, seat, item);
    for (let debt = owed; debt > 0; debt--) {
      const rest = Math.max(0, debt - size);
      const total = known(best[rest]) + worth;
      if (total < known(best[debt])) {
        best[debt] = total;
        picked[debt] = [item, ...known(picked[rest])];
      }
    }
  }
  return known(picked[owed]);
}

function payable(state: OpenTable, seat: number): number[] {
  const items: number[] = [];
  for (const card of known(state.hand[seat])) if (!state.given.includes(card)) items.push(card);
  for (const card of known(state.camp[seat])) if (!state.given.includes(card)) items.push(card);
  let units = known(state.provision[seat]);
  for (const card of state.given) if (card === PROVISION_UNIT) units--;
  for (let unit = 0; unit < units; unit++) items.push(PROVISION_UNIT);
  return items;
}

// The weakest first; among equals the kind of which one has fewer, for the other may command.
export function nextDismissal(state: OpenTable, seat: number): Decision {
  if (state.given.length >= hungry(state, seat)) return DONE;
  const own = [...known(state.hand[seat]), ...known(state.camp[seat])].filter((card) => isKnight(card));
  const left = own.filter((card) => !state.given.includes(card));
  const crowns = left.filter(isCrown).length;
  const fewer = (card: number) => (isCrown(card) === crowns * 2 <= left.length ? 0 : 0.5);
  let worst = known(left[0]);
  for (const card of left) if (strengthOf(card) + fewer(card) < strengthOf(worst) + fewer(worst)) worst = card;
  return dismiss(worst);
}
