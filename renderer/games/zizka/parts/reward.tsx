// What a row, a keep or a goal brings: symbols where there is one, words beside those that need them.
import type { View } from '../../../../engine/games/zizka/view-types';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted } from '../../../ui/art';
import { favourBody } from '../art/tokens';
import { rewardSymbol } from '../symbols';
import { Sign } from './symbol';

// Their symbols alone would not tell enough.
const SPOKEN = new Set(['member1', 'member2', 'memberAny', 'moraleChoice']);

interface Props {
  readonly reward: Readonly<Record<string, number>>;
  readonly say: PartProps<View>['context']['say'];
}

export function Reward({ reward, say }: Props) {
  const parts = Object.entries(reward).filter(([, count]) => count > 0);
  if (parts.length === 0) return null;
  return (
    <span className="zizka-reward">
      {parts.map(([name, count]) => {
        const symbol = rewardSymbol(name);
        return (
          <span key={name} data-tip={`reward:${name}`}>
            {name === 'wenceslas' || name === 'sigismund' ? (
              <Markup
                markup={painted(`zizka favour won ${name}`, () => svg(30, 31, at(15, 14.5, favourBody(name), { scale: 0.76 })))}
              />
            ) : (
              symbol !== null && <Sign symbol={symbol} size={20} />
            )}
            {SPOKEN.has(name) ? <small>{say(`table.reward.${name}`)}</small> : isCounted(name) ? count : ''}
          </span>
        );
      })}
    </span>
  );
}

function isCounted(name: string): boolean {
  return name === 'coins' || name === 'vp' || name === 'luckToken';
}
