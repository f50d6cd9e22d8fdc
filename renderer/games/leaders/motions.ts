// How deeds look: hops, leaps, charges, shoves, swaps, the chain and hook, puppet strings, vanishing.
import type { Ability, LeadersEvent, LeadersView, Way } from '../../../engine/games/leaders/view-types';
import type { Tincture } from '../../../engine/protocol';
import {
  arc,
  cue,
  easeBack,
  easeIn,
  easeInOut,
  easeOut,
  glide,
  type Motion,
  pause,
  sequence,
  together,
  tween,
} from '../../table/motion';
import type { Picture } from '../../table/picture';
import { type Effects, paintChain, paintStrings } from './effects';
import { FALLEN, type Figures } from './figures';
import { basePoint, depthOf, type Point } from './layout';

const STEP = 260;
const HOP = 12;
const VIOLET = 0xb48cff;
const SMOKE = 0xcfd8d2;
const FURY = 0xd0453a;

export interface MotionTools {
  readonly effects: Effects;
  readonly figures: Figures;
  readonly view: LeadersView;
  readonly tinctures: readonly Tincture[];
  sound(name: 'piece' | 'strike' | 'card'): void;
}

export function motionOf(tools: MotionTools, event: LeadersEvent): Motion | null {
  switch (event.type) {
    case 'figureStepped':
      return along(tools, event.way, (picture, to) => arc(picture, to, HOP, STEP));
    case 'nemesisReacted':
      return pursue(tools, event.way);
    case 'abilityUsed':
      return abilityMotion(tools, event.ability, event.ways, event.cell);
    case 'figureRecruited':
      return arrive(tools, event);
    case 'leaderFell':
      return fall(tools, event.seat);
    default:
      return null;
  }
}

function abilityMotion(tools: MotionTools, ability: Ability, ways: readonly Way[], cell: number): Motion | null {
  const [first, second] = ways;
  if (!first) return null;
  switch (ability) {
    case 'jump':
      return along(tools, first, (picture, to) => leap(tools, picture, to));
    case 'ride':
      return along(tools, first, (picture, to) => gallop(tools, picture, to), 'at once');
    case 'push':
      return push(tools, first, second);
    case 'guard':
      return along(tools, first, (picture, to) => together(arc(picture, to, 30, 380), streaks(tools, picture, to, 380)));
    case 'vanish':
      return vanish(tools, first, SMOKE);
    case 'swap':
      return swap(tools, ways);
    case 'fly':
      return hook(tools, first, cell, ends(first).to, 'holder');
    case 'drag':
      return hook(tools, first, cell, ends(first).from, 'prey');
    case 'steer':
      return steer(tools, first, cell);
    case 'serve':
      return serve(tools, first, cell);
  }
}

const idOf = (way: Way): string => `${way.seat}.${way.name}`;

function ends(way: Way): { readonly from: number; readonly to: number } {
  return { from: way.path[0] ?? -1, to: way.path.at(-1) ?? -1 };
}

/** Whose own feet carry it through an event, so that it may start from anywhere; empty for all other deeds. */
export function walkerOf(event: LeadersEvent): string {
  if (event.type === 'figureStepped') return idOf(event.way);
  const isWalk =
    event.type === 'abilityUsed' && (event.ability === 'jump' || event.ability === 'ride' || event.ability === 'guard');
  const [way] = isWalk ? event.ways : [];
  return way === undefined ? '' : idOf(way);
}

type Leg = (picture: Picture, to: Point) => Motion;

// One leg per cell of the way, or one for all of it.
function along(tools: MotionTools, way: Way, leg: Leg, pace: 'cell by cell' | 'at once' = 'cell by cell'): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const stops = pace === 'at once' ? way.path.slice(-1) : way.path.slice(1);
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

// Crouches, flies high and lands in dust.
function leap(tools: MotionTools, picture: Picture, to: Point): Motion {
  return sequence(
    glide(picture.scale, { x: 1.08, y: 0.88 }, 110, easeOut),
    together(arc(picture, to, 78, 430), glide(picture.scale, { x: 1, y: 1 }, 160)),
    together(tools.effects.dust(to), squash(picture)),
  );
}

function squash(picture: Picture): Motion {
  return sequence(glide(picture.scale, { x: 1.1, y: 0.86 }, 70, easeOut), glide(picture.scale, { x: 1, y: 1 }, 150, easeBack));
}

// Rears up, then dashes with the wind behind.
function gallop(tools: MotionTools, picture: Picture, to: Point): Motion {
  return sequence(
    drawBack(picture, to),
    together(glide(picture, { x: to.x, y: to.y }, 330, easeIn), streaks(tools, picture, to, 330)),
    tools.effects.dust(to),
  );
}

