// The director without a canvas: it ends on the truth, moves only what differs, throws the same way twice, goes back.
import './navigator';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../renderer/table/arrange';
import { type Matrix, multiply, restOn, roundedCube, topOf, transpose } from '../../renderer/table/dice/cube';
import { throwDice } from '../../renderer/table/dice/throw';
import { Director, type PieceSprite } from '../../renderer/table/director';
import { type Motion, pause, sequence } from '../../renderer/table/motion';
import type { Pose } from '../../renderer/table/pose';
import type { Box, DiePiece, FigurePiece, Piece, Scene } from '../../renderer/table/scene';

const PAINTED = { markup: '<svg/>', width: 40, height: 60, anchor: { x: 0.5, y: 0.9 } };
const TRAY: Box = { x: 400, y: 100, width: 420, height: 280 };

class FakeSprite implements PieceSprite {
  seen: Pose[] = [];
  isGone = false;
  piece: Piece;
  constructor(piece: Piece) {
    this.piece = piece;
  }
  look(piece: Piece): void {
    this.piece = piece;
  }
  pose(pose: Pose): void {
    this.seen.push({ ...pose });
  }
  destroy(): void {
    this.isGone = true;
  }
}

function stage() {
  const sprites = new Map<string, FakeSprite>();
  const director = new Director({
    make(piece) {
      const sprite = new FakeSprite(piece);
      sprites.set(piece.id, sprite);
      return sprite;
    },
  });
  return { director, sprites };
}

function figure(id: string, at: { x: number; y: number }, more: Partial<FigurePiece> = {}): FigurePiece {
  return {
    id,
    kind: 'figure',
    zone: 'board',
    at,
    face: 'front',
    size: { width: 40, height: 60 },
    picture: { body: PAINTED, plinth: PAINTED, shadow: { width: 40, height: 20 } },
    from: 'side',
    to: 'side',
    ...more,
  };
}

function die(id: string, face: number, zone = 'tray'): DiePiece {
  return {
    id,
    kind: 'die',
    zone,
    face: String(face),
    size: { width: 44, height: 44 },
    picture: { name: 'd', faces: ['', '', '', '', '', ''] },
    tray: 'tray',
  };
}

function scene(...pieces: readonly Piece[]): Scene {
  return {
    zones: [
      { id: 'board', box: { x: 0, y: 0, width: 300, height: 300 }, arrange: { as: 'free' } },
      { id: 'side', box: { x: 900, y: 0, width: 100, height: 100 }, arrange: { as: 'row', gap: 4 } },
      { id: 'tray', box: TRAY, arrange: { as: 'tray' } },
      { id: 'pool', box: { x: 900, y: 300, width: 300, height: 60 }, arrange: { as: 'row', gap: 6 } },
    ],
    pieces,
  };
}

function run(motion: Motion, frames = 30): void {
  motion.begin?.();
  for (let frame = 0; frame <= frames; frame += 1) motion.seek((motion.millis * frame) / frames);
}

