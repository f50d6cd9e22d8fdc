// Legality: what is listed here is legal, nothing else. Also who is asked, and why a figure has nothing to offer.
import type { Refusal } from '../../core/decision';
import { known } from '../../core/invariant';
import { NEMESIS } from './data/characters';
import { listActions, listReactions } from './moves/generate';
import { makeMoveList } from './moves/list';
import { figureOf } from './moves/move';
import { isJailed } from './moves/shields';
import { makeDecision } from './moves/translate';
import { cubPlacements, placementsFor, recruitableCards } from './recruitment';
import type { LeadersDecision, LeadersState } from './types';

const END: LeadersDecision = { type: 'end' };
const BACK: LeadersDecision = { type: 'back' };
const list = makeMoveList();

export function legalDecisions(state: LeadersState): LeadersDecision[] {
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

function makeDecisions(state: LeadersState, last: LeadersDecision | null): LeadersDecision[] {
  const decisions: LeadersDecision[] = [];
  for (let index = 0; index < list.count; index++) decisions.push(makeDecision(state, list.moves[index] as number));
  if (last !== null) decisions.push(last);
  return decisions;
}

function withBack(cells: readonly number[]): LeadersDecision[] {
  const decisions: LeadersDecision[] = cells.map((to) => ({ type: 'place', to }));
  decisions.push(BACK);
  return decisions;
}

export function requestFor(state: LeadersState) {
  switch (state.phase) {
    case 'acting':
    case 'recruiting':
    case 'placingCub':
      return { seat: state.seat, prompt: { key: `prompt.${state.phase}` } };
    case 'placing':
      return { seat: state.seat, prompt: placingPrompt(state) };
    case 'reacting':
      return { seat: known(state.owner[known(state.reactors[0])]), prompt: { key: 'prompt.reacting' } };
    case 'banishing':
      return { seat: banishingSeat(state), prompt: { key: 'prompt.banishing' } };
    default:
      return null;
  }
}

function placingPrompt(state: LeadersState) {
  if (state.chosen === 'hermitAndCub') return { key: 'prompt.placingHermit' };
  return { key: 'prompt.placing', params: { card: `@card.${known(state.chosen)}.name` } };
}

// LDR-61, LDR-62: first player, then second, both times.
export function banishingSeat(state: LeadersState): number {
  return state.banished.length % 2 === 0 ? state.first : 1 - state.first;
}

// Own figures without a move in the action phase, by their id in the view.
export function refusals(state: LeadersState): Refusal[] {
  if (state.phase !== 'acting') return [];
  listActions(list, state);
  const movable = new Set<number>();
  for (let index = 0; index < list.count; index++) movable.add(figureOf(list.moves[index] as number));
  const found: Refusal[] = [];
  state.owner.forEach((owner, figure) => {
    if (owner !== state.seat) return;
    const key = whyNot(state, figure, movable.has(figure));
    if (key !== null) found.push({ target: `${owner}.${known(state.name[figure])}`, reason: { key } });
  });
  return found;
}

function whyNot(state: LeadersState, figure: number, isMovable: boolean): string | null {
  const kind = known(state.kind[figure]);
  if (kind === NEMESIS) return 'why.nemesis';
  if ((state.acted & (1 << figure)) !== 0) return 'why.acted';
  if (isJailed(state, figure)) return 'why.jailed';
  return isMovable ? null : 'why.stuck';
}
