// The terrace: 37 round cells set in slate, golden recruitment rings, crown cells with rays, seat edges in tincture.
import { iconAt } from '../../../art/game-icons';
import type { Tincture } from '../../../art/palette';
import { type Box, type Point, polygon, round } from '../../../art/svg';
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

const CELLS: readonly Point[] = Array.from({ length: 49 }, (_, i) => ({ x: (i % 7) - 3, y: Math.floor(i / 7) - 3 })).filter(
  ({ x, y }) => Math.abs(x + y) <= 3,
);

// LDR: the bottom seat recruits on the cells of its two edges, the other seat on the mirrored ones.
const isRecruitment = (q: number, r: number): boolean => Math.max(Math.abs(r), Math.abs(q + r)) === 3;

const noise = (q: number, r: number): number => {
  const value = Math.sin(q * 127.1 + r * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

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

const corner = (points: readonly Point[], index: number): Point => points[(index + 6) % 6] ?? { x: 0, y: 0 };

const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

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

const edgeStrip = (index: number, tincture: Tincture): string => {
  const outer = outline(REACH - 5);
  const inner = outline(REACH - 15);
  const strip = polygon([
    between(corner(outer, index), corner(outer, index + 1), 0.06),
    between(corner(outer, index), corner(outer, index + 1), 0.94),
    between(corner(inner, index), corner(inner, index + 1), 0.94),
    between(corner(inner, index), corner(inner, index + 1), 0.06),
  ]);
  return `<path d="${strip}" fill="url(#ld-cloth-${tincture})"/><path d="${strip}" fill="url(#ld-hatch-${tincture})"/><path d="${strip}" fill="none" stroke="#C8A04A"/>`;
};

const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint}/>`;

const crownRays = (x: number, y: number): string => {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12) * SQUASH];
    const far = i % 2 === 1 ? 26 : 29.5;
    return `M${round(x + 19 * cos)} ${round(y + 19 * sin)}L${round(x + far * cos)} ${round(y + far * sin)}`;
  });
  return (
    `<path d="${rays.join('')}" stroke="#A17A2C" stroke-width="2" stroke-linecap="round" opacity=".9"/>` +
    iconAt('crown', x, y, 30, '#8A6526') +
    iconAt('crown', x, y - 0.8, 30, '#C29A45')
  );
};

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
    (q === 0 && Math.abs(r) === 3 ? crownRays(x, y) : '')
  );
};

const SLABS = ['#5c5469', '#564f64', '#625a6e', '#514a5f'] as const;

const slab = (q: number, r: number): string => {
  const { x, y } = cellCentre(q, r);
  const reach = DISTANCE / Math.sqrt(3);
  return (
    `<path d="${hexagon(x, y, reach - 0.8)}" fill="${SLABS[Math.floor(noise(r, q) * 4)] ?? SLABS[0]}" stroke="#2a2536" stroke-width="1.300"/>` +
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
