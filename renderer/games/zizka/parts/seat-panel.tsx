// A seat's panel: commander, points, goods, morale, what the retinue gives, and its members.
import type { SeatView, View } from '../../../../engine/games/zizka/view-types';
import { hatchBody } from '../../../art/badge';
import { piece, svg } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { PORTRAIT, portraitBody } from '../art/portrait';
import { MORALE, moraleBody } from '../art/tokens';
import { Member } from './member';
import { Counted, Sign } from './symbol';

const GIFTS = ['die', 'reroll', 'step', 'eye', 'sword', 'shield', 'speech', 'luck'] as const;

interface Props extends PartProps<View> {
  readonly seat: SeatView;
  readonly size: 'full' | 'compact';
}

export function SeatPanel({ view, context, seat, size }: Props) {
  const tincture = context.table.seats[seat.seat]?.tincture ?? 'gules';
  const head = painted(`zizka head ${tincture}`, () => svg(232, 48, hatchBody(tincture, 232, 48)));
  const isActive = context.table.toMove === seat.seat || (context.table.toMove === null && view.turn === seat.seat);
  return (
    <section className={`zizka-panel ${size} ${isActive ? 'lit' : ''} ${tincture}`}>
      <header>
        <Markup className="ground" markup={head} />
        {size === 'full' && seat.commander !== null && (
          <Markup
            markup={painted(`zizka face ${seat.commander}`, () => pieceOfWidth(PORTRAIT, portraitBody(seat.commander ?? ''), 40))}
          />
        )}
        <SeatBadge tincture={tincture} size={28} />
        <div className="who">
          <b>{context.seatName(seat.seat)}</b>
          {seat.commander !== null && (
            <small data-tip={`commander:${seat.commander}`}>{context.say(`commander.${seat.commander}.name`)}</small>
          )}
        </div>
        <span className="vp" data-tip="vp">
          <Sign symbol="vp" size={24} colour="#fff3d0" />
          {seat.vp}
        </span>
      </header>
      <div className="goods">
        <Counted symbol="coin" count={seat.coins} size={22} />
        <span className="zizka-counted" data-tip="luck">
          <Sign symbol="luck" size={20} />
          {seat.luck}
        </span>
        <span className={`zizka-counted ${seat.warrant === null ? 'off' : ''}`} data-tip="warrant">
          <Sign symbol="warrant" size={20} />
          {seat.warrant ?? ''}
        </span>
        {seat.favours.map((sovereign) => (
          <span key={sovereign} className={`favour ${sovereign}`} data-tip="favour">
            {context.say(`sovereign.${sovereign}`).slice(0, 1)}
          </span>
        ))}
        {size === 'compact' && <Morale seat={seat} tincture={tincture} width={96} />}
      </div>
      {size === 'full' && <Morale seat={seat} tincture={tincture} width={212} />}
      {size === 'full' && (
        <div className="gifts">
          {GIFTS.map((gift) => {
            const count =
              gift === 'die' || gift === 'reroll' || gift === 'step' || gift === 'eye'
                ? seat.totals[gift]
                : seat.totals.icons[gift];
            return count > 0 ? (
              <Counted key={gift} symbol={gift} count={gift === 'step' ? seat.totals.range : count} size={17} />
            ) : null;
          })}
        </div>
      )}
      <div className="members">
        {seat.members.map((member) => (
          <SpotArea key={member} id={`own:${member}`} className="member">
            <Member id={member} context={context} width={size === 'full' ? (seat.members.length > 4 ? 74 : 108) : 54} />
          </SpotArea>
        ))}
      </div>
    </section>
  );
}

function Morale({
  seat,
  tincture,
  width,
}: {
  readonly seat: SeatView;
  readonly tincture: Parameters<typeof moraleBody>[1];
  readonly width: number;
}) {
  return (
    <span data-tip="morale" className="morale">
      <Markup
        markup={painted(`zizka morale ${seat.morale} ${tincture} ${width}`, () =>
          width === MORALE.width
            ? piece(MORALE, moraleBody(seat.morale, tincture))
            : pieceOfWidth(MORALE, moraleBody(seat.morale, tincture), width),
        )}
      />
    </span>
  );
}
