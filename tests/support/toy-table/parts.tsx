// The toy's panels and track.

import type { PartProps } from '../../../renderer/table/game-table';
import { SeatBadge } from '../../../renderer/ui/art';
import type { ToyView } from './types';

export function Around({ view, context }: PartProps<ToyView>) {
  const { seats, toMove } = context.table;
  return (
    <div className="toy-column">
      {seats.map((seat, index) => (
        <section key={`${seat.tincture} ${seat.name}`} className="toy-seat" data-lit={toMove === index}>
          <SeatBadge tincture={seat.tincture} size={34} />
          <div>
            <b className="sc">{seat.name}</b>
            <p className="sa">
              {context.say({ key: 'points', params: { points: view.scores[index] ?? 0 } })} ·{' '}
              {context.say({ key: 'cards', params: { cards: view.handSizes[index] ?? 0 } })}
            </p>
          </div>
        </section>
      ))}
    </div>
  );
}

export function Track({ view, context }: PartProps<ToyView>) {
  return <span className="sc">{context.say({ key: 'round', params: { round: view.round } })}</span>;
}
