// Positions as text: `0.king@0,3 0.acrobat@1,1 1.queen@0,-3 to=0 acted=0.king`, and for recruiting
// `deck= display= mode= banished= turn=`. Without a deck: advanced mode, and nothing to recruit unless a display is given.
import { known } from '../../core/invariant';
import { type Failure, fail, type Result, succeed } from '../../core/result';
import { heldCards } from './cards';
import { CARDS, type CardId, FIGURE_KINDS, KING, QUEEN, TURN_LIMIT } from './data/characters';
import { pairAll } from './determinize';
import { addFigure } from './effects/recruiting';
import { CELL_NAMES, parseCell } from './hex';
import { findFigure } from './moves/translate';
import { makeBareState } from './setup';
import { MODES, type State } from './types';

// One bit per figure must do.
const MAX_FIGURES = 31;
const PARTS = ['to', 'acted', 'display', 'deck', 'mode', 'turn', 'banished'];

interface PosedFigure {
  readonly seat: number;
  readonly kind: number;
  readonly cell: number;
}

export function parsePosition(text: string): Result<State> {
  const figures: PosedFigure[] = [];
  const parts = new Map<string, string>();
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const failure = word.includes('=') ? readPart(word, parts) : readFigure(word, figures);
    if (failure !== null) return failure;
  }
  return pose(figures, parts);
}

function bad(message: string): Failure {
  return fail('bad-position', message);
}

function readPart(word: string, parts: Map<string, string>): Failure | null {
  const sign = word.indexOf('=');
  const name = word.slice(0, sign);
  if (!PARTS.includes(name)) return bad(`unknown part '${name}='`);
  if (parts.has(name)) return bad(`'${name}=' is given twice`);
  parts.set(name, word.slice(sign + 1));
  return null;
}

function readFigure(word: string, figures: PosedFigure[]): Failure | null {
  const match = /^([01])\.([A-Za-z]+)@(-?\d,-?\d)$/.exec(word);
  if (match === null) return bad(`cannot read '${word}', expected seat.id@q,r`);
  const [, seat = '', name = '', place = ''] = match;
  const kind = FIGURE_KINDS.map(String).indexOf(name);
  const cell = parseCell(place);
  if (kind < 0) return bad(`unknown character '${name}'`);
  if (cell === null) return bad(`no cell ${place} on the board`);
  if (figures.some((figure) => figure.cell === cell)) return bad(`two figures on ${place}`);
  if (figures.length >= MAX_FIGURES) return bad(`more than ${MAX_FIGURES} figures`);
  figures.push({ seat: Number(seat), kind, cell });
  return null;
}

function isLeader(kind: number): boolean {
  return kind === KING || kind === QUEEN;
}

function pose(figures: readonly PosedFigure[], parts: ReadonlyMap<string, string>): Result<State> {
  const to = parts.get('to');
  if (to !== '0' && to !== '1') return bad("'to=0' or 'to=1' must say who is to move");
  const mode = MODES.find((each) => each === (parts.get('mode') ?? (parts.has('deck') ? 'standard' : 'advanced')));
  if (mode === undefined) return bad(`unknown mode '${parts.get('mode')}'`);
  const turn = Number(parts.get('turn') ?? 1);
  if (!Number.isInteger(turn) || turn < 1 || turn > TURN_LIMIT) return bad(`turn must be 1 to ${TURN_LIMIT}`);
  const seat = Number(to);
  const state = makeBareState(mode, turn % 2 === 1 ? seat : 1 - seat);
  state.phase = 'acting';
  state.seat = seat;
  state.turn = turn;
  const failure = placeAll(state, figures) ?? readCards(state, parts) ?? readActed(state, parts.get('acted') ?? '');
  return failure ?? succeed(state);
}

function placeAll(state: State, figures: readonly PosedFigure[]): Failure | null {
  for (const seat of [0, 1]) {
    const leaders = figures.filter((figure) => figure.seat === seat && isLeader(figure.kind));
    if (leaders.length !== 1) return bad(`seat ${seat} needs exactly one leader`);
    addFigure(state, seat, known(leaders[0]).kind, known(leaders[0]).cell);
  }
  for (const { seat, kind, cell } of figures) if (!isLeader(kind)) addFigure(state, seat, kind, cell);
  pairAll(state);
  state.cards = [0, 1].map((seat) => heldCards(state, seat).length + 1);
  return null;
}

function readCards(state: State, parts: ReadonlyMap<string, string>): Failure | null {
  const used = new Set<string>();
  const read = (name: string): CardId[] | Failure => {
    const cards: CardId[] = [];
    for (const word of (parts.get(name) ?? '').split(',').filter((each) => each !== '')) {
      const card = CARDS.find((each) => each === word);
      if (card === undefined) return bad(`unknown card '${word}' in ${name}=`);
      if (used.has(card)) return bad(`card '${card}' is given twice`);
      used.add(card);
      cards.push(card);
    }
    return cards;
  };
  const display = read('display');
  const deck = read('deck');
  const banished = read('banished');
  if (!Array.isArray(display)) return display;
  if (!Array.isArray(deck)) return deck;
  if (!Array.isArray(banished)) return banished;
  if (state.mode === 'advanced' && deck.length > 0) return bad('the advanced mode has no deck');
  state.display = display;
  // Written top first, held top last.
  state.deck = deck.reverse();
  state.banished = banished;
  return null;
}

// Figures in the order they acted: a Hermit or Cub named last may still be followed by its partner (LDR-50).
function readActed(state: State, text: string): Failure | null {
  const names = text.split(',').filter((each) => each !== '');
  for (const name of names) {
    const figure = /^[01]\./.test(name) ? findFigure(state, Number(name[0]), name.slice(2)) : null;
    if (figure === null) return bad(`acted= names '${name}', which is not on the board`);
    state.acted |= 1 << figure;
    const partner = known(state.partner[figure]);
    if (state.twin >= 0 && state.twin !== figure) state.acted |= 1 << state.twin;
    state.twin = partner >= 0 && (state.acted & (1 << partner)) === 0 ? partner : -1;
  }
  return null;
}

// Cards in play that repeat are fine in posed positions, so figures are written as they stand.
export function makePosition(state: State): string {
  const words = state.cell.map((cell, figure) => `${idOf(state, figure).replace(/#\d+$/, '')}@${known(CELL_NAMES[cell])}`);
  words.push(`to=${state.seat}`);
  const acted = actedInOrder(state);
  if (acted.length > 0) words.push(`acted=${acted.map((figure) => idOf(state, figure)).join(',')}`);
  const display = state.display.filter((card) => card !== null);
  if (display.length > 0) words.push(`display=${display.join(',')}`);
  if (state.mode === 'standard') words.push(`deck=${[...state.deck].reverse().join(',')}`);
  if (state.banished.length > 0) words.push(`banished=${state.banished.join(',')}`);
  if (state.turn > 1) words.push(`turn=${state.turn}`);
  return words.join(' ');
}

function idOf(state: State, figure: number): string {
  return `${known(state.owner[figure])}.${known(state.name[figure])}`;
}

function actedInOrder(state: State): number[] {
  const acted = state.owner.flatMap((_, figure) => ((state.acted & (1 << figure)) === 0 ? [] : [figure]));
  const last = state.twin < 0 ? -1 : known(state.partner[state.twin]);
  return last < 0 ? acted : [...acted.filter((figure) => figure !== last), last];
}
