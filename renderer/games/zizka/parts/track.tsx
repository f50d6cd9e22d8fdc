// Round, goal and the order of seats in the top strip.
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';
import { torakTincture } from '../order';

export function Track({ view, context }: PartProps<View>) {
  return (
    <div className="zizka-track">
      <small>{context.say({ key: 'table.round', params: { round: view.round, goal: view.goal } })}</small>
      {view.seats.map((seat) => (
        <span key={seat.seat} className={seat.seat === view.turn ? 'on' : ''}>
          <SeatBadge tincture={context.table.seats[seat.seat]?.tincture ?? 'gules'} size={20} />
          {context.seatName(seat.seat)}
          {seat.seat === view.turn && (
            <i>
              <b className={view.actions > 0 ? 'left' : ''} />
              <b className={view.actions > 1 ? 'left' : ''} />
            </i>
          )}
        </span>
      ))}
      {view.solo && (
        <span>
          <SeatBadge tincture={torakTincture(context.table.seats[0]?.tincture)} size={20} />
          {context.say('table.torak')}
        </span>
      )}
      {view.lastRound && <em>{context.say('table.lastRound')}</em>}
    </div>
  );
}
