// What is worth looking at in a request: whole groups of decisions with a first guess of what each gains, in points.
import { known } from '../../../core/invariant';
import { isCrown, PEASANT, strengthOf } from '../data/cards';
import { askedSeat, BACK, legalDecisions, PASS, send, stake } from '../decisions';
import type { Decision, State } from '../types';
import { nextDismissal, nextGift } from './losses';
import { type Placement, placementSteps, placements } from './placement';
import { mayDecline, mayPass, sensibleCards, sensiblePlacements } from './senseless';
import { WEIGHTS } from './worth';

export interface Idea {
  readonly plan: readonly Decision[];
  readonly gain: number;
}

// `sober` leaves out what a level that sees little would do to its own harm; a deep search finds that out itself.
export function candidatesFor(state: State, width: number, sober = false): Idea[] {
  const seat = askedSeat(state);
  switch (state.phase) {
    case 'placing':
    case 'choosingField':
      return placingIdeas(state, width, sober);
    case 'choosingDucats':
      return stakeIdeas(state, width, sober);
    case 'choosingTask':
    case 'choosingFighter':
      return cardIdeas(state);
    case 'choosingLoss':
      // The cheapest payment is found exactly.
      return [{ plan: [nextGift(state, seat)], gain: 0 }];
    case 'dismissing':
      return [{ plan: [nextDismissal(state, seat)], gain: 0 }];
    case 'bidding':
      return bidIdeas(state);
    case 'buying':
      return plain(
        legalDecisions(state).filter((decision, _, all) => decision.type === 'buy' || all.length === 1 || mayDecline(state)),
      );
    default:
      return plain(legalDecisions(state));
  }
}

function plain(decisions: readonly Decision[]): Idea[] {
  return decisions.map((decision) => ({ plan: [decision], gain: 0 }));
}

const byGain = (left: Placement, right: Placement) => right.gain - left.gain;

const soberly = (state: State, sober: boolean): readonly Placement[] =>
  sober ? sensiblePlacements(state, placements(state)) : placements(state);

function placingIdeas(state: State, width: number, sober: boolean): Idea[] {
  const sorted = [...soberly(state, sober)].sort(byGain).slice(0, width);
  const ideas: Idea[] = sorted.map((placement) => ({ plan: placementSteps(state, placement), gain: placement.gain }));
  if (state.phase === 'placing' && (ideas.length === 0 || mayPass(state)))
    ideas.push({ plan: [PASS], gain: -WEIGHTS.passPatience });
  return ideas.length > 0 ? ideas : plain([BACK]);
}

function stakeIdeas(state: State, width: number, sober: boolean): Idea[] {
  const here = soberly(state, sober).filter((placement) => placement.field === state.takeField);
  const ideas = here
    .sort(byGain)
    .slice(0, width)
    .map((placement) => ({ plan: [stake(placement.ducats)], gain: placement.gain }));
  return ideas.length > 0 ? ideas : plain([BACK]);
}

// Cards of equal strength and kind are the same choice.
function cardIdeas(state: State): Idea[] {
  const seen = new Set<string>();
  const different = sensibleCards(state).filter((card) => {
    const sort = card === PEASANT ? 'peasant' : `${isCrown(card)}${strengthOf(card)}`;
    if (seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
  return plain(different.map(send));
}

// The next bids and dropping out; jumps further are bluffs that cost.
const RAISES = 3;

function bidIdeas(state: State): Idea[] {
  const legal = legalDecisions(state);
  return plain([...legal.slice(0, Math.min(RAISES, legal.length - 1)), known(legal.at(-1))]);
}
