// What both drawings of the board share: its cells, which of them are golden, how stones differ, and small forms.
import { iconAt } from '../../../art/game-icons';
import type { Tincture } from '../../../art/palette';
import { type Point, round } from '../../../art/svg';

export const CELLS: readonly Point[] = Array.from({ length: 49 }, (_, i) => ({
  x: (i % 7) - 3,
  y: Math.floor(i / 7) - 3,
})).filter(({ x, y }) => Math.abs(x + y) <= 3);

// LDR-3: the bottom seat recruits on the cells of its two edges, the other seat on the mirrored ones.
export const isRecruitment = (q: number, r: number): boolean => Math.max(Math.abs(r), Math.abs(q + r)) === 3;

/** 0 to 1, always the same for a cell: no two stones look alike. */
export const noise = (q: number, r: number): number => {
  const value = Math.sin(q * 127.1 + r * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const SLABS = ['#5c5469', '#564f64', '#625a6e', '#514a5f'] as const;

export const slabColour = (q: number, r: number): string => SLABS[Math.floor(noise(r, q) * 4)] ?? SLABS[0];

export const corner = (points: readonly Point[], index: number): Point => points[(index + 6) % 6] ?? { x: 0, y: 0 };

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** One edge of a frame between two hexagons, a share of it left free at both ends. */
export const edgeOf = (outer: readonly Point[], inner: readonly Point[], index: number, free: number): readonly Point[] => [
  between(corner(outer, index), corner(outer, index + 1), free),
  between(corner(outer, index), corner(outer, index + 1), 1 - free),
  between(corner(inner, index), corner(inner, index + 1), 1 - free),
  between(corner(inner, index), corner(inner, index + 1), free),
];

/** A seat's edge in cloth and hatching, along a path. */
export const clothStrip = (path: string, tincture: Tincture): string =>
  `<path d="${path}" fill="url(#ld-cloth-${tincture})"/><path d="${path}" fill="url(#ld-hatch-${tincture})"/><path d="${path}" fill="none" stroke="#C8A04A"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint}/>`;

/** A crown with rays in a cell, flattened as the cell is. */
export const crownRays = (x: number, y: number, look: { scale: number; flatness: number; crown: number }): string => {
  const { scale, flatness, crown } = look;
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 12) * scale, Math.sin((i * Math.PI) / 12) * flatness * scale];
    const far = i % 2 === 1 ? 26 : 29.5;
    return `M${round(x + 19 * cos)} ${round(y + 19 * sin)}L${round(x + far * cos)} ${round(y + far * sin)}`;
  });
  return (
    `<path d="${rays.join('')}" stroke="#A17A2C" stroke-width="2" stroke-linecap="round" opacity=".9"/>` +
    iconAt('crown', x, y, crown * scale, '#8A6526') +
    iconAt('crown', x, y - 0.8, crown * scale, '#C29A45')
  );
};
