// A throw of dice: positions run forwards (they fly in, bounce off the table, the rim and each other), turning runs
// backwards from the faces the engine rolled, so every die comes to rest on its face without a snap. Pure: the same seed
// throws the same way. Lengths are half edges, the middle of the tray is the origin; one step is STEP milliseconds.
import { stream } from '../seeded';
import { axisAngle, type Matrix, multiply, restOn, transpose, type Vector } from './cube';

export const STEP = 8.6;
const STEPS = 150;
const GRAVITY = 0.021;
// Lowest height of a centre while it bounces.
const FLOOR = 1.15;
// Two dice meet as discs of this distance: their corners must not stand in each other.
const REACH = 2.75;
const BOUNCE = 0.6;
// How far it turns on its way, and the way of one step below which it only slides.
const ROLL = 0.8;
const CREEP = 0.035;

export interface ThrowPlan {
  readonly seed: number;
  readonly faces: readonly number[];
  // Half the tray.
  readonly width: number;
  readonly depth: number;
  // Where they are thrown from, in shares of the tray; −1 is its left or far edge.
  readonly from?: readonly [number, number];
  // Dice that lie there already and are not thrown: [x, y].
  readonly lying?: readonly (readonly [number, number])[];
}

export interface DiePose {
  readonly x: number;
  readonly y: number;
  // Air under its lowest corner.
  readonly gap: number;
  readonly turn: Matrix;
}

export interface ThrownDie {
  readonly yaw: number;
  readonly track: readonly DiePose[];
  // Steps at which it strikes something: for sounds.
  readonly hits: readonly number[];
}

interface Body {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  readonly held: boolean;
  readonly positions: Vector[];
  readonly turns: (Matrix | null)[];
  readonly hits: number[];
}

export function throwDice(plan: ThrowPlan): readonly ThrownDie[] {
  const chance = stream(plan.seed + 1);
  const lying = (plan.lying ?? []).map(([x, y]): Body => body(x, y, FLOOR, 0, 0, 0, true));
  const [fromX, fromY] = plan.from ?? [-1.15, 0.6];
  const speed = 0.3 + plan.width * 0.022;
  // A handful in ranks, so that no die begins inside another.
  const abreast = Math.max(2, Math.min(3, Math.floor((2 * plan.depth) / REACH) - 1));
  const thrown = plan.faces.map((_, index) =>
    body(
      fromX * plan.width - Math.sign(-fromX || 1) * Math.floor(index / abreast) * REACH + (chance() - 0.5) * 0.4,
      fromY * plan.depth * 0.4 + ((index % abreast) - (Math.min(abreast, plan.faces.length) - 1) / 2) * REACH,
      4 + chance() * 1.5,
      Math.sign(-fromX || 1) * speed * (0.8 + chance() * 0.5),
      -0.16 * Math.sign(fromY || 1) + (chance() - 0.5) * 0.34,
      0.05 + chance() * 0.1,
      false,
    ),
  );
  const yaws = plan.faces.map(() => (chance() - 0.5) * 1.5);
  const all = [...thrown, ...lying];
  for (let step = 0; step < STEPS; step += 1) {
    for (const one of thrown) fly(one, plan, step);
    for (let rounds = 0; rounds < 3; rounds += 1) collide(all, step);
    for (const one of thrown) {
      keepInside(one, plan, step);
      record(one);
    }
  }
  return thrown.map((one, index) => settle(one, plan.faces[index] ?? 0, yaws[index] ?? 0));
}

function body(x: number, y: number, z: number, vx: number, vy: number, vz: number, held: boolean): Body {
  return { x, y, z, vx, vy, vz, held, positions: [], turns: [], hits: [] };
}

