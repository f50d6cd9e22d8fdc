// Which lines of the log a named opponent answers with words of their own. Found from the log alone: the same for
// everybody who looks and after every return to the table. Pure.
import type { CharacterId, SeatSpec } from '../../../engine/protocol';
import type { CuesOf } from '../../games/cues';
import type { LogLine } from '../../table/log-lines';
import { fraction } from '../../table/seeded';
import type { Cue, Person } from '../../text/people';
import { characterAt } from '../../ui/face';

export interface Spoken {
  readonly seat: number;
  readonly character: CharacterId;
  readonly cue: Cue;
  // 0…1, which of the lines for this cue.
  readonly pick: number;
}

// At most one line in so many decisions, and not every time there is a reason.
const ENTRIES = 8;
const OFTEN = 0.6;
const ENDS: ReadonlySet<Cue> = new Set(['won', 'lost']);

interface Talkers {
  readonly match: string;
  readonly seats: readonly SeatSpec[];
}

/** By the id of the log's line that is answered. */
export function spokenLines(log: readonly LogLine[], { match, seats }: Talkers, cuesOf: CuesOf): ReadonlyMap<number, Spoken> {
  const spoken = new Map<number, Spoken>();
  const said = new Set<number>();
  for (const { id, entry, event } of log) {
    const cues = cuesOf(event).flatMap(({ seat, cue }) => {
      const character = characterAt(seats[seat]);
      return character === null ? [] : [{ seat, character, cue }];
    });
    const first = cues[0];
    if (first === undefined) continue;
    const span = Math.floor(entry / ENTRIES);
    const isEnd = ENDS.has(first.cue);
    if (!isEnd && (said.has(span) || fraction(`${match} ${span}`, 1) > OFTEN)) continue;
    said.add(span);
    spoken.set(id, { ...first, pick: fraction(`${match} ${entry}`, 2) });
  }
  return spoken;
}

export function wordsOf({ cue, pick }: Spoken, person: Person): string {
  const lines = person.lines[cue];
  return lines[Math.floor(pick * lines.length)] ?? '';
}
