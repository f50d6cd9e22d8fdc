// A seat's panel: commander, points, goods, morale, what the retinue gives, and its members.
import type { SeatView, View } from '../../../../engine/games/zizka/view-types';
import { hatchBody } from '../../../art/badge';
import { piece, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted, pieceOfWidth, SeatBadge } from '../../../ui/art';
import { PORTRAIT, portraitBody } from '../art/portrait';
import { MORALE, moraleBody } from '../art/tokens';
import { Member } from './member';
import { MiniMember } from './mini-member';
import { Counted, Sign } from './symbol';
import { WideMember } from './wide-member';

const GIFTS = ['die', 'reroll', 'step', 'eye', 'sword', 'shield', 'speech', 'luck'] as const;
const MORALES = [-2, -1, 0, 1, 2] as const;

type Tincture = Parameters<typeof moraleBody>[1];

interface Props extends PartProps<View> {
  readonly seat: SeatView;
  // 'tight' leaves the faces out, so that four seats fit.
  readonly size: 'full' | 'compact' | 'tight';
}

export function SeatPanel({ view, context, seat, size }: Props) {
  const tincture = context.table.seats[seat.seat]?.tincture ?? 'gules';
  const isActive = context.table.toMove === seat.seat || (context.table.toMove === null && view.turn === seat.seat);
  const isFull = size === 'full';
  return (
    <section className={`zizka-panel ${size} ${isActive ? 'lit' : ''} ${tincture}`}>
      <Head {...{ seat, context, tincture, isFull }} />
      <div className="goods">
        <Counted symbol="coin" count={seat.coins} size={isFull ? 22 : 19} />
        <span className="zizka-counted" data-tip="luck">
          <Sign symbol="luck" size={isFull ? 20 : 17} />
          {seat.luck}
        </span>
        <span className={`zizka-counted ${seat.warrant === null ? 'off' : ''}`} data-tip="warrant">
          <Sign symbol="warrant" size={isFull ? 20 : 17} />
          {seat.warrant ?? ''}
        </span>
        {seat.favours.map((sovereign) => (
          <span key={sovereign} className={`favour ${sovereign}`} data-tip={`favour:${sovereign}`}>
            <Sign symbol={sovereign} size={14} colour="#fff3d0" />
          </span>
        ))}
        {seat.won.easy !== null && <Won keep="easy" />}
        {seat.won.hard !== null && <Won keep="hard" />}
        {!isFull && <SmallMorale morale={seat.morale} tincture={tincture} />}
      </div>
      {isFull && <Morale morale={seat.morale} tincture={tincture} />}
      {isFull && seat.commander !== null && <Gifts seat={seat} />}
      <div className="members">
        {seat.members.map((member) => (
          <SpotArea key={member} id={`own:${member}`} className="member" tip={`member:${member}`}>
            {isFull && view.seats.length === 2 ? (
              <WideMember id={member} context={context} />
            ) : isFull && view.seats.length < 4 ? (
              <Member id={member} context={context} width={108} />
            ) : (
              <MiniMember id={member} context={context} face={size !== 'tight'} marks={isFull} />
            )}
          </SpotArea>
        ))}
      </div>
    </section>
  );
}

interface HeadProps extends Pick<Props, 'seat' | 'context'> {
  readonly tincture: Tincture;
  readonly isFull: boolean;
}

function Head({ seat, context, tincture, isFull }: HeadProps) {
  const ground = painted(`zizka head ${tincture}`, () => svg(232, 48, hatchBody(tincture, 232, 48)));
  return (
    <header>
      <Markup className="ground" markup={ground} />
      {isFull && seat.commander !== null && (
        <Markup
          markup={painted(`zizka face ${seat.commander}`, () =>
            pieceOfWidth(PORTRAIT, portraitBody(seat.commander ?? '', 2), 40),
          )}
        />
      )}
      <SeatBadge tincture={tincture} size={isFull ? 28 : 24} />
      <div className="who">
        <b>{context.seatName(seat.seat)}</b>
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
  );
}

function Won({ keep }: { readonly keep: 'easy' | 'hard' }) {
  return (
    <span data-tip={`won:${keep}`}>
      <Sign symbol="castle" size={17} colour={keep === 'easy' ? '#2f6d36' : '#8E2420'} />
    </span>
  );
}

interface MoraleProps {
  readonly morale: number;
  readonly tincture: Tincture;
}

function Morale({ morale, tincture }: MoraleProps) {
  return (
    <span data-tip="morale" className="morale">
      <Markup markup={painted(`zizka morale ${morale} ${tincture}`, () => piece(MORALE, moraleBody(morale, tincture)))} />
    </span>
  );
}

function SmallMorale({ morale, tincture }: MoraleProps) {
  return (
    <span data-tip="morale" className="small-morale">
      {MORALES.map((step) => (
        <i key={step} className={`at${step}`}>
          {step === morale ? (
            <SeatBadge tincture={tincture} size={15} />
          ) : step === -2 ? (
            <Sign symbol="vice" size={12} colour="#ffd9d0" />
          ) : step === 2 ? (
            <Sign symbol="virtue" size={12} colour="#eef7ff" />
          ) : null}
        </i>
      ))}
    </span>
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
    <div className={`gifts ${gifts.length > 6 ? 'close' : ''}`}>
      {gifts.map(({ gift, count }) => (
        <Counted
          key={gift}
          symbol={gift}
          count={count}
          size={gifts.length > 6 ? 14 : 17}
          {...(gift === 'luck' ? { tip: 'luckIcon' } : {})}
        />
      ))}
    </div>
  );
}