function fly(one: Body, plan: ThrowPlan, step: number): void {
  one.vz -= GRAVITY;
  one.x += one.vx;
  one.y += one.vy;
  one.z += one.vz;
  const lively = Math.hypot(one.vx, one.vy);
  if (one.z < FLOOR) {
    one.z = FLOOR;
    if (one.vz < -0.05) {
      one.vz *= -0.46;
      one.vx *= 0.86;
      one.vy *= 0.86;
      one.hits.push(step);
    } else one.vz = 0;
    one.vx *= 0.962;
    one.vy *= 0.962;
  }
  keepInside(one, plan, step);
  if (lively < 0.012 && one.z < 1.2) {
    one.vx = 0;
    one.vy = 0;
    one.vz = 0;
  }
}

// The rim lets a die in that still comes flying over it.
function keepInside(one: Body, plan: ThrowPlan, step: number): void {
  const width = plan.width - 1.3;
  const depth = plan.depth - 1.3;
  const isIn = step > 40;
  if (one.x > width && (one.vx > 0 || isIn)) {
    one.x = width;
    if (one.vx > 0.02) one.hits.push(step);
    one.vx = -Math.abs(one.vx) * BOUNCE;
  }
  if (one.x < -width && (one.vx < 0 || isIn)) {
    one.x = -width;
    one.vx = Math.abs(one.vx) * BOUNCE;
  }
  if (one.y > depth && (one.vy > 0 || isIn)) {
    one.y = depth;
    one.vy = -Math.abs(one.vy) * BOUNCE;
  }
  if (one.y < -depth && (one.vy < 0 || isIn)) {
    one.y = -depth;
    one.vy = Math.abs(one.vy) * BOUNCE;
  }
}

function collide(all: readonly Body[], step: number): void {
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (one.held && other.held) continue;
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const apart = Math.hypot(dx, dy) || 1;
      if (apart >= REACH || Math.abs(one.z - other.z) >= 2) continue;
      const [nx, ny] = [dx / apart, dy / apart];
      const overlap = REACH - apart;
      const share = one.held || other.held ? 1 : 0.5;
      if (!one.held) shift(one, -nx * overlap * share, -ny * overlap * share);
      if (!other.held) shift(other, nx * overlap * share, ny * overlap * share);
      const closing = (other.vx - one.vx) * nx + (other.vy - one.vy) * ny;
      if (closing >= 0) continue;
      const push = closing * 0.82 * (share === 1 ? 1.6 : 1);
      if (!one.held) accelerate(one, nx * push, ny * push);
      if (!other.held) accelerate(other, -nx * push, -ny * push);
      if (closing < -0.06) one.hits.push(step);
    }
  }
}

function shift(one: Body, dx: number, dy: number): void {
  one.x += dx;
  one.y += dy;
}

function accelerate(one: Body, dx: number, dy: number): void {
  one.vx += dx;
  one.vy += dy;
}

// It rolls over the edge that lies across its way.
function record(one: Body): void {
  const before = one.positions.at(-1) ?? ([one.x - one.vx, one.y - one.vy, one.z] as const);
  const [dx, dy] = [one.x - before[0], one.y - before[1]];
  const way = Math.hypot(dx, dy);
  // Slow dice slide on their face: a cube does not creep over its edges.
  const roll = ROLL * Math.min(1, Math.max(0, (way - CREEP) / CREEP));
  one.turns.push(way * roll < 1e-4 ? null : axisAngle([-dy / way, dx / way, 0], way * roll));
  one.positions.push([one.x, one.y, one.z]);
}

function settle(one: Body, face: number, yaw: number): ThrownDie {
  const track: DiePose[] = [];
  let turn = restOn(face, yaw);
  for (let step = one.positions.length - 1; step >= 0; step -= 1) {
    const [x, y, z] = one.positions[step] ?? [0, 0, FLOOR];
    track[step] = { x, y, gap: Math.max(0, z - FLOOR), turn };
    const back = one.turns[step];
    if (back) turn = multiply(transpose(back), turn);
  }
  return { yaw, track, hits: one.hits };
}

// The pose of a thrown die at a moment of its throw.
export function poseAt(die: ThrownDie, millis: number): DiePose {
  const step = Math.max(0, Math.min(die.track.length - 1, Math.round(millis / STEP)));
  return die.track[step] ?? { x: 0, y: 0, gap: 0, turn: restOn(0) };
}
