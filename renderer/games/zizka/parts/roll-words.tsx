// Beside the tray: who rolls with how many rerolls, and the pool of icons, printed ones and those on the dice.
import { poolLeft } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { RollView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { poolBox, trayBox } from '../layout';
import { trayOf } from '../stages';
import { Sign } from './symbol';

export function RollWords(props: PartProps<View>) {
  const { view, context } = props;
  const tray = trayOf(view, context);
  if (tray === null) return null;
  return (
    <>
      <Caption {...props} half={tray.half} />
      {view.roll && <Pool {...props} roll={view.roll} half={tray.half} />}
    </>
  );
}

type Half = NonNullable<ReturnType<typeof trayOf>>['half'];

function Caption({ view, context, half }: PartProps<View> & { readonly half: Half }) {
  const { x, y, width, height } = trayBox(half);
  const roller = view.roll?.seat ?? (view.fight?.attacker === -1 ? -1 : view.turn);
  return (
    <p className="zizka-caption" style={{ left: x + 20, top: y + height - 33, width: width - 40 }}>
      <b>{roller < 0 ? context.say('table.torakRolls') : context.say({ key: 'table.rolls', params: { seat: roller } })}</b>
      {view.roll && (
        <span data-tip="reroll">
          {context.say({ key: 'table.rerolls', params: { count: view.roll.rerolls } })}
          {Array.from({ length: Math.min(6, view.roll.rerolls) }, (_, index) => `reroll ${index}`).map((key) => (
            <i key={key}>
              <Sign symbol="reroll" size={13} />
            </i>
          ))}
        </span>
      )}
    </p>
  );
}

function Pool({ view, roll, context, playing, half }: PartProps<View> & { readonly roll: RollView; readonly half: Half }) {
  const { x, y, width, height } = poolBox(half);
  // Rows that are done have taken their icons.
  const left = poolLeft(view);
  const usable = view.event?.usable ?? view.conquest?.usable ?? 0;
  // The sum is told when the dice lie still.
  const isRolling = playing?.event.type === 'diceRolled';
  return (
    <section className={`zizka-pool ${playing?.isRolling ? 'away' : ''}`} style={{ left: x, top: y, width, height }}>
      <header>
        <b>{context.say('table.pool')}</b>
        <small>{context.say(left === null ? 'table.poolNote' : 'table.poolLeft')}</small>
        {usable > 0 && (
          <small className="tokens" data-tip="luck">
            <Sign symbol="luck" size={14} />+{usable}
          </small>
        )}
      </header>
      {ICONS.map((icon) => (
        <span key={icon} data-tip={`face:${icon}`}>
          <Sign symbol={icon} size={25} />
          <i>{isRolling ? roll.printed[icon] : (left ?? roll.pool)[icon]}</i>
          <small>
            {left === null
              ? `${isRolling ? '…' : roll.pool[icon] - roll.printed[icon]} + ${roll.printed[icon]}`
              : `${roll.pool[icon]} − ${roll.pool[icon] - left[icon]}`}
          </small>
        </span>
      ))}
    </section>
  );
}
