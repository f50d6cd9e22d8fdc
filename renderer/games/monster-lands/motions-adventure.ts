// What a difference between two tables cannot tell of the adventure: claws that strike, wounds, a net over a captured
// monster, a killing blow, a land won; and which dice of a roll were thrown.
import type { Graphics } from 'pixi.js';
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import type { Effects } from '../../table/effects';
import type { Motions, Stagecraft } from '../../table/living-board';
import {
  cue,
  easeBounce,
  easeIn,
  easeInOut,
  easeOut,
  type Motion,
  pause,
  sequence,
  staggered,
  together,
} from '../../table/motion';
import { middleOf, type Point } from '../../table/scene';
import { RING, SPOT } from './scene-adventure-layout';
import { beastId, figureId, momentOf, rolledIds } from './scene-adventure-moment';

type Craft = Stagecraft<View, unknown>;

const STAKE = middleOf(SPOT.stake);
const BLOOD = 0xd9362c;
const STEEL = 0xbfd0e2;
const GOLD = 0xffd98a;
const ROPE = 0xe9dcc4;
// How long a result is looked at before its pieces go.
const LOOK = 800;

// The dice that this fact rolled; undefined where it is none of the adventure's.
export function adventureRolled(event: Event, after: View, before: View): readonly string[] | undefined {
  const moment = momentOf(after);
  switch (event.type) {
    case 'attackRolled':
      return event.faces.map((_, index) => `attack:${index}`);
    case 'questRolled':
    case 'conquestRolled':
      return rolledIds(event.trail, event.dice);
    case 'strikeRolled':
      return rolledIds(event.trail, moment?.roll?.dice ?? []).slice(-event.dice.length);
    case 'dieRerolled': {
      const rolled = momentOf(before)?.roll?.dice ?? [];
      const index = rolled.findIndex(({ colour, face }) => colour === event.colour && face === event.from);
      return rolledIds(moment?.active?.key ?? '', rolled).slice(index, index + 1);
    }
    default:
      return undefined;
  }
}

export const adventureMotions: Motions<View, Event, unknown> = {
  placeOpened: (_event, { others, context }) =>
    sequence(
      cue(() => context.sound('card')),
      others(),
      pause(500),
    ),
  trapsRevealed: (event, { others, effects, place }) =>
    sequence(others(), shine(effects, place(`shown:${event.trail}:0`), GOLD), pause(450)),
  trickPlayed: (event, craft) => sequence(craft.others(), wayBetween(craft, event.trail, event.target), pause(LOOK)),
  attackRedirected: (event, craft) => sequence(craft.others(), wayBetween(craft, event.from, event.to), pause(500)),
  attackRolled: (event, craft) => {
    const { others, effects, context, pose } = craft;
    const victim = pose(`figure:${event.member}`);
    return sequence(
      together(lunge(craft), others()),
      event.hits > 0 && victim !== null
        ? together(
            cue(() => context.sound('strike')),
            claws(effects, victim, event.hits),
          )
        : null,
      pause(LOOK),
    );
  },
  hitsTaken: (event, { others, effects, pose }) => {
    const victim = pose(`figure:${event.member}`);
    const stopped = event.abilities + event.tokens + event.potions;
    if (victim === null || event.hits === 0) return others();
    const above = { x: victim.x, y: victim.y - 96 };
    return sequence(
      together(
        stopped > 0 ? shine(effects, victim, STEEL) : null,
        event.wounds > 0 ? together(effects.burst(middle(victim)), effects.float(`−${event.wounds}`, above, BLOOD)) : null,
        pause(LOOK),
      ),
      others(),
    );
  },
  // He topples where he stands, and is carried off.
  memberFell: (event, { act, move, others, context }) => {
    const figure = `figure:${event.member}`;
    return sequence(
      cue(() => context.sound('strike')),
      act(figure, 620, (progress, pose) => {
        pose.fall = easeBounce(progress);
      }),
      pause(500),
      together(move(figure, { style: 'slide', height: 10, millis: 420 }), others()),
    );
  },
  strikeBegan: (_event, { others }) => sequence(others(), pause(250)),
  questRolled: (_event, { others }) => sequence(others(), pause(500)),
  conquestRolled: (_event, { others }) => sequence(others(), pause(500)),
  strikeRolled: (_event, { others }) => sequence(others(), pause(400)),
  dieRerolled: (_event, { others }) => sequence(others(), pause(300)),
  venomSpent: (_event, { others, effects }) =>
    together(others(), effects.float('+2', { x: RING.x, y: RING.y - 30 }, 0x9fdc8c), pause(500)),
  strikeEnded: (event, craft) => {
    const { others, effects, context, move } = craft;
    if (event.result === 'failed') return sequence(pause(LOOK), others());
    const monster = `monster:${event.monster}`;
    const deed = event.result === 'captured' ? net(effects) : blow(effects);
    const reward = event.result === 'captured' ? event.coins : event.trophies;
    return sequence(
      cue(() => context.sound('strike')),
      together(deed, pause(600)),
      together(
        event.result === 'captured' ? dragged(craft, event.monster) : felled(craft, event.monster),
        effects.float(`+${reward}`, STAKE, GOLD),
        move(monster, { style: 'fly', height: 120, millis: 760 }),
        others(),
      ),
      pause(300),
    );
  },
  monsterDriven: (_event, { others }) => sequence(pause(500), others()),
  conquestEnded: (event, { others, effects, context, move }) => {
    if (!event.won) return sequence(pause(LOOK), others());
    return sequence(
      cue(() => context.sound('coin')),
      together(effects.shimmer(STAKE, 900, GOLD), effects.float(`+${event.glory}`, STAKE, GOLD)),
      together(move(`land:${event.land}`, { style: 'fly', height: 110, millis: 760 }), others()),
    );
  },
  samborTookLand: (_event, { others }) => sequence(pause(LOOK), others()),
  samborWonQuest: (_event, { others }) => sequence(others(), pause(LOOK)),
  questResolved: (_event, { others }) => sequence(others(), pause(1100)),
  contractDecided: (_event, { others }) => sequence(others(), pause(LOOK)),
  lootTaken: (event, { others, move }) =>
    sequence(move(`loot:${event.token}`, { style: 'fly', height: 110, millis: 640 }), others(), pause(250)),
};

