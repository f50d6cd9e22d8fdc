// The table of Na Grunwald!
import './grunwald.css';
import './scenes.css';
import { describeDecision, describeEvent } from '../../../engine/games/grunwald/text/phrases';
import type { GrunwaldDecision } from '../../../engine/games/grunwald/types';
import { FIELDS, type GrunwaldEvent, type GrunwaldView } from '../../../engine/games/grunwald/view-types';
import { defineTable, type Tip } from '../game-table';
import { GrunwaldBoard } from './board';
import { spotsOf } from './choosing';
import { faceOf } from './faces';
import { fieldBox } from './layout';
import { Around } from './parts/around';
import { Overlay } from './parts/overlay';
import { Track } from './parts/track';

const ENDINGS = new Set(['pass', 'drop', 'decline', 'done']);
const SIGNS = new Set(['ducats', 'provision', 'knights', 'total', 'officer', 'start', 'hand', 'camp']);

export const table = defineTable<GrunwaldView, GrunwaldDecision, GrunwaldEvent>({
  id: 'grunwald',
  theme: { className: 'theme-grunwald' },
  createBoard: (stage) => new GrunwaldBoard(stage),
  spots: spotsOf,
  placeOf(target) {
    const [kind, name] = target.split(':');
    const field = FIELDS.find((id) => id === name);
    if (kind === 'field' && field !== undefined) return fieldBox(field);
    return kind === 'card' ? 'part' : null;
  },
  parts: { Around, Track, Overlay },
  describeDecision,
  describeEvent,
  choiceFace: faceOf,
  eventSeat: (event) => ('seat' in event ? event.seat : null),
  eventTargets: (event) => ('field' in event ? [`field:${event.field}`] : []),
  tooltip: tipOf,
  endKeys: (offered) => offered.filter(({ decision }) => ENDINGS.has(decision.type)).map(({ key }) => key),
  isUseful: (decision) => decision.type === 'take',
});

function tipOf(id: string, view: GrunwaldView): Tip | null {
  const [kind = '', name = ''] = id.split(':');
  if (kind === 'field') return { title: { key: `field.${name}.name` }, text: { key: `field.${name}.text` } };
  if (kind === 'event') return { title: { key: `event.${name}.name` }, text: { key: `event.${name}.text` } };
  if (kind === 'kind') return { title: { key: `kind.${name}` }, text: { key: `kind.${name}.text` } };
  if (kind === 'hand' || kind === 'camp') return { title: { key: `table.${kind}` }, text: { key: `table.${kind}Text` } };
  if (kind === 'card') {
    const card = view.players.flatMap((player) => [...player.hand, ...player.camp]).find((candidate) => candidate.id === name);
    return card ? { title: { key: `kind.${card.kind}` }, text: { key: `kind.${card.kind}.text` } } : null;
  }
  return SIGNS.has(kind) ? { title: { key: `table.${kind}` }, text: { key: `table.${kind}Text` } } : null;
}
