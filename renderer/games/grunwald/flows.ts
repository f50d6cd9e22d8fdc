// Where pieces come from and go to in one event, where they cannot know it themselves: helpers and coins are told apart
// by their places, so whoever leaves one place is whoever arrives at another.
import { type Event, FIELDS, type View } from '../../../engine/games/grunwald/view-types';
import type { Flows } from '../../table/difference';

interface Held {
  readonly id: string;
  readonly zone: string;
}

export function flows(event: Event, before: View, after: View): Flows {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const source = sourceOf(event);
  for (const { seat } of after.players) {
    pair(helpersOf(before, seat), helpersOf(after, seat), from, to, null);
    pair(coinsOf(before, seat), coinsOf(after, seat), from, to, source);
    pair(breadOf(before, seat), breadOf(after, seat), from, to, source);
  }
  // The card that was laid in secret is the one that is turned up in its place.
  if (event.type === 'cardsRevealed') for (const { seat } of event.cards) to[`secret:${seat}`] = 'host';
  if (event.type === 'teutonTaken' && source !== null) from[`card:${event.card.id}`] = source;
  return { from, to };
}

// A field or the event card that something is gained from or paid to.
function sourceOf(event: Event): string | null {
  if (!('source' in event)) return null;
  return FIELDS.some((field) => field === event.source) ? `field:${event.source}` : 'event';
}

function pair(
  before: readonly Held[],
  after: readonly Held[],
  from: Record<string, string>,
  to: Record<string, string>,
  otherwise: string | null,
): void {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  for (const arrived of after.filter(({ id }) => !known.has(id))) {
    const left = gone.findIndex(({ zone }) => zone !== arrived.zone);
    const [twin] = left < 0 ? [] : gone.splice(left, 1);
    if (twin !== undefined) {
      from[arrived.id] = twin.zone;
      to[twin.id] = arrived.zone;
    } else if (otherwise !== null) from[arrived.id] = otherwise;
  }
  if (otherwise !== null) for (const { id } of gone) to[id] = otherwise;
}

const times = (count: number, make: (index: number) => Held): readonly Held[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => make(i));

function stakesOf(view: View, seat: number) {
  return view.fields.flatMap(({ id, queue }) =>
    queue.flatMap((stake, place) => (stake.seat === seat ? [{ ...stake, field: id, zone: `niche:${id}:${place}` }] : [])),
  );
}

function helpersOf(view: View, seat: number): readonly Held[] {
  const player = view.players.find((each) => each.seat === seat);
  if (player === undefined) return [];
  return [
    ...times(player.helpersFree, (index) => ({ id: `helper:${seat}:home:${index}`, zone: `home:${seat}` })),
    ...times(player.reserve, (index) => ({ id: `helper:${seat}:reserve:${index}`, zone: 'field:helpers' })),
    ...stakesOf(view, seat).flatMap(({ field, zone, helpers }) =>
      times(helpers, (index) => ({ id: `helper:${seat}:${field}:${index}`, zone })),
    ),
  ];
}

function coinsOf(view: View, seat: number): readonly Held[] {
  const purse = view.players.find((each) => each.seat === seat)?.ducats ?? 0;
  return [
    ...times(purse, (index) => ({ id: `ducats:${seat}:${index}`, zone: `purse:${seat}` })),
    ...stakesOf(view, seat).flatMap(({ field, zone, ducats }) =>
      times(ducats, (index) => ({ id: `stake:${field}:${seat}:${index}`, zone })),
    ),
  ];
}

function breadOf(view: View, seat: number): readonly Held[] {
  const stock = view.players.find((each) => each.seat === seat)?.provision ?? 0;
  return times(stock, (index) => ({ id: `provision:${seat}:${index}`, zone: `larder:${seat}` }));
}
