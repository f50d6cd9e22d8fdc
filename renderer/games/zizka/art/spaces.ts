// Where the spaces lie on the drawn board, the course of its roads, and where the names stand.
import { LINKS, SPACES, type SpaceData } from '../../../../engine/games/zizka/data/board';
import { type Box, type Point, round } from '../../../art/svg';

export { LINKS, SPACES, type SpaceData } from '../../../../engine/games/zizka/data/board';

/** The board with its oak frame; the parchment begins 7 pixels inside. */
export const MAP: Box = { x: 0, y: 0, width: 776, height: 598 };
const FRAME = 7;

/** A point of the board from hundredths of its width and height. */
export const boardPoint = (x: number, y: number): Point => ({
  x: FRAME + (x / 100) * (MAP.width - 2 * FRAME),
  y: FRAME + (y / 100) * (MAP.height - 2 * FRAME),
});

const POINTS: ReadonlyMap<string, Point> = new Map(SPACES.map((space) => [space.id, boardPoint(space.x, space.y)]));

/** The middle of a space. */
export const spaceAt = (id: string): Point => POINTS.get(id) ?? { x: MAP.width / 2, y: MAP.height / 2 };

export type SpaceKind = SpaceData['kind'];

/** Reach of what is drawn on a space, for hit areas and glows. */
export const SPACE_RADIUS: Readonly<Record<SpaceKind, number>> = {
  event: 19,
  tavern: 19,
  conquestEasy: 28,
  conquestHard: 28,
  waypoint: 9,
};

/** A soft line through points, as path data. */
export const smooth = (points: readonly Point[]): string => {
  const first = points[0];
  if (first === undefined) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  forEachSpan(points, (_from, c, one, two) => {
    path += `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(c.x)} ${round(c.y)}`;
  });
  return path;
};

type Span = (from: Point, to: Point, controlOne: Point, controlTwo: Point) => void;

const forEachSpan = (points: readonly Point[], visit: Span): void => {
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i];
    const c = points[i + 1];
    if (b === undefined || c === undefined) continue;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    visit(b, c, { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 }, { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 });
  }
};

/** Points along the same soft line. */
export const sample = (points: readonly Point[], perSpan = 14): Point[] => {
  const found: Point[] = [];
  forEachSpan(points, (b, c, one, two) => {
    for (let k = 0; k < perSpan; k++) {
      const t = k / perSpan;
      const u = 1 - t;
      const mix = (p: number, q: number, r: number, s: number): number =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
      found.push({ x: mix(b.x, one.x, two.x, c.x), y: mix(b.y, one.y, two.y, c.y) });
    }
  });
  const last = points.at(-1);
  return last === undefined ? found : [...found, last];
};

const roadPoints = (from: string, to: string): Point[] => {
  const [a, b] = [spaceAt(from), spaceAt(to)];
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  // A bend that follows from the names: the same road always lies the same way.
  const bend = (((from.length * 7 + to.length * 13 + from.charCodeAt(1) * 3) % 9) - 4) / 4;
  const shift = bend * Math.min(8, length * 0.07);
  return [a, { x: a.x + dx / 2 - (dy / length) * shift, y: a.y + dy / 2 + (dx / length) * shift }, b];
};

const linkOf = (a: string, b: string): readonly [string, string] =>
  LINKS.find(([from, to]) => (from === a && to === b) || (from === b && to === a)) ?? [a, b];

/** Path data of the road between two neighbouring spaces. */
export const roadPath = (a: string, b: string): string => {
  const [from, to] = linkOf(a, b);
  return smooth(roadPoints(from, to));
};

/** Points along a road from a to b, for figures that ride it. */
export const roadSamples = (a: string, b: string, perSpan = 9): Point[] => {
  const [from, to] = linkOf(a, b);
  const points = sample(roadPoints(from, to), perSpan);
  return from === a ? points : points.reverse();
};

/** Path data of the road between two neighbouring spaces from the edge of one to the edge of the other. */
export const routePath = (a: string, b: string): string => {
  const isClear = (point: Point, space: string): boolean => {
    const middle = spaceAt(space);
    const kind = SPACES.find((each) => each.id === space)?.kind ?? 'waypoint';
    return Math.hypot(point.x - middle.x, point.y - middle.y) > SPACE_RADIUS[kind] + 5;
  };
  return smooth(roadSamples(a, b, 14).filter((point) => isClear(point, a) && isClear(point, b)));
};

/** What a drawn road takes up on the board, with room for its width. */
export const roadBox = (a: string, b: string): Box => {
  const points = roadSamples(a, b);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.floor(Math.min(...xs)) - 8, Math.floor(Math.min(...ys)) - 8];
  return { x: left, y: top, width: Math.ceil(Math.max(...xs)) + 8 - left, height: Math.ceil(Math.max(...ys)) + 8 - top };
};

export interface LabelPlace {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const LABELS: Readonly<Record<string, readonly [number, number, ('start' | 'end')?]>> = {
  veseli: [24, 14, 'start'],
  sobeslav: [25, 12, 'start'],
  lomnice: [-24, 9, 'end'],
  rozmberk: [25, 6, 'start'],
  budejovice: [-25, 14, 'end'],
  'trhove-sviny': [-18, 22],
  husinec: [15, 28],
  ledenice: [2, 22, 'end'],
  tucapy: [0, 21],
  hluboka: [-34, 6, 'end'],
  pribenice: [-18, 37, 'start'],
  'sezimovo-usti': [25, 0, 'start'],
  tyn: [-22, 12, 'end'],
  dubne: [-12, 5, 'end'],
  'jindrichuv-hradec': [0, 33],
  orlik: [0, 27],
  chynov: [2, -13],
  albrechtice: [-9, 21, 'end'],
  destna: [-13, -5, 'end'],
  chlum: [13, 6, 'start'],
  cehnice: [-4, 21],
  chvalsiny: [-12, 4, 'end'],
  velesin: [0, 28],
};

/** Where a space's name stands, from its middle. */
export const labelPlace = (space: SpaceData): LabelPlace => {
  const standard = space.kind === 'tavern' ? 28 : space.kind === 'waypoint' ? 20 : 33;
  const [dx, dy, anchor] = LABELS[space.id] ?? [0, standard];
  return { dx, dy, anchor: anchor ?? 'middle' };
};
