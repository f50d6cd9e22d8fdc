// The foot of a trail: a clearing on the country's own ground, where a member, its dice and its load stand.
import { clippedRect, localDef, round, stops } from '../../../art/svg';
import type { Affinity } from './affinity';
import { chanceOf } from './scene';

interface Ground {
  readonly far: string;
  readonly near: string;
  // The trodden earth, and its edge.
  readonly floor: string;
  readonly edge: string;
}

const GROUND: Readonly<Record<Affinity, Ground>> = {
  water: { far: '#3b7f93', near: '#143a4f', floor: '#c9b184', edge: '#e9d8ae' },
  fire: { far: '#8a4a30', near: '#351510', floor: '#5b3427', edge: '#d98a52' },
  air: { far: '#a9bfcb', near: '#566b79', floor: '#8b9a94', edge: '#f1f4ee' },
  jungle: { far: '#6d934f', near: '#1d3a1c', floor: '#7a6a3c', edge: '#d3d99a' },
};

type Chance = () => number;

const spots = (count: number, next: Chance, draw: (x: number, y: number) => string, width: number, height: number): string =>
  Array.from({ length: count }, () => draw(next() * width, next() * height)).join('');

const GROWTH: Readonly<Record<Affinity, (next: Chance, width: number, height: number) => string>> = {
  water: (next, width, height) =>
    spots(
      16,
      next,
      (x, y) =>
        `<path d="M${round(x)} ${round(y)}q4 -2.600 8 0t8 0" fill="none" stroke="#d6f2f2" stroke-opacity=".4" stroke-width="1"/>`,
      width - 12,
      height,
    ),
  fire: (next, width, height) =>
    spots(
      7,
      next,
      (x, y) =>
        `<path d="M${round(x)} ${round(y)}l${round(5 + next() * 8)} ${round(next() * 5 - 2)}l${round(3 + next() * 5)} ${round(3 + next() * 4)}" fill="none" stroke="#ff9a3d" stroke-opacity=".75" stroke-width="1.400" stroke-linejoin="round"/><circle cx="${round(next() * width)}" cy="${round(next() * height)}" r="1.100" fill="#ffc66b"/>`,
      width,
      height,
    ),
  air: (next, width, height) =>
    spots(
      9,
      next,
      (x, y) =>
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(9 + next() * 8)}" ry="${round(3 + next() * 3)}" fill="#f4f8f8" opacity=".3"/>`,
      width,
      height,
    ),
  jungle: (next, width, height) =>
    spots(
      18,
      next,
      (x, y) =>
        `<path d="M${round(x)} ${round(y)}q-3 -5 -5 -6M${round(x)} ${round(y)}v-8M${round(x)} ${round(y)}q3 -5 5 -6" fill="none" stroke="${y > height / 2 ? '#2c5a24' : '#a9c877'}" stroke-opacity=".7" stroke-width="1.300" stroke-linecap="round"/>`,
      width,
      height,
    ),
};

/** The ground from its top left corner, its lower corners rounded; `foot` is where a member stands. */
export const clearingBody = (
  affinity: Affinity,
  width: number,
  height: number,
  foot: { readonly x: number; readonly y: number },
  seed: number,
): string => {
  const { far, near, floor, edge } = GROUND[affinity];
  const next = chanceOf(seed * 131 + 17);
  const slope = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, far],
      [1, near],
    ]),
  );
  const [cx, cy, rx, ry] = [width / 2, height * 0.56, width * 0.47, height * 0.38];
  const around = `cx="${cx}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"`;
  return clippedRect(
    0,
    -8,
    width,
    height + 8,
    6,
    `${slope.markup}<rect width="${width}" height="${height}" fill="${slope.url}"/>${GROWTH[affinity](next, width, height)}` +
      `<ellipse ${around} fill="${floor}" opacity=".72"/><ellipse ${around} fill="none" stroke="${edge}" stroke-opacity=".6" stroke-dasharray="5 4" stroke-width="1.200"/>` +
      `<ellipse cx="${foot.x}" cy="${foot.y}" rx="17" ry="6" fill="#120904" fill-opacity=".34"/>` +
      `<rect width="${width}" height="4" fill="#120904" opacity=".35"/>`,
  );
};
