// The score track along the map's upper edge: what everyone's troops, offices and ducats are worth as things stand.
import type { GrunwaldView, PlayerView } from '../../../../engine/games/grunwald/view-types';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';

const MOST = 70;
const WIDTH = 724;
const MARKS = Array.from({ length: MOST / 10 + 1 }, (_, index) => index * 10);

const placeOf = (points: number): number => (Math.min(points, MOST) / MOST) * WIDTH;

export function ScoreTrack({ view, context }: PartProps<GrunwaldView>) {
  return (
    <div className="grunwald-score" data-tip="score">
      {MARKS.map((mark) => (
        <i key={mark} style={{ left: placeOf(mark) }}>
          {mark}
        </i>
      ))}
      {view.players.map((player) => (
        <span
          key={player.seat}
          data-tip={`score:${player.seat}`}
          style={{ left: placeOf(player.points) + nudge(view.players, player) }}
        >
          <SeatBadge tincture={context.table.seats[player.seat]?.tincture ?? 'gules'} size={22} />
        </span>
      ))}
    </div>
  );
}

// Those who stand on the same point lean aside so that all are seen.
function nudge(players: readonly PlayerView[], player: PlayerView): number {
  const together = players.filter(({ points }) => points === player.points);
  return (together.indexOf(player) - (together.length - 1) / 2) * 11;
}
