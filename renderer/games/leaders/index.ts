// The table of Leaders.
import './leaders.css';
import { SORT_BY_CARD } from '../../../engine/games/leaders/data/characters';
import { describeDecision, describeEvent } from '../../../engine/games/leaders/text/phrases';
import type { CardId, LeadersDecision, LeadersEvent, LeadersView } from '../../../engine/games/leaders/view-types';
import { defineTable, type Offered, type Tip } from '../game-table';
import { LeadersBoard } from './board';
import { cellOfFigure, spotsOf } from './choosing';
import { cellBox, figureBox } from './layout';
import { Around } from './parts/around';
import { Track } from './parts/track';

const isEnd = ({ decision }: Offered<LeadersDecision>): boolean => decision.type === 'end';

export const table = defineTable<LeadersView, LeadersDecision, LeadersEvent>({
  id: 'leaders',
  theme: { className: 'theme-leaders' },
  createBoard: (stage) => new LeadersBoard(stage),
  spots: spotsOf,
  placeOf(target, view) {
    const [kind, name] = target.split(/:(.*)/);
    if (kind === 'cell') return cellBox(view, Number(name));
    if (kind === 'figure') return figureBox(view, cellOfFigure(view, target));
    return kind === 'card' ? 'part' : null;
  },
  parts: { Around, Track },
  describeDecision,
  describeEvent,
  eventSeat: (event) => ('seat' in event ? event.seat : 'way' in event ? event.way.seat : null),
  eventTargets: targetsOf,
  tooltip: tipOf,
  endKeys: (offered) => offered.filter(isEnd).map(({ key }) => key),
  isUseful: (decision) => decision.type !== 'end' && decision.type !== 'back',
});

function targetsOf(event: LeadersEvent): readonly string[] {
  switch (event.type) {
    case 'figureStepped':
    case 'nemesisReacted':
      return [`figure:${event.way.seat}.${event.way.name}`];
    case 'abilityUsed':
      return [`figure:${event.seat}.${event.name}`, ...event.ways.map((way) => `figure:${way.seat}.${way.name}`)];
    case 'figureRecruited':
      return [`figure:${event.seat}.${event.name}`];
    case 'leaderFell':
      return event.cells.map((cell) => `cell:${cell}`);
    default:
      return [];
  }
}

function tipOf(id: string): Tip | null {
  const [kind, name = ''] = id.split(/:(.*)/);
  if (kind === 'card')
    return {
      title: { key: `card.${name}.name` },
      text: { key: 'tip.card', params: { sort: `@sort.${SORT_BY_CARD[name as CardId]}.long`, text: `@card.${name}.text` } },
    };
  if (kind === 'figure') return { title: { key: `figure.${name}.name` }, text: { key: `figure.${name}.text` } };
  if (kind === 'deck') return { title: { key: 'tip.deck' }, text: { key: 'tip.deckText' } };
  return null;
}
