// Phase 2: pieces in hand, their field, their ducats, and whose turn comes next.
import { known } from '../../../core/invariant';
import { isTruce } from '../flow';
import { seatsFromStart, stakeIndex } from '../ranking';
import { type Decision, FIELD, type State } from '../types';
import { FIELDS } from '../view-types';
import type { Effect, GrunwaldStep } from './goods';

function takePieces(step: GrunwaldStep, decision: Decision): void {
  if (decision.type !== 'take') return;
  step.state.takeOfficer = decision.pieces === 'officer' ? 1 : 0;
  step.state.takeHelpers = decision.pieces === 'helpers' ? decision.count : 0;
}

function putBackPieces(step: GrunwaldStep): void {
  step.state.takeOfficer = 0;
  step.state.takeHelpers = 0;
}

function chooseField(step: GrunwaldStep, decision: Decision): void {
  if (decision.type === 'goTo') step.state.takeField = FIELDS.indexOf(decision.field);
}

function leaveField(step: GrunwaldStep): void {
  step.state.takeField = -1;
}

// GRU-20 to GRU-22: whoever adds to a field keeps the earlier place.
function placePieces(step: GrunwaldStep, decision: Decision): void {
  const { state } = step;
  const seat = state.active;
  const field = state.takeField;
  const at = stakeIndex(field, seat);
  const ducats = decision.type === 'stake' ? decision.ducats : 0;
  const { takeOfficer, takeHelpers } = state;
  const queue = known(state.queue[field]);
  if (!queue.includes(seat)) queue.push(seat);
  state.officersOn[at] = (state.officersOn[at] ?? 0) + takeOfficer;
  state.helpersOn[at] = (state.helpersOn[at] ?? 0) + takeHelpers;
  state.ducatsOn[at] = (state.ducatsOn[at] ?? 0) + ducats;
  state.officerFree[seat] = (state.officerFree[seat] ?? 0) - takeOfficer;
  state.helpersFree[seat] = (state.helpersFree[seat] ?? 0) - takeHelpers;
  state.ducats[seat] = (state.ducats[seat] ?? 0) - ducats;
  putBackPieces(step);
  leaveField(step);
  // GRU-23: without pieces one is out.
  if (state.officerFree[seat] === 0 && state.helpersFree[seat] === 0) state.out[seat] = 1;
  if (!step.silent) {
    step.emit({
      type: 'piecesPlaced',
      seat,
      field: known(FIELDS[field]),
      officer: takeOfficer === 1,
      helpers: takeHelpers,
      ducats,
      place: queue.indexOf(seat),
    });
  }
  passToNext(state);
}

function passTurn(step: GrunwaldStep): void {
  const { state } = step;
  state.out[state.active] = 1;
  if (!step.silent) step.emit({ type: 'seatPassed', seat: state.active });
  passToNext(state);
}

function passToNext(state: State): void {
  for (let step = 1; step <= state.seats; step++) {
    const seat = (state.active + step) % state.seats;
    if (state.out[seat] === 0) {
      state.active = seat;
      return;
    }
  }
  state.active = -1;
}

// GRU-41: those with a piece among the Teutons are asked for a card.
function beginResolution(step: GrunwaldStep): void {
  const { state } = step;
  state.asked = isTruce(state) ? [] : seatsFromStart(state).filter((seat) => known(state.queue[FIELD.teutons]).includes(seat));
}

export const placingEffects = {
  takePieces,
  putBackPieces,
  chooseField,
  leaveField,
  placePieces,
  passTurn,
  beginResolution,
} satisfies Record<string, Effect>;
