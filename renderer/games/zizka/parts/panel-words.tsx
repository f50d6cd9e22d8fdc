// On a seat's panel: name and commander, points, what the goods come to, and what the retinue gives together.
import type { SeatView, View } from '../../../../engine/games/zizka/view-types';
import { fitted } from '../../../art/text';
import type { PartProps } from '../../../table/game-table';
import { grownOf, lettersOf, ownLetters } from '../../../table/letters';
import type { Point } from '../../../table/scene';
import { SeatBadge } from '../../../ui/art';
import { SeatFace } from '../../../ui/face';
import { COLUMN } from '../layout';
import { type PanelSize, panelLayout } from '../panel-layout';
import { tinctureOf } from '../scene-map';
import { Counted, Sign } from './symbol';

const GIFTS = ['die', 'reroll', 'step', 'eye', 'sword', 'shield', 'speech', 'luck'] as const;

interface Props extends PartProps<View> {
  readonly seat: SeatView;
}

export function PanelWords({ view, context, seat }: Props) {
  const letters = lettersOf(context.settings);
  const layout = panelLayout(view, seat.seat, letters);
  const { panel, size, gifts, purse, luck, warrant } = layout;
  const tincture = context.table.seats[seat.seat]?.tincture ?? 'gules';
  const isFull = size === 'full';
  const grown = grownOf(context.settings);
  const behind = ({ x, y }: Point, by: number) => ({ left: x - panel.x + by, top: y - panel.y - 9 * grown });
  const by = isFull ? 13 : 11;
  return (
    <section
      className={`zizka-panel ${size} ${tincture} ${letters}`}
      data-letters={size}
      // Its own sheet makes the words large.
      {...ownLetters(context.settings)}
      style={{ left: panel.x, top: panel.y, width: panel.width, height: panel.height, ['--grown' as string]: grown }}
    >
      <header style={{ height: layout.head + 1 }}>
        {letters === 'large' ? (
          <LargeHead context={context} seat={seat} size={size} grown={grown} />
        ) : (
          <Head context={context} seat={seat} size={size} />
        )}
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
      {isFull && seat.commander !== null && <Gifts seat={seat} top={gifts} grown={grown} />}
    </section>
  );
}

interface HeadProps extends Pick<Props, 'context' | 'seat'> {
  readonly size: PanelSize;
}

// Longer ones are written smaller, and over their commander's name rather than beside it.
const LONG_NAME = 12;

function Head({ context, seat, size }: HeadProps) {
  const isFull = size === 'full';
  const name = context.seatName(seat.seat);
  return (
    <>
      {isFull && seat.commander !== null && <i className="face" data-tip={`commander:${seat.commander}`} />}
      <SeatBadge tincture={tinctureOf(context, seat.seat)} size={isFull ? 28 : 24} />
      <SeatFace seat={context.table.seats[seat.seat]} size={24} />
      <div className="who">
        <b className={name.length > LONG_NAME ? 'long' : ''}>{name}</b>
        {seat.commander !== null && <Commander context={context} commander={seat.commander} />}
      </div>
      <Points context={context} seat={seat} size={size} />
    </>
  );
}

// Names before they grow, and how wide the rest of the head is besides the numerals of the points.
const LARGE_NAME: Readonly<Record<PanelSize, number>> = { full: 18, compact: 16.5, tight: 16.5 };
const LARGE_REST: Readonly<Record<PanelSize, number>> = { full: 82, compact: 74, tight: 74 };
const NUMERAL = 19;
const PER_LETTER = 0.51;
// A long name has the room of the sign of points too.
const SIGN = 23;

// No faces: the name has their room. The commander is named where there are two lines.
function LargeHead({ context, seat, size, grown }: HeadProps & { readonly grown: number }) {
  const isFull = size === 'full';
  const name = context.seatName(seat.seat);
  const isLong = name.length > LONG_NAME;
  const room = COLUMN.width - LARGE_REST[size] - NUMERAL * String(seat.vp).length + (isLong ? SIGN : 0);
  return (
    <>
      <SeatBadge tincture={tinctureOf(context, seat.seat)} size={isFull ? 28 : 24} />
      <div className="who" {...(seat.commander === null ? {} : { 'data-tip': `commander:${seat.commander}` })}>
        <b style={{ fontSize: fitted(name, LARGE_NAME[size] * grown, room, PER_LETTER) }}>{name}</b>
        {isFull && seat.commander !== null && <Commander context={context} commander={seat.commander} />}
      </div>
      <Points context={context} seat={seat} size={size} bare={isLong} />
    </>
  );
}

function Commander({ context, commander }: Pick<Props, 'context'> & { readonly commander: string }) {
  return <small data-tip={`commander:${commander}`}>{context.say(`commander.${commander}.name`)}</small>;
}

function Points({ context, seat, size, bare = false }: HeadProps & { readonly bare?: boolean }) {
  const isDark = tinctureOf(context, seat.seat) === 'or';
  return (
    <span className="vp" data-tip={`score:${seat.seat}`}>
      {bare ? null : <Sign symbol="vp" size={size === 'full' ? 24 : 20} colour={isDark ? '#3a2204' : '#fff3d0'} />}
      {seat.vp}
      {seat.projected.fromCoins > 0 && <small>+{seat.projected.fromCoins}</small>}
    </span>
  );
}

// What commander and retinue give together; many kinds stand closer so that they keep to one line.
function Gifts({ seat, top, grown }: { readonly seat: SeatView; readonly top: number; readonly grown: number }) {
  const { totals } = seat;
  const gifts = GIFTS.map((gift) => {
    if (gift === 'step') return { gift, count: totals.range };
    return { gift, count: gift === 'die' || gift === 'reroll' || gift === 'eye' ? totals[gift] : totals.icons[gift] };
  }).filter(({ count }) => count > 0);
  return (
    <div className={`gifts ${gifts.length > 5 ? 'close' : ''}`} style={{ top }}>
      {gifts.map(({ gift, count }) => (
        <Counted
          key={gift}
          symbol={gift}
          count={count}
          size={Math.round((gifts.length > 5 ? 14 : 17) * Math.min(grown, 1.3))}
          {...(gift === 'luck' ? { tip: 'luckIcon' } : {})}
        />
      ))}
    </div>
  );
}
