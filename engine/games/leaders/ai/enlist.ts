// Recruitments of turns that are only thought of: the card the value likes best, each on the cell that looks best. Cards that
// follow come from the imagined deck.
import { cloneState } from '../clone';
import { type CardId, CUB, FIGURE_KINDS, type FigureKind, HERMIT } from '../data/characters';
import { addFigure, pair } from '../effects/recruiting';
import { cubPlacements, isComplete, placementsFor, recruitableCards } from '../recruitment';
import type { State } from '../types';
import { judge } from './judge';
import { afterTurn } from './quick';
import type { Value } from './value';
import { winShareOf } from './win-shares';

// Where all cards lie open, these of them are weighed.
const WEIGHED = 4;

interface Choice {
  readonly card: CardId;
  readonly cells: readonly number[];
}

// The seat that has just moved recruits so often; the state is the enemy's moment after that turn.
export function enlist(state: State, value: Value, count: number): void {
  const seat = 1 - state.seat;
  for (let each = 0; each < count; each++) if (!recruitOne(state, seat, value)) return;
}

// The enemy's moment after a turn that ends here and its recruitment.
export function enlistedAfter(state: State, value: Value): State {
  const next = cloneState(afterTurn(state));
  // LDR-12: the second player recruits twice in the first turn.
  enlist(next, value, state.turn === 2 ? 2 : 1);
  return next;
}

function recruitOne(state: State, seat: number, value: Value): boolean {
  if (isComplete(state, seat)) return false;
  let best: Choice | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cardsOf(state, seat)) {
    const cells = cellsFor(state, seat, card);
    if (cells.length === 0) continue;
    put(state, seat, card, cells);
    const share = value(state);
    takeOff(state, seat, cells);
    if (share >= least) continue;
    least = share;
    best = { card, cells };
  }
  if (best === null) return false;
  put(state, seat, best.card, best.cells);
  const slot = state.display.indexOf(best.card);
  if (state.mode === 'advanced') state.display.splice(slot, 1);
  else state.display[slot] = state.deck.pop() ?? null;
  return true;
}

function cardsOf(state: State, seat: number): CardId[] {
  const enemy = state.seat;
  state.seat = seat;
  const cards = recruitableCards(state);
  state.seat = enemy;
  if (cards.length <= WEIGHED) return cards;
  return cards.sort((left, right) => winShareOf(right) - winShareOf(left)).slice(0, WEIGHED);
}

// One cell, or two for the Hermit and the Cub; none if there is no room.
function cellsFor(state: State, seat: number, card: CardId): number[] {
  const enemy = state.seat;
  const isPair = card === 'hermitAndCub';
  state.seat = seat;
  const cells = bestCell(state, seat, kindOf(card), placementsFor(state, card));
  if (isPair && cells.length === 1) {
    state.hermitCell = cells[0] as number;
    cells.push(...bestCell(state, seat, CUB, cubPlacements(state)));
    state.hermitCell = -1;
  }
  state.seat = enemy;
  return isPair && cells.length < 2 ? [] : cells;
}

function bestCell(state: State, seat: number, kind: number, cells: readonly number[]): number[] {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    addFigure(state, seat, kind, cell);
    const score = judge(state, seat);
    removeLast(state);
    if (score <= most) continue;
    best = cell;
    most = score;
  }
  return best < 0 ? [] : [best];
}

function kindOf(card: CardId): number {
  return card === 'hermitAndCub' ? HERMIT : FIGURE_KINDS.indexOf(card as FigureKind);
}

function put(state: State, seat: number, card: CardId, cells: readonly number[]): void {
  const figure = addFigure(state, seat, kindOf(card), cells[0] as number);
  if (cells.length > 1) pair(state, figure, addFigure(state, seat, CUB, cells[1] as number));
  state.cards[seat] = (state.cards[seat] as number) + 1;
}

function takeOff(state: State, seat: number, cells: readonly number[]): void {
  for (let each = 0; each < cells.length; each++) removeLast(state);
  state.cards[seat] = (state.cards[seat] as number) - 1;
}

function removeLast(state: State): void {
  state.board[state.cell.pop() as number] = -1;
  state.owner.pop();
  state.kind.pop();
  state.name.pop();
  state.partner.pop();
}
