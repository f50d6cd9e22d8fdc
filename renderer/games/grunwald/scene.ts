// What lies on the table of Na Grunwald!: the map with its six banners, four camps, and the field of battle when it comes.
import type { View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Painted, type Piece, type Point, type Scene, type Zone } from '../../table/scene';
import { LAND_LABELS, TOWNS } from './art/map-places';
import { GROUND, MAP_AT } from './layout';
import { groundPicture, namesPicture } from './pictures';
import { battlePieces, battleZones, trayOf } from './scene-battle';
import { eventPieces, fieldPieces, fieldZones, reservePieces } from './scene-fields';
import { scorePieces, scoreZone, seatPieces, seatZones } from './scene-seats';

export function sceneOf(view: View, context: TableContext): Scene {
  const ground: Zone = { id: 'ground', box: GROUND, arrange: { as: 'free' }, beyond: true };
  const battle = battlePieces(view, context);
  const there = new Set(battle.map(({ id }) => id));
  const score = scorePieces(view, context);
  const map = [...fieldPieces(view, context), ...reservePieces(view, context), ...eventPieces(view)];
  // What stands on the map is under the tray while that lies there; a card that takes part lies on it instead.
  const seen = trayOf(view) === null ? map : map.filter((piece) => !there.has(piece.id)).map(covered);
  return {
    zones: [ground, ...fieldZones(view), scoreZone(), ...battleZones(view), ...seatZones(view, context)],
    pieces: [
      ...boards(context),
      ...(trayOf(view) === null ? score : score.map(covered)),
      ...seen,
      ...battle,
      ...seatPieces(view, context),
    ],
  };
}

// Figures and cards are drawn above boards: those below the tray stay where they are, unseen.
function covered({ tip: _, ...piece }: Piece): Piece {
  return piece.kind === 'board' ? piece : { ...piece, pose: { ...piece.pose, alpha: 0 } };
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
