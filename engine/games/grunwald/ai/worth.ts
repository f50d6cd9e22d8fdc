// What things are worth to a seat right now, in points of the last reckoning. Every number is a named weight,
// tuned by play (`npm run tune`, docs/ai.md); rules never read them.
import { known } from '../../../core/invariant';
import { isCrown, isKnight, isMercenary, strengthOf } from '../data/cards';
import { ALL_HELPERS, ROUNDS } from '../data/supplies';
import { countKnights } from '../decisions';
import type { OpenTable } from '../types';

export const WEIGHTS = {
  // What a card adds to the hope of a command, at least, and of what it adds by who is ahead.
  majority: 0.57,
  command: 0.31,
  // How sharply a card more than the best rival's decides a command, at first and in time.
  commandEarly: 0.39,
  commandLate: 1.42,
  // A knight without bread in sight, and one for whom there is bread.
  hungryMouth: -0.08,
  fedMouth: 0.69,
  // A point of provision while troops grow, from the first round to the last but one.
  breadEarly: 1.13,
  breadLate: 2.31,
  // Beyond all need: at least, and of what it adds by whose surplus is the largest, which a loaf decides so sharply.
  breadSpare: 0.8,
  quartermaster: 0.79,
  surplusSharp: 0.51,
  // Knights a seat may still win per round, for the bread they will want.
  knightsPerRound: 1.05,
  // A ducat in the first round, in the last but one, and at the very end.
  ducatEarly: 1.28,
  ducatLate: 1.22,
  ducatAtEnd: 0.51,
  // What one more helper earns in a round.
  helperPerRound: 1.8,
  // A knight in hand can still fight once.
  unused: 0.17,
  startToken: 0.88,
  // What a piece could earn elsewhere, so that two are not spent where one does.
  helperCost: 1.74,
  officerCost: 8.05,
  // Pieces left at home earn nothing, so a placement may look a little worse than it costs.
  passPatience: 8.33,
  // The hope that an opponent who could overtake will do so, and who would need more than two points for it.
  overtaken: 0.33,
  overtakenFar: 0.5,
  // A Teuton within reach, and to have fought at all; what a lost battle costs, all pay alike.
  captiveHope: 0.55,
  skirmish: 0.87,
  // What a fighter usually sends, as a share of the best card in hand.
  sentShare: 0.11,
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

// What one more adds where only the foremost score, each as much as they have (GRU-62, GRU-63).
function gainOfLead(own: number, best: number, sharpness: number): number {
  const hope = (count: number) => count / (1 + Math.exp(sharpness * (best - count)));
  return hope(own + 1) - hope(own);
}

const surplusOf = (state: OpenTable, seat: number): number => known(state.provision[seat]) - countKnights(state, seat);

// A loaf beyond all need.
function spareWorth(state: OpenTable, seat: number): number {
  let best = 0;
  for (let rival = 0; rival < state.seats; rival++) if (rival !== seat) best = Math.max(best, surplusOf(state, rival));
  const gain = gainOfLead(Math.max(0, surplusOf(state, seat)), best, WEIGHTS.surplusSharp);
  return roundsLeft(state) === 0 ? gain : WEIGHTS.breadSpare + WEIGHTS.quartermaster * gain;
}

export function provisionWorth(state: OpenTable, seat: number): number {
  const left = roundsLeft(state);
  if (left === 0) return breadWorth(state, seat, 1);
  return breadNeed(state, seat) <= 0 ? spareWorth(state, seat) : overRounds(WEIGHTS.breadEarly, WEIGHTS.breadLate, left);
}

// What so much more provision is worth. In the last round exactly: it keeps the strongest of those who would ride home.
export function breadWorth(state: OpenTable, seat: number, amount: number): number {
  if (roundsLeft(state) > 0) return amount * provisionWorth(state, seat);
  const knights = knightStrengths(state, seat);
  const hungry = Math.max(0, knights.length - known(state.provision[seat]));
  let worth = 0;
  for (let unit = 0; unit < Math.min(amount, hungry); unit++) worth += known(knights[hungry - 1 - unit]) + WEIGHTS.majority;
  return amount > hungry ? worth + (amount - hungry) * spareWorth(state, seat) : worth;
}

// What one more crown or mercenary knight adds to the hope of commanding that kind.
function commandWorth(state: OpenTable, seat: number, card: number): number {
  const isKind = isCrown(card) ? isCrown : isMercenary;
  let own = 0;
  let best = 0;
  for (let each = 0; each < state.seats; each++) {
    let count = 0;
    for (const held of known(state.hand[each])) if (isKind(held)) count++;
    for (const held of known(state.camp[each])) if (isKind(held)) count++;
    if (each === seat) own = count;
    else best = Math.max(best, count);
  }
  const left = roundsLeft(state);
  const sharpness = left === 0 ? WEIGHTS.commandLate : overRounds(WEIGHTS.commandEarly, WEIGHTS.commandLate, left);
  return WEIGHTS.majority + WEIGHTS.command * gainOfLead(own, best, sharpness);
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
  if (roundsLeft(state) === 0) return lastKnightWorth(state, seat, card);
  const fed = known(state.provision[seat]) > countKnights(state, seat);
  const mouth = fed ? WEIGHTS.fedMouth : WEIGHTS.hungryMouth;
  return strengthOf(card) + commandWorth(state, seat, card) - mouth;
}

// In the last round he takes the bread of the weakest who has some, if there is none to spare.
function lastKnightWorth(state: OpenTable, seat: number, card: number): number {
  const strength = strengthOf(card);
  const provision = known(state.provision[seat]);
  const knights = knightStrengths(state, seat);
  const spare = provision - knights.length;
  if (spare > 0) return strength + commandWorth(state, seat, card) - spareWorth(state, seat);
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
  return strength * (starving ? 0.8 : 1) + commandWorth(state, seat, card) * (starving ? 0.3 : 1) + unused;
}
