// The board on the terrace: 37 round cells set in slate on a dais, golden recruitment rings, crown cells with rays, seat
// edges in tincture. Drawn where it is seen, in the stage's own pixels.
import { iconAt } from '../../../art/game-icons';
import type { Tincture } from '../../../art/palette';
import { type Box, localDef, type Point, polygon, round, stops } from '../../../art/svg';
import { LEADERS_DEFS } from './emblems';
import { CELL_FLATNESS, CELL_WIDTH, DISTANCE, seen, seenCell } from './projection';

export const BOARD: Box = { x: 220, y: 120, width: 840, height: 580 };

const REACH = 346;
const STEP = (DISTANCE * Math.sqrt(3)) / 2;

const CELLS: readonly Point[] = Array.from({ length: 49 }, (_, i) => ({ x: (i % 7) - 3, y: Math.floor(i / 7) - 3 })).filter(
  ({ x, y }) => Math.abs(x + y) <= 3,
);

// LDR-1: the bottom seat recruits on the cells of its two edges, the other seat on the mirrored ones.
const isRecruitment = (q: number, r: number): boolean => Math.max(Math.abs(r), Math.abs(q + r)) === 3;

const noise = (q: number, r: number): number => {
  const value = Math.sin(q * 127.1 + r * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const LIGHT = localDef(
  'linearGradient',
  '',
  stops([
    [0, '#ffcf94', 0.42],
    [0.45, '#fff', 0],
    [1, '#1a0f38', 0.58],
  ]),
);

const hexagon = (reach: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + Math.PI / 2;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });

const shown = (points: readonly Point[], drop = 0): string =>
  polygon(
    points.map(({ x, y }) => {
      const at = seen(x, y);
      return { x: at.x, y: at.y + drop };
    }),
  );

const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

const corner = (points: readonly Point[], index: number): Point => points[(index + 6) % 6] ?? { x: 0, y: 0 };

const edgeStrip = (index: number, tincture: Tincture): string => {
  const [outer, inner] = [hexagon(REACH - 5), hexagon(REACH - 17)];
  const strip = shown([
    between(corner(outer, index), corner(outer, index + 1), 0.05),
    between(corner(outer, index), corner(outer, index + 1), 0.95),
    between(corner(inner, index), corner(inner, index + 1), 0.95),
    between(corner(inner, index), corner(inner, index + 1), 0.05),
  ]);
  return `<path d="${strip}" fill="url(#ld-cloth-${tincture})"/><path d="${strip}" fill="url(#ld-hatch-${tincture})"/><path d="${strip}" fill="none" stroke="#C8A04A"/>`;
};

const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint}/>`;

const crownRays = (x: number, y: number, scale: number): string => {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 12) * scale, Math.sin((i * Math.PI) / 12) * CELL_FLATNESS * scale];
    const far = i % 2 === 1 ? 26 : 29.5;
    return `M${round(x + 19 * cos)} ${round(y + 19 * sin)}L${round(x + far * cos)} ${round(y + far * sin)}`;
  });
  return (
    `<path d="${rays.join('')}" stroke="#A17A2C" stroke-width="2" stroke-linecap="round" opacity=".9"/>` +
    iconAt('crown', x, y, 28 * scale, '#8A6526') +
    iconAt('crown', x, y - 0.8, 28 * scale, '#C29A45')
  );
};

const cell = (q: number, r: number): string => {
  const { x, y, scale } = seenCell(q, r);
  const golden = isRecruitment(q, r);
  const [rx, ry] = [CELL_WIDTH * scale, CELL_WIDTH * CELL_FLATNESS * scale];
  const inset = golden ? 3 : 0;
  return (
    ellipse(x, y + 2, rx + 3, ry + 3, 'fill="#17131f" opacity=".75"') +
    (golden ? ellipse(x, y, rx + 1.5, ry + 1.5, 'fill="url(#gold)" stroke="#4a3210" stroke-width=".8"') : '') +
    ellipse(x, y, rx - inset, ry - inset, 'fill="#5d5563"') +
    ellipse(
      x,
      y + 1.4,
      rx - inset - 1,
      ry - inset - 1.5,
      `fill="url(#ld-stone)" opacity="${(0.86 + 0.14 * noise(q, r)).toFixed(2)}"`,
    ) +
    ellipse(x, y + 1, rx - 9, ry - 7.5, 'fill="none" stroke="#fff" stroke-opacity=".28"') +
    ellipse(x, y, rx - 9, ry - 7.5, 'fill="none" stroke="#6a5f6c" stroke-opacity=".45"') +
    (q === 0 && Math.abs(r) === 3 ? crownRays(x, y, scale) : '')
  );
};

const SLABS = ['#5c5469', '#564f64', '#625a6e', '#514a5f'] as const;

const slab = (q: number, r: number): string => {
  const [x, y] = [q * STEP, (r + q / 2) * DISTANCE];
  const reach = DISTANCE / Math.sqrt(3) - 0.5;
  const points = Array.from({ length: 6 }, (_, i) => ({
    x: x + reach * Math.cos((i * Math.PI) / 3),
    y: y + reach * Math.sin((i * Math.PI) / 3),
  }));
  return `<path d="${shown(points)}" fill="${SLABS[Math.floor(noise(r, q) * 4)] ?? SLABS[0]}" stroke="#2a2536" stroke-width="1.300"/>`;
};

/** Tinctures of the seat in front and of the seat behind. */
export const boardBody = (front: Tincture = 'gules', behind: Tincture = 'azure'): string => {
  const [dais, top] = [hexagon(REACH + 26), hexagon(REACH)];
  const seenPits = CELLS.map(({ x, y }) => {
    const at = seenCell(x, y);
    return ellipse(at.x, at.y, (CELL_WIDTH - 4) * at.scale, (CELL_WIDTH - 5) * CELL_FLATNESS * at.scale, 'fill="#fff"');
  });
  return (
    `${LEADERS_DEFS}${LIGHT.markup}<path d="${shown(dais, 34)}" transform="translate(10 0)" fill="#0a0418" opacity=".55" filter="url(#blur8)"/>` +
    `<path d="${shown(dais, 24)}" fill="#3a2f4a"/><path d="${shown(dais, 14)}" fill="#8a6f7e" stroke="#2a1f3a"/><path d="${shown(dais, 14)}" fill="${LIGHT.url}"/>` +
    `<path d="${shown(top, 14)}" fill="#1d172a"/><path d="${shown(top, 8)}" fill="#2e273e"/><path d="${shown(top)}" fill="url(#ld-slate)" stroke="#c8a04a" stroke-width="1.500"/>` +
    [5, 0].map((index) => edgeStrip(index, front)).join('') +
    [2, 3].map((index) => edgeStrip(index, behind)).join('') +
    CELLS.map(({ x, y }) => slab(x, y)).join('') +
    CELLS.map(({ x, y }) => cell(x, y)).join('') +
    `<g filter="url(#f-pitted)" opacity=".6">${seenPits.join('')}</g><path d="${shown(top)}" fill="${LIGHT.url}"/>`
  );
};
