// How deeds look that a difference cannot tell: leaps, charges, shoves, swaps, the chain and claw, puppet strings,
// vanishing, the fall of a leader. Plain steps are hops along their way.
import type { Event, View, Way } from '../../../engine/games/leaders/view-types';
import type { Motions, Stagecraft } from '../../table/living-board';
import { cue, easeIn, easeOut, type Motion, pause, sequence, together } from '../../table/motion';
import type { Point } from '../../table/scene';
import { paintChain, paintMug, paintStreaks, paintStrings } from './effects';
import type { LeadersExtras } from './extras';
import { basePoint, cellSeen } from './layout';
import { bottomOf } from './own';

const STEP = 260;
const VIOLET = 0xb48cff;
const SMOKE = 0xcfd8d2;
const FURY = 0xd0453a;
const GOLD = 0xffd98a;
const HAND = 28;
const BOUND = 230;
// The eye needs a moment between two deeds of a turn.
const BREATH = 170;

type Craft = Stagecraft<View, LeadersExtras>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export const motions: Motions<View, Event, LeadersExtras> = {
  figureStepped: ({ way }, craft) => rested(walk(craft, way, 22, STEP)),
  nemesisReacted: ({ way }, craft) => rested(pursue(craft, way)),
  abilityUsed: (event, craft) => rested(ability(event, craft)),
  figureRecruited: (event, craft) => rested(arrive(event, craft)),
  leaderFell: ({ seat }, craft) => fall(craft, seat),
};

function rested(motion: Motion | null): Motion | null {
  return motion && sequence(motion, pause(BREATH));
}

function ability(event: Of<'abilityUsed'>, craft: Craft): Motion | null {
  const { ways, cell } = event;
  const [first, second] = ways;
  if (!first) return null;
  switch (event.ability) {
    case 'jump':
      return leap(craft, first);
    case 'ride':
      return gallop(craft, first);
    case 'push':
      return push(craft, first, second);
    case 'guard':
      return together(walk(craft, first, 40, 380), streaks(craft, first, 420));
    case 'vanish':
      return vanish(craft, first, SMOKE);
    case 'swap':
      return sequence(
        cue(() => craft.context.sound('card')),
        together(...ways.map((way) => vanish(craft, way, VIOLET))),
      );
    case 'fly':
      return hook(craft, first, cell, ends(first).to, 'holder');
    case 'drag':
      return hook(craft, first, cell, ends(first).from, 'prey');
    case 'steer':
      return steer(craft, first, cell);
    case 'serve':
      return serve(craft, first, cell);
  }
}

const idOf = (way: Way): string => `figure:${way.seat}.${way.name}`;

function ends(way: Way): { readonly from: number; readonly to: number } {
  return { from: way.path[0] ?? -1, to: way.path.at(-1) ?? -1 };
}

function at({ after, context }: Craft, cell: number): Point {
  return basePoint(cellSeen(after, cell, bottomOf(context)));
}

const handOf = ({ x, y }: Point): Point => ({ x, y: y - HAND });

// Where a piece is at this moment of its motion.
function now(craft: Craft, way: Way): Point {
  return craft.pose(idOf(way)) ?? at(craft, ends(way).from);
}

// One hop a cell.
function walk(craft: Craft, way: Way, height: number, millis: number): Motion {
  return craft.move(idOf(way), { via: way.path.slice(1).map((cell) => at(craft, cell)), height, millis });
}

// Crouches, flies high over whoever stands between, and lands in dust.
function leap(craft: Craft, way: Way): Motion {
  const millis = 540;
  const stops = way.path.slice(1);
  const dust = stops.map((cell, index) => sequence(pause(millis * (index + 1)), craft.effects.dust(at(craft, cell))));
  return together(walk(craft, way, 86, millis), ...dust);
}

// Rears up, then gallops: two bounds with the wind behind.
function gallop(craft: Craft, way: Way): Motion {
  const [from, to] = [at(craft, ends(way).from), at(craft, ends(way).to)];
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return sequence(
    drawBack(craft, way),
    together(
      craft.move(idOf(way), { via: [half, to], style: 'hop', height: 26, millis: BOUND }),
      streaks(craft, way, 2 * BOUND),
      sequence(pause(BOUND), craft.effects.dust(half)),
      sequence(pause(2 * BOUND), craft.effects.dust(to)),
    ),
  );
}

function drawBack(craft: Craft, way: Way): Motion {
  const to = at(craft, ends(way).to);
  return craft.act(idOf(way), 170, (progress, pose, from) => {
    const back = 0.1 * easeOut(progress);
    pose.x = from.x - (to.x - from.x) * back;
    pose.y = from.y - (to.y - from.y) * back;
    pose.swing = Math.abs(to.x - from.x) < 10 ? from.swing : to.x < from.x ? 0 : Math.PI;
    pose.lean = (to.x < from.x ? 0.18 : -0.18) * Math.sin(Math.PI * progress);
  });
}

function streaks(craft: Craft, way: Way, millis: number): Motion {
  const to = at(craft, ends(way).to);
  let from: Point | null = null;
  return craft.effects.show(millis, (graphics, progress) => {
    from ??= { ...now(craft, way) };
    paintStreaks(graphics, from, now(craft, way), to, 0.6 * (1 - progress * 0.6));
  });
}

