// Effects of the action phase: an action, the end check after it (LDR-19), and what it stirs in Nemesis (LDR-53).
import { assertNever, known } from '../../../core/invariant';
import type { Step } from '../../../core/step';
import { culprits, fallOf } from '../danger';
import { NEMESIS } from '../data/characters';
import { listReactions } from '../moves/generate';
import { makeMoveList } from '../moves/list';
import { carryOut, figureOf, markActed } from '../moves/move';
import { kindName, moveOf, waysOf } from '../moves/translate';
import type { ActionDecision, Decision, State } from '../types';
import type { Event } from '../view-types';

type LeadersStep = Step<State, Event>;

const reactions = makeMoveList();

function isAction(decision: Decision): decision is ActionDecision {
  return 'figure' in decision;
}

export function act(step: LeadersStep, decision: Decision): void {
  const { state } = step;
  if (!isAction(decision)) return;
  const seat = state.seat;
  const move = moveOf(state, seat, decision);
  // Read before the figures move, told after.
  const fact = step.silent ? null : actionEvent(state, move, decision);
  const bottom = state.cell[0];
  const top = state.cell[1];
  carryOut(state, move);
  markActed(state, figureOf(move));
  if (fact !== null) step.emit(fact);
  if (checkFalls(step, 1 - seat)) return;
  if (state.cell[0] !== bottom) stirNemesis(state, 0);
  if (state.cell[1] !== top) stirNemesis(state, 1);
}

function actionEvent(state: State, move: number, decision: ActionDecision): Event {
  const ways = waysOf(state, move);
  const figure = figureOf(move);
  switch (decision.type) {
    case 'step':
    case 'walk':
      return { type: 'figureStepped', way: known(ways[0]) };
    case 'react':
      return { type: 'nemesisReacted', way: known(ways[0]) };
    case 'jump':
    case 'ride':
    case 'push':
    case 'guard':
    case 'swap':
    case 'fly':
    case 'drag':
    case 'steer':
    case 'vanish':
    case 'serve':
      return {
        type: 'abilityUsed',
        ability: decision.type,
        seat: known(state.owner[figure]),
        name: decision.figure,
        kind: kindName(state, figure),
        cell: known(state.cell[figure]),
        ways,
      };
    default:
      return assertNever(decision);
  }
}

// LDR-53: every Nemesis of the other side answers a moved leader, once an action.
function stirNemesis(state: State, leader: number): void {
  for (let figure = 2; figure < state.kind.length; figure++) {
    if (state.kind[figure] === NEMESIS && state.owner[figure] !== leader) state.reactors.push(figure);
  }
}

// LDR-53: a Nemesis without a way stays, and the next one is looked at.
export function dropStuckReactors(step: LeadersStep): void {
  const { state } = step;
  while (state.reactors.length > 0) {
    const nemesis = known(state.reactors[0]);
    listReactions(reactions, state, nemesis);
    if (reactions.count > 0) return;
    state.reactors.shift();
    if (!step.silent) step.emit({ type: 'nemesisStayed', seat: known(state.owner[nemesis]), cell: known(state.cell[nemesis]) });
  }
}

// LDR-55: her move may bring the moved leader down, also in its owner's turn.
export function react(step: LeadersStep, decision: Decision): void {
  const { state } = step;
  if (!isAction(decision)) return;
  const seat = known(state.owner[known(state.reactors[0])]);
  const move = moveOf(state, seat, decision);
  const fact = step.silent ? null : actionEvent(state, move, decision);
  state.reactors.shift();
  carryOut(state, move);
  if (fact !== null) step.emit(fact);
  if (checkFalls(step, 1 - seat)) state.reactors.length = 0;
}

// LDR-19. Whoever acts never brings the own leader down (LDR-20, LDR-56), so one seat is looked at.
export function checkFalls(step: LeadersStep, seat: number): boolean {
  const { state } = step;
  const fall = fallOf(state, seat);
  if (fall === null) return false;
  state.loser = seat;
  state.fall = fall;
  if (!step.silent) step.emit({ type: 'leaderFell', seat, fall, cells: culprits(state, seat, fall) });
  return true;
}

export function endActions(step: LeadersStep): void {
  const { state } = step;
  // LDR-12: the second player recruits twice in the first turn.
  state.recruits = state.turn === 2 ? 2 : 1;
  if (!step.silent) step.emit({ type: 'actionsEnded', seat: state.seat });
}
