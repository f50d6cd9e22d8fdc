// The track over the map: what everybody would have if the match ended now.
import type { View } from '../../../engine/games/grunwald/view-types';
import type { TableContext } from '../../table/game-table';
import type { Piece, Zone } from '../../table/scene';
import { SCORE } from './layout';
import { scorePicture, scoreTrackPicture } from './pictures';
import { tinctureOf } from './scene-fields';

export function scoreZone(): Zone {
  const points = Array.from({ length: SCORE.most + 1 }, (_, point) => ({
    x: SCORE.x + (point / SCORE.most) * SCORE.width,
    y: SCORE.y,
  }));
  return {
    id: 'score',
    box: { x: SCORE.x - 20, y: SCORE.y - 11, width: SCORE.width + 40, height: 22 },
    arrange: { as: 'path', points, beside: 11 },
    name: { key: 'table.score' },
    tip: 'score',
  };
}

export function scorePieces(view: View, context: TableContext): readonly Piece[] {
  const marks = Array.from({ length: SCORE.most / 10 + 1 }, (_, index) => index * 10);
  const track = scoreTrackPicture(SCORE.width, marks, SCORE.most);
  return [
    {
      id: 'score track',
      kind: 'board',
      zone: 'ground',
      at: { x: SCORE.x + SCORE.width / 2, y: SCORE.y },
      face: 'front',
      size: { width: track.width, height: track.height },
      picture: { front: track },
    },
    ...view.players.map((player): Piece => {
      const picture = scorePicture(tinctureOf(context, player.seat));
      return {
        id: `score:${player.seat}`,
        kind: 'marker',
        zone: 'score',
        order: Math.max(0, Math.min(SCORE.most, player.projected.total)),
        face: 'front',
        size: { width: 22, height: 22 },
        picture: { front: picture },
        tip: `score:${player.seat}`,
        name: { key: 'table.zone.score', params: { seat: player.seat, points: player.projected.total } },
      };
    }),
  ];
}
