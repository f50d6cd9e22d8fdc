// The table of Jan Žižka.
import './zizka.css';
import './panels.css';
import './scenes.css';
import './lists.css';
import { SPACES } from '../../../engine/games/zizka/data/board';
import { describeDecision, describeEvent } from '../../../engine/games/zizka/text/phrases';
import type { Decision, View, Event as ZizkaEvent } from '../../../engine/games/zizka/view-types';
import { defineTable } from '../../table/game-table';
import { ZizkaBoard } from './board';
import { spotsOf } from './choosing';
import { faceOf } from './faces';
import { spaceBox } from './layout';
import { noteOf } from './notes';
import { Around } from './parts/around';
import { Choices } from './parts/choices';
import { Overlay } from './parts/overlay';
import { Track } from './parts/track';
import { tipOf } from './tips';

const ENDINGS = new Set(['end']);
const USEFUL = new Set(['move', 'event', 'conquest', 'hire', 'attack']);

export const table = defineTable<View, Decision, ZizkaEvent>({
  id: 'zizka',
  theme: { className: 'theme-zizka' },
  createBoard: (stage) => new ZizkaBoard(stage),
  spots: spotsOf,
  placeOf(target) {
    const [kind, name = ''] = target.split(/:(.*)/);
    if (kind === 'space') return spaceBox(name);
    return kind === 'member' || kind === 'own' || kind === 'row' || kind === 'die' ? 'part' : null;
  },
  parts: { Around, Track, Overlay, Choices },
  describeDecision,
  describeEvent,
  choiceFace: faceOf,
  promptNote: noteOf,
  eventSeat: (event) => ('seat' in event && event.seat >= 0 ? event.seat : null),
  eventTargets: (event) => ('space' in event ? [`space:${event.space}`] : event.type === 'moved' ? [`space:${event.to}`] : []),
  tooltip: tipOf,
  tipZones: () => SPACES.map(({ id }) => ({ id: `space:${id}`, place: spaceBox(id) })),
  endKeys: (offered) => offered.filter(({ decision }) => ENDINGS.has(decision.type)).map(({ key }) => key),
  isUseful: (decision) => USEFUL.has(decision.type),
});
