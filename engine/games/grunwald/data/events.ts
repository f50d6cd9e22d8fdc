// The fourteen event cards: what kind of procedure each starts and with which numbers.
import type { EventId, EventKind } from '../view-types';

export interface EventCard {
  readonly id: EventId;
  readonly kind: EventKind;
}

export const EVENTS: readonly EventCard[] = [
  { id: 'samogitia', kind: 'task' },
  { id: 'dobrzyn', kind: 'task' },
  { id: 'pomerania', kind: 'modifier' },
  { id: 'hunt', kind: 'purchase' },
  { id: 'grain', kind: 'auction' },
  { id: 'bydgoszcz', kind: 'task' },
  { id: 'ransom', kind: 'auction' },
  { id: 'brzesc', kind: 'auction' },
  { id: 'favour', kind: 'auction' },
  { id: 'wartax', kind: 'levy' },
  { id: 'gifts', kind: 'income' },
  { id: 'joust', kind: 'task' },
  { id: 'winter', kind: 'modifier' },
  { id: 'bridge', kind: 'purchase' },
];

export const EVENT_INDEX: Readonly<Record<string, number>> = Object.fromEntries(EVENTS.map((event, index) => [event.id, index]));

// Prizes of the tasks by rank.
export const SAMOGITIA_PROVISION = [2, 1] as const;
export const JOUST_DUCATS = [4, 2] as const;
// Dobrzyń: the sum asked for is this times the seats; what helpers get; what a failure costs.
export const DOBRZYN = { perSeat: 2, provision: 1, ducats: 1, lossProvision: 1, lossDucats: 2 } as const;
export const POMERANIA = { strength: 2, lossProvision: 1, lossDucats: 1 } as const;
export const GRAIN_PROVISION = 3;
// The great hunt: price by provision bought.
export const HUNT_PRICES: readonly number[] = [0, 2, 3];
export const BRIDGE_PRICE = 2;
export const WARTAX_PER = 3;
export const GIFTS = { all: 2, poorest: 1 } as const;

export function eventIs(event: number, id: EventId): boolean {
  return event >= 0 && EVENTS[event]?.id === id;
}
