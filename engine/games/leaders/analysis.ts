// What the analyser and the puzzles ask of a position: legal keys, perft, the shortest win of this turn.
import type { Budget } from '../../core/agent';
import { makeRng, type Rng } from '../../core/rng';
import { SKILLS } from './ai/levels';
import { planTurn } from './ai/planner';
import { makeThinker } from './ai/thinker';
import { learnedValue } from './ai/value';
import { createWinSearch, type WinSearch } from './ai/win-search';
import { cloneState } from './clone';
import { legalDecisions } from './decisions';
import { kernel } from './kernel';
import { makeKey } from './notation';
import type { State } from './types';

// Posed decks are known, so nothing is drawn.
const NO_CHANCE = makeRng(1);
const TABLE_BITS = 21;

export function legalKeys(state: State): string[] {
  return legalDecisions(state).map(makeKey);
}

// How many sequences of exactly `depth` decisions there are, whoever decides; a finished match has none.
export function perft(state: State, depth: number): number {
  if (depth <= 0) return 1;
  const decisions = legalDecisions(state);
  if (depth === 1) return decisions.length;
  let count = 0;
  for (const decision of decisions) {
    const next = cloneState(state);
    kernel.apply(next, decision, NO_CHANCE);
    count += perft(next, depth - 1);
  }
  return count;
}

let search: WinSearch | null = null;

function winSearch(): WinSearch {
  search ??= createWinSearch(TABLE_BITS);
  return search;
}

// Keys of a shortest sequence that wins before the turn is over, whatever an enemy Nemesis answers; null if there is none.
// With a limit of nodes null may also mean that it was not found.
export function winThisTurn(state: State, nodeLimit = Number.POSITIVE_INFINITY): string[] | null {
  return winSearch().find(state, nodeLimit)?.map(makeKey) ?? null;
}

export function winsWithin(state: State, depth: number): boolean {
  return winSearch().winsWithin(state, depth);
}

// What the strongest agent would play in this action phase: the winning line, or its turn up to `end`.
export function bestLine(state: State, budget: Budget, rng: Rng): string[] {
  return state.phase === 'acting'
    ? planTurn(state, makeThinker(SKILLS.hetman, learnedValue(), budget, rng)).line.map(makeKey)
    : [];
}

// The state after a legal key, or null.
export function afterKey(state: State, key: string): State | null {
  const decision = legalDecisions(state).find((each) => makeKey(each) === key);
  if (decision === undefined) return null;
  const next = cloneState(state);
  kernel.apply(next, decision, NO_CHANCE);
  return next;
}
