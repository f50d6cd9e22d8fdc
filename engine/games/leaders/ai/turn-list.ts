// Candidate turns: a beam search over sequences of own actions. Every node on the way is a turn that may end there.
// One scratch state is moved about; only turns that stay in the beam are written down.
import { cloneBoard } from '../clone';
import { isFallen } from '../danger';
import { NEMESIS } from '../data/characters';
import { listActions, listReactions } from '../moves/generate';
import { makeMoveList } from '../moves/list';
import { carryOut, EMPTY, figureOf, markActed, takeBack } from '../moves/move';
import type { State } from '../types';
import { fingerprint, makeTable } from './zobrist';

export interface Turn {
  // The position after the turn's actions, still before `end`.
  readonly state: State;
  readonly score: number;
  // Moves in order, reactions of either side among them.
  readonly moves: readonly number[];
}

export interface Beam {
  readonly width: number;
  // How many turns to answer, and actions in one at most, if not all.
  readonly keep: number;
  readonly actions?: number;
  score(state: State): number;
}

// A turn of the beam: where all figures stand.
interface Post {
  readonly cell: readonly number[];
  readonly acted: number;
  readonly twin: number;
  readonly score: number;
  readonly moves: readonly number[];
}

// A turn one action further, not yet written down.
interface Idea {
  readonly from: Post;
  readonly move: number;
  readonly reactions: readonly number[];
  readonly score: number;
}

const LOST = -1000;
const NONE: readonly number[] = [];
const table = makeTable(15);
const print = { low: 0, high: 0 };
const list = makeMoveList();
const reactionList = makeMoveList();

// Best first; the turn without any action is always among the considered.
export function listTurns(root: State, beam: Beam): Turn[] {
  const scratch = cloneBoard(root);
  const { acted, twin } = root;
  const start: Post = { cell: root.cell.slice(), acted, twin, score: beam.score(scratch), moves: NONE };
  const found: Post[] = [start];
  const hasNemesis = root.kind.includes(NEMESIS);
  let layer: Post[] = [start];
  table.clear();
  for (let action = 0; layer.length > 0 && action < (beam.actions ?? Number.POSITIVE_INFINITY); action++) {
    const ideas: Idea[] = [];
    for (const post of layer) expand(scratch, post, beam, hasNemesis, ideas);
    ideas.sort((left, right) => right.score - left.score);
    layer = ideas.slice(0, beam.width).map((idea) => writeDown(scratch, idea));
    for (const post of layer) found.push(post);
  }
  found.sort((left, right) => right.score - left.score);
  return found.slice(0, beam.keep).map((post) => {
    place(scratch, post);
    return { state: cloneBoard(scratch), score: post.score, moves: post.moves };
  });
}

function place(scratch: State, post: Post): void {
  const { board, cell } = scratch;
  for (let figure = 0; figure < cell.length; figure++) board[cell[figure] as number] = EMPTY;
  for (let figure = 0; figure < cell.length; figure++) {
    const to = post.cell[figure] as number;
    cell[figure] = to;
    board[to] = figure;
  }
  scratch.acted = post.acted;
  scratch.twin = post.twin;
}

function writeDown(scratch: State, { from, move, reactions, score }: Idea): Post {
  place(scratch, from);
  carryOut(scratch, move);
  markActed(scratch, figureOf(move));
  for (const reaction of reactions) carryOut(scratch, reaction);
  const { acted, twin } = scratch;
  return { cell: scratch.cell.slice(), acted, twin, score, moves: [...from.moves, move, ...reactions] };
}

function expand(scratch: State, post: Post, beam: Beam, hasNemesis: boolean, ideas: Idea[]): void {
  place(scratch, post);
  listActions(list, scratch);
  const { seat } = scratch;
  const bottom = scratch.cell[0];
  const top = scratch.cell[1];
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    const undo = carryOut(scratch, move);
    markActed(scratch, figureOf(move));
    fingerprint(scratch, print);
    if (table.get(print) < 0) {
      table.set(print, 1);
      const isStirred = hasNemesis && (scratch.cell[0] !== bottom || scratch.cell[1] !== top);
      const undos: number[] = [];
      const reactions = isStirred ? settleReactions(scratch, scratch.cell[0] !== bottom ? 0 : 1, beam, undos) : NONE;
      ideas.push({ from: post, move, reactions, score: isFallen(scratch, seat) ? LOST : beam.score(scratch) });
      for (let last = undos.length - 1; last >= 0; last--) takeBack(scratch, undos[last] as number);
    }
    scratch.acted = post.acted;
    scratch.twin = post.twin;
    takeBack(scratch, undo);
  }
}

// Every Nemesis that a moved leader stirs, each answering by her owner's liking.
function settleReactions(state: State, leader: number, beam: Beam, undos: number[]): readonly number[] {
  const reactions: number[] = [];
  for (let figure = 2; figure < state.kind.length; figure++) {
    if (state.kind[figure] !== NEMESIS || state.owner[figure] === leader) continue;
    const move = chooseReaction(state, figure, beam);
    if (move === null) continue;
    undos.push(carryOut(state, move));
    reactions.push(move);
  }
  return reactions;
}

function chooseReaction(state: State, nemesis: number, beam: Beam): number | null {
  listReactions(reactionList, state, nemesis);
  const sign = state.owner[nemesis] === state.seat ? 1 : -1;
  let best: number | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < reactionList.count; index++) {
    const move = reactionList.moves[index] as number;
    const undo = carryOut(state, move);
    const score = sign * (isFallen(state, state.seat) ? LOST : beam.score(state));
    takeBack(state, undo);
    if (score <= bestScore) continue;
    best = move;
    bestScore = score;
  }
  return best;
}
