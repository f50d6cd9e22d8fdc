// The chance of a row, and under it what its bought rerolls cost on average.
import type { Stake } from '../../../../engine/games/zizka/odds';
import type { PartProps } from '../../../table/game-table';
import { hasCost, percentOf } from '../chance';
import { Sign } from './symbol';

interface Props {
  readonly stake: Stake | null;
  readonly say: PartProps<unknown>['context']['say'];
}

export function Chance({ stake, say }: Props) {
  if (stake === null) return <span className="chance" />;
  return (
    <span className="chance">
      {say({ key: 'table.chance', params: { percent: percentOf(stake.chance) } })}
      {hasCost(stake) && (
        <small data-tip="rowCost">
          <Sign symbol="coin" size={12} />
          {say({ key: 'table.cost', params: { coins: stake.coins } })}
        </small>
      )}
    </span>
  );
}