// Rears back, then snaps forwards as its dice come.
function lunge({ after, act, move }: Craft): Motion {
  const { stake } = momentOf(after) ?? { stake: null };
  if (stake?.kind !== 'monster') return pause(0);
  const id = beastId(stake.id);
  const snap = act(id, 520, (progress, pose, from) => {
    const [back, forth] = [Math.sin(Math.PI * Math.min(1, progress / 0.45)), Math.max(0, (progress - 0.45) / 0.55)];
    pose.y = from.y - 12 * back + 20 * Math.sin(Math.PI * forth);
    pose.scale = from.scale * (1 + 0.05 * back + 0.12 * Math.sin(Math.PI * forth)) + (1 - from.scale) * easeOut(forth);
  });
  return sequence(snap, move(id, { style: 'slide', height: 0, millis: 60 }));
}

// Topples where it stands.
function felled({ act, move }: Craft, monster: string): Motion {
  const fall = act(beastId(monster), 620, (progress, pose, from) => {
    pose.spin = 0.55 * easeIn(progress);
    pose.y = from.y + 46 * easeIn(progress);
    pose.alpha = 1 - easeIn(progress);
  });
  return sequence(fall, move(beastId(monster), { millis: 1 }));
}

// Drawn together by the net, smaller and smaller.
function dragged({ act, move }: Craft, monster: string): Motion {
  const gone = act(beastId(monster), 620, (progress, pose, from) => {
    pose.scale = from.scale * (1 - 0.6 * easeInOut(progress));
    pose.y = from.y + 60 * easeInOut(progress);
    pose.alpha = 1 - easeIn(Math.max(0, progress - 0.4) / 0.6);
  });
  return sequence(gone, move(beastId(monster), { millis: 1 }));
}

const middle = ({ x, y }: Point): Point => ({ x, y: y - 44 });

function shine(effects: Effects, at: Point | null, colour: number): Motion | null {
  return at === null ? null : effects.shimmer(at, 620, colour);
}

// From one trail's figure to another's.
function wayBetween({ pose, after, effects }: Craft, from: string, to: string): Motion | null {
  const at = (key: string): Point | null => {
    const placed = momentOf(after)?.present.find((each) => each.key === key);
    return placed === undefined ? null : pose(figureId(placed));
  };
  const [one, other] = [at(from), at(to)];
  return one === null || other === null ? null : effects.way(middle(one), middle(other), 700, 0xff8a4a);
}

// Three slashes over whoever is hit, a set for every hit up to three.
function claws(effects: Effects, at: Point, hits: number): Motion {
  const { x, y } = middle(at);
  const one = (shift: number): Motion =>
    effects.show(300, (paint, progress) => {
      for (const line of [-1, 0, 1]) {
        const left = x + shift + line * 15 - 16;
        const length = Math.min(1, progress * 2.2);
        paint.moveTo(left + 22, y - 36).lineTo(left + 22 - 30 * length, y - 36 + 76 * length);
      }
      paint.stroke({ width: 6, color: BLOOD, alpha: 1 - progress ** 2, cap: 'round' });
    });
  return staggered(
    130,
    Array.from({ length: Math.min(3, hits) }, (_, index) => one((index - 1) * 12)),
  );
}

// Ropes that fall over the monster and are drawn tight.
function net(effects: Effects): Motion {
  return effects.show(760, (paint, progress) => {
    const wide = 190 * (1.25 - 0.45 * Math.min(1, progress * 1.6));
    const high = wide * 0.62;
    const top = STAKE.y - high - 60 * (1 - Math.min(1, progress * 2));
    ropes(paint, STAKE.x - wide, top, wide * 2, high * 2);
    paint.stroke({ width: 3, color: ROPE, alpha: Math.min(1, (1 - progress) * 3), cap: 'round' });
  });
}

const MESHES = 7;

function ropes(paint: Graphics, x: number, y: number, width: number, height: number): void {
  for (let line = 0; line <= MESHES * 2; line++) {
    const share = line / MESHES;
    const [from, to] = [Math.max(0, share - 1), Math.min(1, share)];
    paint.moveTo(x + width * from, y + height * (share - from)).lineTo(x + width * to, y + height * (share - to));
    paint.moveTo(x + width * (1 - from), y + height * (share - from)).lineTo(x + width * (1 - to), y + height * (share - to));
  }
}

// A cut across the monster and the burst where it lands.
function blow(effects: Effects): Motion {
  const cut = effects.show(420, (paint, progress) => {
    const reach = Math.min(1, progress * 2.4);
    const from = { x: STAKE.x - 150, y: STAKE.y - 74 };
    paint.moveTo(from.x, from.y).lineTo(from.x + 300 * reach, from.y + 148 * reach);
    paint.stroke({ width: 12 * (1 - progress) + 2, color: 0xfff4d8, alpha: 1 - progress ** 2, cap: 'round' });
  });
  return together(cut, sequence(pause(150), effects.burst({ x: STAKE.x, y: STAKE.y + 22 })));
}