function drawBack(picture: Picture, to: Point): Motion {
  let from = { x: 0, y: 0 };
  const lean = (): number => (to.x < from.x ? 0.16 : -0.16);
  const reach = (progress: number): void => {
    picture.x = from.x - (to.x - from.x) * 0.1 * progress;
    picture.y = from.y - (to.y - from.y) * 0.1 * progress;
    picture.rotation = lean() * progress;
  };
  return sequence(
    tween(170, reach, easeOut, () => {
      from = { x: picture.x, y: picture.y };
    }),
    cue(() => {
      picture.rotation = 0;
    }),
  );
}

// Lines of speed from where it started to where it is.
function streaks(tools: MotionTools, picture: Picture, to: Point, millis: number): Motion {
  let from: Point | null = null;
  return tools.effects.show(millis, (graphics, progress) => {
    from ??= { x: picture.x, y: picture.y };
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    for (const [index, side] of [-20, -8, 6, 18].entries()) {
      const start = 0.3 + 0.12 * (index % 3);
      const tail = { x: from.x + (picture.x - from.x) * start, y: from.y + (picture.y - from.y) * start };
      graphics
        .moveTo(tail.x + normal.x * side, tail.y - 24 + normal.y * side)
        .lineTo(picture.x + normal.x * side, picture.y - 24 + normal.y * side)
        .stroke({ width: 3, color: 0xfff1c8, alpha: 0.6 * (1 - progress * 0.6), cap: 'round' });
    }
  });
}

// Runs into the victim; at the blow the victim tumbles off.
function push(tools: MotionTools, pusher: Way, victim: Way | undefined): Motion | null {
  const picture = tools.figures.get(idOf(pusher));
  if (!picture) return null;
  const spot = basePoint(tools.view, ends(pusher).to);
  const charge = sequence(drawBack(picture, spot), glide(picture, { x: spot.x, y: spot.y }, 240, easeIn));
  const blow = sequence(
    cue(() => tools.sound('strike')),
    tools.effects.burst(spot),
  );
  return together(
    cue(() => {
      picture.zIndex = depthOf(spot) + 1;
    }),
    charge,
    sequence(pause(330), blow),
    victim ? sequence(pause(340), tumble(tools, victim)) : null,
  );
}

function tumble(tools: MotionTools, way: Way): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const to = basePoint(tools.view, ends(way).to);
  const rock = tween(520, (progress) => {
    picture.rotation = Math.sin(progress * Math.PI * 2.5) * 0.32 * (1 - progress);
  });
  return sequence(
    together(arc(picture, to, 26, 400, easeOut), rock),
    cue(() => {
      picture.zIndex = depthOf(to);
    }),
    tools.effects.dust(to),
  );
}

function vanish(tools: MotionTools, way: Way, colour: number): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const from = basePoint(tools.view, ends(way).from);
  const to = basePoint(tools.view, ends(way).to);
  return sequence(
    together(tools.effects.shimmer(from, 520, colour), sequence(pause(120), fade(picture, 0, 0.72, 340))),
    cue(() => {
      picture.position.set(to.x, to.y);
      picture.zIndex = depthOf(to);
    }),
    together(tools.effects.shimmer(to, 520, colour), fade(picture, 1, 1, 340)),
    cue(() => tools.sound('piece')),
  );
}

function fade(picture: Picture, alpha: number, scale: number, millis: number): Motion {
  return together(glide(picture, { alpha }, millis), glide(picture.scale, { x: scale, y: scale }, millis));
}

// Both shimmer away and come back in each other's place.
function swap(tools: MotionTools, ways: readonly Way[]): Motion {
  return sequence(
    cue(() => tools.sound('card')),
    together(...ways.map((way) => vanish(tools, way, VIOLET))),
  );
}

const HAND = 28;
const handOf = ({ x, y }: Point): Point => ({ x, y: y - HAND });

// The claw shoots out, bites, and the chain shortens: it pulls either its holder or its prey.
function hook(tools: MotionTools, way: Way, cell: number, aim: number, pulled: 'holder' | 'prey'): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const hand = handOf(basePoint(tools.view, cell));
  const bite = handOf(basePoint(tools.view, aim));
  const to = basePoint(tools.view, ends(way).to);
  const shot = tools.effects.show(
    300,
    (graphics, progress) =>
      paintChain(graphics, hand, { x: hand.x + (bite.x - hand.x) * progress, y: hand.y + (bite.y - hand.y) * progress }),
    easeIn,
  );
  const chain = tools.effects.show(460, (graphics) => {
    const body = handOf({ x: picture.x, y: picture.y });
    if (pulled === 'holder') paintChain(graphics, body, bite);
    else paintChain(graphics, hand, body);
  });
  return sequence(
    shot,
    cue(() => {
      tools.sound('strike');
      picture.zIndex = Math.max(picture.zIndex, depthOf(to)) + 1;
    }),
    together(chain, sequence(pause(90), glide(picture, { x: to.x, y: to.y }, 370, easeInOut))),
    cue(() => {
      picture.zIndex = depthOf(to);
      tools.sound('piece');
    }),
    tools.effects.dust(to),
  );
}

