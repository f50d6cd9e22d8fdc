// What has just happened, newest first, in the room that the clans leave; the whole log is behind the scroll above.

import { describeEvent } from '../../../../engine/games/monster-lands/text/phrases';
import type { Event, View } from '../../../../engine/games/monster-lands/view-types';
import { useSnapshot } from '../../../screens/table/session-context';
import { SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { tinctureOf } from '../reading';

const MOST = 8;
// Said by the board itself, or by the line beside them.
const SILENT: ReadonlySet<string> = new Set<Event['type']>([
  'diceGained',
  'dicePooled',
  'memberReturned',
  'questsDrawn',
  'landDrawn',
  'monsterDrawn',
]);

export function LastMoves({ context }: Pick<PartProps<View>, 'context'>) {
  const { log } = useSnapshot();
  const told = log
    .filter((line) => !SILENT.has(line.event.type))
    .flatMap((line) => {
      // The log carries this game's own events and views; the table has only forgotten their types.
      const event = line.event as Event;
      const phrase = describeEvent(event, line.view as View);
      return phrase === null ? [] : [{ id: line.id, phrase, seat: 'seat' in event ? event.seat : null }];
    })
    .slice(-MOST)
    .reverse();
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
