// Everything of Jan Žižka that stands still: map with medallions, track, panels, taverns.
import { SPACES } from '../../../../engine/games/zizka/data/board';
import { CONQUEST } from '../../../../engine/games/zizka/data/conquest';
import type { SpaceView, View } from '../../../../engine/games/zizka/view-types';
import type { Tincture } from '../../../art/palette';
import { piece, svg } from '../../../art/svg';
import { words } from '../../../art/text';
import { Markup, painted } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import type { PartProps } from '../../game-table';
import { MAP, mapBody } from '../art/map';
import { CARTOUCHE, COMPASS, cartoucheBody, compassBody, SEEN, seenBody, VP_TRACK, vpTrackBody } from '../art/marks';
import { isEventKind, medallionBody, medallionBox, TOKEN_STACK, tokenStackBody } from '../art/medallion';
import { labelPlace, spaceAt } from '../art/spaces';
import { MAP_AT } from '../layout';
import { seatOrder, torakTincture } from '../order';
import { SeatPanel } from './seat-panel';
import { SpaceInfo } from './space-info';
import { Taverns } from './taverns';
import { TorakPanel } from './torak-panel';

export function Around(props: PartProps<View>) {
  const { view, context } = props;
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
        <Markup className="names" markup={painted('zizka names', paintNames)} />
        <Markup className="track" markup={track(props)} />
        <div className="title">
          <Markup markup={painted('zizka cartouche', () => piece(CARTOUCHE, cartoucheBody()))} />
          <b>{context.say('table.title')}</b>
        </div>
        {view.spaces.map((space) => (space.kind === null ? null : <Medallion key={space.id} space={space} />))}
        {seenPlaces(view).map((space) => (
          <Seen key={space} space={space} />
        ))}
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

function paintNames(): string {
  const names = SPACES.map((space) => {
    const { x, y } = spaceAt(space.id);
    const { dx, dy, anchor } = labelPlace(space);
    const isRoad = space.kind === 'waypoint';
    const isKeep = space.kind === 'conquestEasy' || space.kind === 'conquestHard';
    // A long name beside a space stands on two lines.
    const lines = anchor === 'middle' ? [space.name] : space.name.split(' ');
    const look = {
      face: isRoad ? ('serif' as const) : ('small' as const),
      size: isRoad ? 12.5 : isKeep ? 15 : 13.5,
      italic: isRoad,
      colour: isKeep ? '#8E2420' : '#2a1a0c',
      anchor,
      halo: '#f3e6c4',
      haloWidth: 3,
    };
    return lines.map((line, row) => words(x + dx, y + dy + row * 14, line, look)).join('');
  });
  return svg(MAP.width, MAP.height, names.join(''));
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

// Places whose face only this viewer knows: tokens and keeps that were looked at (ZIZ-18).
function seenPlaces(view: View): readonly string[] {
  const tokens = view.spaces.filter((space) => space.token !== null && !space.faceUp).map(({ id }) => id);
  const keeps = view.keeps.filter(({ cards, known, publicBottom }) => cards > publicBottom && (known[0] ?? null) !== null);
  return [...tokens, ...keeps.map(({ keep }) => CONQUEST[keep].space)];
}

function Seen({ space }: { readonly space: string }) {
  const { x, y } = spaceAt(space);
  return (
    <span className="medallion" data-tip="seen" style={{ left: x - 17 + SEEN.x, top: y - 15 + SEEN.y }}>
      <Markup markup={painted('zizka seen', () => piece(SEEN, seenBody()))} />
    </span>
  );
}

function Medallion({ space }: { readonly space: SpaceView }) {
  if (space.kind === null || !isEventKind(space.kind)) return null;
  const { kind, faceUp } = space;
  const box = medallionBox();
  const { x, y } = spaceAt(space.id);
  const markup = painted(`zizka medallion ${kind} ${faceUp}`, () => piece(box, medallionBody(kind, { faceUp })));
  return (
    <span className="medallion" data-tip={`space:${space.id}`} style={{ left: x + box.x, top: y + box.y }}>
      <Markup markup={markup} />
    </span>
  );
}
