// What lies on the table of Na Grunwald!: the map with its six banners, four camps, and the field of battle when it comes.
import type { GrunwaldView } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import { middleOf, type Piece, type Scene, type Zone } from '../../table/scene';
import { LAND_LABELS, TOWNS } from './art/map-places';
import { GROUND } from './layout';
import { groundPicture } from './pictures';
import { battlePieces, battleZones, trayOf } from './scene-battle';
import { eventPieces, fieldPieces, fieldZones, reservePieces } from './scene-fields';
import { scorePieces, scoreZone, seatPieces, seatZones } from './scene-seats';

export function sceneOf(view: GrunwaldView, context: TableContext): Scene {
  const ground: Zone = { id: 'ground', box: GROUND, arrange: { as: 'free' }, beyond: true };
  const battle = battlePieces(view, context);
  const there = new Set(battle.map(({ id }) => id));
  const map = [...fieldPieces(view, context), ...reservePieces(view, context), ...eventPieces(view)];
  // What stands on the map is under the tray while that lies there; a card that takes part lies on it instead.
  const seen = trayOf(view) === null ? map : map.filter((piece) => !there.has(piece.id) && !coveredByTray(piece));
  return {
    zones: [ground, ...fieldZones(view), scoreZone(), ...battleZones(view), ...seatZones(view, context)],
    pieces: [board(context), ...scorePieces(view, context), ...seen, ...battle, ...seatPieces(view, context)],
  };
}

// Figures and cards are drawn above boards, so those below the tray are put away with it.
function coveredByTray(piece: Piece): boolean {
  return piece.kind !== 'board';
}

function board(context: TableContext): Piece {
  const picture = groundPicture(mapNames(context.say));
  return {
    id: 'ground',
    kind: 'board',
    zone: 'ground',
    at: middleOf(GROUND),
    face: 'front',
    size: { width: picture.width, height: picture.height },
    picture: { front: picture },
  };
}

function mapNames(say: (key: string) => string): Record<string, string> {
  const ids = [...TOWNS.map(({ id }) => id), ...LAND_LABELS.map(({ id }) => id), 'grunwald'];
  return Object.fromEntries(ids.map((id) => [id, say(`map.${id}`)]));
}
