// A roll as a scene: the tray with dice and pool over the map, and the rows, or the fight, on a sheet at the right.
import { oddsNow } from '../../../../engine/games/zizka/odds';
import type { RowView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { FightSheet } from './fight-sheet';
import { RowList } from './row-list';
import { Tray } from './tray';

export function RollScene(props: PartProps<View>) {
  const { view } = props;
  const rows: readonly RowView[] = view.event?.rows ?? view.conquest?.rows ?? [];
  const odds = view.roll && rows.length > 0 ? oddsNow(view) : null;
  const hasTray = view.roll !== null || view.fight !== null;
  return (
    <div className="zizka-scene">
      {hasTray && <Tray {...props} />}
      {view.fight ? <FightSheet {...props} /> : <RowList {...props} rows={rows} odds={odds} />}
    </div>
  );
}
