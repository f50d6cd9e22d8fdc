// Over a field: the points of everyone in the niches, and why it cannot be chosen.
import type { FieldView, View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { grownOf, ownLetters } from '../../../table/letters';
import { fieldCorner, nichePoint } from '../layout';

export function FieldWords({ view, context, marks, field }: PartProps<View> & { readonly field: FieldView }) {
  const corner = fieldCorner(field.id);
  const isChoosing = view.phase === 'choosingField' && marks.spots.length > 0;
  const refusal = isChoosing ? context.table.request?.refusals.find(({ target }) => target === field.id) : undefined;
  // They stand beside the figures and over the niches, and leave them seen.
  const points = grownOf(context.settings, 1.5);
  const why = grownOf(context.settings, 1.4);
  // Nearly to the next field.
  const wide = why > 1 ? 256 : 222;
  const own = ownLetters(context.settings);
  return (
    <>
      {field.queue.map((stake, place) => {
        const { x, y } = nichePoint(field.id, place, view.seats);
        return (
          <span
            key={stake.seat}
            className={`grunwald-points ${stake.rank === 1 ? 'first' : ''}`}
            {...own}
            style={{ left: x + 18 - 10 * points, top: y - 46 - 10 * points, ['--grown' as string]: points }}
          >
            {stake.points}
          </span>
        );
      })}
      {refusal && (
        <i
          className="grunwald-why"
          {...own}
          style={{ left: corner.x + 107 - wide / 2, top: corner.y + 191 - 10 * why, width: wide, ['--grown' as string]: why }}
        >
          <span>{context.say(refusal.reason)}</span>
        </i>
      )}
    </>
  );
}
