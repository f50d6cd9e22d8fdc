// What a difference between two tables cannot tell: secret cards are turned up where they lie, duels and battles are felt,
// and a field is looked at while it is settled.
import type { Event, View } from '../../../engine/games/grunwald/view-types';
import type { Motions } from '../../table/living-board';
import { cue, easeInOut, pause, sequence, together } from '../../table/motion';
import type { Box } from '../../table/scene';
import { BATTLE, EVENT, EVENT_AT, fieldBox, fieldCorner } from './layout';
import { ledgerMotions } from './ledger-motions';
import { trayOf } from './scene-battle';

const TURN = 480;
const GOLD = 0xffd98a;
// A field is looked at with so much of its land around it, and no nearer than this.
const RIDE = 150;
const NEAREST = 1.55;

const CHARGE = 760;
const BLOW = 330;
const REACH = 0.62;

// Back a little, at the foe, and home again.
function strike(progress: number): number {
  if (progress < 0.2) return -0.1 * Math.sin((progress / 0.2) * (Math.PI / 2));
  if (progress < 0.44) return -0.1 + 1.1 * ((progress - 0.2) / 0.24) ** 2;
  return 1 - easeInOut((progress - 0.44) / 0.56);
}

const EVENT_BOX: Box = { x: EVENT_AT.x - EVENT.width / 2, y: EVENT_AT.y - EVENT.height / 2, ...EVENT };

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by / 2, width: width + by * 2, height: height + by };
}

export const motions: Motions<View, Event, null> = {
  // The eye goes to the card to read it; one that asks lies large on its tray.
  eventTurned(_event, { others, context, stage, after }) {
    const { camera } = stage;
    const rides = !context.reducedMotion && camera.state.zoom === 1 && trayOf(after) === null;
    return sequence(
      cue(() => context.sound('card')),
      others(),
      rides ? camera.goTo(grown(EVENT_BOX, 60), 420, 2) : pause(0),
      pause(1200),
      rides ? camera.goTo(null, 360) : pause(0),
    );
  },
  cardsRevealed(event, { act, move, place, others, context }) {
    const turned = event.cards.map(({ seat, card }) => {
      const id = card.kind === 'peasant' ? `peasant:${seat}` : `card:${card.id}`;
      const home = place(id);
      if (home === null) return pause(0);
      return sequence(
        act(id, TURN, (progress, pose) => {
          pose.x = home.x;
          pose.y = home.y;
          pose.scale = home.scale;
          pose.turn = Math.PI * (1 - easeInOut(progress));
          pose.height = 34 * Math.sin(Math.PI * progress);
        }),
        move(id, { millis: 1 }),
      );
    });
    return sequence(
      cue(() => context.sound('card')),
      together(others(), ...turned),
      pause(700),
    );
  },
  // The knight rides at the Teuton, who gives way before the blow.
  duelFought(event, { act, pose, effects, others, context, before }) {
    const foe = event.teuton === null ? null : `card:${event.teuton.id}`;
    const knight = before.players[event.seat]?.played?.id;
    const [from, to] = [knight === undefined ? null : pose(`card:${knight}`), foe === null ? null : pose(foe)];
    if (foe === null || knight === undefined || from === null || to === null) return sequence(others(), pause(350));
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const charge = act(`card:${knight}`, CHARGE, (progress, held, start) => {
      const reach = REACH * strike(progress);
      held.x = start.x + dx * reach;
      held.y = start.y + dy * reach;
      held.height = start.height + 30 * Math.sin(Math.PI * Math.min(1, progress * 1.1));
      held.spin = start.spin - 0.16 * strike(progress);
    });
    const reel = act(foe, CHARGE - BLOW, (progress, held, start) => {
      const shaken = Math.sin(progress * Math.PI * 3) * (1 - progress);
      held.x = start.x + Math.sign(dx) * 12 * shaken;
      held.spin = start.spin - 0.14 * shaken;
    });
    const blow = sequence(
      pause(BLOW),
      cue(() => context.sound('strike')),
      together(reel, effects.burst({ x: to.x - Math.sign(dx) * 40, y: to.y })),
    );
    return sequence(others(), together(charge, blow), pause(420));
  },
  battleFought: (_event, { effects, others, context }) =>
    sequence(
      cue(() => context.sound('strike')),
      together(others(), effects.burst(BATTLE.reckoner)),
      pause(1100),
    ),
  jointTaskEnded: (_event, { others }) => sequence(others(), pause(900)),
  // The eye goes to the field, and back before its prizes go out to the panels.
  fieldSettled(event, { effects, others, stage, context }) {
    if (event.ranks.length === 0) return others();
    const { x, y } = fieldCorner(event.field);
    const { camera } = stage;
    const rides = !context.reducedMotion && camera.state.zoom === 1;
    const goThere = rides ? camera.goTo(grown(fieldBox(event.field), RIDE), 420, NEAREST) : pause(0);
    const goBack = rides ? camera.goTo(null, 360) : pause(0);
    const lookAt = effects.under(900, (paint, progress) => {
      const glow = Math.sin(Math.PI * progress);
      paint.roundRect(x - 6, y - 4, 226, 208, 10).stroke({ width: 8, color: GOLD, alpha: 0.75 * glow });
    });
    return sequence(goThere, together(others(), lookAt), pause(260 * event.ranks.length), goBack);
  },
  bidMade: (_event, { others, context }) =>
    sequence(
      cue(() => context.sound('coin')),
      others(),
      pause(700),
    ),
  // The verdict is read over the bids; then the tray goes.
  auctionWon: (_event, { others, hush }) => sequence(pause(800), hush(), others()),
  bidderLeft: (_event, { others }) => sequence(others(), pause(350)),
  auctionFailed: (_event, { others, hush }) => sequence(pause(500), hush(), others()),
  ...ledgerMotions,
};
