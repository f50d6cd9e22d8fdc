// What things are worth to a seat right now, in points of the last reckoning. Every number is a named weight,
// tuned by play (`npm run tune`, docs/ai.md); rules never read them.
import { known } from '../../../core/invariant';
import { isKnight, strengthOf } from '../data/cards';
import { ALL_HELPERS, ROUNDS } from '../data/supplies';
import { countKnights } from '../decisions';
import type { OpenTable } from '../types';

export const WEIGHTS = {
  // What a card adds to the hope of a command.
  majority: 0.54,
  // A knight without bread in sight, and one for whom there is bread.
  hungryMouth: 1.2,
  fedMouth: 0.63,
  // A point of provision while troops grow, from the first round to the last but one, at the very end, and beyond all need.
  breadEarly: 1.19,
  breadLate: 2.01,
  breadAtEnd: 1.66,
  breadSpare: 1.44,
  // Knights a seat may still win per round, for the bread they will want.
  knightsPerRound: 0.73,
  // A ducat in the first round, in the last but one, and at the very end.
  ducatEarly: 1.11,
  ducatLate: 0.99,
  ducatAtEnd: 0.73,
  // What one more helper earns in a round.
  helperPerRound: 1.6,
  // A knight in hand can still fight once.
  unused: 0.17,
  startToken: 0.82,
  // What a piece could earn elsewhere, so that two are not spent where one does.
  helperCost: 1.47,
  officerCost: 5.9,
  // Pieces left at home earn nothing, so a placement may look a little worse than it costs.
  passPatience: 5.24,
  // The hope that an opponent who could overtake will do so, and who would need more than two points for it.
  overtaken: 0.47,
  overtakenFar: 0.4,
  captiveHope: 0.66,
  // A battle lost is paid by everyone, so what one's knight adds is nearly all one's own gain.
  deficitShare: -0.11,
  // How often a fighter sends the peasant, and up to where one is content with the weaker Teuton.
  bluff: 0,
  modest: 0.02,
  // What a fighter usually sends, as a share of the best card in hand.
  sentShare: 0.16,
  // How often nobody is sent to a task.
  taskNone: 0,
  // Bids end at a share of the lot's worth between these.
  bidLow: 1,
  bidHigh: 1,
};

// Weights that are chances.
export const CHANCES = ['overtaken', 'overtakenFar', 'bluff', 'modest', 'sentShare', 'taskNone', 'bidLow', 'bidHigh'] as const;

function roundsLeft(state: OpenTable): number {
  return ROUNDS - state.round;
}

// From one weight in the first round to another in the last but one.
function overRounds(early: number, late: number, left: number): number {
  return late + ((early - late) * (left - 1)) / (ROUNDS - 2);
}

// Bread missing for the troops of now and of the rounds to come; negative when there is plenty.
function breadNeed(state: OpenTable, seat: number): number {
  const coming = roundsLeft(state) * WEIGHTS.knightsPerRound;
  return countKnights(state, seat) + coming - known(state.provision[seat]);
}

export function provisionWorth(state: OpenTable, seat: number): number {
  if (breadNeed(state, seat) <= 0) return WEIGHTS.breadSpare;
  const left = roundsLeft(state);
  return left === 0 ? WEIGHTS.breadAtEnd : overRounds(WEIGHTS.breadEarly, WEIGHTS.breadLate, left);
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
  const left = roundsLeft(state);
  return left === 0 ? WEIGHTS.ducatAtEnd : overRounds(WEIGHTS.ducatEarly, WEIGHTS.ducatLate, left);
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
