// Exhaustive search of the current turn for a win: the shortest sequence of decisions, or null. Answers of an enemy
// Nemesis within the turn must all be met; her most stubborn one stands in the line.
import { makeRng } from '../../../core/rng';
import { cloneBoard, cloneState } from '../clone';
import { freeCellsAround, isFallen } from '../danger';
import { NEMESIS } from '../data/characters';
import { legalDecisions } from '../decisions';
import { CELL_COUNT, DISTANCES, RECRUITMENT_CELLS } from '../hex';
import { kernel } from '../kernel';
import { listActions, listReactions } from '../moves/generate';
import { type MoveList, makeMoveList } from '../moves/list';
import { carryOut, figureOf, markActed, takeBack } from '../moves/move';
import { makeDecision } from '../moves/translate';
import { isComplete } from '../recruitment';
import type { Decision, State } from '../types';
import { mayWin } from './reach';
import { fellingMove, mayFell } from './strikes';
import { type Fingerprint, fingerprint, makeTable, type Table } from './zobrist';

export interface WinSearch {
  // The line, or null. `isExhausted` tells whether null is proven.
  // Stops after so many nodes, or when `shouldStop`, asked now and then, says so.
  find(state: State, nodeLimit: number, shouldStop?: () => boolean): Decision[] | null;
  // Whether some line of at most `depth` decisions wins.
  winsWithin(state: State, depth: number): boolean;
  readonly nodes: number;
  readonly isExhausted: boolean;
}

// Recruiting refills from the state's own deck and draws nothing.
const NO_CHANCE = makeRng(1);
const MAX_DECISIONS = 40;

interface Hunt {
  readonly table: Table;
  readonly lists: MoveList[];
  readonly seat: number;
  readonly nodeLimit: number;
  readonly shouldStop: (() => boolean) | undefined;
  nodes: number;
  // Something lies deeper than this round looked.
  isCut: boolean;
  isStopped: boolean;
}

export function createWinSearch(tableBits: number): WinSearch {
  const table = makeTable(tableBits);
  const lists: MoveList[] = [];
  const result = { nodes: 0, isExhausted: true };
  const startHunt = (state: State, nodeLimit: number, shouldStop: (() => boolean) | undefined): Hunt => {
    table.clear();
    return { table, lists, seat: state.seat, nodeLimit, shouldStop, nodes: 0, isCut: false, isStopped: false };
  };
  return {
    find(original, nodeLimit, shouldStop) {
      const state = cloneBoard(original);
      const hunt = startHunt(state, nodeLimit, shouldStop);
      const line = deepen(hunt, state);
      result.nodes = hunt.nodes;
      result.isExhausted = !hunt.isStopped;
      return line;
    },
    winsWithin(original, depth) {
      const state = cloneBoard(original);
      return start(startHunt(state, Number.POSITIVE_INFINITY, undefined), state, depth) !== null;
    },
    get nodes() {
      return result.nodes;
    },
    get isExhausted() {
      return result.isExhausted;
    },
  };
}

function deepen(hunt: Hunt, state: State): Decision[] | null {
  for (let depth = 1; depth <= MAX_DECISIONS; depth++) {
    hunt.isCut = false;
    const line = start(hunt, state, depth);
    if (line !== null) return line;
    if (!hunt.isCut || hunt.isStopped) return null;
  }
  return null;
}

function start(hunt: Hunt, state: State, depth: number): Decision[] | null {
  if (state.phase === 'acting') return searchActions(hunt, state, depth, 0);
  if (state.phase === 'reacting') return searchReactions(hunt, state, state.reactors, depth, 0);
  return searchRecruiting(hunt, state, depth);
}

function listAt(hunt: Hunt, ply: number): MoveList {
  const list = hunt.lists[ply] ?? makeMoveList();
  hunt.lists[ply] = list;
  return list;
}

const print: Fingerprint = { low: 0, high: 0 };

// One action of the searching seat, then whatever it stirs.
function searchActions(hunt: Hunt, state: State, depth: number, ply: number): Decision[] | null {
  if (++hunt.nodes > hunt.nodeLimit) hunt.isStopped = true;
  if ((hunt.nodes & 2047) === 0 && hunt.shouldStop?.() === true) hunt.isStopped = true;
  if (hunt.isStopped) return null;
  fingerprint(state, print);
  const { low, high } = print;
  const searched = hunt.table.get(print);
  if (searched >= depth) {
    hunt.isCut ||= searched < MAX_DECISIONS;
    return null;
  }
  const wasCut = hunt.isCut;
  hunt.isCut = false;
  const line = tryActions(hunt, state, depth, ply, searched > 0) ?? (depth >= 3 ? searchRecruitment(hunt, state, depth) : null);
  if (line !== null) return line;
  print.low = low;
  print.high = high;
  hunt.table.set(print, hunt.isCut ? depth : MAX_DECISIONS);
  hunt.isCut ||= wasCut;
  return null;
}

