// The table of Leaders.
import { endPicture } from './end-picture';
import './leaders.css';
import './cast.css';
import { describeDecision, describeEvent } from '../../../engine/games/leaders/text/phrases';
import type { Decision, Event, View } from '../../../engine/games/leaders/view-types';
import type { Phrase } from '../../../engine/protocol';
import { defineTable, type Offered, type Tip } from '../../table/game-table';
import { LivingBoard } from '../../table/living-board';
import { atHand } from './at-hand';
import { cardTip, medallion } from './card-tip';
import { placeOfCell, spotsOf } from './choosing';
import { seatOf } from './chronicle';
import { LeadersExtras } from './extras';
import { motions } from './motions';
import { LeadersOwn } from './own';
import { Around } from './parts/around';
import { Track } from './parts/track';
import { reasonPlaces } from './reasons';
import { sceneOf } from './scene';

const isEnd = ({ decision }: Offered<Decision>): boolean => decision.type === 'end';

export const table = defineTable<View, Decision, Event>({
  id: 'leaders',
  theme: { className: 'theme-leaders' },
  createBoard: (stage) =>
    new LivingBoard<View, Event, LeadersExtras>(stage, {
      sceneOf,
      motions,
      extras: (tools) => new LeadersExtras(tools),
    }),
  openOwn: () => new LeadersOwn(),
  spots: spotsOf,
  placeOf(target, view) {
    const [kind, name] = target.split(/:(.*)/);
    if (kind === 'cell') return placeOfCell(view, Number(name));
    if (kind === 'team') return { piece: `card:${name?.slice(name.indexOf('.') + 1)}` };
    return kind === 'figure' || kind === 'card' ? { piece: target } : null;
  },
  reasonPlaces,
  asides: [
    // As wide as leaves the golden cells at the board's corners free.
    { x: 932, y: 256, width: 340, height: 386 },
    { x: 8, y: 256, width: 340, height: 386 },
  ],
  parts: { Around, Track },
  describeDecision,
  describeEvent,
  eventSeat: seatOf,
  eventTargets: targetsOf,
  promptNote: noteOf,
  tooltip: tipOf,
  atHand,
  endPicture,
  endKeys: (offered) => offered.filter(isEnd).map(({ key }) => key),
  leftUndone,
});

// Turns often end with figures that could still act; only to end without any deed is worth a question, or beside a win.
function leftUndone(offered: readonly Offered<Decision>[], view: View): ReadonlySet<string> {
  if (view.winning.length === 0 && hasActed(view)) return new Set();
  return new Set(offered.flatMap(({ decision }) => ('figure' in decision ? [decision.figure] : [])));
}

function hasActed(view: View): boolean {
  return view.figures.some((figure) => figure.seat === view.seat && figure.acted);
}

// What the chosen figure can do, in the words of the marks on the cells.
function noteOf(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): Phrase | null {
  const figure = view.figures.find((candidate) => picks[0] === `figure:${candidate.id}`);
  if (figure === undefined) return view.phase === 'acting' && offered.length > 1 ? { key: 'table.note.choose' } : twiceNote(view);
  const name = `@figure.${figure.kind}.name`;
  if (picks.length > 1) return { key: 'table.note.finish', params: { figure: name } };
  const canStep = offered.some(({ decision }) => decision.type === 'step' || decision.type === 'walk');
  const hasPower = offered.some(({ decision }) => decision.type !== 'step' && decision.type !== 'walk');
  const key = canStep && hasPower ? 'both' : hasPower ? 'power' : 'step';
  return { key: `table.note.${key}`, params: { figure: name } };
}

// LDR-12: the second player is asked for a recruit twice in the first turn, which looks like a mistake when it is not told.
function twiceNote(view: View): Phrase | null {
  if (view.turn !== 2 || !['recruiting', 'placing', 'placingCub'].includes(view.phase)) return null;
  return { key: view.recruitsLeft > 1 ? 'table.note.twice' : 'table.note.twiceAgain' };
}

function targetsOf(event: Event): readonly string[] {
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

function tipOf(id: string, view: View): Tip | null {
  const [kind, name = ''] = id.split(/:(.*)/);
  // Three cards to choose from show their words already.
  if (kind === 'card') return view.mode === 'standard' && view.phase !== 'acting' ? null : cardTip(name);
  if (isToldAside(view) && (kind === 'figure' || kind === 'team')) return null;
  if (kind === 'team') return cardTip(name.slice(name.indexOf('.') + 1));
  if (kind === 'deck') return { title: { key: 'table.deckTitle' }, text: { key: 'table.deckText' } };
  if (kind !== 'figure') return null;
  const figure = view.figures.find((candidate) => candidate.id === name);
  const shown = figure?.kind ?? name;
  const title = { key: `figure.${shown}.name` };
  if (shown === 'king' || shown === 'queen') return { title, text: { key: 'table.leaderText' }, icon: medallion(shown) };
  return { ...cardTip(shown === 'hermit' || shown === 'cub' ? 'hermitAndCub' : shown), title };
}

// The note at the side tells of the figure pointed at, and a bubble would only cover the board.
function isToldAside(view: View): boolean {
  return ['acting', 'reacting', 'over'].includes(view.phase);
}
