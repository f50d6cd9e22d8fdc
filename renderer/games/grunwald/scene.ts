// What lies on the table of Na Grunwald!: the map with its six banners, four camps, and the field of battle or the ledger when they come.
import type { View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Painted, type Piece, type Point, type Scene, type Zone } from '../../table/scene';
import { LAND_LABELS, TOWNS } from './art/map-places';
import { GROUND, MAP_AT } from './layout';
import { groundPicture, namesPicture } from './pictures';
import { battlePieces, battleZones, trayOf } from './scene-battle';
import { eventPieces, fieldPieces, fieldZones, reservePieces } from './scene-fields';
import { ledgerPieces, ledgerZones } from './scene-ledger';
import { scorePieces, scoreZone } from './scene-score';
import { choosingOf, seatPieces, seatZones } from './scene-seats';

export function sceneOf(view: View, context: TableContext): Scene {
  const ground: Zone = { id: 'ground', box: GROUND, arrange: { as: 'free' }, beyond: true };
  const tray = trayOf(view);
  const onTray = [...battlePieces(view, context), ...ledgerPieces(view, context)];
  const there = new Set(onTray.map(({ id }) => id));
  const map = [
    ...scorePieces(view, context),
    ...fieldPieces(view, context),
    ...reservePieces(view, context),
    ...eventPieces(view, context),
  ].filter(({ id }) => !there.has(id));
  const seats = seatPieces(view, context).filter(({ id }) => !there.has(id));
  // What stands under the tray is not seen while that lies there; a card that takes part lies on it instead.
  const isChosenFrom = choosingZones(view, context);
  const seen = tray === 'reckoning' ? seats.map((piece) => (isChosenFrom.has(piece.zone) ? piece : hidden(piece))) : seats;
  const mapZones = [...fieldZones(view), scoreZone()];
  return {
    zones: [
      ground,
      ...(tray === null ? mapZones : mapZones.map(silent)),
      ...battleZones(view),
      ...seatZones(view, context).map((zone) => (tray === 'reckoning' && !isChosenFrom.has(zone.id) ? silent(zone) : zone)),
      ...ledgerZones(view),
    ],
    pieces: [...boards(context), ...(tray === null ? map : map.map(covered)), ...seen, ...onTray],
  };
}

// Where the cards lie that somebody chooses from.
function choosingZones(view: View, context: TableContext): ReadonlySet<string> {
  const seat = choosingOf(view, context)?.seat;
  return new Set(seat === undefined ? [] : [`hand:${seat}`, `camp:${seat}`, `larder:${seat}`]);
}

function silent({ tip: _, ...zone }: Zone): Zone {
  return zone;
}

// Figures and cards are drawn above boards: those below the tray stay where they are, unseen.
function covered(piece: Piece): Piece {
  return piece.kind === 'board' ? piece : hidden(piece);
}

function hidden({ tip: _, ...piece }: Piece): Piece {
  return { ...piece, pose: { ...piece.pose, alpha: 0 } };
}

function boards(context: TableContext): readonly Piece[] {
  const board = (id: string, at: Point, picture: Painted): Piece => ({
    id,
    kind: 'board',
    zone: 'ground',
    at,
    face: 'front',
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
  });
  return [board('ground', middleOf(GROUND), groundPicture()), board('names', MAP_AT, namesPicture(mapNames(context.say)))];
}

function mapNames(say: (key: string) => string): Record<string, string> {
  const ids = [...TOWNS.map(({ id }) => id), ...LAND_LABELS.map(({ id }) => id), 'grunwald'];
  return Object.fromEntries(ids.map((id) => [id, say(`map.${id}`)]));
}
