// Nobody knows the order of the deck, and the same turn is worth ten points of share more with one than with another. So a turn
// is searched for with several imagined decks, and what was found best with one of them is compared with all of them: a deep
// look with a single deck only learns what that deck brings.
import { shuffle } from '../../../core/rng';
import { cloneState } from '../clone';
import { isComplete } from '../recruitment';
import type { State } from '../types';
import { enlistedAfter } from './enlist';
import type { Look, RatedTurn } from './look';
import { lookOf, type Thinker } from './thinker';
import type { TurnSearch } from './turn-search';

// Four times the time makes twice as many decks, each of them searched for twice as long; one in so many milliseconds.
const MILLIS = 50;
// Share of the time for searching with the decks one by one; the rest compares what they have found.
const SEARCHING = 0.6;
// Turns that are compared at most.
const MOST_TURNS = 6;

// The table with an imagined deck, and a search of its own: what it remembers holds for that deck only.
export interface World {
  readonly state: State;
  readonly search: TurnSearch;
}

interface Deck extends World {
  readonly rated: readonly RatedTurn[];
}

// No card is drawn any more that nobody knows.
export function isOpen(state: State): boolean {
  return state.deck.length < 2 || (isComplete(state, 0) && isComplete(state, 1));
}

// As many as this share of the pace is worth.
export function worldsOf(state: State, thinker: Thinker, share = 1): readonly World[] {
  const { skill, budget, rng } = thinker;
  const worth = Math.round(Math.sqrt((budget.millis * skill.pace * share) / MILLIS));
  const count = isOpen(state) ? 1 : Math.max(1, Math.min(skill.decks, worth));
  return Array.from({ length: count }, (_, each) => {
    if (each === 0) return { state, search: thinker.search };
    const other = cloneState(state);
    other.deck = shuffle(other.deck, rng);
    return { state: other, search: thinker.newSearch() };
  });
}

// The candidate turns of the seat to move, best first, for this share of the pace.
export function rateWithDecks(state: State, thinker: Thinker, margin: number, share = 1): RatedTurn[] {
  const worlds = worldsOf(state, thinker, share);
  if (worlds.length < 2) return thinker.search.rate(state, lookOf(thinker, share, margin));
  const decks: Deck[] = [];
  for (const world of worlds) {
    const look = lookOf(thinker, (share * SEARCHING) / worlds.length, margin);
    const rated = world.search.rate(world.state, look);
    // Decided, or there is nothing more to find.
    if (decks.length === 0 && !look.isOver()) return rated;
    decks.push({ ...world, rated });
  }
  const turns = compared(decks, thinker, margin, lookOf(thinker, share * (1 - SEARCHING)));
  return [...turns, ...notCompared(decks, turns)];
}

function compared(decks: readonly Deck[], thinker: Thinker, margin: number, look: Look): RatedTurn[] {
  const turns = foundBest(decks, margin);
  const columns: number[][] = [];
  for (const deck of decks) {
    const shares = turns.map((rated) => (look.isOver() ? 0 : shareWith(deck, rated, thinker, margin, look)));
    // A look cut short knows nothing.
    if (look.isOver()) break;
    columns.push(shares);
  }
  if (columns.length === 0) return [];
  const means = turns.map((_, turn) => meanOf(columns.map((column) => column[turn] as number)));
  const order = turns.map((_, turn) => turn).sort((one, other) => (means[other] as number) - (means[one] as number));
  const [best = 0, second = 0] = order;
  return order.map((turn): RatedTurn => {
    const rated = turns[turn] as RatedTurn;
    const gaps = columns.map((column) => (column[best] as number) - (column[turn === best ? second : turn] as number));
    const spread = gaps.length > 1 ? errorOf(gaps) : rated.spread;
    return { ...rated, share: means[turn] as number, spread, decks: columns.length };
  });
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

// Of the mean. A lucky deck is good for every turn: how much better one is than another is surer than what either is worth.
function errorOf(gaps: readonly number[]): number {
  const mean = meanOf(gaps);
  return Math.sqrt(meanOf(gaps.map((gap) => (gap - mean) ** 2)) / Math.max(1, gaps.length - 1));
}

// What was only searched with the first deck is no better than the worst of these.
function notCompared([first]: readonly Deck[], turns: readonly RatedTurn[]): RatedTurn[] {
  const names = new Set(turns.map(nameOf));
  const least = turns.at(-1)?.share ?? 1;
  const rest = first?.rated.filter((each) => !names.has(nameOf(each))) ?? [];
  return rest.map((each) => ({ ...each, share: Math.min(each.share, least) }));
}

const nameOf = ({ turn }: RatedTurn): string => turn.state.cell.join();

// What is known exactly with a deck: its best, and what lies within the margin below it.
function isExact(rated: RatedTurn, { rated: [best] }: Deck, margin: number): boolean {
  return best !== undefined && (rated === best || (rated.depth === best.depth && rated.share > best.share - margin));
}

// The best of every deck, then those that are nearly as good.
function foundBest(decks: readonly Deck[], margin: number): readonly RatedTurn[] {
  const turns = new Map<string, RatedTurn>();
  const exact = decks.map((deck) => deck.rated.filter((each) => isExact(each, deck, margin)));
  for (let place = 0; exact.some((rated) => place < rated.length); place++) {
    for (const rated of exact) {
      const each = rated[place];
      if (each !== undefined && !turns.has(nameOf(each)) && turns.size < MOST_TURNS) turns.set(nameOf(each), each);
    }
  }
  return [...turns.values()];
}

function shareWith(deck: Deck, wanted: RatedTurn, { value }: Thinker, margin: number, look: Look): number {
  const { state, search, rated } = deck;
  const name = nameOf(wanted);
  const known = rated.find((each) => nameOf(each) === name);
  if (known !== undefined && isExact(known, deck, margin)) return known.share;
  const after = cloneState(wanted.turn.state);
  after.deck = state.deck.slice();
  const next = enlistedAfter(after, value);
  return search.shareAfter(next, (rated[0] as RatedTurn).depth, look);
}
