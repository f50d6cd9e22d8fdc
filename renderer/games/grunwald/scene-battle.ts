// The skirmish, a task and an event that asks as places: a tray that comes over the map, with the very cards that take part.
import type { CardView, View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import type { Piece, Zone } from '../../table/scene';
import { battleShow } from './battle-show';
import { knightLook, spokenKnight } from './knight-look';
import { BATTLE, CARD, hostPoint, orderPoint, TRAY } from './layout';
import { knightBack } from './pictures';
import { eventTrayPieces, eventZones, isCardOut, isEventAsking, trayBoard } from './scene-event';
import { choosingOf, knight } from './scene-seats';
import { battlePicture, reckonerPicture } from './tray-pictures';

type TrayKind = 'skirmish' | 'task' | 'event' | 'reckoning';

export function trayOf(view: View): TrayKind | null {
  if (view.reckoning !== null) return 'reckoning';
  const isOut = isCardOut(view);
  if (view.phase === 'choosingTask' || (isOut && view.stage === 'events')) return 'task';
  if (isEventAsking(view)) return 'event';
  return view.phase === 'choosingFighter' || view.phase === 'choosingLoss' || isOut ? 'skirmish' : null;
}

const EDGE = { x: TRAY.x, y: -TRAY.height - 60, width: TRAY.width, height: TRAY.height };

export function battleZones(view: View): readonly Zone[] {
  const edge: Zone = { id: 'edge', box: EDGE, arrange: { as: 'free' }, beyond: true };
  const tray = trayOf(view);
  if (tray === null || tray === 'reckoning') return [edge];
  if (tray === 'event') return [edge, ...eventZones(view)];
  const band = (id: string, x: number, width: number): Zone => ({
    id,
    box: { x, y: BATTLE.y - 64, width, height: 128 },
    arrange: { as: 'free' },
    name: { key: `table.${id}` },
  });
  return [edge, { id: 'tray', box: TRAY, arrange: { as: 'free' } }, band('order', 240, 230), band('host', 644, 400)];
}

export function battlePieces(view: View, context: TableContext): readonly Piece[] {
  const tray = trayOf(view);
  if (tray === null || tray === 'reckoning') return [];
  if (tray === 'event') return eventTrayPieces(view, context);
  const board = trayBoard(battlePicture(choosingOf(view, context) !== null));
  return [board, ...(tray === 'skirmish' ? [reckoner(), ...teutons(view, context)] : []), ...fighters(view, context)];
}

function reckoner(): Piece {
  const picture = reckonerPicture();
  return {
    id: 'reckoner',
    kind: 'board',
    zone: 'tray',
    at: BATTLE.reckoner,
    face: 'front',
    pose: { scale: 0.86 },
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
    from: 'edge',
    to: 'edge',
    tip: 'sums',
  };
}

function teutonCard(card: CardView, index: number, count: number, context: TableContext): Piece {
  return {
    id: `card:${card.id}`,
    kind: 'card',
    zone: 'order',
    at: orderPoint(index, count),
    size: CARD,
    face: 'front',
    pose: { scale: BATTLE.scale },
    ...knightLook(card, context),
    from: 'field:teutons',
    to: 'gone',
    tip: 'kind:teuton',
    name: spokenKnight(card),
  };
}

function teutons(view: View, context: TableContext): readonly Piece[] {
  const { teutons: shown } = battleShow(view, null, null);
  return shown.map(({ card }, index) => teutonCard(card, index, shown.length, context));
}

// Face up what everybody or its owner knows; face down what was laid; an empty place for who is still to choose.
function fighters(view: View, context: TableContext): readonly Piece[] {
  const show = battleShow(view, null, context.table.toMove);
  return show.fighters.flatMap((fighter, index): Piece[] => {
    const { seat, card, laid } = fighter;
    const at = hostPoint(index, show.fighters.length);
    const pose = { scale: BATTLE.scale };
    if (card !== null)
      return [knight(card, seat, context, { zone: 'host', at, pose, to: `hand:${seat}`, tip: `kind:${card.kind}` })];
    // Whoever has fought is waited for no more.
    if (!laid && view.phase !== 'choosingFighter' && view.phase !== 'choosingTask') return [];
    const back = knightBack('crown');
    return [
      {
        id: laid ? `secret:${seat}` : `place:${seat}`,
        kind: 'card',
        zone: 'host',
        at,
        size: CARD,
        face: 'back',
        pose: laid ? pose : { ...pose, alpha: 0.28 },
        picture: { front: back, back },
        from: laid ? `hand:${seat}` : 'edge',
        to: laid ? `hand:${seat}` : 'edge',
        name: { key: laid ? 'table.laidBy' : 'table.stillToLay', params: { seat } },
      },
    ];
  });
}