describe('director', () => {
  it('hops a figure to its next place and lands on it exactly, higher in between', () => {
    const { director, sprites } = stage();
    director.show(scene(figure('king', { x: 50, y: 50 })), 1);
    run(director.play({ scene: scene(figure('king', { x: 150, y: 80 })), entry: 2 }));
    const seen = sprites.get('king')?.seen ?? [];
    expect(seen.at(-1)).toMatchObject({ x: 150, y: 80, height: 0, squash: 1, lean: 0 });
    expect(Math.max(...seen.map(({ height }) => height))).toBeGreaterThan(8);
    expect(Math.min(...seen.map(({ squash }) => squash))).toBeLessThan(0.95);
    expect(Math.max(...seen.map(({ squash }) => squash))).toBeGreaterThan(1.05);
  });

  it('does not touch what is the same', () => {
    const { director, sprites } = stage();
    const still = figure('still', { x: 10, y: 10 });
    director.show(scene(still, figure('king', { x: 50, y: 50 })), 1);
    const before = sprites.get('still')?.seen.length;
    run(director.play({ scene: scene(still, figure('king', { x: 90, y: 50 })), entry: 2 }));
    expect(sprites.get('still')?.seen.length).toBe(before);
  });

  it('brings new pieces from their zone and lets gone ones go', () => {
    const { director, sprites } = stage();
    director.show(scene(figure('old', { x: 50, y: 50 })), 1);
    run(director.play({ scene: scene(figure('new', { x: 80, y: 80 })), entry: 2 }));
    expect(sprites.get('new')?.seen[0]).toMatchObject({ x: 950, y: 50 });
    expect(sprites.get('new')?.seen.at(-1)).toMatchObject({ x: 80, y: 80 });
    expect(sprites.get('old')?.isGone).toBe(true);
  });

  it('fades what comes from its own zone or goes to it, where it lies', () => {
    const { director, sprites } = stage();
    const word = (id: string, x: number): Piece => ({
      id,
      kind: 'marker',
      zone: 'board',
      at: { x, y: 20 },
      face: 'front',
      size: { width: 40, height: 20 },
      picture: { front: PAINTED },
      from: 'board',
      to: 'board',
    });
    director.show(scene(word('old', 40)), 1);
    run(director.play({ scene: scene(), entry: 2 }));
    run(director.play({ scene: scene(word('new', 250)), entry: 3 }));
    const [came, went] = [sprites.get('new')?.seen ?? [], sprites.get('old')?.seen ?? []];
    expect(new Set(came.map(({ x }) => x))).toEqual(new Set([250]));
    expect(new Set(went.map(({ x }) => x))).toEqual(new Set([40]));
    expect(came.some(({ alpha }) => alpha < 0.5)).toBe(true);
    expect(came.at(-1)?.alpha).toBe(1);
    expect(went.at(-1)?.alpha).toBeLessThan(0.2);
  });

  it("follows pieces that take each other's names, there and back", () => {
    const { director, sprites } = stage();
    const at = (x: number) => ({ x, y: 50 });
    const before = scene(figure('row:0', at(10)), figure('row:1', at(60)));
    director.show(before, 1);
    const [first, second] = [sprites.get('row:0'), sprites.get('row:1')];
    const after = scene(figure('row:0', at(10)), figure('pen:0', at(200)));
    run(director.play({ scene: after, entry: 2, flows: { was: { 'row:0': 'row:1', 'pen:0': 'row:0' } } }));
    expect(first?.seen.at(-1)).toMatchObject(at(200));
    expect(second?.seen.at(-1)).toMatchObject(at(10));
    run(director.rewind(before, 1));
    expect(first?.seen.at(-1)).toMatchObject(at(10));
    expect(second?.seen.at(-1)).toMatchObject(at(60));
  });

  it('shows the truth at once in the middle of a motion', () => {
    const { director, sprites } = stage();
    director.show(scene(figure('king', { x: 50, y: 50 })), 1);
    const next = scene(figure('king', { x: 150, y: 80 }));
    const motion = director.play({ scene: next, entry: 2 });
    motion.begin?.();
    motion.seek(motion.millis / 2);
    director.show(next, 2);
    expect(sprites.get('king')?.seen.at(-1)).toMatchObject({ x: 150, y: 80, height: 0 });
  });

  it('goes back the way it came, through every beat', () => {
    const { director, sprites } = stage();
    const [a, b, c] = [
      scene(figure('king', { x: 50, y: 50 })),
      scene(figure('king', { x: 150, y: 50 })),
      scene(figure('king', { x: 150, y: 150 }), figure('new', { x: 10, y: 10 })),
    ];
    director.show(a, 1);
    run(director.play({ scene: b, entry: 2 }));
    run(director.play({ scene: c, entry: 2 }));
    const king = sprites.get('king');
    king?.seen.splice(0);
    run(director.rewind(a, 1), 60);
    expect(king?.seen.some(({ x, y }) => x === 150 && y === 50)).toBe(true);
    expect(king?.seen.at(-1)).toMatchObject({ x: 50, y: 50 });
    expect(sprites.get('new')?.isGone).toBe(true);
  });

  it('lets a special motion take a piece and plays the rest along', () => {
    const { director, sprites } = stage();
    director.show(scene(figure('king', { x: 50, y: 50 }), figure('rider', { x: 10, y: 10 })), 1);
    const after = scene(figure('king', { x: 150, y: 80 }), figure('rider', { x: 60, y: 10 }));
    run(director.play({ scene: after, entry: 2, special: (directing) => directing.move('king', { height: 120, millis: 600 }) }));
    expect(Math.max(...(sprites.get('king')?.seen ?? []).map(({ height }) => height))).toBeGreaterThan(100);
    expect(sprites.get('rider')?.seen.at(-1)).toMatchObject({ x: 60, y: 10 });
  });

  it('says when everything has arrived, before it is looked at', () => {
    const { director } = stage();
    director.show(scene(figure('a', { x: 100, y: 100 })), 0);
    let arrived = 0;
    const motion = director.play({
      scene: scene(figure('a', { x: 300, y: 100 })),
      entry: 1,
      arrived: () => {
        arrived += 1;
      },
      special: (directing) => sequence(directing.others(), pause(1000)),
    });
    motion.begin?.();
    motion.seek(1);
    expect(arrived).toBe(0);
    motion.seek(motion.millis - 900);
    expect(arrived).toBe(1);
    expect(director.pose('a')).toMatchObject({ x: 300, y: 100 });
    motion.seek(motion.millis);
    expect(arrived).toBe(1);
  });
});

