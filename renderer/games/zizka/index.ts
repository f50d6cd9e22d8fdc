// The table of Jan Žižka.
import './zizka.css';
import './panels.css';
import './scenes.css';
import './lists.css';
import { describeDecision, describeEvent } from '../../../engine/games/zizka/text/phrases';
import type { Decision, Event, View } from '../../../engine/games/zizka/view-types';
import { defineTable, type Offered } from '../../table/game-table';
import { LivingBoard } from '../../table/living-board';
import { atHand } from './at-hand';
import { hungOf, spotsOf } from './choosing';
import { ZizkaExtras } from './extras';
import { faceOf } from './faces';
import { flows, rolled } from './flows';
import { motions } from './motions';
import { noteOf } from './notes';
import { Around } from './parts/around';
import { Choices } from './parts/choices';
import { Overlay } from './parts/overlay';
import { Track } from './parts/track';
import { DICE } from './pictures';
import { reasonPlaces } from './reasons';
import { sceneOf } from './scene';
import { tipOf } from './tips';

const ENDINGS = new Set(['end']);
const ACTIONS = new Set(['move', 'event', 'conquest', 'hire', 'attack']);

export const table = defineTable<View, Decision, Event>({
  id: 'zizka',
  theme: { className: 'theme-zizka' },
  createBoard: (stage) =>
    new LivingBoard<View, Event, ZizkaExtras>(stage, {
      sceneOf,
      flows,
      rolled,
      dice: Object.values(DICE),
      motions,
      extras: (tools) => new ZizkaExtras(tools),
    }),
  spots: spotsOf,
  placeOf: hungOf,
  reasonPlaces,
  // Over the tables of those who can be hired, else over the south or the north of the map.
  asides: [
    { x: 1028, y: 46, width: 246, height: 462 },
    { x: 322, y: 392, width: 640, height: 250 },
    { x: 322, y: 100, width: 640, height: 250 },
  ],
  parts: { Around, Track, Overlay, Choices },
  describeDecision,
  describeEvent,
  choiceFace: faceOf,
  promptNote: noteOf,
  eventSeat: (event) => ('seat' in event && event.seat >= 0 ? event.seat : null),
  eventTargets: (event) => ('space' in event ? [`space:${event.space}`] : event.type === 'moved' ? [`space:${event.to}`] : []),
  tooltip: tipOf,
  atHand,
  endKeys: (offered) => offered.filter(({ decision }) => ENDINGS.has(decision.type)).map(({ key }) => key),
  leftUndone,
});

// ZIZ-35: actions that are left, however many kinds of them could be done.
function leftUndone(offered: readonly Offered<Decision>[], view: View): ReadonlySet<string> {
  const kinds = offered.flatMap(({ decision }) => (ACTIONS.has(decision.type) ? [decision.type] : []));
  return new Set([...new Set(kinds)].slice(0, view.actions));
}
