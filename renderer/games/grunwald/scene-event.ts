// An event that asks as a place: its card lies large on a tray, with what it is about; before everybody's place lies what
// they bid, the very coins of their purse.
import type { EventId, View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Painted, type Piece, type Zone } from '../../table/scene';
import { knightLook, spokenKnight } from './knight-look';
import { type Asking, bidBox, CARD, EVENT_TRAY, TRAY } from './layout';
import { figureLook, STANDING_SCALE, sharper } from './pictures';
import { eventPieces, figure, tinctureOf } from './scene-fields';
import { eventTrayPicture, stakesPicture } from './tray-pictures';

const EVENT_PHASES = new Set(['bidding', 'buying', 'payingDue']);

/** Whether an event asks, with everybody's goods before them. */
export function isEventAsking(view: View): boolean {
  return EVENT_PHASES.has(view.phase) && view.event !== null && !isCardOut(view);
}

// The leader's bid lies before their place until it is topped or paid.
export function bidOf({ auction, phase }: View, seat: number): number {
  return phase === 'bidding' && auction?.leader === seat ? auction.bid : 0;
}

export function askingOf(view: View): Asking {
  return view.auction === null ? 'offer' : 'auction';
}

/** Whether somebody's card is out for a task or the skirmish. */
export function isCardOut({ players }: View): boolean {
  return players.some(({ hidden, played, captive }) => hidden || played !== null || captive !== null);
}

export function eventZones(view: View): readonly Zone[] {
  return [
    { id: 'tray', box: TRAY, arrange: { as: 'free' }, name: { key: 'table.event' } },
    ...view.players.map(
      ({ seat }, index): Zone => ({
        id: `bid:${seat}`,
        box: bidBox(index, view.players.length),
        arrange: { as: 'row', gap: 4, least: 4 },
        name: { key: 'table.zone.bid', params: { seat } },
      }),
    ),
  ];
}

/** The ground of a tray, come from beyond the edge. */
export const trayBoard = (picture: Painted): Piece => ({
  id: 'tray',
  kind: 'board',
  zone: 'tray',
  at: middleOf(TRAY),
  face: 'front',
  size: { width: TRAY.width, height: TRAY.height },
  picture: { front: picture },
  from: 'edge',
  to: 'edge',
});

export function eventTrayPieces(view: View, context: TableContext): readonly Piece[] {
  const board = trayBoard(eventTrayPicture(askingOf(view), view.players.length));
  const card = eventPieces(view, context).map(
    (piece): Piece => ({ ...piece, zone: 'tray', at: EVENT_TRAY.card, pose: { scale: EVENT_TRAY.scale } }),
  );
  return [board, ...card, ...stakes(view, context)];
}

const STANDING: { readonly [Id in EventId]?: 'helper' | 'officer' } = { brzesc: 'helper', bridge: 'helper', winter: 'officer' };

function stakes(view: View, context: TableContext): readonly Piece[] {
  const { prize, event } = view;
  if (prize !== null) {
    return [
      {
        id: `card:${prize.id}`,
        kind: 'card',
        zone: 'tray',
        at: EVENT_TRAY.stakes,
        size: CARD,
        face: 'front',
        pose: { scale: EVENT_TRAY.prize },
        ...knightLook(prize, context),
        from: 'gone',
        to: 'gone',
        tip: 'kind:teuton',
        name: spokenKnight(prize),
      },
    ];
  }
  // Helpers and officers stand there themselves.
  const standing = event === null ? undefined : STANDING[event.id];
  if (standing !== undefined) {
    const seat = view.active ?? view.you ?? 0;
    const tincture = tinctureOf(context, seat);
    const { x, y } = EVENT_TRAY.stakes;
    const piece = figure(standing, tincture, {
      id: 'stakes',
      zone: 'tray',
      at: { x, y: y + 40 },
      tip: 'officer',
      home: 'gone',
      seat,
    });
    const scale = STANDING_SCALE.event;
    return [{ ...piece, pose: { scale }, picture: sharper(figureLook(standing, tincture), scale) }];
  }
  const picture = event === null ? null : stakesPicture(event.id, tinctureOf(context, view.active ?? view.you ?? 0));
  if (picture === null) return [];
  return [
    {
      id: 'stakes',
      kind: 'token',
      zone: 'tray',
      at: EVENT_TRAY.stakes,
      face: 'front',
      pose: { scale: 1.35 },
      size: { width: picture.width, height: picture.height },
      picture: { front: { ...picture, sharp: 1.35 } },
      from: 'gone',
      to: 'gone',
      name: { key: 'table.stakes' },
    },
  ];
}