// Runs into the victim; at the blow the victim tumbles off.
function push(craft: Craft, pusher: Way, victim: Way | undefined): Motion {
  const spot = at(craft, ends(pusher).to);
  const blow = sequence(
    cue(() => craft.context.sound('strike')),
    craft.effects.burst(spot),
  );
  return together(
    sequence(drawBack(craft, pusher), craft.move(idOf(pusher), { style: 'slide', height: 0, millis: 240 })),
    sequence(pause(330), blow),
    victim ? sequence(pause(340), tumble(craft, victim)) : null,
  );
}

function tumble(craft: Craft, way: Way): Motion {
  const to = at(craft, ends(way).to);
  const rocking = craft.act(idOf(way), 420, (progress, pose, from) => {
    const share = easeOut(progress);
    pose.x = from.x + (to.x - from.x) * share;
    pose.y = from.y + (to.y - from.y) * share;
    pose.height = Math.sin(Math.PI * progress) * 26;
    pose.lean = Math.sin(progress * Math.PI * 2.5) * 0.34 * (1 - progress);
  });
  return sequence(rocking, together(craft.move(idOf(way), { style: 'slide', height: 0, millis: 90 }), craft.effects.dust(to)));
}

// Fades where it stands and comes back elsewhere.
function vanish(craft: Craft, way: Way, colour: number): Motion {
  const [from, to] = [at(craft, ends(way).from), at(craft, ends(way).to)];
  const away = craft.act(idOf(way), 340, (progress, pose, start) => {
    pose.alpha = 1 - progress;
    pose.squash = 1 + 0.24 * progress;
    pose.height = start.height + 10 * progress;
  });
  const back = craft.act(idOf(way), 340, (progress, pose) => {
    pose.x = to.x;
    pose.y = to.y;
    pose.alpha = progress;
    pose.squash = 1.24 - 0.24 * progress;
    pose.height = 10 * (1 - progress);
  });
  return sequence(
    together(craft.effects.shimmer(from, 520, colour), sequence(pause(120), away)),
    together(
      craft.effects.shimmer(to, 520, colour),
      sequence(back, craft.move(idOf(way), { style: 'slide', height: 0, millis: 60 })),
    ),
  );
}

// The claw shoots out, bites, and the chain shortens: it pulls either its holder or its prey.
function hook(craft: Craft, way: Way, cell: number, aim: number, pulled: 'holder' | 'prey'): Motion {
  const hand = handOf(at(craft, cell));
  const bite = handOf(at(craft, aim));
  const shot = craft.effects.show(
    300,
    (graphics, progress) =>
      paintChain(graphics, hand, { x: hand.x + (bite.x - hand.x) * progress, y: hand.y + (bite.y - hand.y) * progress }),
    easeIn,
  );
  const chain = craft.effects.show(460, (graphics) => {
    const body = handOf(now(craft, way));
    if (pulled === 'holder') paintChain(graphics, body, bite);
    else paintChain(graphics, hand, body);
  });
  return sequence(
    shot,
    cue(() => craft.context.sound('strike')),
    together(chain, sequence(pause(90), craft.move(idOf(way), { style: 'slide', height: 12, millis: 370 }))),
    craft.effects.dust(at(craft, ends(way).to)),
  );
}

// Strings come down, lift the puppet, carry it over and let go.
function steer(craft: Craft, way: Way, cell: number): Motion {
  const holder = at(craft, cell);
  const strings = craft.effects.show(1080, (graphics, progress) =>
    paintStrings(graphics, holder, now(craft, way), Math.min(1, progress * 6, (1 - progress) * 6)),
  );
  return together(strings, sequence(pause(220), craft.move(idOf(way), { style: 'fly', height: 44, millis: 640 })));
}

// A full mug flies to the ally, who sets out with new strength.
function serve(craft: Craft, way: Way, cell: number): Motion {
  const giver = handOf(at(craft, cell));
  const drinker = handOf(at(craft, ends(way).from));
  const mug = craft.effects.show(360, (graphics, progress) =>
    paintMug(graphics, {
      x: giver.x + (drinker.x - giver.x) * progress,
      y: giver.y + (drinker.y - giver.y) * progress - Math.sin(Math.PI * progress) * 34,
    }),
  );
  return sequence(mug, together(walk(craft, way, 30, 400), craft.effects.shimmer(at(craft, ends(way).to), 400, GOLD)));
}

// Nemesis goes after her prey in anger, each cell marked behind her.
function pursue(craft: Craft, way: Way): Motion {
  const millis = 330;
  const dust = way.path
    .slice(1)
    .map((cell, index) => sequence(pause(millis * (index + 0.7)), craft.effects.dust(at(craft, cell), FURY)));
  return together(walk(craft, way, 26, millis), streaks(craft, way, millis * (way.path.length - 1)), ...dust);
}

// From its card onto its golden ring.
function arrive({ seat, name, cell }: Of<'figureRecruited'>, craft: Craft): Motion {
  const id = `figure:${seat}.${name}`;
  return together(
    sequence(craft.move(id, { height: 120, millis: 620 }), craft.effects.dust(at(craft, cell), GOLD)),
    sequence(pause(180), craft.others()),
  );
}

// The eye comes nearer, the leader is struck, tips over and stays down.
function fall(craft: Craft, seat: number): Motion | null {
  const leader = craft.after.figures.find((figure) => figure.seat === seat && figure.card === null);
  if (!leader) return null;
  const spot = at(craft, leader.cell);
  const { camera } = craft.stage;
  return sequence(
    camera.goTo({ x: spot.x - 420, y: spot.y - 250, width: 840, height: 473 }, 420, 1.5),
    cue(() => craft.context.sound('strike')),
    craft.effects.burst(spot),
    craft.others(),
    craft.effects.dust(spot),
    pause(450),
    camera.goTo(null, 420),
  );
}
