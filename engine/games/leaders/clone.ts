// A deep copy, written out: search copies states all the time.
import type { State } from './types';

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    mode: state.mode,
    first: state.first,
    seat: state.seat,
    turn: state.turn,
    board: state.board.slice(),
    owner: state.owner.slice(),
    kind: state.kind.slice(),
    cell: state.cell.slice(),
    name: state.name.slice(),
    partner: state.partner.slice(),
    acted: state.acted,
    twin: state.twin,
    reactors: state.reactors.slice(),
    cards: state.cards.slice(),
    recruits: state.recruits,
    display: state.display.slice(),
    deck: state.deck.slice(),
    banished: state.banished.slice(),
    chosen: state.chosen,
    hermitCell: state.hermitCell,
    history: state.history.slice(),
    loser: state.loser,
    fall: state.fall,
    draw: state.draw,
  };
}

// A copy for moving figures about: what only recruiting changes is shared with the original.
export function cloneBoard(state: State): State {
  return { ...state, board: state.board.slice(), cell: state.cell.slice() };
}
