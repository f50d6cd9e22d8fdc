// Marks of the woodcut manner in which the portraits are drawn: tapered cuts of a knife, combed strands, hatching.
import { seeded } from '../colour';

/** How much is drawn: 0 all marks (from 90 px), 1 no hatching and heavier outlines (from 45 px), 2 the head alone, features enlarged. */
export type Detail = 0 | 1 | 2;
export type Spot = readonly [number, number];
// Start, two handles and end of a curve.
type Guide = readonly [number, number, number, number, number, number, number, number];

export const INK = '#1c110a';
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A closed smooth curve through points. */
export const spline = (points: readonly Spot[]): string => {
  const bend = 0.17;
  const count = points.length;
  const point = (index: number): Spot => points[(index + count) % count] as Spot;
  let path = `M${tenth(point(0)[0])} ${tenth(point(0)[1])}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    path += `C${tenth(from[0] + (to[0] - before[0]) * bend)} ${tenth(from[1] + (to[1] - before[1]) * bend)} ${tenth(to[0] - (after[0] - from[0]) * bend)} ${tenth(to[1] - (after[1] - from[1]) * bend)} ${tenth(to[0])} ${tenth(to[1])}`;
  }
  return `${path}Z`;
};

/** One cut of the knife: pointed at both ends, with a belly. */
export const cut = (x0: number, y0: number, x1: number, y1: number, bend: number, belly: number): string => {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.hypot(dx, dy) || 1;
  const along = (share: number, off: number): string =>
    `${tenth(x0 + dx * share - (dy / length) * off)} ${tenth(y0 + dy * share + (dx / length) * off)}`;
  return `M${tenth(x0)} ${tenth(y0)}C${along(0.3, bend + belly)} ${along(0.7, bend + belly)} ${tenth(x1)} ${tenth(y1)}C${along(0.7, bend - belly * 0.4)} ${along(0.3, bend - belly * 0.4)} ${tenth(x0)} ${tenth(y0)}Z`;
};

/** Thick at the start, pointed at the end. */
const wedge = (x0: number, y0: number, x1: number, y1: number, bend: number, width: number): string => {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const middle = (off: number): string => `${tenth(x0 + dx * 0.5 + nx * off)} ${tenth(y0 + dy * 0.5 + ny * off)}`;
  return `M${tenth(x0 + nx * width)} ${tenth(y0 + ny * width)}Q${middle(bend + width * 0.7)} ${tenth(x1)} ${tenth(y1)}Q${middle(bend - width * 0.7)} ${tenth(x0 - nx * width)} ${tenth(y0 - ny * width)}Z`;
};

/** A row of wedges that enter a shape from the left (1) or from the right (-1). */
export const rake = (
  x: number,
  from: number,
  to: number,
  step: number,
  length: number,
  direction: 1 | -1,
  width: number,
  seed = 3,
  slope = 0.12,
): string => {
  const chance = seeded(seed);
  let path = '';
  for (let y = from; y < to; y += step) {
    const middle = 1 - 0.35 * Math.abs((y - (from + to) / 2) / ((to - from) / 2));
    const reach = length * (0.65 + chance() * 0.6) * middle;
    path += wedge(x, y, x + direction * reach, y + reach * slope, direction * 2, width * (0.75 + chance() * 0.5));
  }
  return path;
};

const onCurve = (guide: readonly number[], share: number): Spot => {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
  const along = (axis: 0 | 1): number => weights.reduce((sum, weight, index) => sum + weight * (guide[index * 2 + axis] ?? 0), 0);
  return [along(0), along(1)];
};

/** Strands combed between two guides. */
export const comb = (first: Guide, last: Guide, count: number, width: number, colour: string, opacity = 1, seed = 7): string => {
  const chance = seeded(seed);
  let path = '';
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count;
    const guide = first.map((value, at) => value + ((last[at] ?? value) - value) * share + (chance() - 0.5) * 3);
    const from = chance() * 0.12;
    const to = 1 - chance() * 0.2;
    const [a, b, c, d] = [0, 0.33, 0.67, 1].map((part) => onCurve(guide, from + (to - from) * part)) as [Spot, Spot, Spot, Spot];
    const belly = width * (0.6 + chance() * 0.7);
    path += `M${tenth(a[0])} ${tenth(a[1])}C${tenth(b[0] - belly)} ${tenth(b[1])} ${tenth(c[0] - belly)} ${tenth(c[1])} ${tenth(d[0])} ${tenth(d[1])}C${tenth(c[0] + belly)} ${tenth(c[1])} ${tenth(b[0] + belly)} ${tenth(b[1])} ${tenth(a[0])} ${tenth(a[1])}Z`;
  }
  return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
};

export const shape = (path: string, fill: string, width = 2.4): string =>
  `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const line = (path: string, width = 1.6, colour: string = INK, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const ink = (path: string, opacity = 1, colour: string = INK): string =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
