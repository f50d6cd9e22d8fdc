// A rounded cube turned in space and seen from straight above the table's edge: settled dice and every frame of a tumble.
import { mix } from './colour';
import { type IconName, iconPath } from './icons';
import { type Box, type Point, round } from './svg';

export type DieFace = number | IconName | null;
/** Top, bottom, front, back, right, left. */
export type DieFaces = readonly [DieFace, DieFace, DieFace, DieFace, DieFace, DieFace];
/** Turns around the x, y and z axis in degrees. */
export type DieRotation = readonly [number, number, number];

export interface DieOptions {
  readonly faces?: DieFaces;
  readonly rotation?: DieRotation;
  readonly colour?: string;
  readonly ink?: string;
  /** How high above the table, in pixels: the shadow moves away. */
  readonly lift?: number;
}

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

export const dieBox = (size: number): Box => ({ x: -size, y: -size, width: size * 2, height: size * 2.1 });

/** Top face flat to the eye, the front a little turned up. */
const SETTLED: DieRotation = [-62, 0, 0];

/** Rotations of a tumble, to be shown one after another before the settled one. */
export const TUMBLE: readonly DieRotation[] = [
  [-20, 30, 18],
  [35, -40, 70],
  [-75, 20, 130],
  [10, 65, 200],
  [-50, -25, 290],
  [-40, 38, 340],
];

const STANDARD: DieFaces = [5, 2, 1, 6, 3, 4];

/** Faces of a numbered die with the given number on top. */
export const facesWithTop = (top: number): DieFaces => {
  const rest = [1, 2, 3, 4, 5, 6].filter((face) => face !== top && face !== 7 - top);
  return [top, 7 - top, rest[0] ?? 1, rest[3] ?? 6, rest[1] ?? 2, rest[2] ?? 5];
};

/** A die at rest with this face up; `turn` lets dice lie less alike. */
export const settledDie = (top: DieFace, others: DieFace = null, turn = 0): { faces: DieFaces; rotation: DieRotation } => ({
  faces: typeof top === 'number' ? facesWithTop(top) : [top, others, others, others, others, others],
  rotation: [SETTLED[0], turn, 0],
});

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.45, -0.45],
    [0.45, 0.45],
  ],
  3: [
    [-0.48, -0.48],
    [0, 0],
    [0.48, 0.48],
  ],
  4: [
    [-0.44, -0.44],
    [0.44, -0.44],
    [-0.44, 0.44],
    [0.44, 0.44],
  ],
  5: [
    [-0.48, -0.48],
    [0.48, -0.48],
    [0, 0],
    [-0.48, 0.48],
    [0.48, 0.48],
  ],
  6: [
    [-0.44, -0.52],
    [-0.44, 0],
    [-0.44, 0.52],
    [0.44, -0.52],
    [0.44, 0],
    [0.44, 0.52],
  ],
};

const multiply = (a: Matrix, b: Matrix): Matrix => {
  const row = (r: Vector): Vector => [
    r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
    r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
    r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
};

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (m: Matrix, v: Vector): Vector => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

const turned = ([x, y, z]: DieRotation): Matrix => {
  const [sx, cx] = [Math.sin((x * Math.PI) / 180), Math.cos((x * Math.PI) / 180)];
  const [sy, cy] = [Math.sin((y * Math.PI) / 180), Math.cos((y * Math.PI) / 180)];
  const [sz, cz] = [Math.sin((z * Math.PI) / 180), Math.cos((z * Math.PI) / 180)];
  const aroundX: Matrix = [
    [1, 0, 0],
    [0, cx, -sx],
    [0, sx, cx],
  ];
  const aroundY: Matrix = [
    [cy, 0, sy],
    [0, 1, 0],
    [-sy, 0, cy],
  ];
  const aroundZ: Matrix = [
    [cz, -sz, 0],
    [sz, cz, 0],
    [0, 0, 1],
  ];
  return multiply(aroundZ, multiply(aroundX, aroundY));
};

// Outward normal and the two edges of each face, in the order of `DieFaces`.
const SIDES: readonly (readonly [Vector, Vector, Vector])[] = [
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
];

const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const last = hull.at(-1);
      const before = hull.at(-2);
      if (last === undefined || before === undefined || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  hull.pop();
  return hull;
};

const silhouette = (matrix: Matrix, half: number): string => {
  const corners: Point[] = [];
  for (const x of [-0.84, 0.84]) {
    for (const y of [-0.84, 0.84]) {
      for (const z of [-0.84, 0.84]) {
        const [px, py] = apply(matrix, [x, y, z]);
        corners.push({ x: px * half, y: py * half });
      }
    }
  }
  corners.sort((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...halfHull(corners), ...halfHull([...corners].reverse())];
  return `M${hull.map((point) => `${round(point.x)} ${round(point.y)}`).join('L')}Z`;
};

const mark = (face: DieFace, ink: string): string => {
  if (face === null) return '';
  if (typeof face !== 'number') {
    return `<g transform="translate(-.62 -.62) scale(${(1.24 / 512).toFixed(6)})">${iconPath(face, ink)}</g>`;
  }
  return (PIPS[face] ?? [])
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r=".19" fill="${ink}"/><circle cx="${x + 0.03}" cy="${y + 0.04}" r=".13" fill="#000" opacity=".25"/>`,
    )
    .join('');
};

const LIGHT: Vector = [-0.42, -0.72, 0.55];

/** The die around (0,0). */
export const dieBody = (size: number, options: DieOptions = {}): string => {
  const colour = options.colour ?? '#efe2c2';
  const ink = options.ink ?? '#2a1a0c';
  const faces = options.faces ?? STANDARD;
  const lift = options.lift ?? 0;
  const half = size / 2;
  const matrix = turned(options.rotation ?? SETTLED);
  const hull = silhouette(matrix, half);
  const edge = mix(colour, '#1a0d04', 0.45);
  const sides = SIDES.map(([n, u, v], index) => ({
    face: faces[index] ?? null,
    n: apply(matrix, n),
    u: apply(matrix, u),
    v: apply(matrix, v),
  }))
    .filter((side) => side.n[2] > 0.04)
    .sort((a, b) => a.n[2] - b.n[2])
    .map(({ face, n, u, v }) => {
      const light = Math.max(0, dot(n, LIGHT));
      const base = light > 0.55 ? mix(colour, '#ffffff', (light - 0.55) * 0.75) : mix(colour, '#1a0d04', (0.55 - light) * 0.85);
      const place = [u[0], u[1], v[0], v[1], n[0], n[1]].map((value) => (value * half).toFixed(3)).join(' ');
      return (
        `<g transform="matrix(${place})"><rect x="-.95" y="-.95" width="1.900" height="1.900" rx=".34" fill="${mix(base, '#ffffff', 0.22)}"/>` +
        `<rect x="-.93" y="-.91" width="1.880" height="1.880" rx=".33" fill="${base}"/>${mark(face, ink)}</g>`
      );
    });
  return (
    `<ellipse cx="${round(lift * 0.25 + size * 0.06)}" cy="${round(size * 0.62 + lift)}" rx="${round(size * 0.72)}" ry="${round(size * 0.2)}" fill="url(#shadow)" opacity="${lift > 0 ? 0.6 : 0.95}"/>` +
    `<path d="${hull}" fill="${edge}" stroke="${edge}" stroke-width="${round(size * 0.17)}" stroke-linejoin="round"/>${sides.join('')}`
  );
};
