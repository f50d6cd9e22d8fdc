// Points so far, every clan by its own.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';
import { tinctureOf } from '../reading';

export function Standings({ view, context }: PartProps<View>) {
  const order = view.clanViews.toSorted((left, right) => left.place - right.place);
  return (
    <section className="ml-standings" data-tip="score">
      <h4>{context.say('table.standing')}</h4>
      {order.map((clan) => (
        <p key={clan.seat} data-tip={`score:${clan.seat}`}>
          <SeatBadge tincture={tinctureOf(context, clan.seat)} size={18} />
          <span>{context.seatName(clan.seat)}</span>
          <b>{clan.score}</b>
        </p>
      ))}
    </section>
  );
}
