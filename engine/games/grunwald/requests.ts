// Who is asked and in which words; progress and the other small readings the module offers.
import type { Phrase } from '../../core/decision';
import { known } from '../../core/invariant';
import { CARDS } from './data/cards';
import { EVENTS } from './data/events';
import { ROUNDS } from './data/supplies';
import { askedSeat, givenWorth, hungry } from './decisions';
import type { State } from './types';
import { type Event, FIELDS } from './view-types';

export function requestFor(state: State): { readonly seat: number; readonly prompt: Phrase } | null {
  const seat = askedSeat(state);
  return seat < 0 ? null : { seat, prompt: promptFor(state, seat) };
}

function promptFor(state: State, seat: number): Phrase {
  const key = `prompt.${state.phase}`;
  const event = EVENTS[state.event];
  const named = event === undefined ? {} : { event: `@event.${event.id}.name` };
  switch (state.phase) {
    case 'choosingField':
      return state.takeOfficer === 1
        ? { key: `${key}.officer` }
        : { key: `${key}.helpers`, params: { count: state.takeHelpers } };
    case 'choosingDucats':
      return { key, params: { field: `@field.${known(FIELDS[state.takeField])}.name` } };
    case 'choosingTask':
      return { key, params: named };
    case 'bidding':
      return state.leader < 0 ? { key: `${key}.first`, params: named } : { key, params: { ...named, bid: state.bid } };
    case 'buying':
      return { key: `${key}.${known(event).id}` };
    case 'payingDue':
      return { key: `${key}.${known(event).id}` };
    case 'buyingHelper':
      return { key, params: { count: known(state.helpers[seat]) } };
    case 'choosingLoss':
      return { key, params: { owed: state.debt, given: givenWorth(state) } };
    case 'dismissing':
      return { key, params: { count: hungry(state, seat), given: state.given.length } };
    default:
      return { key };
  }
}

export function progress(state: State): { readonly unit: 'round'; readonly number: number; readonly of: number } {
  return { unit: 'round', number: state.round, of: ROUNDS };
}

// Every event card and every knight, Teuton and peasant should turn up in a long soak.
export const components: readonly string[] = [...EVENTS.map((event) => event.id), ...CARDS.map((card) => card.id)];

export function usedComponents(event: Event): readonly string[] {
  switch (event.type) {
    case 'eventTurned':
      return [event.event];
    case 'prizeTurned':
      return [event.card.id];
    case 'cardsOpened':
      return [...event.crown, ...event.mercenaries, ...event.teutons].map((card) => card.id);
    case 'cardsRevealed':
      return event.cards.map(({ card }) => card.id);
    default:
      return [];
  }
}