// Strings come down, lift the puppet, carry it over and let go.
function steer(tools: MotionTools, way: Way, cell: number): Motion | null {
  const picture = tools.figures.get(idOf(way));
  if (!picture) return null;
  const holder = basePoint(tools.view, cell);
  const to = basePoint(tools.view, ends(way).to);
  const strings = tools.effects.show(1080, (graphics, progress) =>
    paintStrings(graphics, holder, { x: picture.x, y: picture.y }, Math.min(1, progress * 6, (1 - progress) * 6)),
  );
  const sway = tween(620, (progress) => {
    picture.rotation = Math.sin(progress * Math.PI * 3) * 0.12 * (1 - progress);
  });
  return together(
    strings,
    sequence(
      pause(220),
      cue(() => {
        picture.zIndex = Math.max(picture.zIndex, depthOf(to)) + 1;
      }),
      together(arc(picture, to, 40, 620), sway),
      cue(() => {
        picture.zIndex = depthOf(to);
        tools.sound('piece');
      }),
    ),
  );
}

// A full mug flies to the ally, who sets out with new strength.
function serve(tools: MotionTools, way: Way, cell: number): Motion | null {
  const giver = handOf(basePoint(tools.view, cell));
  const drinker = handOf(basePoint(tools.view, ends(way).from));
  const mug = tools.effects.show(360, (graphics, progress) => {
    const x = giver.x + (drinker.x - giver.x) * progress;
    const y = giver.y + (drinker.y - giver.y) * progress - Math.sin(Math.PI * progress) * 34;
    graphics
      .roundRect(x - 8, y - 9, 16, 18, 3)
      .fill(0xd9a23c)
      .stroke({ width: 2, color: 0x4a2f0c });
    graphics.roundRect(x + 7, y - 5, 7, 10, 3).stroke({ width: 2.4, color: 0x4a2f0c });
    for (const [dx, size] of [
      [-6, 5],
      [0, 6],
      [6, 5],
    ] as const)
      graphics.circle(x + dx, y - 10, size).fill(0xfffaf0);
  });
  return sequence(
    mug,
    along(tools, way, (picture, to) => together(arc(picture, to, 24, 400), tools.effects.shimmer(to, 400, 0xffd98a))),
  );
}

// Nemesis goes after her prey in anger, each cell marked behind her.
function pursue(tools: MotionTools, way: Way): Motion | null {
  return along(tools, way, (picture, to) =>
    together(arc(picture, to, 20, 330), streaks(tools, picture, to, 330), sequence(pause(230), tools.effects.dust(to, FURY))),
  );
}

type Recruited = Extract<LeadersEvent, { readonly type: 'figureRecruited' }>;

// Comes down from above onto its golden ring.
function arrive(tools: MotionTools, event: Recruited): Motion {
  const picture = tools.figures.add(`${event.seat}.${event.name}`, event.kind, tools.tinctures[event.seat] ?? 'gules', 'rest');
  const at = basePoint(tools.view, event.cell);
  picture.alpha = 0;
  return sequence(
    cue(() => {
      picture.position.set(at.x, at.y - 90);
      picture.zIndex = depthOf(at);
    }),
    together(glide(picture, { y: at.y }, 420, easeIn), glide(picture, { alpha: 1 }, 200)),
    cue(() => tools.sound('piece')),
    together(tools.effects.dust(at, 0xffd98a), squash(picture)),
  );
}

// A fallen leader tips over and stays down.
function fall(tools: MotionTools, seat: number): Motion | null {
  const leader = tools.view.figures.find((figure) => figure.seat === seat && figure.card === null);
  const picture = leader ? tools.figures.get(leader.id) : null;
  if (!leader || !picture) return null;
  return sequence(
    pause(200),
    cue(() => tools.sound('strike')),
    tools.effects.burst(basePoint(tools.view, leader.cell)),
    glide(picture, { rotation: FALLEN }, 650, easeIn),
    tools.effects.dust(basePoint(tools.view, leader.cell)),
    pause(450),
  );
}
