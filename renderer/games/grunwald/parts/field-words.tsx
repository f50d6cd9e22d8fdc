// Over a field: the points of everyone in the niches, and why it cannot be chosen.
import type { FieldView, View } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { fieldCorner, nichePoint } from '../layout';

export function FieldWords({ view, context, marks, field }: PartProps<View> & { readonly field: FieldView }) {
  const corner = fieldCorner(field.id);
  const isChoosing = view.phase === 'choosingField' && marks.spots.length > 0;
  const refusal = isChoosing ? context.table.request?.refusals.find(({ target }) => target === field.id) : undefined;
  return (
    <>
      {field.queue.map((stake, place) => {
        const { x, y } = nichePoint(field.id, place, view.seats);
        return (
          <span
            key={stake.seat}
            className={`grunwald-points ${stake.rank === 1 ? 'first' : ''}`}
            style={{ left: x + 8, top: y - 56 }}
          >
            {stake.points}
          </span>
        );
      })}
      {refusal && (
        <i className="grunwald-why" style={{ left: corner.x - 4, top: corner.y + 181 }}>
          <span>{context.say(refusal.reason)}</span>
        </i>
      )}
    </>
  );
}
