// How it ended: the last position around the leader that fell, with what every neighbour counts.
import type { FigureView, LeadersView } from '../../../engine/games/leaders/view-types';
import type { SeatSpec } from '../../../engine/protocol';
import { at, type Box, clippedRect, type Point, piece } from '../../art/svg';
import { boardBody, cellCentre } from './art/board';
import { LEADERS_DEFS } from './art/emblems';
import { figureBody } from './art/figure';
import { dangerBody } from './art/marks';
import { countBody } from './rule-figures-board';

const BOX: Box = { x: 0, y: 0, width: 440, height: 252 };
// Close around a fall; the whole board after a draw.
const NEAR = 0.62;
const FAR = 0.36;
const UP_AND_DOWN = 120;

export function endPicture(view: LeadersView, seats: readonly SeatSpec[]): string {
  const fallen = view.figures.find((figure) => figure.seat === view.loser && figure.card === null);
  const tincture = (seat: number) => seats[seat]?.tincture ?? 'gules';
  const placed = view.figures
    .map((figure) => ({ figure, centre: centreOf(view, figure) }))
    .toSorted((a, b) => a.centre.y - b.centre.y);
  const counted =
    view.fall === 'captured' ? placed.filter(({ figure }) => figure.seat !== view.loser && figure.pressure > 0) : [];
  const zoom = fallen === undefined ? FAR : NEAR;
  const fall = fallen === undefined ? null : centreOf(view, fallen);
  // The board is as wide as the picture, so only its height has to be chosen.
  const middle = Math.max(-UP_AND_DOWN, Math.min(UP_AND_DOWN, fall?.y ?? 0));
  const body = [
    boardBody(tincture(0), tincture(1)),
    fall === null ? '' : at(fall.x, fall.y, dangerBody()),
    ...placed.map(({ figure, centre }) => at(centre.x, centre.y, figureBody(figure.kind, tincture(figure.seat)))),
    ...counted.map(({ figure, centre }) => countBody(centre, figure.pressure)),
  ].join('');
  const { width, height } = BOX;
  const ground = `<rect width="${width}" height="${height}" fill="#241d33"/><rect width="${width}" height="${height}" fill="url(#ld-slate)" opacity=".45"/>`;
  const scene = at(width / 2, height / 2 + 12 - middle * zoom, body, { scale: zoom });
  return piece(BOX, `${LEADERS_DEFS}${ground}${clippedRect(0, 0, width, height, 0, scene)}`);
}

function centreOf({ cells }: LeadersView, { cell }: FigureView): Point {
  const { q, r } = cells[cell] ?? { q: 0, r: 0 };
  return cellCentre(q, r);
}
