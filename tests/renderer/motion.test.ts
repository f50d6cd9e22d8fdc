// Motions compose, begin lazily and end exactly.
import { describe, expect, it } from 'vitest';
import {
  arc,
  cue,
  easeBounce,
  easeOut,
  glide,
  linear,
  pause,
  sequence,
  staggered,
  together,
  tween,
} from '../../renderer/table/motion';
import { blend, type Pose } from '../../renderer/table/pose';

describe('motion', () => {
  it('runs a sequence one after the other, each from where the last one ended', () => {
    const piece = { x: 0, y: 0 };
    const motion = sequence(glide(piece, { x: 10 }, 100, linear), glide(piece, { x: 30 }, 100, linear));
    expect(motion.millis).toBe(200);
    motion.seek(50);
    expect(piece.x).toBe(5);
    motion.seek(150);
    expect(piece.x).toBe(20);
    motion.seek(200);
    expect(piece.x).toBe(30);
  });

  it('finishes a part that a long frame jumped over before it begins the next', () => {
    const piece = { x: 0 };
    const motion = sequence(glide(piece, { x: 10 }, 100), glide(piece, { x: 30 }, 100, linear));
    motion.seek(150);
    expect(piece.x).toBe(20);
  });

  it('gives a cue exactly once, also between two frames', () => {
    let rung = 0;
    const motion = sequence(
      pause(50),
      cue(() => {
        rung += 1;
      }),
      pause(50),
    );
    motion.seek(40);
    expect(rung).toBe(0);
    motion.seek(90);
    motion.seek(100);
    expect(rung).toBe(1);
  });

  it('takes the longest of motions together and holds the shorter ones at their end', () => {
    const piece = { x: 0, y: 0 };
    const motion = together(glide(piece, { x: 1 }, 10), glide(piece, { y: 2 }, 100), null);
    motion.seek(60);
    motion.seek(motion.millis);
    expect(piece).toEqual({ x: 1, y: 2 });
  });

  it('starts staggered motions in turn', () => {
    const seen: string[] = [];
    const part = (name: string) => tween(10, () => seen.push(name));
    const motion = staggered(20, [part('a'), part('b')]);
    expect(motion.millis).toBe(30);
    motion.seek(5);
    expect(seen).toEqual(['a']);
    motion.seek(25);
    expect(seen.at(-1)).toBe('b');
  });

  it('flies an arc that ends on its goal', () => {
    const coin = { x: 0, y: 100 };
    const motion = sequence(arc(coin, { x: 50, y: 80 }, 40, 100, linear));
    motion.seek(50);
    expect(coin.y).toBeLessThan(60);
    motion.seek(100);
    expect(coin.x).toBeCloseTo(50);
    expect(coin.y).toBeCloseTo(80);
  });

  it('has easings that start at 0 and end at 1', () => {
    for (const ease of [linear, easeOut, easeBounce]) {
      expect(ease(0)).toBeCloseTo(0);
      expect(ease(1)).toBeCloseTo(1);
    }
  });
});

describe('what a tray hides', () => {
  const seen = (from: number, to: number, share: number): number => {
    const pose = (alpha: number) => ({ alpha, scale: 1, spin: 0, turn: 0, fall: 0, dim: 0 }) as Pose;
    const shown = pose(from);
    blend(shown, pose(from), pose(to), share);
    return shown.alpha;
  };

  it('is gone before the tray lies over it and comes back when it has left', () => {
    expect([0, 0.25, 0.5, 1].map((share) => seen(1, 0, share))).toEqual([1, 0.5, 0, 0]);
    expect([0, 0.5, 0.75, 1].map((share) => seen(0, 1, share))).toEqual([0, 0, 0.5, 1]);
    expect(seen(1, 1, 0.3)).toBe(1);
  });
});
