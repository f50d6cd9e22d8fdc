// What a seat may know: all but the order of the deck (LDR-5), so the view is the same for everyone.
import { known } from '../../core/invariant';
import { cardOf, heldCards } from './cards';
import { fallOf, freeCellsAround, pressureOf, pressureOn } from './danger';
import { KING, NEMESIS, TURN_LIMIT } from './data/characters';
import { countOccurrences, positionKey } from './effects/turns';
import { CELLS, LEADER_STARTS, RECRUITMENT_CELLS } from './hex';
import { addFigureActions, listActions, listReactions } from './moves/generate';
import { makeMoveList, startList } from './moves/list';
import { actionOf, carryOut, DRAG, endOf, FLY, PUSH, SERVE, STEER, STEP, SWAP, takeBack, targetOf } from './moves/move';
import { isJailed, isShielded } from './moves/shields';
import { kindName, makeDecision } from './moves/translate';
import { makeKey } from './notation';
import type { State } from './types';
import type { CellView, Event, FigureView, SeatView, View, WinningDecision } from './view-types';

const CELL_VIEWS: readonly CellView[] = CELLS.map(({ q, r }, cell) => ({
  q,
  r,
  ring: seatOrNull(RECRUITMENT_CELLS.findIndex((ring) => ring.includes(cell))),
  crown: seatOrNull(LEADER_STARTS.indexOf(cell)),
}));

function seatOrNull(seat: number): number | null {
  return seat < 0 ? null : seat;
}

const list = makeMoveList();
// Where the other character stands is what these abilities pick.
const PICKING = new Set([PUSH, SWAP, FLY, DRAG, STEER, SERVE]);

export function viewFor(state: State): View {
  return {
    phase: state.phase,
    mode: state.mode,
    first: state.first,
    seat: state.seat,
    turn: state.turn,
    turnLimit: TURN_LIMIT,
    cells: CELL_VIEWS,
    figures: state.owner.map((_, figure) => figureView(state, figure)),
    seats: [seatView(state, 0), seatView(state, 1)],
    twin: state.twin,
    reactors: state.reactors.slice(),
    recruitsLeft: state.recruits,
    display: state.display.slice(),
    deckCount: state.deck.length,
    banished: state.banished.slice(),
    chosen: state.chosen,
    hermitCell: state.hermitCell,
    occurrences: state.history.length === 0 ? 0 : countOccurrences(state, positionKey(state)),
    history: state.history.slice(),
    winning: winningDecisions(state),
    loser: state.loser,
    fall: state.fall,
    draw: state.draw,
  };
}

function figureView(state: State, figure: number): FigureView {
  const seat = known(state.owner[figure]);
  const kind = known(state.kind[figure]);
  const cell = known(state.cell[figure]);
  startList(list, state, seat);
  if (kind === NEMESIS) listReactions(list, state, figure);
  else addFigureActions(list, state, figure);
  const steps: number[] = [];
  const powers: number[] = [];
  for (let index = 0; index < list.count; index++) {
    const move = known(list.moves[index]);
    const action = actionOf(move);
    const shown = PICKING.has(action) ? targetOf(move) : endOf(move);
    const cells = action === STEP ? steps : powers;
    if (!cells.includes(shown)) cells.push(shown);
  }
  return {
    id: `${seat}.${known(state.name[figure])}`,
    seat,
    name: known(state.name[figure]),
    kind: kindName(state, figure),
    card: cardOf(kind),
    cell,
    acted: (state.acted & (1 << figure)) !== 0,
    jailed: isJailed(state, figure),
    shielded: isShielded(state, figure),
    pressure: pressureOf(kind, cell, known(state.cell[1 - seat])),
    steps,
    powers,
  };
}

// What the table may point out: the same a player sees who looks at the board long enough.
function winningDecisions(state: State): WinningDecision[] {
  const reactor = state.phase === 'reacting' ? state.reactors[0] : undefined;
  if (reactor !== undefined) listReactions(list, state, reactor);
  else if (state.phase === 'acting') listActions(list, state);
  else return [];
  const enemy = 1 - known(reactor === undefined ? state.seat : state.owner[reactor]);
  const winning: WinningDecision[] = [];
  for (let index = 0; index < list.count; index++) {
    const move = known(list.moves[index]);
    const undo = carryOut(state, move);
    const fall = fallOf(state, enemy);
    takeBack(state, undo);
    if (fall !== null) winning.push({ key: makeKey(makeDecision(state, move)), fall });
  }
  return winning;
}

function seatView(state: State, seat: number): SeatView {
  return {
    leader: state.kind[seat] === KING ? 'king' : 'queen',
    cards: heldCards(state, seat),
    pressure: pressureOn(state, seat),
    freeCells: freeCellsAround(state, known(state.cell[seat])),
  };
}

// Every event is seen by all; a refilled slot is open by then.
export function redactEvent(event: Event): Event {
  return event;
}
