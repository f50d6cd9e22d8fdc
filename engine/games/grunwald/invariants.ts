// Conservation laws: every card, figure and coin is somewhere exactly once.
import { PEASANT } from './data/cards';
import { EVENTS } from './data/events';
import { ALL_HELPERS, DUCAT_CARDS, PROVISION_CARDS } from './data/supplies';
import { FIELD_COUNT, MAX_SEATS, PILE, type State } from './types';

export function checkInvariants(state: State): readonly string[] {
  const broken: string[] = [];
  checkOnce(broken, 'card', PEASANT, [
    ...state.hand,
    ...state.camp,
    state.crown,
    state.mercenary,
    state.teutons,
    [state.prize],
    state.played,
    state.captives,
    state.gone,
    ...state.piles.slice(0, PILE.provision),
  ]);
  checkOnce(broken, 'provision card', PROVISION_CARDS.length, [
    state.goneProvision,
    [state.provisionCard],
    state.piles[PILE.provision] ?? [],
  ]);
  checkOnce(broken, 'ducat card', DUCAT_CARDS.length, [state.goneDucats, [state.ducatCard], state.piles[PILE.ducats] ?? []]);
  checkOnce(broken, 'event', EVENTS.length, [state.goneEvents, [state.event], state.piles[PILE.events] ?? []]);
  for (let seat = 0; seat < state.seats; seat++) checkSeat(broken, state, seat);
  return broken;
}

function checkOnce(broken: string[], what: string, count: number, zones: readonly (readonly number[])[]): void {
  const times = new Array<number>(count).fill(0);
  for (const zone of zones) for (const card of zone) if (card >= 0 && card < count) times[card] = (times[card] ?? 0) + 1;
  times.forEach((seen, card) => {
    if (seen !== 1) broken.push(`${what} ${card} lies in ${seen} places`);
  });
}

function checkSeat(broken: string[], state: State, seat: number): void {
  let officers = state.officerFree[seat] ?? 0;
  let helpers = state.helpersFree[seat] ?? 0;
  for (let field = 0; field < FIELD_COUNT; field++) {
    const at = field * MAX_SEATS + seat;
    officers += state.officersOn[at] ?? 0;
    helpers += state.helpersOn[at] ?? 0;
  }
  const owned = (state.helpers[seat] ?? 0) + (state.extra[seat] ?? 0);
  if (officers !== 1) broken.push(`seat ${seat} has ${officers} officers`);
  if (helpers !== owned) broken.push(`seat ${seat} has ${helpers} helpers about and owns ${owned}`);
  if (owned > ALL_HELPERS) broken.push(`seat ${seat} owns ${owned} helpers`);
  if ((state.ducats[seat] ?? 0) < 0) broken.push(`seat ${seat} owes ducats`);
  if ((state.provision[seat] ?? 0) < 0) broken.push(`seat ${seat} owes provision`);
}
