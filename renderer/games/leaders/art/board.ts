import type { Tincture } from '../../../art/palette';
import { type Box, type Point, polygon, round } from '../../../art/svg';
import { between, CELLS, clothStrip, corner, crownRays, edgeOf, ellipse, isRecruitment, noise, slabColour } from './board-parts';
import { LEADERS_DEFS } from './emblems';

/** Distance of neighbouring cells and how much the slant view flattens the board. */
export const DISTANCE = 92;
export const SQUASH = 0.82;
/** Radii of a cell. */
export const CELL: Point = { x: 40.5, y: 33.5 };
export const BOARD: Box = { x: -320, y: -310, width: 640, height: 660 };

const REACH = 342;
const STEP = (DISTANCE * Math.sqrt(3)) / 2;

/** The middle of a cell, from the middle of the board. */
export const cellCentre = (q: number, r: number): Point => ({ x: q * STEP, y: (r + q / 2) * DISTANCE * SQUASH });

const hexagon = (x: number, y: number, reach: number): string =>
  polygon(
    Array.from({ length: 6 }, (_, i) => ({
      x: x + reach * Math.cos((i * Math.PI) / 3),
      y: y + reach * SQUASH * Math.sin((i * Math.PI) / 3),
    })),
  );

const outline = (reach: number, drop = 0): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 6;
    return { x: reach * Math.cos(angle), y: reach * SQUASH * Math.sin(angle) + drop };
  });

const rounded = (points: readonly Point[], cut: number): string =>
  points
    .map((point, index) => {
      const towards = (other: Point): string => {
        const length = Math.hypot(other.x - point.x, other.y - point.y);
        const { x, y } = between(point, other, cut / length);
        return `${round(x)} ${round(y)}`;
      };
      return `${index === 0 ? 'M' : 'L'}${towards(corner(points, index - 1))}Q${round(point.x)} ${round(point.y)} ${towards(corner(points, index + 1))}`;
    })
    .join('')
    .concat('Z');

const edgeStrip = (index: number, tincture: Tincture): string =>
  clothStrip(polygon(edgeOf(outline(REACH - 5), outline(REACH - 15), index, 0.06)), tincture);

const cell = (q: number, r: number): string => {
  const { x, y } = cellCentre(q, r);
  const golden = isRecruitment(q, r);
  const [rx, ry] = golden ? [CELL.x - 3.4, CELL.y - 3] : [CELL.x, CELL.y];
  return (
    ellipse(x, y + 1, CELL.x + 3, CELL.y + 3, 'fill="#17131f" opacity=".75"') +
    (golden ? ellipse(x, y, CELL.x + 1.6, CELL.y + 1.6, 'fill="url(#gold)" stroke="#4a3210" stroke-width=".8"') : '') +
    ellipse(x, y, rx, ry, 'fill="#5d5563"') +
    ellipse(x, y + 1.2, rx - 0.9, ry - 1.4, `fill="url(#ld-stone)" opacity="${(0.86 + 0.14 * noise(q, r)).toFixed(2)}"`) +
    ellipse(x, y + 1, CELL.x - 9, CELL.y - 8, 'fill="none" stroke="#fff" stroke-opacity=".28"') +
    ellipse(x, y, CELL.x - 9, CELL.y - 8, 'fill="none" stroke="#6a5f6c" stroke-opacity=".45"') +
    (q === 0 && Math.abs(r) === 3 ? crownRays(x, y, { scale: 1, flatness: SQUASH, crown: 30 }) : '')
  );
};

const slab = (q: number, r: number): string => {
  const { x, y } = cellCentre(q, r);
  const reach = DISTANCE / Math.sqrt(3);
  return (
    `<path d="${hexagon(x, y, reach - 0.8)}" fill="${slabColour(q, r)}" stroke="#2a2536" stroke-width="1.300"/>` +
    `<path d="${hexagon(x, y + 0.9, reach - 2)}" fill="none" stroke="#fff" stroke-opacity=".1"/>`
  );
};

const bolt = ({ x, y }: Point): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><ellipse rx="7" ry="6" cy="1.400" fill="#1a1420"/><ellipse rx="7" ry="6" fill="url(#brass-slant)" stroke="#3a2508" stroke-width=".8"/><path d="M-3.400 -1.500L3.400 1.500" stroke="#4a3210" stroke-width="1.300"/></g>`;

/** The board around the middle of its middle cell; tinctures of the seat in front and of the seat behind. */
export const boardBody = (front: Tincture = 'gules', behind: Tincture = 'azure'): string => {
  const top = rounded(outline(REACH), 26);
  const sides = [2, 5].map((index) => {
    const points = outline(REACH - 10);
    const [a, b] = [corner(points, index), corner(points, index + 1)];
    return `<path d="M${round(a.x)} ${round(a.y * 0.9)}L${round(b.x)} ${round(b.y * 0.9)}" stroke="#C8A04A" stroke-width="1.400" opacity=".75"/>`;
  });
  return (
    `${LEADERS_DEFS}<path d="${rounded(outline(REACH + 2, 34), 26)}" fill="#000" opacity=".65" filter="url(#blur8)"/>` +
    `<path d="${rounded(outline(REACH, 18), 26)}" fill="#221d2e"/><path d="${rounded(outline(REACH, 12), 26)}" fill="#2e283d"/>` +
    `<path d="${rounded(outline(REACH, 18), 26)}" fill="none" stroke="#C8A04A" stroke-width="1.300" opacity=".6"/>` +
    `<path d="${top}" fill="url(#ld-slate)" stroke="#8a8094" stroke-width="1.600"/>` +
    [0, 1].map((index) => edgeStrip(index, front)).join('') +
    [3, 4].map((index) => edgeStrip(index, behind)).join('') +
    sides.join('') +
    CELLS.map(({ x, y }) => slab(x, y)).join('') +
    `<path d="${top}" fill="#fff" filter="url(#f-slate)" opacity=".6"/>${outline(REACH - 13)
      .map(bolt)
      .join('')}` +
    CELLS.map(({ x, y }) => cell(x, y)).join('') +
    `<g filter="url(#f-pitted)" opacity=".7">${CELLS.map((at) => {
      const { x, y } = cellCentre(at.x, at.y);
      return ellipse(x, y, CELL.x - 4, CELL.y - 4, 'fill="#fff"');
    }).join('')}</g><path d="${top}" fill="url(#ld-dusk)"/>`
  );
};
