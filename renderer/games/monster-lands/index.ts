// The table of Monster Lands.
import './monster-lands.css';
import './odds.css';
import './side.css';
import './words.css';
import './adventure.css';
import { describeDecision, describeEvent, planWords } from '../../../engine/games/monster-lands/text/phrases';
import type { Decision } from '../../../engine/games/monster-lands/types';
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import { defineTable, type Offered } from '../../table/game-table';
import { LivingBoard } from '../../table/living-board';
import { atHand } from './at-hand';
import { placeOf, spotsOf } from './choosing';
import { LitBuildings } from './extras';
import { ENDINGS, faceOf } from './faces';
import { flows } from './flows';
import { motions, rolled } from './motions';
import { noteFor } from './notes';
import { Around } from './parts/around';
import { Choices } from './parts/choices';
import { Overlay } from './parts/overlay';
import { Track } from './parts/track';
import { THROWN_LOOKS } from './pictures-dice';
import { reasonPlaces } from './reasons';
import { sceneOf } from './scene';
import { tipOf } from './tips';

export const table = defineTable<View, Decision, Event>({
  id: 'monster-lands',
  theme: { className: 'theme-monster-lands' },
  createBoard: (stage) =>
    new LivingBoard<View, Event, LitBuildings>(stage, {
      sceneOf,
      flows,
      motions,
      rolled,
      dice: THROWN_LOOKS,
      extras: (tools) => new LitBuildings(tools),
    }),
  spots: spotsOf,
  placeOf,
  // Over the far wilds, else over the lands or the empty ring: what is asked lies in the citadel, on the trails and in the clan.
  asides: [
    { x: 690, y: 226, width: 414, height: 276 },
    { x: 8, y: 236, width: 640, height: 246 },
    { x: 376, y: 120, width: 400, height: 280 },
  ],
  reasonPlaces,
  parts: { Around, Track, Overlay, Choices },
  describeDecision,
  planWords,
  describeEvent,
  choiceFace: faceOf,
  promptNote: noteFor,
  eventSeat: (event) => ('seat' in event && event.seat >= 0 ? event.seat : null),
  eventTargets,
  tooltip: tipOf,
  atHand,
  endKeys: (offered) => offered.filter(({ decision }) => ENDINGS.has(decision.type)).map(({ key }) => key),
  leftUndone,
});

function leftUndone(offered: readonly Offered<Decision>[]): ReadonlySet<string> {
  // MON-165: whoever is short of wages loses somebody; trophies may bring what is missing.
  const isShort = offered.some(({ decision }) => decision.type === 'payShort');
  return new Set(
    offered.flatMap(({ decision }) => (isShort && decision.type === 'sellTrophy' ? 'sale' : (thingOf(decision) ?? []))),
  );
}

// What would be left behind at a turn's end; the dice and the venom of a fight are one thing, and so are all the wounded.
function thingOf(decision: Decision): string | null {
  switch (decision.type) {
    case 'collect':
      return `${decision.type}:${decision.member}`;
    case 'settle':
      return `${decision.type}:${decision.land}`;
    case 'heal':
      return decision.type;
    case 'rollAll':
    case 'venom':
      return 'fight';
    default:
      return null;
  }
}

function eventTargets(event: Event): readonly string[] {
  if ('trail' in event && event.trail !== '') return [`trail:${event.trail}`];
  if ('building' in event) return [`building:${event.building}`];
  return 'member' in event ? [`member:${event.member}`] : [];
}
