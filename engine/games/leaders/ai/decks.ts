// Nobody knows the order of the deck, and the same turn is worth ten points of share more with one than with another. So a turn
// is searched for with several imagined decks, and what was found best with one of them is compared with all of them: a deep
// look with a single deck only learns what that deck brings.
import { shuffle } from '../../../core/rng';
import { cloneState } from '../clone';
import { isComplete } from '../recruitment';
import type { State } from '../types';
import { enlistedAfter } from './enlist';
import type { RatedTurn } from './look';
import { lookOf, type Thinker } from './thinker';
import type { TurnSearch } from './turn-search';

// Milliseconds that a deck is worth searching for.
const LEAST_MILLIS = 100;
// Share of the time for searching with the decks one by one; the rest compares what they have found.
const SEARCHING = 0.6;
// Turns that are compared at most.
const MOST_TURNS = 6;

interface Deck {
  readonly world: State;
  readonly search: TurnSearch;
  readonly rated: readonly RatedTurn[];
}

// The candidate turns of the seat to move, best first.
export function rateWithDecks(state: State, thinker: Thinker, margin: number): RatedTurn[] {
  const count = deckCount(state, thinker);
  if (count < 2) return thinker.search.rate(state, lookOf(thinker, 1, margin));
  const decks: Deck[] = [];
  for (let each = 0; each < count; each++) {
    const world = each === 0 ? state : withOtherDeck(state, thinker);
    const search = each === 0 ? thinker.search : thinker.newSearch();
    const look = lookOf(thinker, SEARCHING / count, margin);
    const rated = search.rate(world, look);
    // Decided, or there is nothing more to find.
    if (each === 0 && !look.isOver()) return rated;
    decks.push({ world, search, rated });
  }
  return compared(decks, thinker, margin);
}

function deckCount(state: State, { skill, budget }: Thinker): number {
  const isOpen = state.deck.length < 2 || (isComplete(state, 0) && isComplete(state, 1));
  return isOpen ? 1 : Math.min(skill.decks, Math.floor((budget.millis * skill.pace) / LEAST_MILLIS));
}

function withOtherDeck(state: State, { rng }: Thinker): State {
  const world = cloneState(state);
  world.deck = shuffle(world.deck, rng);
  return world;
}

function compared(decks: readonly Deck[], thinker: Thinker, margin: number): RatedTurn[] {
  const turns = foundBest(decks, margin);
  const look = lookOf(thinker, 1 - SEARCHING);
  const columns: number[][] = [];
  for (const deck of decks) {
    const shares: number[] = [];
    for (const rated of turns) {
      shares.push(shareWith(deck, rated, thinker, margin));
      if (columns.length > 0 && look.isOver()) break;
    }
    if (shares.length < turns.length) break;
    columns.push(shares);
  }
  const means = turns.map((_, turn) => columns.reduce((sum, shares) => sum + (shares[turn] as number), 0) / columns.length);
  const seen = turns.map((rated, turn) => ({ ...rated, share: means[turn] as number }));
  return seen.sort((left, right) => right.share - left.share);
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

function shareWith(deck: Deck, { turn }: RatedTurn, thinker: Thinker, margin: number): number {
  const { world, search, rated } = deck;
  const name = turn.state.cell.join();
  const known = rated.find((each) => nameOf(each) === name);
  if (known !== undefined && isExact(known, deck, margin)) return known.share;
  const after = cloneState(turn.state);
  after.deck = world.deck.slice();
  const next = enlistedAfter(after, thinker.value);
  return 1 - search.shareOf(next, (rated[0] as RatedTurn).depth - 1, lookOf(thinker, 1));
}
