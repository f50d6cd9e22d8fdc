// Everything of Jan Žižka that stands still: map with medallions, track, panels, taverns.
import { SPACES } from '../../../../engine/games/zizka/data/board';
import { oddsFor } from '../../../../engine/games/zizka/odds';
import type { SpaceView, View } from '../../../../engine/games/zizka/view-types';
import { piece, svg } from '../../../art/svg';
import { words } from '../../../art/text';
import { Markup, painted } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import type { PartProps } from '../../game-table';
import { MAP, mapBody } from '../art/map';
import { CARTOUCHE, cartoucheBody, VP_TRACK, vpTrackBody } from '../art/marks';
import { isEventKind, medallionBody, medallionBox } from '../art/medallion';
import { labelPlace, spaceAt } from '../art/spaces';
import { MAP_AT } from '../layout';
import { seatOrder } from '../order';
import { SeatPanel } from './seat-panel';
import { Taverns } from './taverns';

export function Around(props: PartProps<View>) {
  const { view, context } = props;
  const order = seatOrder(view);
  return (
    <div className="zizka-around">
      <div className="zizka-left">
        {order.map((index, place) => {
          const seat = view.seats[index];
          return seat ? <SeatPanel key={index} {...props} seat={seat} size={place === 0 ? 'full' : 'compact'} /> : null;
        })}
        {view.solo && (
          <section className="zizka-panel compact torak" data-tip="torak">
            <header>
              <div className="who">
                <b>{context.say('table.torak')}</b>
              </div>
              <span className="vp">{view.solo.vp}</span>
            </header>
            <p>
              {context.say({
                key: 'table.torakText',
                params: { dice: view.solo.dice, luck: view.solo.luck, deck: view.solo.deck },
              })}
            </p>
            {view.solo.used.length > 0 && <p className="card">{context.say(`torak.${view.solo.used.at(-1)}.name`)}</p>}
          </section>
        )}
      </div>
      <div className="zizka-map" style={{ left: MAP_AT.x, top: MAP_AT.y }}>
        <Painting markup={painted('zizka map', () => piece(MAP, mapBody()))} />
        <Markup className="names" markup={painted('zizka names', paintNames)} />
        <Markup className="track" markup={track(props)} />
        <div className="title">
          <Markup markup={painted('zizka cartouche', () => piece(CARTOUCHE, cartoucheBody()))} />
          <b>{context.say('table.title')}</b>
        </div>
        {view.spaces.map((space) => (space.kind === null ? null : <Medallion key={space.id} space={space} />))}
        <div className="piles">
          <span>{context.say({ key: 'table.pile', params: { count: view.pile } })}</span>
          <span>{context.say({ key: 'table.used', params: { count: view.used.length } })}</span>
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
    return words(x + dx, y + dy, space.name, {
      face: isRoad ? 'serif' : 'small',
      size: isRoad ? 12.5 : isKeep ? 15 : 13.5,
      italic: isRoad,
      colour: isKeep ? '#8E2420' : '#2a1a0c',
      anchor,
      halo: '#f3e6c4',
      haloWidth: 3,
    });
  });
  return svg(MAP.width, MAP.height, names.join(''));
}

function track({ view, context }: PartProps<View>): string {
  const seats = view.seats.map((seat) => ({
    tincture: context.table.seats[seat.seat]?.tincture ?? ('gules' as const),
    points: seat.vp,
  }));
  const name = `zizka track ${view.goal} ${seats.map((seat) => `${seat.tincture}${seat.points}`).join(' ')}`;
  return painted(name, () => piece(VP_TRACK, vpTrackBody(view.goal, seats)));
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

// The place under the pointer in words, with the chance of success where a person would compute it.
function SpaceInfo({ view, context, marks }: PartProps<View>) {
  const id = /^space:(.*)$/.exec(marks.hovered ?? '')?.[1];
  const space = view.spaces.find((each) => each.id === id);
  if (id === undefined || !space) return null;
  const seat = view.viewer ?? context.table.toMove ?? view.turn;
  const odds = oddsFor(view, seat, id);
  const steps = view.reach[id];
  return (
    <div className="zizka-info">
      <header>
        <b>{context.say(`space.${id}.name`)}</b>
        {steps !== undefined && <i>{steps}</i>}
      </header>
      {space.kind !== null && (
        <p>{space.token !== null ? context.say(`token.${space.token}.name`) : context.say(`kind.${space.kind}`)}</p>
      )}
      {space.token !== null && <p>{context.say(`token.${space.token}.text`)}</p>}
      {odds && (
        <p className="odds">
          {context.say({ key: odds.exact ? 'table.odds' : 'table.oddsMean', params: { percent: Math.round(odds.whole * 100) } })}
        </p>
      )}
      {space.kind === null && <p>{context.say(spaceKindKey(id))}</p>}
    </div>
  );
}

function spaceKindKey(id: string): string {
  const kind = SPACES.find((space) => space.id === id)?.kind;
  if (kind === 'tavern') return 'table.tavernText';
  if (kind === 'conquestEasy' || kind === 'conquestHard') return 'table.keepText';
  return kind === 'waypoint' ? 'table.waypointText' : 'table.here';
}
