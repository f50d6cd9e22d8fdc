// What a figure or card does on the board, for whoever points at it: read off the view, which knows the rules.
import type { FigureView, View } from '../../../engine/games/leaders/view-types';

export interface Reach {
  readonly steps: readonly number[];
  // Cells the ability lands on or picks.
  readonly powers: readonly number[];
  // Cells where the enemy leader would be threatened by it.
  readonly hunted: readonly number[];
  // From cell to cell: sight and threat.
  readonly sights: readonly (readonly [number, number])[];
  readonly threats: readonly (readonly [number, number])[];
  readonly jailed: readonly number[];
  readonly shielded: readonly number[];
  // Free recruitment cells of a card that can be had.
  readonly rings: readonly number[];
}

const NOTHING: Reach = {
  steps: [],
  powers: [],
  hunted: [],
  sights: [],
  threats: [],
  jailed: [],
  shielded: [],
  rings: [],
};

const SEEING = new Set<string>(['illusionist', 'clawLauncher', 'manipulator']);

export function reachOf(view: View, id: string): Reach | null {
  const figures = figuresNamed(view, id);
  if (figures.length > 0) return figures.map((figure) => reachOfFigure(view, figure)).reduce(join);
  return id.startsWith('card:') && view.phase === 'recruiting' ? { ...NOTHING, rings: freeRings(view) } : null;
}

// `figure:<id>`, or `team:<seat>.<card>`.
export function figuresNamed(view: View, id: string): readonly FigureView[] {
  const [kind, name = ''] = id.split(/:(.*)/);
  if (kind === 'figure') return view.figures.filter((figure) => figure.id === name);
  return kind === 'team' ? view.figures.filter((figure) => `${figure.seat}.${figure.card}` === name) : [];
}

function reachOfFigure(view: View, figure: FigureView): Reach {
  // Who has acted goes nowhere any more in this turn.
  const isDone = figure.acted && figure.seat === view.seat && view.phase === 'acting';
  const { steps, powers } = isDone ? NOTHING : figure;
  const others = view.figures.filter((other) => other !== figure);
  const beside = others.filter((other) => distance(view, figure.cell, other.cell) === 1);
  const leader = view.figures.find((other) => other.seat === figure.seat && other.card === null);
  const target = view.figures.find((other) => other.seat !== figure.seat && other.card === null);
  const threats =
    figure.card === null
      ? others
          .filter((other) => other.seat !== figure.seat && other.pressure > 0)
          .map((other) => [other.cell, figure.cell] as const)
      : figure.pressure > 0 && target
        ? [[figure.cell, target.cell] as const]
        : [];
  const reach = { ...NOTHING, steps, powers, threats, hunted: huntedBy(view, figure) };
  switch (figure.kind) {
    case 'jailer':
      return { ...reach, jailed: beside.filter((other) => other.seat !== figure.seat && other.jailed).map(({ cell }) => cell) };
    case 'protector':
      return { ...reach, shielded: [figure, ...beside.filter((other) => other.seat === figure.seat)].map(({ cell }) => cell) };
    case 'vizier':
      return leader ? { ...reach, powers: leader.powers, sights: [[figure.cell, leader.cell]] } : reach;
    default:
      return SEEING.has(figure.kind) ? { ...reach, sights: powers.map((cell) => [figure.cell, cell] as const) } : reach;
  }
}

// The two that threaten in their own way.
function huntedBy(view: View, figure: FigureView): readonly number[] {
  const cells = view.cells.map((_, cell) => cell);
  if (figure.kind === 'assassin') return cells.filter((cell) => distance(view, figure.cell, cell) === 1);
  if (figure.kind !== 'archer') return [];
  return cells.filter((cell) => distance(view, figure.cell, cell) === 2 && isStraight(view, figure.cell, cell));
}

function join(left: Reach, right: Reach): Reach {
  const names = Object.keys(NOTHING) as (keyof Reach)[];
  return Object.assign({}, ...names.map((name) => ({ [name]: [...left[name], ...right[name]] })));
}

function freeRings(view: View): readonly number[] {
  const taken = new Set(view.figures.map(({ cell }) => cell));
  return view.cells.flatMap(({ ring }, cell) => (ring === view.seat && !taken.has(cell) ? [cell] : []));
}

function offset(view: View, from: number, to: number): { readonly q: number; readonly r: number } {
  const start = view.cells[from] ?? { q: 0, r: 0 };
  const end = view.cells[to] ?? { q: 0, r: 0 };
  return { q: end.q - start.q, r: end.r - start.r };
}

export function distance(view: View, from: number, to: number): number {
  const { q, r } = offset(view, from, to);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function isStraight(view: View, from: number, to: number): boolean {
  const { q, r } = offset(view, from, to);
  return q === 0 || r === 0 || q + r === 0;
}
