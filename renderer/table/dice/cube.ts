// A die as a rounded cube: turning, projection and mesh. Plain arithmetic, no drawing.
// World: x right, y towards the player, z up; one unit is half an edge. The eye looks down, tilted from the vertical by
// TILT (cos 35° = 0.82, the squash of every board), so a die stands on the table as the boards lie on it.
export type Vector = readonly [number, number, number];
export type Matrix = readonly [Vector, Vector, Vector];

export const TILT = (35 * Math.PI) / 180;
export const EYE = 9.5;
const RADIUS = 0.3;

interface Side {
  readonly normal: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

// right × down = normal, so art is never mirrored; opposite sides are 0–5, 1–4 and 2–3.
const SIDES: readonly Side[] = [
  { normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] },
  { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { normal: [1, 0, 0], right: [0, -1, 0], down: [0, 0, -1] },
  { normal: [-1, 0, 0], right: [0, 1, 0], down: [0, 0, -1] },
  { normal: [0, -1, 0], right: [-1, 0, 0], down: [0, 0, -1] },
  { normal: [0, 0, -1], right: [1, 0, 0], down: [0, -1, 0] },
];
const FIRST: Side = { normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] };

export const UPRIGHT: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function add(a: Vector, b: Vector, times = 1): Vector {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

function apply(turn: Matrix, at: Vector): Vector {
  return [dot(turn[0], at), dot(turn[1], at), dot(turn[2], at)];
}

export function transpose(turn: Matrix): Matrix {
  const [a, b, c] = turn;
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  const columns = transpose(b);
  const line = (row: Vector): Vector => [dot(row, columns[0]), dot(row, columns[1]), dot(row, columns[2])];
  return [line(a[0]), line(a[1]), line(a[2])];
}

export function axisAngle([x, y, z]: Vector, angle: number): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}

// The rotation in which a face lies on top, its art upright, then turned by `yaw` on the table.
export function restOn(face: number, yaw = 0): Matrix {
  const { right, down, normal } = SIDES[face] ?? FIRST;
  return multiply(axisAngle([0, 0, 1], yaw), [right, down, normal]);
}

// Which face lies on top.
export function topOf(turn: Matrix): number {
  const heights = SIDES.map(({ normal }) => apply(turn, normal)[2]);
  return heights.indexOf(Math.max(...heights));
}

// How high the centre of the turned cube lies when it touches the table.
export function support(turn: Matrix, radius = RADIUS): number {
  const up = turn[2];
  return (1 - radius) * (Math.abs(up[0]) + Math.abs(up[1]) + Math.abs(up[2])) + radius;
}

// Part of the way from one rotation to another, about one axis.
export function between(from: Matrix, to: Matrix, share: number): Matrix {
  const turn = multiply(to, transpose(from));
  const cosine = Math.max(-1, Math.min(1, (turn[0][0] + turn[1][1] + turn[2][2] - 1) / 2));
  const angle = Math.acos(cosine);
  if (angle < 1e-4) return to;
  const axis = axisOf(turn, angle);
  return multiply(axisAngle(axis, angle * share), from);
}

function axisOf(turn: Matrix, angle: number): Vector {
  const s = 2 * Math.sin(angle);
  if (Math.abs(s) > 1e-3) {
    return [(turn[2][1] - turn[1][2]) / s, (turn[0][2] - turn[2][0]) / s, (turn[1][0] - turn[0][1]) / s];
  }
  // Half a turn: the axis is what the rotation leaves as it is.
  const square = (value: number): number => Math.sqrt(Math.max(0, (value + 1) / 2));
  const axis: Vector = [square(turn[0][0]), square(turn[1][1]), square(turn[2][2])];
  const signed: Vector = [
    axis[0],
    turn[0][1] < 0 ? -axis[1] : axis[1],
    turn[0][2] < 0 || (axis[0] < 1e-3 && turn[1][2] < 0) ? -axis[2] : axis[2],
  ];
  const length = Math.hypot(...signed) || 1;
  return [signed[0] / length, signed[1] / length, signed[2] / length];
}

export interface CubeMesh {
  readonly flat: Float32Array;
  readonly heights: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly faces: Float32Array;
  readonly indices: Uint32Array;
}

// The same buffers for every die: triangles face outwards, so culling alone hides the far side and no depth is needed.
export function roundedCube(radius = RADIUS, bend = 5): CubeMesh {
  const inner = 1 - radius;
  const line: number[] = [];
  for (let i = 0; i <= bend; i += 1) line.push(-1 + (radius * i) / bend);
  for (let i = 0; i <= bend; i += 1) line.push(inner + (radius * i) / bend);
  const flat: number[] = [];
  const heights: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  const indices: number[] = [];
  const clamp = (value: number): number => Math.max(-inner, Math.min(inner, value));
  for (const [face, { normal, right, down }] of SIDES.entries()) {
    const base = heights.length;
    for (const v of line) {
      for (const u of line) {
        const sharp = add(add(normal, right, u), down, v);
        const core: Vector = [clamp(sharp[0]), clamp(sharp[1]), clamp(sharp[2])];
        const out = add(sharp, core, -1);
        const length = Math.hypot(...out);
        const unit: Vector = [out[0] / length, out[1] / length, out[2] / length];
        const [x, y, z] = add(core, unit, radius);
        flat.push(x, y);
        heights.push(z);
        normals.push(...unit);
        uvs.push((u + 1) / 2, (v + 1) / 2);
        faces.push(face);
      }
    }
    const n = line.length;
    for (let j = 0; j < n - 1; j += 1) {
      for (let i = 0; i < n - 1; i += 1) {
        const a = base + j * n + i;
        indices.push(a, a + 1, a + n, a + 1, a + n + 1, a + n);
      }
    }
  }
  return {
    flat: new Float32Array(flat),
    heights: new Float32Array(heights),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
    faces: new Float32Array(faces),
    indices: new Uint32Array(indices),
  };
}
