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
  // A point of provision while troops grow, from the first round to the last but one.
  breadEarly: 1.19,
  breadLate: 2.01,
  // Beyond all need, before the last round.
  breadSpare: 1.44,
  // Knights a seat may still win per round, for the bread they will want.
  knightsPerRound: 0.73,
  // A ducat in the first round and in the last but one.
  ducatEarly: 1.11,
  ducatLate: 0.99,
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
  // A Teuton within reach, and to fight at all. What a lost battle costs is in neither: all pay alike.
  captiveHope: 0.66,
  skirmish: 0.74,
  // What a fighter usually sends, as a share of the best card in hand.
  sentShare: 0.16,
};

// Weights that are chances.
export const CHANCES = ['overtaken', 'overtakenFar', 'captiveHope', 'sentShare'] as const;

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

const surplusOf = (state: OpenTable, seat: number): number => known(state.provision[seat]) - countKnights(state, seat);

// How sharply a loaf more than the best rival's decides who is quartermaster.
const SURPLUS_SHARPNESS = 0.5;

// What the next loaf beyond all need brings at the end: the largest surplus scores, as much as it is (GRU-63).
function spareWorth(state: OpenTable, seat: number, surplus: number): number {
  let best = 0;
  for (let rival = 0; rival < state.seats; rival++) if (rival !== seat) best = Math.max(best, surplusOf(state, rival));
  const hope = (own: number) => own / (1 + Math.exp(SURPLUS_SHARPNESS * (best - own)));
  return hope(surplus + 1) - hope(surplus);
}

// A point of provision.
export function provisionWorth(state: OpenTable, seat: number): number {
  const left = roundsLeft(state);
  if (left === 0) return lastLoafWorth(state, seat);
  return breadNeed(state, seat) <= 0 ? WEIGHTS.breadSpare : overRounds(WEIGHTS.breadEarly, WEIGHTS.breadLate, left);
}

// What is lost with a loaf in the last round: a part of the surplus, or the weakest knight who had bread.
function lastLoafWorth(state: OpenTable, seat: number): number {
  const surplus = surplusOf(state, seat);
  if (surplus > 0) return spareWorth(state, seat, surplus - 1);
  const knights = knightStrengths(state, seat);
  return (knights[-surplus] ?? 0) + WEIGHTS.majority;
}

// What so much more provision is worth. In the last round exactly: it keeps the strongest of those who would ride home.
export function breadWorth(state: OpenTable, seat: number, amount: number): number {
  if (roundsLeft(state) > 0) return amount * provisionWorth(state, seat);
  const knights = knightStrengths(state, seat);
  const hungry = Math.max(0, knights.length - known(state.provision[seat]));
  let worth = 0;
  for (let unit = 0; unit < Math.min(amount, hungry); unit++) worth += known(knights[hungry - 1 - unit]) + WEIGHTS.majority;
  return amount > hungry ? worth + (amount - hungry) * spareWorth(state, seat, Math.max(0, surplusOf(state, seat))) : worth;
}

// Of hand and camp, the weakest first.
function knightStrengths(state: OpenTable, seat: number): number[] {
  const strengths: number[] = [];
  for (const card of known(state.hand[seat])) strengths.push(strengthOf(card));
  for (const card of known(state.camp[seat])) if (isKnight(card)) strengths.push(strengthOf(card));
  return strengths.sort((left, right) => left - right);
}

// GRU-64: two ducats are a point.
const LAST_DUCAT = 0.5;

export function ducatWorth(state: OpenTable): number {
  const left = roundsLeft(state);
  return left === 0 ? LAST_DUCAT : overRounds(WEIGHTS.ducatEarly, WEIGHTS.ducatLate, left);
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
  if (spare > 0) return strength + WEIGHTS.majority - spareWorth(state, seat, spare - 1);
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
