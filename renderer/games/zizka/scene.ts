// What lies on the table of Jan Žižka: the map between the seats and the taverns, and over it the tray of a roll, the
// sheet of an attempt or the lists of a tournament with the very pieces that take part.
import type { View } from '../../../engine/games/zizka/view-types';
import type { TableContext } from '../../table/game-table';
import type { Box, Piece, Point, Scene } from '../../table/scene';
import { MAP_BOX, poolBox, trayBox } from './layout';
import { choicePieces, choiceZones } from './scene-choice';
import { listsPieces, listsZones } from './scene-lists';
import { boardPieces, boardZones, figurePieces, mapPieces, mapZones } from './scene-map';
import { rollPieces, rollZones } from './scene-roll';
import { seatPieces, seatZones } from './scene-seats';
import { tavernPieces, tavernZones } from './scene-taverns';
import { torakPieces, torakZones } from './scene-torak';
import { isChoosing, sheetOf, trayOf } from './stages';

export function sceneOf(view: View, context: TableContext): Scene {
  const over = coverOf(view, context);
  return {
    zones: [
      ...boardZones(),
      ...mapZones(view),
      ...tavernZones(),
      ...rollZones(view, context),
      ...listsZones(view, context),
      ...choiceZones(view, context),
      ...seatZones(view, context),
      ...torakZones(view),
    ],
    pieces: [
      ...boardPieces(view, context),
      ...mapPieces(view, context).map((piece) => (over.map(piece) ? covered(piece) : piece)),
      ...figurePieces(view, context).map((piece) => (over.figure(piece) ? covered(piece) : piece)),
      ...tavernPieces(view, context).map((piece) => (over.taverns && piece.zone !== 'tray' ? covered(piece) : piece)),
      ...rollPieces(view, context),
      ...listsPieces(view, context),
      ...choicePieces(view, context),
      ...seatPieces(view, context),
      ...torakPieces(view),
    ],
  };
}

// Tokens, cards and figures are drawn above boards: those below a tray stay where they are, unseen.
function covered({ tip: _, ...piece }: Piece): Piece {
  return piece.kind === 'board' ? piece : { ...piece, pose: { ...piece.pose, alpha: 0 } };
}

interface Cover {
  readonly taverns: boolean;
  map(piece: Piece): boolean;
  figure(piece: Piece): boolean;
}

const HEAD = 46;

function coverOf(view: View, context: TableContext): Cover {
  const tray = trayOf(view, context);
  const boxes: readonly Box[] =
    view.tournament !== null || isChoosing(view, context)
      ? [MAP_BOX]
      : tray === null
        ? []
        : [trayBox(tray.half), poolBox(tray.half)];
  const isUnder = ({ x, y }: Point): boolean => boxes.some((box) => isIn(box, x, y));
  const isOnMap = ({ zone }: Piece): boolean => zone.startsWith('space:') || zone.startsWith('keep:') || MAP_ZONES.has(zone);
  return {
    taverns: sheetOf(view) !== null || view.tournament !== null,
    map: (piece) => isOnMap(piece) && piece.at !== undefined && isUnder(piece.at),
    figure: (piece) =>
      isOnMap(piece) && piece.at !== undefined && (isUnder(piece.at) || isUnder({ x: piece.at.x, y: piece.at.y - HEAD })),
  };
}

const MAP_ZONES = new Set(['pile', 'used', 'score']);
const EDGE = 16;

function isIn(box: Box, x: number, y: number): boolean {
  return x > box.x - EDGE && x < box.x + box.width + EDGE && y > box.y - EDGE && y < box.y + box.height + EDGE;
}
