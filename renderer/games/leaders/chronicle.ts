// What has been played at this table so far, from the log: for the trails on the board and the list of the last turn.
import type { Event, View, Way } from '../../../engine/games/leaders/view-types';
import type { LogLine } from '../../table/log-lines';

export interface Deed {
  readonly event: Event;
  readonly view: View;
}

interface Turn {
  readonly seat: number;
  readonly deeds: readonly Deed[];
}

// The turns that have been told of, newest first; the first part may be a turn whose beginning nobody saw.
export function turnsTold(lines: readonly LogLine[]): readonly Turn[] {
  const turns: { seat: number; deeds: Deed[] }[] = [];
  let open: { seat: number; deeds: Deed[] } | null = null;
  for (const line of lines) {
    const event = line.event as Event;
    const view = line.view as View;
    if (event.type === 'turnBegan') {
      open = { seat: event.seat, deeds: [] };
      turns.unshift(open);
    } else {
      if (open === null) {
        open = { seat: seatOf(event) ?? view.seat, deeds: [] };
        turns.unshift(open);
      }
      open.deeds.push({ event, view });
    }
  }
  return turns;
}

export function seatOf(event: Event): number | null {
  return 'seat' in event ? event.seat : 'way' in event ? event.way.seat : null;
}

// The ways of the turn under way, or before its first one of the turn before: what a player wants to see of late.
export function freshWays(lines: readonly LogLine[]): readonly Way[] {
  for (const turn of turnsTold(lines).slice(0, 2)) {
    const ways = turn.deeds.flatMap(({ event }) => waysOf(event));
    if (ways.length > 0) return ways;
  }
  return [];
}

function waysOf(event: Event): readonly Way[] {
  if (event.type === 'figureStepped' || event.type === 'nemesisReacted') return [event.way];
  return event.type === 'abilityUsed' ? event.ways : [];
}

const SILENT = new Set<Event['type']>([
  'actionsEnded',
  'cardTaken',
  'choiceTakenBack',
  'displayRefilled',
  'matchBegan',
  'turnBegan',
]);

// What the seat did in its last turn, as far as it is worth a line.
export function lastDeeds(lines: readonly LogLine[], seat: number): readonly Deed[] {
  const turn = turnsTold(lines).find((each) => each.seat === seat && each.deeds.length > 0);
  return turn?.deeds.filter(({ event }) => !SILENT.has(event.type)) ?? [];
}
