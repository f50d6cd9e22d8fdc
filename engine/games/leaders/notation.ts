// Decisions as keys, and the board as text.
import { known } from '../../core/invariant';
import { CARDS, FIGURE_KINDS } from './data/characters';
import { CELL_COUNT, CELL_NAMES, CELLS, parseCell, RADIUS, RECRUITMENT_CELLS } from './hex';
import { makePosition } from './position';
import type { Decision, State } from './types';

export { makePosition, parsePosition } from './position';

export function makeKey(decision: Decision): string {
  switch (decision.type) {
    case 'end':
    case 'back':
      return decision.type;
    case 'take':
    case 'banish':
      return `${decision.type}:${decision.card}`;
    case 'place':
      return `place:${nameOf(decision.to)}`;
    case 'jump':
      if (decision.via < 0) return `jump:${decision.figure}>${nameOf(decision.to)}`;
      return `jump:${decision.figure}>${nameOf(decision.via)}>${nameOf(decision.to)}`;
    case 'swap':
    case 'fly':
    case 'drag':
      return `${decision.type}:${decision.figure}>${nameOf(decision.target)}`;
    case 'push':
    case 'steer':
    case 'serve':
      return `${decision.type}:${decision.figure}>${nameOf(decision.target)}>${nameOf(decision.to)}`;
    default:
      return `${decision.type}:${decision.figure}>${nameOf(decision.to)}`;
  }
}

function nameOf(cell: number): string {
  return known(CELL_NAMES[cell]);
}

export function parseKey(key: string): Decision | null {
  if (key === 'end' || key === 'back') return { type: key };
  const colon = key.indexOf(':');
  if (colon < 0) return null;
  const type = key.slice(0, colon);
  const [head = '', ...rest] = key.slice(colon + 1).split('>');
  if (type === 'take' || type === 'banish') {
    const card = CARDS.find((each) => each === head);
    return card === undefined || rest.length > 0 ? null : { type, card };
  }
  if (type === 'place') {
    const to = parseCell(head);
    return to === null || rest.length > 0 ? null : { type, to };
  }
  return parseAction(type, head, rest.map(parseCell));
}

function parseAction(type: string, figure: string, cells: readonly (number | null)[]): Decision | null {
  const [first, second] = cells;
  if (!isFigureName(figure) || cells.length > 2 || typeof first !== 'number' || second === null) return null;
  switch (type) {
    case 'step':
    case 'walk':
    case 'ride':
    case 'guard':
    case 'vanish':
    case 'react':
      return second === undefined ? { type, figure, to: first } : null;
    case 'jump':
      return second === undefined ? { type, figure, via: -1, to: first } : { type, figure, via: first, to: second };
    case 'swap':
    case 'fly':
    case 'drag':
      return second === undefined ? { type, figure, target: first } : null;
    case 'push':
    case 'steer':
    case 'serve':
      return second === undefined ? null : { type, figure, target: first, to: second };
    default:
      return null;
  }
}

function isFigureName(text: string): boolean {
  const [kind, repeat] = text.split('#');
  if (!FIGURE_KINDS.some((each) => each === kind)) return false;
  return repeat === undefined || /^([2-9]|[12][0-9])$/.test(repeat);
}

// Columns are q, lines are half cells downwards; `.` an empty cell, `+` a recruitment cell, figures as `0king`.
export function drawBoard(state: State): string {
  const width = 8;
  const lines: string[][] = Array.from({ length: 4 * RADIUS + 1 }, () =>
    Array.from({ length: 2 * RADIUS + 1 }, () => ' '.repeat(width)),
  );
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const { q, r } = known(CELLS[cell]);
    known(lines[2 * r + q + 2 * RADIUS])[q + RADIUS] = drawCell(state, cell)
      .slice(0, width - 1)
      .padEnd(width);
  }
  const rows = lines.map((line) => line.join('').trimEnd());
  return [...rows, makePosition(state), drawStatus(state)].join('\n');
}

function drawCell(state: State, cell: number): string {
  const figure = known(state.board[cell]);
  if (figure >= 0) return `${known(state.owner[figure])}${known(state.name[figure])}`;
  return RECRUITMENT_CELLS.some((ring) => ring.includes(cell)) ? '+' : '.';
}

function drawStatus(state: State): string {
  const parts = [`phase=${state.phase}`];
  if (state.recruits > 0) parts.push(`recruits=${state.recruits}`);
  if (state.chosen !== null) parts.push(`chosen=${state.chosen}`);
  if (state.hermitCell >= 0) parts.push(`hermit=${nameOf(state.hermitCell)}`);
  if (state.reactors.length > 0) parts.push(`reactors=${state.reactors.join(',')}`);
  if (state.loser >= 0) parts.push(`loser=${state.loser} ${state.fall}`);
  if (state.draw !== null) parts.push(`draw=${state.draw}`);
  return parts.join(' ');
}
