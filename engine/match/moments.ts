// What will be remembered of a match when it is over: its weightiest facts as everybody may know them, in their order.
import type { Match, MatchBeat } from './match';

type Event = { readonly type: string };

export interface Moment {
  readonly event: Event;
  // What an onlooker saw right after it.
  readonly view: unknown;
  // Round or turn in which it happened.
  readonly number: number;
}

const MOST = 4;
// Two battles are a story, four are a list.
const MOST_OF_A_KIND = 2;

export function momentsOf({ game, played }: Pick<Match, 'game' | 'played'>): readonly Moment[] {
  if (game.weighEvent === undefined) return [];
  const weighed: { readonly beat: MatchBeat; readonly weight: number; readonly entry: number }[] = [];
  for (const [entry, { beats }] of played.entries()) {
    for (const beat of beats) {
      const weight = game.weighEvent(beat.event);
      if (weight > 0) weighed.push({ beat, weight, entry });
    }
  }
  const kinds = new Map<string, number>();
  const kept = weighed
    .toSorted((a, b) => b.weight - a.weight || a.entry - b.entry)
    .filter(({ beat: { event } }) => {
      const before = kinds.get(event.type) ?? 0;
      kinds.set(event.type, before + 1);
      return before < MOST_OF_A_KIND;
    })
    .slice(0, MOST)
    .toSorted((a, b) => a.entry - b.entry);
  return kept.flatMap(({ beat, entry }) => {
    const told: Event | null = game.redactEvent(beat.event, null);
    if (told === null) return [];
    // The state after the last fact of a round may already stand in the next one.
    const before = played[entry - 1]?.state ?? beat.state;
    return [{ event: told, view: game.viewFor(beat.state, null), number: game.progress(before).number }];
  });
}
