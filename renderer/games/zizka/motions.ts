// What a difference between two tables cannot tell: commanders ride the roads, a token is turned where it lies before it
// is tried, printed icons join the throw, blows are felt, and the end of an attempt is seen before its place is cleared.
import { SPACES } from '../../../engine/games/zizka/data/board';
import { ICONS } from '../../../engine/games/zizka/types';
import type { Event, Icon, View } from '../../../engine/games/zizka/view-types';
import { PALETTE } from '../../art/palette';
import type { Motions, Stagecraft } from '../../table/living-board';
import { cue, easeInOut, type Motion, pause, sequence, staggered, together } from '../../table/motion';
import type { Point } from '../../table/scene';
import { roadSamples } from './art/spaces';
import type { ZizkaExtras } from './extras';
import { fighterPoint, MAP_AT, poolBox, standPoint } from './layout';
import { lookOf, memberId } from './members';
import { commanderId, figurePieces, TORAK, tokenId } from './scene-map';
import { trayOf } from './stages';

type Craft = Stagecraft<View, ZizkaExtras>;

// Three bounds a road, as a horse at a canter.
const BOUNDS = 3;
const BOUND = 150;
const BOUND_HEIGHT = 11;

function ride(seat: number, path: readonly string[], craft: Craft): Motion {
  const { after, context, move, others, effects, place } = craft;
  const id = commanderId(seat);
  const end = place(id);
  if (path.length < 2 || end === null) return others();
  const points = path.slice(1).flatMap((to, leg) => {
    const road = roadSamples(path[leg] ?? to, to);
    return Array.from({ length: BOUNDS }, (_, bound): Point => {
      const at = road[Math.round(((bound + 1) / BOUNDS) * (road.length - 1))] ?? { x: 0, y: 0 };
      return { x: MAP_AT.x + at.x, y: MAP_AT.y + at.y + 10 };
    });
  });
  // In the saddle, wherever it ends.
  const standing = figurePieces(
    {
      ...after,
      seats: after.seats.map((each) => ({ ...each, space: ROAD })),
      solo: after.solo && { ...after.solo, space: ROAD },
    },
    context,
  );
  const rider = standing.find((piece) => piece.id === id);
  const via = [...points.slice(0, -1), { x: end.x, y: end.y }];
  return sequence(
    together(others(), move(id, { via, style: 'hop', height: BOUND_HEIGHT, millis: BOUND, ...(rider ? { look: rider } : {}) })),
    effects.dust(end),
  );
}

const ROAD = SPACES.find(({ kind }) => kind === 'waypoint')?.id ?? 'tyn';

const INK: Readonly<Record<Icon, number>> = {
  sword: hex(PALETTE.gules),
  shield: hex(PALETTE.azure),
  speech: hex(PALETTE.honey),
  luck: hex(PALETTE.vert),
};

