// Legality: what is listed here is legal, nothing else. Why something is not: `refusals.ts`.
import { known } from '../../core/invariant';
import { listActions, listReactions } from './moves/generate';
import { makeMoveList } from './moves/list';
import { makeDecision } from './moves/translate';
import { cubPlacements, placementsFor, recruitableCards } from './recruitment';
import type { Decision, State } from './types';

const END: Decision = { type: 'end' };
const BACK: Decision = { type: 'back' };
const list = makeMoveList();

export function legalDecisions(state: State): Decision[] {
  switch (state.phase) {
    case 'acting':
      listActions(list, state);
      // LDR-9: the phase ends by an explicit decision, which is always there (LDR-23).
      return makeDecisions(state, END);
    case 'reacting':
      listReactions(list, state, known(state.reactors[0]));
      return makeDecisions(state, null);
    case 'recruiting':
      return recruitableCards(state).map((card) => ({ type: 'take', card }));
    case 'placing':
      return withBack(placementsFor(state, known(state.chosen)));
    case 'placingCub':
      return withBack(cubPlacements(state));
    case 'banishing':
      return state.display.flatMap((card) => (card === null ? [] : [{ type: 'banish', card } as const]));
    default:
      return [];
  }
}

function makeDecisions(state: State, last: Decision | null): Decision[] {
  const decisions: Decision[] = [];
  for (let index = 0; index < list.count; index++) decisions.push(makeDecision(state, list.moves[index] as number));
  if (last !== null) decisions.push(last);
  return decisions;
}

function withBack(cells: readonly number[]): Decision[] {
  const decisions: Decision[] = cells.map((to) => ({ type: 'place', to }));
  decisions.push(BACK);
  return decisions;
}
