// The table of Leaders.
import './leaders.css';
import { SORT_BY_CARD } from '../../../engine/games/leaders/data/characters';
import { describeDecision, describeEvent } from '../../../engine/games/leaders/text/phrases';
import type { CardId, LeadersDecision, LeadersEvent, LeadersView } from '../../../engine/games/leaders/view-types';
import type { Phrase } from '../../../engine/protocol';
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
  promptNote: noteOf,
  tooltip: tipOf,
  tipZones: (view) => view.figures.map((figure) => ({ id: `figure:${figure.id}`, place: figureBox(view, figure.cell) })),
  endKeys: (offered) => offered.filter(isEnd).map(({ key }) => key),
  isUseful: (decision) => decision.type !== 'end' && decision.type !== 'back',
});

// What the chosen figure can do, in the words of the marks on the cells.
function noteOf(view: LeadersView, offered: readonly Offered<LeadersDecision>[], picks: readonly string[]): Phrase | null {
  const figure = view.figures.find((candidate) => picks[0] === `figure:${candidate.id}`);
  if (figure === undefined) return view.phase === 'acting' && offered.length > 1 ? { key: 'table.note.choose' } : null;
  const name = `@figure.${figure.kind}.name`;
  if (picks.length > 1) return { key: 'table.note.finish', params: { figure: name } };
  const canStep = offered.some(({ decision }) => decision.type === 'step' || decision.type === 'walk');
  const hasPower = offered.some(({ decision }) => decision.type !== 'step' && decision.type !== 'walk');
  const key = canStep && hasPower ? 'both' : hasPower ? 'power' : 'step';
  return { key: `table.note.${key}`, params: { figure: name } };
}

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

function tipOf(id: string, view: LeadersView): Tip | null {
  const [kind, name = ''] = id.split(/:(.*)/);
  if (kind === 'card') return cardTip(name);
  if (kind === 'deck') return { title: { key: 'table.deckTitle' }, text: { key: 'table.deckText' } };
  if (kind !== 'figure') return null;
  const figure = view.figures.find((candidate) => candidate.id === name);
  const shown = figure?.kind ?? name;
  if (shown === 'king' || shown === 'queen') return { title: { key: `figure.${shown}.name` }, text: { key: 'table.leaderText' } };
  const tip = cardTip(shown === 'hermit' || shown === 'cub' ? 'hermitAndCub' : shown);
  return { ...tip, title: { key: `figure.${shown}.name` } };
}

function cardTip(card: string): Tip {
  const sort = SORT_BY_CARD[card as CardId];
  return {
    title: { key: `card.${card}.name` },
    text: { key: 'table.tip', params: { sort: `@table.sort.${sort}`, text: `@card.${card}.text` } },
  };
}