function hex(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

// Icons printed on the retinue join the pool while the dice are in the air.
function printed(seat: number, { after, context, effects, place }: Craft): Motion {
  const tray = trayOf(after, context);
  if (tray === null) return pause(0);
  const pool = poolBox(tray.half);
  const flights = (after.seats[seat]?.members ?? []).flatMap((member) => {
    const from = place(memberId(member));
    const { gives } = lookOf(member, false);
    if (from === null) return [];
    return ICONS.flatMap((icon, row) =>
      Array.from({ length: gives[icon] ?? 0 }, () => {
        const to = { x: pool.x + 30, y: pool.y + 58 + row * 46 };
        return effects.show(620, (paint, progress) => {
          const share = easeInOut(progress);
          const x = from.x + (to.x - from.x) * share;
          const y = from.y + (to.y - from.y) * share - Math.sin(Math.PI * share) * 50;
          paint.circle(x, y, 9).fill({ color: 0xfff6dc, alpha: 0.95 }).stroke({ width: 2, color: INK[icon] });
          paint.circle(x, y, 5).fill({ color: INK[icon] });
        });
      }),
    );
  });
  return flights.length === 0 ? pause(0) : staggered(80, flights);
}

// What an attempt came to is read first; then tray, dice and sheet go.
function closed({ others, hush }: Craft, millis: number): Motion {
  return sequence(pause(millis), hush(), others());
}

const scored = (seat: number, points: number, { place, effects, others }: Craft): Motion => {
  const at = place(`score:${seat}`);
  return together(
    others(),
    at === null || points === 0 ? pause(0) : effects.float(`+${points}`, { x: at.x, y: at.y + 22 }, hex(PALETTE.candle), 26),
  );
};

// Nobody sits for Torak, so no rest comes after his deeds: each is read by itself before the next.
const HOLD = 900;
const held = (deed: Motion): Motion => sequence(deed, pause(HOLD));

export const motions: Motions<View, Event, ZizkaExtras> = {
  moved: (event, craft) => ride(event.seat, event.path, craft),
  torakMoved: (event, craft) => held(ride(TORAK, event.path, craft)),
  torakSwapped: (_event, craft) => held(craft.others()),
  torakStoodUp: (_event, craft) => held(craft.others()),
  torakLaidDown: (_event, craft) => held(craft.others()),
  favourReturned: (_event, { others, after }) => (after.solo === null ? others() : held(others())),
  tokenRevealed(event, craft) {
    const { act, move, others, pose, context } = craft;
    const id = tokenId(event.space, event.kind);
    const from = pose(id);
    const turned = act(id, 420, (progress, shown, start) => {
      shown.x = start.x;
      shown.y = start.y;
      shown.scale = start.scale;
      shown.height = 34 * Math.sin(Math.PI * progress);
      shown.turn = (Math.PI / 2) * (1 - easeInOut(progress));
    });
    return sequence(
      cue(() => context.sound('card')),
      together(others(), from === null ? pause(0) : sequence(turned, move(id))),
      pause(250),
    );
  },
  keepRevealed: (_event, { others }) => sequence(others(), pause(350)),
  diceRolled: (event, craft) => together(craft.others(), printed(event.seat, craft)),
  eventEnded: (_event, craft) => closed(craft, 900),
  conquestEnded: (_event, craft) => closed(craft, 900),
  conquestRowPassed: (_event, { others }) => sequence(others(), pause(450)),
  rowCompleted: (_event, { others }) => sequence(others(), pause(300)),
  pointsScored(event, craft) {
    const told = scored(event.seat, event.points, craft);
    return event.seat === TORAK ? sequence(told, pause(300)) : told;
  },
  fightStarted: (event, { others }) => sequence(others(), pause(event.attacker === TORAK ? HOLD : 450)),
  fightScored: (_event, { others, after }) => sequence(others(), pause(after.solo === null ? 600 : HOLD)),
  fightEnded(_event, craft) {
    const { effects, context } = craft;
    const [one, other] = [fighterPoint('attacker'), fighterPoint('defender')];
    return sequence(
      cue(() => context.sound('strike')),
      together(effects.burst({ x: (one.x + other.x) / 2, y: one.y - 10 }), pause(900)),
      closed(craft, 100),
    );
  },
  torakRolled: (_event, craft) => held(craft.others()),
  tournamentOpened: (_event, { others }) => sequence(others(), pause(300)),
  // The score is told when the dice lie still.
  tournamentRolled: (_event, { throwDice, others }) => sequence(throwDice(), others()),
  tournamentThrown: (_event, { throwDice, others }) => sequence(throwDice(), others()),
  tournamentEnded: (_event, craft) => closed(craft, 1800),
  torakCardDrawn: (_event, { others }) => sequence(others(), pause(1500)),
  memberLeft: (_event, { others }) => sequence(others(), pause(150)),
  looked: (event, { effects, others }) => {
    const space = SPACES.find(({ id }) => id === event.target)?.id;
    return together(
      others(),
      space === undefined ? pause(200) : effects.shimmer(standPoint(space, 0, 1), 700, hex(PALETTE.candle)),
    );
  },
};
