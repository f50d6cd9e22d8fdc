// The table of Na Grunwald!
import './grunwald.css';
import './panel.css';
import './scenes.css';
import './sheet.css';
import './bar.css';
import './ledger.css';
import { describeDecision, describeEvent } from '../../../engine/games/grunwald/text/phrases';
import type { Decision } from '../../../engine/games/grunwald/types';
import { type Event, FIELDS, type View } from '../../../engine/games/grunwald/view-types';
import { defineTable } from '../../table/game-table';
import { LivingBoard } from '../../table/living-board';
import { atHand } from './at-hand';
import { placeOfCard, placeOfPiece, spotsOf } from './choosing';
import { ENDINGS, faceOf } from './faces';
import { flows } from './flows';
import { gainsBetween } from './gains';
import { motions } from './motions';
import { noteOf } from './notes';
import { Around } from './parts/around';
import { Choices } from './parts/choices';
import { Overlay } from './parts/overlay';
import { Track } from './parts/track';
import { reasonPlaces } from './reasons';
import { sceneOf } from './scene';
import { tipOf } from './tips';

export const table = defineTable<View, Decision, Event>({
  id: 'grunwald',
  theme: { className: 'theme-grunwald' },
  createBoard: (stage) => new LivingBoard<View, Event, null>(stage, { sceneOf, flows, motions }),
  spots: spotsOf,
  placeOf(target, view) {
    // Refusals name the field alone.
    const name = target.replace('field:', '');
    const field = FIELDS.find((id) => id === name);
    if (field !== undefined) return { zone: `field:${field}` };
    if (target.startsWith('piece:')) return placeOfPiece(target, view);
    if (target === 'goods:ducats') return { zone: `purse:${view.giving?.seat ?? view.active ?? 0}` };
    return target.startsWith('card:') ? placeOfCard(target.slice('card:'.length), view) : null;
  },
  reasonPlaces,
  // Over a rival's panel, else over the own: the fields between them are what a turn is about.
  asides: [
    { x: 1052, y: 88, width: 222, height: 550 },
    { x: 6, y: 88, width: 222, height: 550 },
  ],
  parts: { Around, Track, Overlay, Choices },
  describeDecision,
  describeEvent,
  choiceFace: (decision, view) => faceOf(decision, view),
  promptNote: noteOf,
  gains: gainsBetween,
  eventSeat: (event) => ('seat' in event ? event.seat : null),
  eventTargets: (event) => ('field' in event ? [`field:${event.field}`] : []),
  tooltip: tipOf,
  atHand,
  endKeys: (offered) => offered.filter(({ decision }) => ENDINGS.has(decision.type)).map(({ key }) => key),
  // GRU-23: whoever passes is out for the phase, with the officer and with the helpers at home.
  leftUndone: (offered) => new Set(offered.flatMap(({ decision }) => (decision.type === 'take' ? [decision.pieces] : []))),
});
