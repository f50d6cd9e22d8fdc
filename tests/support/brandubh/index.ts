// Brandubh, a small game of tafl, as a fifth game without agents of its own: seat 0 attacks with eight, seat 1 defends a
// king with four. All pieces move like rooks; a piece between two enemies is taken; the king wins in a corner.
import type { GameModule, Outcome, StateBase } from '../../../engine/core/game-module';
import { succeed } from '../../../engine/core/result';

const SIZE = 7;
const CELLS = SIZE * SIZE;
const CENTRE = 24;
const CORNERS: readonly number[] = [0, 6, 42, 48];
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const MOST_MOVES = 120;

const EMPTY = 0;
const ATTACKER = 1;
const DEFENDER = 2;
const KING = 3;

interface BrandubhState extends StateBase {
  cells: number[];
  turn: number;
  moves: number;
  // -1 while the match runs, 2 for a draw.
  winner: number;
}

interface Move {
  readonly type: 'move';
  readonly from: number;
  readonly to: number;
}

const sideOf = (piece: number): number => (piece === EMPTY ? -1 : piece === ATTACKER ? 0 : 1);

function neighbour(cell: number, [right, down]: readonly [number, number]): number {
  const column = (cell % SIZE) + right;
  const row = Math.floor(cell / SIZE) + down;
  return column < 0 || column >= SIZE || row < 0 || row >= SIZE ? -1 : row * SIZE + column;
}

function movesOf(state: BrandubhState): Move[] {
  const list: Move[] = [];
  if (state.winner >= 0) return list;
  for (let from = 0; from < CELLS; from++) {
    const piece = state.cells[from] as number;
    if (sideOf(piece) !== state.turn) continue;
    for (const direction of DIRECTIONS) {
      for (let to = neighbour(from, direction); to >= 0 && state.cells[to] === EMPTY; to = neighbour(to, direction)) {
        // Corners and the throne are the king's.
        if (piece === KING || (!CORNERS.includes(to) && to !== CENTRE)) list.push({ type: 'move', from, to });
      }
    }
  }
  return list;
}

function capture(state: BrandubhState, to: number): void {
  const own = sideOf(state.cells[to] as number);
  for (const direction of DIRECTIONS) {
    const prey = neighbour(to, direction);
    if (prey < 0 || sideOf(state.cells[prey] as number) !== 1 - own) continue;
    const beyond = neighbour(prey, direction);
    if (beyond < 0 || !(sideOf(state.cells[beyond] as number) === own || CORNERS.includes(beyond))) continue;
    if (state.cells[prey] === KING) state.winner = 0;
    state.cells[prey] = EMPTY;
  }
}

function move({ state }: { readonly state: BrandubhState }, decision: Move): void {
  state.cells[decision.to] = state.cells[decision.from] as number;
  state.cells[decision.from] = EMPTY;
  capture(state, decision.to);
  if (state.cells[decision.to] === KING && CORNERS.includes(decision.to)) state.winner = 1;
  state.turn = 1 - state.turn;
  state.moves++;
  if (state.winner < 0 && state.moves >= MOST_MOVES) state.winner = 2;
  if (state.winner < 0 && movesOf(state).length === 0) state.winner = 1 - state.turn;
}

function outcome(state: BrandubhState): Outcome | null {
  if (state.winner < 0) return null;
  const winners = state.winner === 2 ? [] : [state.winner];
  const standings = [0, 1].map((seat) => ({
    seat,
    score: winners.includes(seat) ? 1 : 0,
    place: winners.length === 0 || winners.includes(seat) ? 1 : 2,
  }));
  return { winners, standings, reason: { key: 'reason.won' } };
}

// Men, and the king's open ways: what a first-time author would write.
function evaluate(state: BrandubhState, seat: number): number {
  let attackers = 0;
  let defenders = 0;
  let king = -1;
  state.cells.forEach((piece, cell) => {
    if (piece === ATTACKER) attackers++;
    if (piece === DEFENDER) defenders++;
    if (piece === KING) king = cell;
  });
  let open = 0;
  for (const direction of DIRECTIONS) {
    let cell = king < 0 ? -1 : neighbour(king, direction);
    while (cell >= 0 && state.cells[cell] === EMPTY && !CORNERS.includes(cell)) cell = neighbour(cell, direction);
    if (cell < 0) open++;
    else if (CORNERS.includes(cell)) open += 3;
  }
  const defence = Math.tanh((defenders * 2 - attackers + open * 0.8) / 4);
  return seat === 1 ? defence : -defence;
}

export const brandubh: GameModule<BrandubhState, Move, BrandubhState, { readonly type: 'moved' }, null> = {
  id: 'brandubh',
  rulesVersion: 1,
  seatRange: { min: 2, max: 2 },
  options: [],
  parseOptions: () => succeed(null),
  setup: () => {
    const cells = new Array<number>(CELLS).fill(EMPTY);
    for (const [cell, piece] of [
      [3, ATTACKER],
      [10, ATTACKER],
      [17, DEFENDER],
      [31, DEFENDER],
      [38, ATTACKER],
      [45, ATTACKER],
      [21, ATTACKER],
      [22, ATTACKER],
      [23, DEFENDER],
      [25, DEFENDER],
      [26, ATTACKER],
      [27, ATTACKER],
      [CENTRE, KING],
    ] as const)
      cells[cell] = piece;
    return { phase: 'boot', cells, turn: 0, moves: 0, winner: -1 };
  },
  chart: {
    id: 'brandubh',
    initial: 'boot',
    states: {
      boot: { on: { begin: 'moving' } },
      moving: { on: { move: { target: 'moved', actions: 'move' } } },
      moved: { always: [{ guard: 'isOver', target: 'over' }, { target: 'moving' }] },
      over: { type: 'final' },
    },
  },
  guards: { isOver: (state) => state.winner >= 0 },
  effects: { move },
  requestFor: (state) => (state.winner >= 0 ? null : { seat: state.turn, prompt: { key: 'prompt.move' } }),
  legalDecisions: movesOf,
  outcome,
  viewFor: (state) => ({ ...state, cells: state.cells.slice() }),
  redactEvent: (event) => event,
  determinize: (view) => ({ ...view, cells: view.cells.slice() }),
  hasSecret: () => false,
  evaluate,
  makeKey: ({ from, to }) => `${from}-${to}`,
  parseKey: (key) => {
    const found = /^(\d{1,2})-(\d{1,2})$/.exec(key);
    return found === null ? null : { type: 'move', from: Number(found[1]), to: Number(found[2]) };
  },
  drawBoard: (state) =>
    Array.from({ length: SIZE }, (_, row) =>
      state.cells
        .slice(row * SIZE, (row + 1) * SIZE)
        .map((cell) => '.adK'[cell])
        .join(''),
    ).join('\n'),
  cloneState: (state) => ({ ...state, cells: state.cells.slice() }),
  checkInvariants: () => [],
  checkSnapshot: () => null,
  progress: (state) => ({ unit: 'turn', number: state.moves + 1 }),
  rules: [],
  lessons: [],
};
