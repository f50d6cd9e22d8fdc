// Everything of Jan Žižka that stands still: map with medallions, track, panels, taverns.
import type { View } from '../../../../engine/games/zizka/view-types';
import type { Tincture } from '../../../art/palette';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import { MAP, mapBody } from '../art/map';
import { CARTOUCHE, COMPASS, cartoucheBody, compassBody, VP_TRACK, vpTrackBody } from '../art/marks';
import { TOKEN_STACK, tokenStackBody } from '../art/medallion';
import { namesBody } from '../art/names';
import { MAP_AT } from '../layout';
import { seatOrder, torakTincture } from '../order';
import { useReckoning } from '../use-reckoning';
import { SeatPanel } from './seat-panel';
import { SpaceInfo } from './space-info';
import { Taverns } from './taverns';
import { Tokens } from './tokens';
import { TorakPanel } from './torak-panel';

export function Around(props: PartProps<View>) {
  const { view, context } = props;
  useReckoning(view);
  const order = seatOrder(view);
  return (
    <div className="zizka-around">
      <div className={`zizka-left seats-${order.length}`}>
        {order.map((index, place) => {
          const seat = view.seats[index];
          return seat ? (
            <SeatPanel key={index} {...props} seat={seat} size={place === 0 ? 'full' : order.length > 3 ? 'tight' : 'compact'} />
          ) : null;
        })}
        {view.solo && <TorakPanel {...props} solo={view.solo} />}
      </div>
      <div className="zizka-map" style={{ left: MAP_AT.x, top: MAP_AT.y }}>
        <Painting markup={painted('zizka map', () => piece(MAP, mapBody()))} />
        <Markup className="compass" markup={painted('zizka compass', () => piece(COMPASS, compassBody()))} />
        <Markup className="names" markup={painted('zizka names', () => piece(MAP, namesBody()))} />
        <Markup className="track" markup={track(props)} />
        <div className="title">
          <Markup markup={painted('zizka cartouche', () => piece(CARTOUCHE, cartoucheBody()))} />
          <b>{context.say('table.title')}</b>
        </div>
        <Tokens view={view} />
        <div className="piles">
          <span data-tip="pile">
            <Markup markup={painted(`zizka pile ${view.pile}`, () => piece(TOKEN_STACK, tokenStackBody(view.pile)))} />
            {context.say({ key: 'table.pile', params: { count: view.pile } })}
          </span>
          <span data-tip="used">
            <Markup
              markup={painted(`zizka used ${view.used.length}`, () =>
                piece(TOKEN_STACK, tokenStackBody(view.used.length, { faceUp: true })),
              )}
            />
            {context.say({ key: 'table.used', params: { count: view.used.length } })}
          </span>
        </div>
      </div>
      <Taverns {...props} />
      <SpaceInfo {...props} />
    </div>
  );
}

function track({ view, context }: PartProps<View>): string {
  const seats = view.seats.map((seat) => ({
    tincture: context.table.seats[seat.seat]?.tincture ?? ('gules' as Tincture),
    points: seat.vp,
  }));
  if (view.solo) seats.push({ tincture: torakTincture(context.table.seats[0]?.tincture), points: view.solo.vp });
  const name = `zizka track ${view.goal} ${seats.map((seat) => `${seat.tincture}${seat.points}`).join(' ')}`;
  return painted(name, () => piece(VP_TRACK, vpTrackBody(view.goal, seats)));
}
