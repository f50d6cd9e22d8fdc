// How the abilities look: hops, jumps, charges, shoves, swaps, the chain and hook, puppet strings, vanishing.
import { Graphics } from 'pixi.js';
import type { Ability, LeadersView, Way } from '../../../engine/games/leaders/view-types';
import { arc, cue, easeBack, easeIn, easeOut, glide, type Motion, pause, sequence, together, tween } from '../../table/motion';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import type { Figures } from './figures';
import { basePoint, depthOf, type Point } from './layout';

const STEP = 260;
const HOP = 12;

export interface MotionTools {
  readonly stage: TableStage;
  readonly figures: Figures;
  readonly view: LeadersView;
  sound(name: 'piece' | 'strike' | 'card'): void;
}

const idOf = (way: Way): string => `${way.seat}.${way.name}`;

// Small hops from cell to cell.
export function walk(tools: MotionTools, way: Way): Motion | null {
  return along(tools, way, (picture, to) => arc(picture, to, HOP, STEP));
}

export function abilityMotion(tools: MotionTools, ability: Ability, ways: readonly Way[], cell: number): Motion | null {
  const [first, second] = ways;
  if (!first) return null;
  switch (ability) {
    case 'jump':
      return along(tools, first, (picture, to) => arc(picture, to, 62, 420));
    case 'ride':
      return along(tools, first, (picture, to) => charge(picture, to), true);
    case 'push':
      return push(tools, first, second);
    case 'guard':
      return along(tools, first, (picture, to) => arc(picture, to, 26, 330));
    case 'vanish':
      return vanish(tools, first);
    case 'swap':
      return swap(tools, ways);
    case 'fly':
      return sequence(
        rope(tools, tools.view, cell, last(first), 0xc9ced6),
        along(tools, first, (picture, to) => glideTo(picture, to, 340), true),
      );
    case 'drag':
      return sequence(
        rope(tools, tools.view, cell, first.path[0] ?? cell, 0xc9ced6),
        along(tools, first, (picture, to) => glideTo(picture, to, 340), true),
      );
    case 'steer':
      return together(
        rope(tools, tools.view, cell, first.path[0] ?? cell, 0xd9c2ff),
        along(tools, first, (picture, to) => arc(picture, to, 30, 560)),
      );
    case 'serve':
      return along(tools, first, (picture, to) => arc(picture, to, 18, 420));
  }
}

// Appears on its cell: dropped from above.
export function arrive(picture: Picture, at: Point): Motion {
  return sequence(
    cue(() => {
      picture.position.set(at.x, at.y - 90);
      picture.alpha = 0;
      picture.zIndex = depthOf(at);
    }),
    together(glide(picture, { y: at.y }, 420, easeBack), glide(picture, { alpha: 1 }, 200)),
  );
}

// A fallen leader sinks to the side.
export function fall(picture: Picture): Motion {
  return sequence(
    pause(200),
    together(glide(picture, { rotation: 1.35 }, 700, easeIn), glide(picture, { alpha: 0.75 }, 700)),
    pause(500),
  );
}

type Leg = (picture: Picture, to: Point) => Motion;

// One leg per cell of the way, or one for all of it.
function along(tools: MotionTools, way: Way, leg: Leg, isOneLeg = false): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const stops = isOneLeg ? way.path.slice(-1) : way.path.slice(1);
  return sequence(
    ...stops.flatMap((cell) => {
      const to = basePoint(tools.view, cell);
      return [
        cue(() => {
          picture.zIndex = Math.max(picture.zIndex, depthOf(to)) + 1;
        }),
        leg(picture, to),
        cue(() => {
          picture.zIndex = depthOf(to);
          tools.sound('piece');
        }),
      ];
    }),
  );
}

function last(way: Way): number {
  return way.path.at(-1) ?? -1;
}

function glideTo(picture: Picture, to: Point, millis: number): Motion {
  return glide(picture, { x: to.x, y: to.y }, millis, easeOut);
}

// Draws back, then dashes.
function charge(picture: Picture, to: Point): Motion {
  const from = { x: picture.x, y: picture.y };
  const back = { x: from.x - (to.x - from.x) * 0.08, y: from.y - (to.y - from.y) * 0.08 };
  return sequence(glide(picture, back, 160, easeOut), glide(picture, { x: to.x, y: to.y }, 300, easeIn));
}

function push(tools: MotionTools, pusher: Way, victim: Way | undefined): Motion {
  return sequence(
    cue(() => tools.sound('strike')),
    together(
      along(tools, pusher, (picture, to) => charge(picture, to), true),
      victim
        ? sequence(
            pause(330),
            along(tools, victim, (picture, to) => arc(picture, to, 22, 340), true),
          )
        : null,
    ),
  );
}

function vanish(tools: MotionTools, way: Way): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const to = basePoint(tools.view, last(way));
  return sequence(
    together(glide(picture, { alpha: 0 }, 260), scaleTo(picture, 0.7, 260)),
    cue(() => {
      picture.position.set(to.x, to.y);
      picture.zIndex = depthOf(to);
    }),
    together(glide(picture, { alpha: 1 }, 300), scaleTo(picture, 1, 300)),
    cue(() => tools.sound('piece')),
  );
}

function scaleTo(picture: Picture, scale: number, millis: number): Motion {
  return glide(picture.scale, { x: scale, y: scale }, millis);
}

// Both shimmer away and come back in each other's place.
function swap(tools: MotionTools, ways: readonly Way[]): Motion {
  return sequence(
    cue(() => tools.sound('card')),
    together(...ways.map((way) => vanish(tools, way))),
  );
}

// A chain or strings between two cells that shows, holds and fades.
function rope(tools: MotionTools, view: LeadersView, from: number, to: number, colour: number): Motion {
  const line = new Graphics();
  const start = basePoint(view, from);
  const end = basePoint(view, to);
  const draw = (progress: number): void => {
    line.clear();
    const x = start.x + (end.x - start.x) * progress;
    const y = start.y - 26 + (end.y - start.y) * progress;
    line
      .moveTo(start.x, start.y - 26)
      .lineTo(x, y)
      .stroke({ width: 6, color: 0x1a1420, alpha: 0.55 });
    line
      .moveTo(start.x, start.y - 26)
      .lineTo(x, y)
      .stroke({ width: 2.6, color: colour });
    line.circle(x, y, 5).fill(colour);
  };
  return sequence(
    cue(() => tools.stage.layers.air.addChild(line)),
    tween(220, draw, easeOut),
    pause(90),
    cue(() => line.destroy()),
  );
}