describe('throws', () => {
  const sixteen = Array.from({ length: 16 }, (_, index) => die(`d${index}`, index % 6));

  it('say that they are throws, and once when all dice lie still', () => {
    const { director } = stage();
    director.show(scene(...sixteen), 0);
    const rolled = sixteen.map((each) => die(each.id, 5));
    let landed = 0;
    const note = () => {
      landed += 1;
    };
    const motion = director.play({ scene: scene(...rolled), entry: 1, rolled: rolled.map(({ id }) => id), landed: note });
    expect(motion.throws).toBe(true);
    run(motion, 60);
    expect(landed).toBe(1);
    expect(director.play({ scene: scene(figure('king', { x: 90, y: 50 })), entry: 2 }).throws).toBeUndefined();
  });

  it('come to rest on the rolled faces, inside the tray, no die in another', () => {
    for (let entry = 1; entry <= 25; entry += 1) {
      const { director, sprites } = stage();
      director.show(scene(...sixteen), 0);
      const rolled = sixteen.map((each, index) => die(each.id, (index + entry) % 6));
      run(director.play({ scene: scene(...rolled), entry, rolled: rolled.map(({ id }) => id) }), 60);
      const ends = rolled.map(({ id }) => sprites.get(id)?.seen.at(-1));
      for (const [index, end] of ends.entries()) {
        expect(end?.rotation && topOf(end.rotation)).toBe(Number(rolled[index]?.face));
        expect(end && end.x > TRAY.x + 22 && end.x < TRAY.x + TRAY.width - 22).toBe(true);
        expect(end && end.y > TRAY.y + 14 && end.y < TRAY.y + TRAY.height - 14).toBe(true);
        for (const other of ends.slice(index + 1)) {
          const apart = Math.hypot((end?.x ?? 0) - (other?.x ?? 0), ((end?.y ?? 0) - (other?.y ?? 0)) / 0.82);
          expect(apart).toBeGreaterThan(44);
        }
      }
    }
  });

  it('stay where they fell when the truth is shown, and are the same for the same entry', () => {
    const fall = (entry: number) => {
      const { director, sprites } = stage();
      director.show(scene(die('a', 0), die('b', 0)), 0);
      const after = scene(die('a', 4), die('b', 2));
      run(director.play({ scene: after, entry }));
      const landed = sprites.get('a')?.seen.at(-1);
      director.show(after, entry);
      expect(sprites.get('a')?.seen.at(-1)).toMatchObject({ x: landed?.x, y: landed?.y });
      return landed;
    };
    expect(fall(7)).toEqual(fall(7));
    expect(fall(7)?.x).not.toBe(fall(8)?.x);
  });

  it('pick up only the dice that are rolled again', () => {
    const { director, sprites } = stage();
    director.show(scene(die('a', 0), die('b', 0)), 0);
    run(director.play({ scene: scene(die('a', 4), die('b', 2)), entry: 1 }));
    const still = sprites.get('b')?.seen.length;
    run(director.play({ scene: scene(die('a', 4), die('b', 2)), entry: 2, rolled: ['a'] }));
    expect(sprites.get('b')?.seen.length).toBe(still);
    expect(Math.max(...(sprites.get('a')?.seen ?? []).map(({ height }) => height))).toBeGreaterThan(30);
  });

  it('are gathered when their own zone is no tray', () => {
    const { director, sprites } = stage();
    director.show(scene(die('a', 0, 'pool')), 0);
    const after = scene(die('a', 5, 'pool'));
    run(director.play({ scene: after, entry: 3 }), 80);
    const seen = sprites.get('a')?.seen ?? [];
    expect(seen.some(({ x }) => x > TRAY.x && x < TRAY.x + TRAY.width)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ x: arrange(after).get('a')?.x, y: arrange(after).get('a')?.y });
  });

  it('never jump: a die goes on from where it was, and turns no faster than it rolls', () => {
    for (const { track } of throwDice({ seed: 5, faces: [0, 1, 2, 3, 4, 5, 0], width: 11, depth: 9 })) {
      for (const [step, at] of track.entries()) {
        const next = track[step + 1];
        if (next) expect(Math.hypot(next.x - at.x, next.y - at.y)).toBeLessThan(3);
      }
    }
  });
});

