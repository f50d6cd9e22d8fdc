// The quick policy: a fair move for any request at once. It plays all sides where the search's tree ends.
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { teutonicStrength } from '../battle';
import { PEASANT, strengthOf } from '../data/cards';
import { DOBRZYN, EVENTS, GRAIN_PROVISION, HUNT_PRICES, POMERANIA } from '../data/events';
import { askedSeat, BACK, buy, DECLINE, DROP, makeBid, PASS, PAY_DUCATS, PAY_PROVISION, send, stake } from '../decisions';
import { type Decision, FIELD, type OpenTable, type State } from '../types';
import { nextDismissal, nextGift } from './losses';
import { eachPlacement, type Placement, placementSteps } from './placement';
import { bestStrength, breadWorth, ducatWorth, helperWorth, provisionWorth, WEIGHTS } from './worth';

// How far a guess may be off: what makes playouts differ.
const NOISE = 0.4;
// How often the weakest knight is sent to a task.
const TASK_WEAKEST = 0.25;

// The whole next group of decisions (a placement is up to three).
export function quickGroup(state: State, rng: Rng): readonly Decision[] {
  const seat = askedSeat(state);
  switch (state.phase) {
    case 'placing':
    case 'choosingField':
      return quickPlacement(state, rng);
    case 'choosingDucats':
      return [quickStake(state, rng)];
    case 'choosingTask':
    case 'choosingFighter':
      return [send(quickCard(state, seat, rng))];
    case 'bidding':
      return [quickBid(state, seat)];
    case 'buying':
      return [quickPurchase(state, seat)];
    case 'buyingHelper':
      return [helperWorth(state, seat) > known(state.helpers[seat]) * ducatWorth(state) ? buy(1) : DECLINE];
    case 'payingDue':
      return [quickDue(state, seat)];
    case 'choosingLoss':
      return [nextGift(state, seat)];
    default:
      return [nextDismissal(state, seat)];
  }
}

function quickPlacement(state: State, rng: Rng): readonly Decision[] {
  const opening = state.phase === 'placing';
  let most = opening ? -WEIGHTS.passPatience : Number.NEGATIVE_INFINITY;
  let best: Placement | null = null;
  eachPlacement(state, (officer, helpers, field, ducats, gain) => {
    // A hopeless one is not worth a number of the generator.
    if (gain + NOISE <= most) return;
    const guess = gain + rng.float() * NOISE;
    if (guess <= most) return;
    most = guess;
    best = { officer, helpers, field, ducats, gain };
  });
  if (best !== null) return placementSteps(state, best);
  return [opening ? PASS : BACK];
}

function quickStake(state: State, rng: Rng): Decision {
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  eachPlacement(state, (_officer, _helpers, field, ducats, gain) => {
    if (field !== state.takeField) return;
    const guess = gain + rng.float() * NOISE;
    if (guess <= most) return;
    most = guess;
    chosen = ducats;
  });
  return chosen < 0 ? BACK : stake(chosen);
}

// For a task any knight; for the skirmish the cheapest one that fills the gap and may take a captive.
function quickCard(state: OpenTable, seat: number, rng: Rng): number {
  const hand = known(state.hand[seat]);
  if (hand.length === 0) return PEASANT;
  if (state.phase === 'choosingTask') return rng.float() < TASK_WEAKEST ? weakest(hand, 0) : known(hand[rng.int(hand.length)]);
  const captive = state.teutons[0];
  return weakest(hand, Math.max(gapFor(state, seat) - 1, captive === undefined ? 0 : strengthOf(captive)));
}

// Strength the battle still wants beside what the other fighters are likely to send.
function gapFor(state: OpenTable, seat: number): number {
  let gap = teutonicStrength(state).total;
  for (const other of known(state.queue[FIELD.teutons])) {
    if (other !== seat) gap -= bestStrength(state, other) * WEIGHTS.sentShare;
  }
  return gap;
}

// The weakest knight above a strength, or the strongest there is.
function weakest(hand: readonly number[], above: number): number {
  let found = -1;
  for (const card of hand) {
    if (strengthOf(card) > above && (found < 0 || strengthOf(card) < strengthOf(found))) found = card;
  }
  return found < 0 ? strongest(hand) : found;
}

function strongest(hand: readonly number[]): number {
  let found = known(hand[0]);
  for (const card of hand) if (strengthOf(card) > strengthOf(found)) found = card;
  return found;
}

// What the lot under the hammer is worth, in points.
function lotWorth(state: OpenTable, seat: number): number {
  switch (EVENTS[state.event]?.id) {
    case 'grain':
      return breadWorth(state, seat, GRAIN_PROVISION);
    case 'ransom':
      return strengthOf(state.prize);
    case 'brzesc':
      return helperWorth(state, seat) + WEIGHTS.helperPerRound;
    default:
      return seat === state.start ? 0 : WEIGHTS.startToken;
  }
}

function quickBid(state: State, seat: number): Decision {
  const next = state.bid + 1;
  return next * ducatWorth(state) <= lotWorth(state, seat) && next <= known(state.ducats[seat]) ? makeBid(next) : DROP;
}

function quickPurchase(state: State, seat: number): Decision {
  const coin = ducatWorth(state);
  const purse = known(state.ducats[seat]);
  if (EVENTS[state.event]?.id === 'bridge') return WEIGHTS.helperPerRound > 2 * coin ? buy(1) : DECLINE;
  for (let amount = 2; amount > 0; amount--) {
    const price = known(HUNT_PRICES[amount]);
    if (price <= purse && breadWorth(state, seat, amount) > price * coin) return buy(amount);
  }
  return DECLINE;
}

function quickDue(state: State, seat: number): Decision {
  const due = EVENTS[state.event]?.id === 'dobrzyn' ? DOBRZYN : POMERANIA;
  const bread = due.lossProvision * provisionWorth(state, seat);
  return bread < due.lossDucats * ducatWorth(state) ? PAY_PROVISION : PAY_DUCATS;
}
