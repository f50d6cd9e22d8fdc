// What things are worth to a seat right now, in points of the last reckoning. Every number is a named weight,
// tuned by play; rules never read them.
import { known } from '../../../core/invariant';
import { isKnight, strengthOf } from '../data/cards';
import { ALL_HELPERS, ROUNDS } from '../data/supplies';
import { countKnights } from '../decisions';
import type { OpenTable } from '../types';

export const WEIGHTS = {
  // What a card adds to the hope of a command.
  majority: 0.6,
  // A knight without bread in sight, and one for whom there is bread.
  hungryMouth: 2,
  fedMouth: 1,
  // A point of provision while troops grow, at the very end, and beyond all need.
  breadNeeded: 1.3,
  breadAtEnd: 2,
  breadSpare: 0.7,
  // Knights a seat may still win per round, for the bread they will want.
  knightsPerRound: 0.7,
  ducatEarly: 1.05,
  ducatLate: 0.5,
  // What one more helper earns in a round.
  helperPerRound: 1.2,
  // A knight in hand can still fight once.
  unused: 0.5,
  startToken: 0.6,
} as const;

function roundsLeft(state: OpenTable): number {
  return ROUNDS - state.round;
}

// Bread missing for the troops of now and of the rounds to come; negative when there is plenty.
function breadNeed(state: OpenTable, seat: number): number {
  const coming = roundsLeft(state) * WEIGHTS.knightsPerRound;
  return countKnights(state, seat) + coming - known(state.provision[seat]);
}

export function provisionWorth(state: OpenTable, seat: number): number {
  if (breadNeed(state, seat) <= 0) return WEIGHTS.breadSpare;
  return roundsLeft(state) === 0 ? WEIGHTS.breadAtEnd : WEIGHTS.breadNeeded;
}

// What so much more provision is worth. In the last round exactly: it keeps the strongest of those who would ride home.
export function breadWorth(state: OpenTable, seat: number, amount: number): number {
  if (roundsLeft(state) > 0) return amount * provisionWorth(state, seat);
  const knights = knightStrengths(state, seat);
  const hungry = Math.max(0, knights.length - known(state.provision[seat]));
  let worth = 0;
  for (let unit = 0; unit < amount; unit++) {
    const kept = hungry - 1 - unit;
    worth += kept >= 0 ? known(knights[kept]) + WEIGHTS.majority : WEIGHTS.breadSpare;
  }
  return worth;
}

// Of hand and camp, the weakest first.
function knightStrengths(state: OpenTable, seat: number): number[] {
  const strengths: number[] = [];
  for (const card of known(state.hand[seat])) strengths.push(strengthOf(card));
  for (const card of known(state.camp[seat])) if (isKnight(card)) strengths.push(strengthOf(card));
  return strengths.sort((left, right) => left - right);
}

export function ducatWorth(state: OpenTable): number {
  return roundsLeft(state) === 0 ? WEIGHTS.ducatLate : WEIGHTS.ducatEarly;
}

export function helperWorth(state: OpenTable, seat: number): number {
  return known(state.helpers[seat]) >= ALL_HELPERS ? 0 : roundsLeft(state) * WEIGHTS.helperPerRound;
}

// A knight to be won.
export function knightWorth(state: OpenTable, seat: number, card: number): number {
  if (roundsLeft(state) === 0) return lastKnightWorth(state, seat, strengthOf(card));
  const fed = known(state.provision[seat]) > countKnights(state, seat);
  const mouth = fed ? WEIGHTS.fedMouth : WEIGHTS.hungryMouth;
  return strengthOf(card) + WEIGHTS.majority - mouth;
}

// In the last round he takes the bread of the weakest who has some, if there is none to spare.
function lastKnightWorth(state: OpenTable, seat: number, strength: number): number {
  const provision = known(state.provision[seat]);
  const knights = knightStrengths(state, seat);
  const spare = provision - knights.length;
  if (spare > 0) return strength + WEIGHTS.majority - WEIGHTS.breadSpare;
  if (provision === 0) return 0;
  return Math.max(0, strength - known(knights[knights.length - provision]));
}

// The strongest card of a hand; 0 without any.
export function bestStrength(state: OpenTable, seat: number): number {
  let best = 0;
  for (const card of known(state.hand[seat])) best = Math.max(best, strengthOf(card));
  return best;
}

// A card that is owned, when it might be lost.
export function ownedWorth(state: OpenTable, seat: number, card: number): number {
  const strength = strengthOf(card);
  if (!isKnight(card)) return strength;
  const starving = roundsLeft(state) < 2 && countKnights(state, seat) > known(state.provision[seat]);
  const unused = known(state.hand[seat]).includes(card) ? WEIGHTS.unused : 0;
  return strength * (starving ? 0.8 : 1) + WEIGHTS.majority * (starving ? 0.3 : 1) + unused;
}
