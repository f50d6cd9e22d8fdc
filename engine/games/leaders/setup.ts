// Options and the state before the first request (LDR-2, LDR-6, LDR-7, LDR-60).
import { fail, type Result, succeed } from '../../core/result';
import { type Rng, shuffle } from '../../core/rng';
import { CARDS, type CardId, DISPLAY_SIZE, KING, QUEEN } from './data/characters';
import { addFigure } from './effects/recruiting';
import { CELL_COUNT, LEADER_STARTS } from './hex';
import { EMPTY } from './moves/move';
import { MODES, type Mode, type Options, type State } from './types';

export function parseOptions(raw: unknown): Result<Options> {
  if (raw === undefined || raw === null) return succeed({ mode: 'standard' });
  if (typeof raw !== 'object') return fail('bad-options', 'options must be an object');
  const mode = 'mode' in raw ? raw.mode : 'standard';
  const found = MODES.find((each) => each === mode);
  return found === undefined ? fail('bad-options', `no such mode: ${String(mode)}`) : succeed({ mode: found });
}

// A board without figures; setup and posed positions both start here.
export function makeBareState(mode: Mode, first: number): State {
  return {
    phase: 'boot',
    mode,
    first,
    seat: first,
    turn: 1,
    board: new Array<number>(CELL_COUNT).fill(EMPTY),
    owner: [],
    kind: [],
    cell: [],
    name: [],
    partner: [],
    acted: 0,
    twin: -1,
    reactors: [],
    cards: [1, 1],
    recruits: 0,
    display: [],
    deck: [],
    banished: [],
    chosen: null,
    hermitCell: -1,
    history: [],
    loser: -1,
    fall: null,
    draw: null,
  };
}

export function setup(options: Options, _seats: number, rng: Rng): State {
  const state = makeBareState(options.mode, rng.int(2));
  LEADER_STARTS.forEach((cell, seat) => {
    addFigure(state, seat, seat === 0 ? KING : QUEEN, cell);
  });
  const cards: CardId[] = [...CARDS];
  if (options.mode === 'advanced') {
    state.display = cards;
    return state;
  }
  state.deck = shuffle(cards, rng);
  state.display = state.deck.splice(-DISPLAY_SIZE).reverse();
  return state;
}
