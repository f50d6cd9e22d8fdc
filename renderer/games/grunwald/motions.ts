// What a difference between two tables cannot tell: secret cards are turned up where they lie, duels and battles are felt,
// and a field is looked at while it is settled.
import type { Event, View } from '../../../engine/games/grunwald/view-types';
import type { Motions } from '../../table/living-board';
import { cue, easeInOut, pause, sequence, together } from '../../table/motion';
import type { Box } from '../../table/scene';
import { BATTLE, EVENT, EVENT_AT, fieldBox, fieldCorner } from './layout';

const TURN = 480;
const GOLD = 0xffd98a;
// A field is looked at with so much of its land around it, and no nearer than this.
const RIDE = 150;
const NEAREST = 1.55;

const EVENT_BOX: Box = { x: EVENT_AT.x - EVENT.width / 2, y: EVENT_AT.y - EVENT.height / 2, ...EVENT };

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by / 2, width: width + by * 2, height: height + by };
}

export const motions: Motions<View, Event, null> = {
  // The eye goes to the card to read it.
  eventTurned(_event, { others, context, stage }) {
    const { camera } = stage;
    const rides = !context.reducedMotion && camera.state.zoom === 1;
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
  duelFought(event, { place, effects, others }) {
    const struck = event.teuton === null ? null : place(`card:${event.teuton.id}`);
    return sequence(others(), struck === null ? pause(350) : together(effects.burst(struck), pause(650)));
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
  auctionWon: (_event, { others }) => sequence(others(), pause(800)),
  bidderLeft: (_event, { others }) => sequence(others(), pause(350)),
  auctionFailed: (_event, { others }) => sequence(others(), pause(500)),
  troopsFed: (_event, { others }) => sequence(others(), pause(750)),
  strengthCounted: (_event, { others }) => sequence(others(), pause(750)),
  ducatsCounted: (_event, { others }) => sequence(others(), pause(750)),
  commanderNamed: (_event, { others }) => sequence(others(), pause(1300)),
  quartermasterNamed: (_event, { others }) => sequence(others(), pause(1300)),
  matchEnded: (_event, { others }) => sequence(others(), pause(2600)),
};
