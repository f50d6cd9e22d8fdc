// From offered decisions to places on the table. A decision is a short way of picks: the figure, where it acts, and
// where that is open, how (second jump, push direction, fly or drag). Spots group the offered ones by their next pick.
import type { Decision, View } from '../../../engine/games/leaders/view-types';
import type { Hung, Offered, OfferedSpot, SpotStyle } from '../../table/game-table';

type Choice = Offered<Decision>;

// The picks that lead to a decision, in order. Empty: it has no place and becomes a button.
function wayTo(decision: Decision, view: View): readonly string[] {
  switch (decision.type) {
    case 'end':
    case 'back':
      return [];
    case 'take':
    case 'banish':
      return [`card:${decision.card}`];
    case 'place':
      return [`cell:${decision.to}`];
    case 'react':
      return view.reactors.length > 1 ? [figureId(view, decision.figure), `cell:${decision.to}`] : [`cell:${decision.to}`];
    case 'jump':
      return decision.via < 0
        ? [figureId(view, decision.figure), `cell:${decision.to}`, `stop:${decision.to}`]
        : [figureId(view, decision.figure), `cell:${decision.via}`, `cell:${decision.to}`];
    case 'swap':
      return [figureId(view, decision.figure), `cell:${decision.target}`];
    case 'fly':
      return [figureId(view, decision.figure), `cell:${decision.target}`, `cell:${cellBefore(view, decision)}`];
    case 'drag':
      return [figureId(view, decision.figure), `cell:${decision.target}`, `stop:${decision.target}`];
    case 'push':
    case 'steer':
    case 'serve':
      return [figureId(view, decision.figure), `cell:${decision.target}`, `cell:${decision.to}`];
    default:
      return [figureId(view, decision.figure), `cell:${decision.to}`];
  }
}

// The asked seat's figure of that name: names are unique within a seat.
function figureId(view: View, name: string): string {
  return `figure:${actingSeat(view)}.${name}`;
}

function actingSeat(view: View): number {
  const reactor = view.figures[view.reactors[0] ?? -1];
  return view.phase === 'reacting' && reactor ? reactor.seat : view.seat;
}

function cellBefore(view: View, decision: { readonly figure: string; readonly target: number }): number {
  const from = view.cells[cellOfFigure(view, figureId(view, decision.figure))];
  const to = view.cells[decision.target];
  if (!from || !to) return decision.target;
  const q = to.q - Math.sign(to.q - from.q);
  const r = to.r - Math.sign(to.r - from.r);
  return view.cells.findIndex((cell) => cell.q === q && cell.r === r);
}

function cellOfFigure(view: View, id: string): number {
  return view.figures.find((figure) => `figure:${figure.id}` === id)?.cell ?? -1;
}

export function spotsOf(view: View, offered: readonly Choice[], picks: readonly string[]): readonly OfferedSpot[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of offered) {
    const next = wayTo(choice.decision, view)[picks.length];
    if (next === undefined) continue;
    const group = groups.get(next);
    if (group) group.push(choice);
    else groups.set(next, [choice]);
  }
  return [...groups].map(([id, group]) => spotOf(view, id, group, picks.length));
}

function spotOf(view: View, id: string, group: readonly Choice[], depth: number): OfferedSpot {
  const [kind = '', name = ''] = id.split(/:(.*)/);
  const keys = group.map(({ key }) => key);
  if (kind === 'card') return { id, place: { piece: id }, keys, style: 'plain', label: { key: `card.${name}.name` } };
  if (kind === 'figure') {
    const figure = view.figures.find((candidate) => candidate.id === name);
    const label = { key: 'table.choose', params: { figure: `@figure.${figure?.kind ?? 'king'}.name` } };
    return { id, place: { piece: id }, keys, style: 'plain', label, glow: 'none', opens: true };
  }
  const cell = Number(name);
  return {
    id,
    place: placeOfCell(view, cell),
    keys,
    style: styleOf(group, kind, depth),
    label: labelOf(view, cell, group),
    glow: 'none',
  };
}

// A cell with somebody on it is pointed at by who stands there.
export function placeOfCell(view: View, cell: number): Hung {
  const there = view.figures.find((figure) => figure.cell === cell);
  return there ? { piece: `figure:${there.id}` } : { zone: `cell:${cell}` };
}

const PLAIN_MOVES = new Set(['step', 'walk', 'react', 'place']);

function styleOf(group: readonly Choice[], kind: string, depth: number): SpotStyle {
  if (kind === 'stop' || depth > 1) return 'ability';
  return group.some(({ decision }) => PLAIN_MOVES.has(decision.type)) ? 'step' : 'ability';
}

function labelOf(view: View, cell: number, group: readonly Choice[]) {
  const there = view.figures.find((figure) => figure.cell === cell);
  const { q, r } = view.cells[cell] ?? { q: 0, r: 0 };
  const type = group[0]?.decision.type ?? 'step';
  if (there) return { key: 'table.target', params: { act: `@table.act.${type}`, figure: `@figure.${there.kind}.name` } };
  return { key: 'table.cell', params: { act: `@table.act.${type}`, q, r } };
}
