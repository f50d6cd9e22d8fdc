// On the commanders' cards: the name, what each begins with, and who rides out along.
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import type { ZizkaSymbol } from '../art/symbols';
import { choicePoint, choiceSize, companionsBox } from '../layout';
import { choosable } from '../scene-choice';
import { Counted } from './symbol';

const GIFTS = ['die', 'reroll', 'eye', 'step', 'sword', 'shield', 'speech', 'luck'] as const satisfies readonly ZizkaSymbol[];

export function ChoiceWords({ view, context }: PartProps<View>) {
  const all = choosable(view);
  const { width, height } = choiceSize(all.length);
  return all.map((commander, index) => {
    const { x } = choicePoint(index, all.length);
    const companions = companionsBox(index, all.length);
    const side = view.side === 'A' ? commander.sideA : commander.sideB;
    return (
      <div
        key={commander.id}
        className="zizka-choice"
        style={{ left: x - width / 2, width, bottom: 720 - companions.y + 2, maxHeight: height }}
      >
        <h2>{commander.name}</h2>
        <p>
          <Counted symbol="coin" count={side.coins} size={21} />
          {side.luckTokens > 0 && <Counted symbol="luck" count={side.luckTokens} size={19} />}
          {GIFTS.filter((gift) => (side.gives[gift] ?? 0) > 0).map((gift) => (
            <Counted key={gift} symbol={gift} count={side.gives[gift] ?? 0} size={19} />
          ))}
        </p>
        <small>{context.say('table.companions')}</small>
      </div>
    );
  });
}
