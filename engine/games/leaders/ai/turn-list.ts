// Candidate turns: a beam search over sequences of own actions. Every node on the way is a turn that may end there.
import { cloneState } from '../clone';
import { isFallen } from '../danger';
import { NEMESIS } from '../data/characters';
import { listActions, listReactions } from '../moves/generate';
import { type MoveList, makeMoveList } from '../moves/list';
import { carryOut, figureOf, markActed, takeBack } from '../moves/move';
import type { State as LeadersState } from '../types';
import { fingerprint, makeTable } from './zobrist';

export interface Turn {
  // The position after the turn's actions, still before `end`.
  readonly state: LeadersState;
  readonly score: number;
  // Moves in order, reactions of either side among them.
  readonly moves: readonly number[];
}

export interface Beam {
  readonly width: number;
  // How many turns to answer.
  readonly keep: number;
  score(state: LeadersState): number;
}

const LOST = -1000;
const table = makeTable(15);
const print = { low: 0, high: 0 };
const reactionList = makeMoveList();

// Best first; the turn without any action is always among the considered.
export function listTurns(root: LeadersState, beam: Beam): Turn[] {
  const list = makeMoveList();
  const start: Turn = { state: root, score: beam.score(root), moves: [] };
  const found: Turn[] = [start];
  let layer: Turn[] = [start];
  table.clear();
  while (layer.length > 0) {
    const next: Turn[] = [];
    for (const turn of layer) expand(turn, list, beam, root.seat, next);
    next.sort((left, right) => right.score - left.score);
    layer = next.slice(0, beam.width);
    for (const turn of layer) found.push(turn);
  }
  found.sort((left, right) => right.score - left.score);
  return found.slice(0, beam.keep);
}

function expand(turn: Turn, list: MoveList, beam: Beam, seat: number, next: Turn[]): void {
  const { state } = turn;
  listActions(list, state);
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    const child = follow(state, move, beam, seat);
    if (child === null) continue;
    next.push({ state: child.state, score: child.score, moves: [...turn.moves, move, ...child.reactions] });
  }
}

// The position after a move and the reactions it stirs, each chosen by her owner's liking; null for one seen before.
function follow(state: LeadersState, move: number, beam: Beam, seat: number) {
  const { acted, twin } = state;
  const before = state.cell.slice(0, 2);
  const undo = carryOut(state, move);
  markActed(state, figureOf(move));
  fingerprint(state, print);
  const isNew = table.get(print) < 0;
  if (isNew) table.set(print, 1);
  const child = isNew ? cloneState(state) : null;
  state.acted = acted;
  state.twin = twin;
  takeBack(state, undo);
  if (child === null) return null;
  const reactions: number[] = [];
  for (const leader of [0, 1]) if (child.cell[leader] !== before[leader]) settleReactions(child, leader, beam, seat, reactions);
  return { state: child, score: isFallen(child, seat) ? LOST : beam.score(child), reactions };
}

function settleReactions(state: LeadersState, leader: number, beam: Beam, seat: number, reactions: number[]): void {
  for (let figure = 2; figure < state.kind.length; figure++) {
    if (state.kind[figure] !== NEMESIS || state.owner[figure] === leader) continue;
    const move = chooseReaction(state, figure, beam, seat);
    if (move === null) continue;
    carryOut(state, move);
    reactions.push(move);
  }
}

function chooseReaction(state: LeadersState, nemesis: number, beam: Beam, seat: number): number | null {
  listReactions(reactionList, state, nemesis);
  const sign = state.owner[nemesis] === seat ? 1 : -1;
  let best: number | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < reactionList.count; index++) {
    const move = reactionList.moves[index] as number;
    const undo = carryOut(state, move);
    const score = sign * (isFallen(state, seat) ? LOST : beam.score(state));
    takeBack(state, undo);
    if (score <= bestScore) continue;
    best = move;
    bestScore = score;
  }
  return best;
}