// `isSeen`: no single action wins, a round before has shown it.
function tryActions(hunt: Hunt, state: State, depth: number, ply: number, isSeen: boolean): Decision[] | null {
  const ringGap = gapToRing(state);
  if (ringGap <= RECRUIT_REACH && depth < 3) hunt.isCut = true;
  // An action may also prepare a winning recruitment.
  if (ringGap > RECRUIT_REACH + 2 && !mayWin(state)) return null;
  // Most ways end here, and nothing has to be listed.
  if (depth === 1 && !mayFell(state) && canStep(state)) {
    hunt.isCut = true;
    return null;
  }
  const list = listAt(hunt, ply);
  listActions(list, state);
  const felling = isSeen ? -1 : fellingMove(state, list);
  if (felling >= 0) return [makeDecision(state, felling)];
  if (depth === 1) {
    hunt.isCut ||= list.count > 0;
    return null;
  }
  const { acted, twin } = state;
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    const bottom = state.cell[0];
    const top = state.cell[1];
    const undo = carryOut(state, move);
    markActed(state, figureOf(move));
    const reactors = stirred(state, state.cell[0] !== bottom, state.cell[1] !== top);
    const rest = searchReactions(hunt, state, reactors, depth - 1, ply + 1);
    state.acted = acted;
    state.twin = twin;
    takeBack(state, undo);
    if (rest !== null) return [makeDecision(state, move), ...rest];
    if (hunt.isStopped) return null;
  }
  return null;
}

// True only if there is some action: a step that harms nobody.
function canStep(state: State): boolean {
  const { owner, kind, cell, acted, seat } = state;
  if (freeCellsAround(state, cell[seat] as number) < 2) return false;
  for (let figure = 2; figure < owner.length; figure++) {
    if (owner[figure] !== seat || (acted & (1 << figure)) !== 0 || kind[figure] === NEMESIS) continue;
    if (freeCellsAround(state, cell[figure] as number) > 0) return true;
  }
  return false;
}

const NOBODY: readonly number[] = [];

function stirred(state: State, isBottomMoved: boolean, isTopMoved: boolean): readonly number[] {
  if (!isBottomMoved && !isTopMoved) return NOBODY;
  const leader = isBottomMoved ? 0 : 1;
  const found: number[] = [];
  for (let figure = 2; figure < state.kind.length; figure++) {
    if (state.kind[figure] === NEMESIS && state.owner[figure] !== leader) found.push(figure);
  }
  return found;
}

// LDR-54: her owner chooses. Ours: one good answer is enough. Theirs: all must lose.
function searchReactions(hunt: Hunt, state: State, reactors: readonly number[], depth: number, ply: number): Decision[] | null {
  const nemesis = reactors[0];
  if (nemesis === undefined) return searchActions(hunt, state, depth, ply);
  const others = reactors.slice(1);
  const list = listAt(hunt, ply);
  listReactions(list, state, nemesis);
  if (list.count === 0) return searchReactions(hunt, state, others, depth, ply);
  const isOwn = state.owner[nemesis] === hunt.seat;
  let longest: Decision[] | null = null;
  for (let index = 0; index < list.count; index++) {
    const move = list.moves[index] as number;
    const undo = carryOut(state, move);
    const line = answerTo(hunt, state, others, depth, ply, isOwn);
    takeBack(state, undo);
    if (line === null && !isOwn) return null;
    if (line === null) continue;
    const whole = [makeDecision(state, move), ...line];
    if (isOwn) return whole;
    if (longest === null || whole.length > longest.length) longest = whole;
  }
  return longest;
}

function answerTo(
  hunt: Hunt,
  state: State,
  others: readonly number[],
  depth: number,
  ply: number,
  isOwn: boolean,
): Decision[] | null {
  if (isFallen(state, isOwn ? 1 - hunt.seat : hunt.seat)) return isOwn ? [] : null;
  if (depth > 1) return searchReactions(hunt, state, others, depth - 1, ply + 1);
  hunt.isCut = true;
  return null;
}

// An Archer counts from two cells away.
const RECRUIT_REACH = 2;

// LDR-19 for recruitments: how far the enemy leader is from where an own recruit could stand.
function gapToRing(state: State): number {
  if (isComplete(state, state.seat) || state.display.length === 0) return CELL_COUNT;
  const row = (state.cell[1 - state.seat] as number) * CELL_COUNT;
  let gap = CELL_COUNT;
  for (const cell of RECRUITMENT_CELLS[state.seat] ?? []) gap = Math.min(gap, DISTANCES[row + cell] as number);
  return gap;
}

function searchRecruitment(hunt: Hunt, state: State, depth: number): Decision[] | null {
  if (gapToRing(state) > RECRUIT_REACH) return null;
  const next = cloneState(state);
  next.phase = 'acting';
  kernel.apply(next, { type: 'end' }, NO_CHANCE);
  const line = searchRecruiting(hunt, next, depth - 1);
  return line === null ? null : [{ type: 'end' }, ...line];
}

function searchRecruiting(hunt: Hunt, state: State, depth: number): Decision[] | null {
  if (state.loser >= 0) return state.loser === hunt.seat ? null : [];
  if (state.seat !== hunt.seat || state.phase === 'acting' || state.phase === 'banishing' || state.phase === 'over') return null;
  if (depth === 0) {
    hunt.isCut = true;
    return null;
  }
  for (const decision of legalDecisions(state)) {
    if (decision.type === 'back') continue;
    const next = cloneState(state);
    kernel.apply(next, decision, NO_CHANCE);
    const line = searchRecruiting(hunt, next, depth - 1);
    if (line !== null) return [decision, ...line];
  }
  return null;
}
