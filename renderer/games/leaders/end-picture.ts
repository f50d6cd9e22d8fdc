// How it ended: the last position around the leader that fell, with what every neighbour counts.
import type { FigureView, View } from '../../../engine/games/leaders/view-types';
import type { SeatSpec } from '../../../engine/protocol';
import { at, type Point } from '../../art/svg';
import { FIGURE } from '../rule-figures';
import { boardBody, cellCentre } from './art/board';
import { figureBody } from './art/figure';
import { dangerBody } from './art/marks';
import { countBody, framed } from './rule-figures-board';

// Close around a fall; the whole board after a draw.
const NEAR = 0.7;
const FAR = 0.42;
const UP_AND_DOWN = 120;

export function endPicture(view: View, seats: readonly SeatSpec[]): string {
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
  return framed(at(FIGURE.width / 2, FIGURE.height / 2 + 14 - middle * zoom, body, { scale: zoom }));
}

function centreOf({ cells }: View, { cell }: FigureView): Point {
  const { q, r } = cells[cell] ?? { q: 0, r: 0 };
  return cellCentre(q, r);
}
