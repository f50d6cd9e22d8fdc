// What has just happened, newest first, in the room that the clans leave; the whole log is behind the scroll above.

import { describeEvent } from '../../../../engine/games/monster-lands/text/phrases';
import type { Event, View } from '../../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { lettersOf } from '../../../table/letters';
import type { LogLine } from '../../../table/log-lines';
import { useSnapshot } from '../../../table/session-context';
import { SeatBadge } from '../../../ui/art';
import { tinctureOf } from '../reading';

// In large letters fewer have room.
const MOST = { plain: 8, large: 4 } as const;
// Said by the board itself, or by the line beside them.
const SILENT: ReadonlySet<string> = new Set<Event['type']>([
  'diceGained',
  'dicePooled',
  'memberReturned',
  'questsDrawn',
  'landDrawn',
  'monsterDrawn',
]);

interface Told {
  readonly id: number;
  readonly phrase: Phrase;
  readonly seat: number | null;
}

// From the end, and no further than is shown: the log is long, and every glance at the table asks again.
function lastOf(log: readonly LogLine[], most: number): readonly Told[] {
  const told: Told[] = [];
  for (let index = log.length - 1; index >= 0 && told.length < most; index--) {
    const line = log[index];
    if (line === undefined || SILENT.has(line.event.type)) continue;
    // The log carries this game's own events and views; the table has only forgotten their types.
    const event = line.event as Event;
    const phrase = describeEvent(event, line.view as View);
    if (phrase !== null) told.push({ id: line.id, phrase, seat: 'seat' in event ? event.seat : null });
  }
  return told;
}

export function LastMoves({ context }: Pick<PartProps<View>, 'context'>) {
  const told = lastOf(useSnapshot().log, MOST[lettersOf(context.settings)]);
  if (told.length === 0) return null;
  return (
    <section className="ml-last" data-tip="lastMoves">
      <h4>{context.say('table.lastMoves')}</h4>
      <ol>
        {told.map(({ id, phrase, seat }) => (
          <li key={id}>
            {seat === null ? <i /> : <SeatBadge tincture={tinctureOf(context, seat)} size={14} />}
            <span>{context.say(phrase)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
