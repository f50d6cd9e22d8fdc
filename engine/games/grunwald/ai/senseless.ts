// Acts that nobody who knows the rules would think of, however little he sees: they are never among the ideas.
import { known } from '../../../core/invariant';
import { PEASANT, strengthOf } from '../data/cards';
import { EVENTS } from '../data/events';
import { provisionPrizes, ROUNDS } from '../data/supplies';
import { askedSeat, hungry } from '../decisions';
import { officerWorth, pointsOn } from '../ranking';
import { FIELD, type OpenTable } from '../types';
import { MOST_STAKED, type Placement } from './placement';
import { breadWorth, ducatWorth } from './worth';

// Cards worth sending into the skirmish or on a task, out of hand and peasant.
export function sensibleCards(state: OpenTable): readonly number[] {
  const hand = known(state.hand[askedSeat(state)]);
  const all = [...hand, PEASANT];
  if (state.phase === 'choosingFighter') return sensibleFighters(state, hand, all);
  // Bydgoszcz: a knight who does not beat the Teuton is used up for nothing; a peasant comes back.
  if (EVENTS[state.event]?.id === 'bydgoszcz')
    return all.filter((card) => card === PEASANT || strengthOf(card) > strengthOf(state.prize));
  return all;
}

function sensibleFighters(state: OpenTable, hand: readonly number[], all: readonly number[]): readonly number[] {
  const weak = strengthOf(state.teutons[1] ?? -1);
  const strongest = Math.max(0, ...hand.map(strengthOf));
  // In the last battle nothing is saved for later: the best knight fights, and is safe from the loss besides.
  if (state.round === ROUNDS && strongest > 0) return hand.filter((card) => strengthOf(card) === strongest);
  // Who can beat no Teuton stays at home while there is one who can.
  if (strongest > weak) return all.filter((card) => card === PEASANT || strengthOf(card) > weak);
  return all;
}

// Whether a seat may give up its last say in a round: not while knights starve beside a purse that still buys bread.
export function mayPass(state: OpenTable): boolean {
  const seat = state.active;
  if (state.round < ROUNDS || hungry(state, seat) <= 0) return true;
  return !canBuyBread(state, seat);
}

// The purse and one piece are enough to win something on Provision as it stands.
function canBuyBread(state: OpenTable, seat: number): boolean {
  const pieces = known(state.officerFree[seat]) + known(state.helpersFree[seat]);
  const queue = known(state.queue[FIELD.provision]);
  if (pieces === 0 || queue.includes(seat)) return false;
  const reach = known(state.ducats[seat]) + 1;
  const ahead = queue.filter((other) => pointsOn(state, FIELD.provision, other) >= reach).length;
  return (provisionPrizes(state.provisionCard, state.seats)[ahead] ?? 0) > 0;
}

// Where the pieces of the hungry may go in the last round while there is bread to be won that is worth its price: to
// Provision only with a stake that wins some and will probably hold (who loses there pays nothing, and helpers come only
// once), and the last piece nowhere else.
export function sensiblePlacements(state: OpenTable, all: readonly Placement[]): readonly Placement[] {
  const seat = state.active;
  if (state.round < ROUNDS || hungry(state, seat) <= 0) return all;
  const bread = new Set(all.filter((each) => each.field === FIELD.provision && isGoodBread(state, seat, each)));
  if (bread.size === 0) return all;
  const useful = all.filter((each) => each.field !== FIELD.provision || bread.has(each));
  if (breadOf(state, seat, 0) > 0) return useful;
  const left = known(state.officerFree[seat]) + known(state.helpersFree[seat]);
  return useful.filter((each) => bread.has(each) || each.officer + each.helpers < left);
}

// A stake that gives up this part of what the bread is worth is high enough.
const FAIR_PRICE = 0.5;

function isGoodBread(state: OpenTable, seat: number, { officer, helpers, ducats }: Placement): boolean {
  const more = officer * officerWorth(state) + helpers + ducats;
  const won = breadOf(state, seat, more);
  if (won === 0) return false;
  const worth = breadWorth(state, seat, won) / ducatWorth(state);
  const fair = Math.min(known(state.ducats[seat]), MOST_STAKED, Math.floor(worth * FAIR_PRICE));
  return ducats <= worth && (ducats >= fair || isOutOfReach(state, seat, pointsOn(state, FIELD.provision, seat) + more));
}

function isOutOfReach(state: OpenTable, seat: number, points: number): boolean {
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat || state.out[rival] === 1) continue;
    const pieces = known(state.officerFree[rival]) * officerWorth(state) + known(state.helpersFree[rival]);
    if (pointsOn(state, FIELD.provision, rival) + pieces + known(state.ducats[rival]) > points) return false;
  }
  return true;
}

// Bread that the seat's points on Provision win as it stands, with so many more.
function breadOf(state: OpenTable, seat: number, more: number): number {
  const queue = known(state.queue[FIELD.provision]);
  const place = queue.indexOf(seat);
  const points = pointsOn(state, FIELD.provision, seat) + more;
  if (points === 0) return 0;
  const ahead = queue.filter((other, at) => {
    if (other === seat) return false;
    const theirs = pointsOn(state, FIELD.provision, other);
    return theirs > points || (theirs === points && (place < 0 || at < place));
  }).length;
  return provisionPrizes(state.provisionCard, state.seats)[ahead] ?? 0;
}

// Bread on offer is not declined by the hungry who can pay, once no round is left to win it otherwise.
export function mayDecline(state: OpenTable): boolean {
  return EVENTS[state.event]?.id !== 'hunt' || state.round < ROUNDS || hungry(state, askedSeat(state)) <= 0;
}
