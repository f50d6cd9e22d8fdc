// Points and ranks on a field, and small readings of the state that rules, view and AI share.
import { eventIs } from './data/events';
import { FIELD, MAX_SEATS, type OpenTable } from './types';

export function stakeIndex(field: number, seat: number): number {
  return field * MAX_SEATS + seat;
}

// GRU-31: officer 2, helper 1, ducat 1; the Hard winter makes an officer count 1.
export function pointsOn(state: OpenTable, field: number, seat: number): number {
  const at = stakeIndex(field, seat);
  const ducats = state.ducatsOn[at] ?? 0;
  // GRU-53: ducats alone count here.
  if (field === FIELD.mercenaries) return ducats;
  return (state.officersOn[at] ?? 0) * officerWorth(state) + (state.helpersOn[at] ?? 0) + ducats;
}

export function officerWorth(state: OpenTable): number {
  return eventIs(state.event, 'winter') ? 1 : 2;
}

// Seats on a field, best first. GRU-31: ties go to the earlier place, so the sort must be stable.
export function rankField(state: OpenTable, field: number): number[] {
  const ranked: number[] = [];
  const points: number[] = [];
  for (const seat of state.queue[field] ?? []) {
    const own = pointsOn(state, field, seat);
    let at = ranked.length;
    while (at > 0 && (points[at - 1] ?? 0) < own) at--;
    ranked.splice(at, 0, seat);
    points.splice(at, 0, own);
  }
  return ranked;
}

export function isOn(state: OpenTable, field: number, seat: number): boolean {
  const at = stakeIndex(field, seat);
  return (state.officersOn[at] ?? 0) + (state.helpersOn[at] ?? 0) > 0;
}

// GRU-11: from the start player clockwise.
export function seatsFromStart(state: OpenTable): number[] {
  const seats: number[] = [];
  for (let step = 0; step < state.seats; step++) seats.push((state.start + step) % state.seats);
  return seats;
}
