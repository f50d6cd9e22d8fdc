// On a seat's panel: name and commander, points, what the goods come to, and what the retinue gives together.
import type { SeatView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { panelLayout } from '../layout';
import { Counted, Sign } from './symbol';

const GIFTS = ['die', 'reroll', 'step', 'eye', 'sword', 'shield', 'speech', 'luck'] as const;

interface Props extends PartProps<View> {
  readonly seat: SeatView;
}

// Longer ones are written smaller, and over their commander's name rather than beside it.
const LONG_NAME = 12;

export function PanelWords({ view, context, seat }: Props) {
  const { panel, size, purse, luck, warrant } = panelLayout(view, seat.seat);
  const tincture = context.table.seats[seat.seat]?.tincture ?? 'gules';
  const isFull = size === 'full';
  const behind = ({ x, y }: { readonly x: number; readonly y: number }, by: number) => ({
    left: x - panel.x + by,
    top: y - panel.y - 9,
  });
  const by = isFull ? 13 : 11;
  return (
    <section
      className={`zizka-panel ${size} ${tincture}`}
      data-letters={size}
      style={{ left: panel.x, top: panel.y, width: panel.width, height: panel.height }}
    >
      <header>
        {isFull && seat.commander !== null && <i className="face" data-tip={`commander:${seat.commander}`} />}
        <SeatBadge tincture={tincture} size={isFull ? 28 : 24} />
        <SeatFace seat={context.table.seats[seat.seat]} size={24} />
        <div className="who">
          <b className={context.seatName(seat.seat).length > LONG_NAME ? 'long' : ''}>{context.seatName(seat.seat)}</b>
          {seat.commander !== null && (
            <small data-tip={`commander:${seat.commander}`}>{context.say(`commander.${seat.commander}.name`)}</small>
          )}
        </div>
        <span className="vp" data-tip={`score:${seat.seat}`}>
          <Sign symbol="vp" size={isFull ? 24 : 20} colour={tincture === 'or' ? '#3a2204' : '#fff3d0'} />
          {seat.vp}
          {seat.projected.fromCoins > 0 && <small>+{seat.projected.fromCoins}</small>}
        </span>
      </header>
      <b className="number" style={behind(purse, by)} data-tip="coin">
        {seat.coins}
      </b>
      <b className="number" style={behind(luck, by)} data-tip="luck">
        {seat.luck}
      </b>
      {seat.warrant !== null && (
        <b className="number" style={behind(warrant, by)} data-tip="warrant">
          {seat.warrant}
        </b>
      )}
      {isFull && seat.commander !== null && <Gifts seat={seat} />}
    </section>
  );
}

// What commander and retinue give together; many kinds stand closer so that they keep to one line.
function Gifts({ seat }: { readonly seat: SeatView }) {
  const { totals } = seat;
  const gifts = GIFTS.map((gift) => {
    if (gift === 'step') return { gift, count: totals.range };
    return { gift, count: gift === 'die' || gift === 'reroll' || gift === 'eye' ? totals[gift] : totals.icons[gift] };
  }).filter(({ count }) => count > 0);
  return (
    <div className={`gifts ${gifts.length > 5 ? 'close' : ''}`}>
      {gifts.map(({ gift, count }) => (
        <Counted
          key={gift}
          symbol={gift}
          count={count}
          size={gifts.length > 5 ? 14 : 17}
          {...(gift === 'luck' ? { tip: 'luckIcon' } : {})}
        />
      ))}
    </div>
  );
}
