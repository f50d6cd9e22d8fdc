// What is worth looking at in a request: whole groups of decisions, the most promising first.
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { strengthOf } from '../data/cards';
import { askedSeat, legalDecisions, PASS, stake } from '../decisions';
import type { GrunwaldDecision, GrunwaldState } from '../types';
import { placementSteps, placements } from './placement';
import { quickGroup } from './quick';

type Group = readonly GrunwaldDecision[];

// With width 0 only the quick policy's own choice.
export function candidatesFor(state: GrunwaldState, width: number, rng: Rng): Group[] {
  if (width === 0) return [quickGroup(state, rng)];
  switch (state.phase) {
    case 'placing':
    case 'choosingField':
      return placingGroups(state, width);
    case 'choosingDucats':
      return stakeGroups(state, width);
    case 'choosingTask':
    case 'choosingFighter':
      return cardGroups(state);
    case 'choosingLoss':
    case 'dismissing':
      // The cheapest payment is found exactly.
      return [quickGroup(state, rng)];
    case 'bidding':
      return bidGroups(state);
    default:
      return legalDecisions(state).map((decision) => [decision]);
  }
}

function placingGroups(state: GrunwaldState, width: number): Group[] {
  const sorted = placements(state).sort((left, right) => right.gain - left.gain);
  const groups: Group[] = sorted.slice(0, width).map((placement) => placementSteps(state, placement));
  if (state.phase === 'placing') groups.push([PASS]);
  return groups;
}

function stakeGroups(state: GrunwaldState, width: number): Group[] {
  const here = placements(state).filter((placement) => placement.field === state.takeField);
  here.sort((left, right) => right.gain - left.gain);
  return here.slice(0, width).map((placement) => [stake(placement.ducats)]);
}

// Cards of equal strength and kind are the same choice.
function cardGroups(state: GrunwaldState): Group[] {
  const seat = askedSeat(state);
  const hand = known(state.hand[seat]);
  const seen = new Set<string>();
  return legalDecisions(state)
    .filter((_, index) => {
      const card = hand[index];
      const sort = card === undefined ? 'peasant' : `${card < 16}${strengthOf(card)}`;
      if (seen.has(sort)) return false;
      seen.add(sort);
      return true;
    })
    .map((decision) => [decision]);
}

// The next bids and dropping out; jumps further are bluffs that cost.
const RAISES = 3;

function bidGroups(state: GrunwaldState): Group[] {
  const legal = legalDecisions(state);
  return [...legal.slice(0, Math.min(RAISES, legal.length - 1)), known(legal.at(-1))].map((decision) => [decision]);
}
