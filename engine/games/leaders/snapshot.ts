// What a snapshot of a match must look like before anything trusts it.
import { bySeats, fields, list, maybe, oneOf, row, type Shape, text, whole } from '../../core/shape';
import { CARDS, FIGURE_KINDS, TEAM_SIZE, TURN_LIMIT } from './data/characters';
import { CELL_COUNT } from './hex';
import { MODES, type State } from './types';

// Leader and cards of both seats; one card brings two figures.
const MAX_FIGURES = 2 * (TEAM_SIZE + 1);
const SEATS = 2;

const seat = whole(0, SEATS - 1);
const card = oneOf(CARDS);
const cell = whole(0, CELL_COUNT - 1);
const figure = whole(-1, MAX_FIGURES - 1);
const cards = list(card, CARDS.length);
const byFigure = (shape: Shape) => list(shape, MAX_FIGURES);

const shape = fields<State>({
  phase: text(80),
  mode: oneOf(MODES),
  first: seat,
  seat,
  turn: whole(1, 2 * TURN_LIMIT + 2),
  board: row(figure, CELL_COUNT),
  owner: byFigure(seat),
  kind: byFigure(whole(0, FIGURE_KINDS.length - 1)),
  cell: byFigure(cell),
  name: byFigure(text(40)),
  partner: byFigure(figure),
  acted: whole(0, 2 ** MAX_FIGURES - 1),
  twin: figure,
  reactors: byFigure(figure),
  cards: row(whole(1, TEAM_SIZE), SEATS),
  recruits: whole(0, TEAM_SIZE),
  display: list(maybe(card), CARDS.length),
  deck: cards,
  banished: cards,
  chosen: maybe(card),
  hermitCell: whole(-1, CELL_COUNT - 1),
  history: list(text(400), 2 * TURN_LIMIT + 2),
  loser: whole(-1, SEATS - 1),
  fall: maybe(oneOf(['captured', 'surrounded'])),
  draw: maybe(oneOf(['repetition', 'limit'])),
});

export const checkSnapshot = bySeats(SEATS, SEATS, () => shape);
