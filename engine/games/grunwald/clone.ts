// A deep copy by hand: search makes one per playout, and a generic copy is many times slower.
import type { OpenTable, State } from './types';

export function cloneState(state: State): State {
  const copy = copyTable(state) as State;
  copy.piles = copyLists(state.piles);
  copy.secret = state.secret.slice();
  return copy;
}

export function copyTable(state: OpenTable): OpenTable {
  return {
    phase: state.phase,
    seats: state.seats,
    round: state.round,
    start: state.start,
    ducats: state.ducats.slice(),
    provision: state.provision.slice(),
    helpers: state.helpers.slice(),
    extra: state.extra.slice(),
    officerFree: state.officerFree.slice(),
    helpersFree: state.helpersFree.slice(),
    out: state.out.slice(),
    hand: copyLists(state.hand),
    camp: copyLists(state.camp),
    queue: copyLists(state.queue),
    officersOn: state.officersOn.slice(),
    helpersOn: state.helpersOn.slice(),
    ducatsOn: state.ducatsOn.slice(),
    crown: state.crown.slice(),
    mercenary: state.mercenary.slice(),
    teutons: state.teutons.slice(),
    provisionCard: state.provisionCard,
    ducatCard: state.ducatCard,
    event: state.event,
    prize: state.prize,
    active: state.active,
    takeOfficer: state.takeOfficer,
    takeHelpers: state.takeHelpers,
    takeField: state.takeField,
    asked: state.asked.slice(),
    bid: state.bid,
    leader: state.leader,
    played: state.played.slice(),
    captives: state.captives.slice(),
    battle: state.battle,
    debt: state.debt,
    given: state.given.slice(),
    paid: copyLists(state.paid),
    larder: state.larder.slice(),
    troops: state.troops.slice(),
    dismissed: copyLists(state.dismissed),
    gone: state.gone.slice(),
    goneProvision: state.goneProvision.slice(),
    goneDucats: state.goneDucats.slice(),
    goneEvents: state.goneEvents.slice(),
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}
