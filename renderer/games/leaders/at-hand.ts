// Beside a wide table: what every character of both teams can do, each on the side where its cards lie.
import type { View } from '../../../engine/games/leaders/view-types';
import type { AtHand, TableContext } from '../../table/game-table';
import { cardTip } from './card-tip';
import { bottomOf } from './own';

export function atHand(view: View, context: TableContext): readonly AtHand[] {
  const own = bottomOf(context);
  return [own, 1 - own].map((seat) => ({
    side: seat === own ? 'left' : 'right',
    heading: { key: 'table.zone.team', params: { seat } },
    tips: (view.seats[seat]?.cards ?? []).map(cardTip),
  }));
}