describe('a special motion', () => {
  it('may act on a piece that stays, which comes back by itself', () => {
    const { director, sprites } = stage();
    const still = figure('still', { x: 50, y: 60 });
    director.show(scene(still, figure('walks', { x: 10, y: 10 })), 0);
    const motion = director.play({
      scene: scene(still, figure('walks', { x: 200, y: 10 })),
      entry: 1,
      special: (directing) =>
        directing.act('still', 300, (progress, pose, from) => {
          pose.x = from.x + 40 * progress;
        }),
    });
    run(motion, 20);
    const seen = sprites.get('still')?.seen ?? [];
    expect(Math.max(...seen.map(({ x }) => x))).toBeGreaterThan(70);
    expect(seen.at(-1)).toMatchObject({ x: 50, y: 60 });
    expect(sprites.get('walks')?.seen.at(-1)).toMatchObject({ x: 200, y: 10 });
  });
});

describe('a handful of dice', () => {
  const handful = throwDice({ seed: 5, faces: [0, 1, 2, 3, 4, 5, 0], width: 11, depth: 5 });

  it('begins beside each other, not in each other', () => {
    for (const [index, one] of handful.entries()) {
      for (const other of handful.slice(index + 1)) {
        const [a, b] = [one.track[0], other.track[0]];
        expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(2);
      }
    }
  });

  it('lies inside the tray, on the faces that were rolled', () => {
    for (const [index, { track }] of handful.entries()) {
      const last = track.at(-1);
      expect(Math.abs(last?.x ?? 99)).toBeLessThanOrEqual(11);
      expect(Math.abs(last?.y ?? 99)).toBeLessThanOrEqual(5);
      expect(topOf(last?.turn ?? restOn(0))).toBe([0, 1, 2, 3, 4, 5, 0][index]);
    }
  });

  it('turns into the throw without a snap', () => {
    const { director, sprites } = stage();
    director.show(scene(die('a', 0)), 0);
    run(director.play({ scene: scene(die('a', 4)), entry: 7, rolled: ['a'] }), 400);
    const turns = (sprites.get('a')?.seen ?? []).flatMap(({ rotation }) => (rotation ? [rotation] : []));
    expect(turns.length).toBeGreaterThan(200);
    for (const [index, turn] of turns.entries()) {
      const next = turns[index + 1];
      if (next) expect(angleBetween(turn, next)).toBeLessThan(0.9);
    }
  });
});

function angleBetween(one: Matrix, other: Matrix): number {
  const [a, b, c] = multiply(transpose(one), other);
  return Math.acos(Math.max(-1, Math.min(1, (a[0] + b[1] + c[2] - 1) / 2)));
}

describe('the cube', () => {
  it('rests with each face on top', () => {
    for (let face = 0; face < 6; face += 1) expect(topOf(restOn(face, 0.7))).toBe(face);
  });

  it('has outward triangles only', () => {
    const { flat, heights, indices } = roundedCube();
    const at = (index: number): readonly [number, number, number] => [
      flat[index * 2] ?? 0,
      flat[index * 2 + 1] ?? 0,
      heights[index] ?? 0,
    ];
    for (let each = 0; each < indices.length; each += 3) {
      const [a, b, c] = [at(indices[each] ?? 0), at(indices[each + 1] ?? 0), at(indices[each + 2] ?? 0)];
      const [u, v] = [b.map((value, axis) => value - (a[axis] ?? 0)), c.map((value, axis) => value - (a[axis] ?? 0))];
      const [ux = 0, uy = 0, uz = 0] = u;
      const [vx = 0, vy = 0, vz = 0] = v;
      const outwards = (uy * vz - uz * vy) * a[0] + (uz * vx - ux * vz) * a[1] + (ux * vy - uy * vx) * a[2];
      expect(outwards).toBeGreaterThanOrEqual(-1e-9);
    }
  });
});
