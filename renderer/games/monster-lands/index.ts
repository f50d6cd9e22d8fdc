// The table of Monster Lands.
import './monster-lands.css';
import './citadel.css';
import './outlands.css';
import './crossroads.css';
import './odds.css';
import './clan.css';
import './stores.css';
import './side.css';
import './scenes.css';
import './scene-rolls.css';
import { describeDecision, describeEvent } from '../../../engine/games/monster-lands/text/phrases';
import type { Decision } from '../../../engine/games/monster-lands/types';
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import { defineTable } from '../../table/game-table';
import { MonsterLandsBoard } from './board';
import { spotsOf } from './choosing';
import { ENDINGS, faceOf } from './faces';
import { noteFor } from './notes';
import { Around } from './parts/around';
import { Choices } from './parts/choices';
import { Overlay } from './parts/overlay';
import { Track } from './parts/track';
import { tipOf } from './tips';

const USEFUL = new Set<Decision['type']>(['collect', 'heal', 'settle', 'rollAll', 'venom']);
const PART_SPOT =
  /^(building|member|ability|heal|land|loot|trophies|pool|trap|merc|beer|mine|gear|card|shownLoot|trail|goods|ownTrap|rolled)\b/;

export const table = defineTable<View, Decision, Event>({
  id: 'monster-lands',
  theme: { className: 'theme-monster-lands' },
  createBoard: (stage) => new MonsterLandsBoard(stage),
  spots: spotsOf,
  placeOf: (target) => (PART_SPOT.test(target) ? 'part' : null),
  parts: { Around, Track, Overlay, Choices },
  describeDecision,
  describeEvent,
  choiceFace: faceOf,
  promptNote: noteFor,
  eventSeat: (event) => ('seat' in event && event.seat >= 0 ? event.seat : null),
  eventTargets,
  tooltip: tipOf,
  endKeys: (offered) => offered.filter(({ decision }) => ENDINGS.has(decision.type)).map(({ key }) => key),
  isUseful: (decision) => USEFUL.has(decision.type),
});

function eventTargets(event: Event): readonly string[] {
  if ('trail' in event && event.trail !== '') return [`trail:${event.trail}`];
  if ('building' in event) return [`building:${event.building}`];
  return 'member' in event ? [`member:${event.member}`] : [];
}
