// Conservation laws: every card and figure is in exactly one place.
import { heldCards } from './cards';
import { CARDS, TEAM_SIZE } from './data/characters';
import { CELL_COUNT, CELL_NAMES } from './hex';
import type { State } from './types';

export function checkInvariants(state: State): string[] {
  return [...checkBoard(state), ...checkCards(state), ...checkFigures(state)];
}

function checkBoard(state: State): string[] {
  const broken: string[] = [];
  if (state.board.length !== CELL_COUNT) broken.push(`the board has ${state.board.length} cells`);
  state.board.forEach((figure, cell) => {
    if (figure >= 0 && state.cell[figure] !== cell) broken.push(`figure ${figure} is not on ${CELL_NAMES[cell]}`);
  });
  const standing = state.board.filter((figure) => figure >= 0).length;
  if (standing !== state.cell.length) broken.push(`${state.cell.length} figures, ${standing} on the board`);
  return broken;
}

function checkCards(state: State): string[] {
  const cards = [...state.display, ...state.deck, ...state.banished, ...heldCards(state, 0), ...heldCards(state, 1)];
  const present = cards.filter((card) => card !== null);
  const broken: string[] = [];
  if (new Set(present).size !== present.length) broken.push('a card is in two places');
  if (present.length !== CARDS.length) broken.push(`${present.length} cards instead of ${CARDS.length}`);
  for (const seat of [0, 1]) {
    const held = heldCards(state, seat).length + 1;
    if (held !== state.cards[seat]) broken.push(`seat ${seat} holds ${held} cards, counted ${state.cards[seat]}`);
    if (held > TEAM_SIZE) broken.push(`seat ${seat} holds ${held} cards`);
  }
  return broken;
}

function checkFigures(state: State): string[] {
  const lengths = [state.owner, state.kind, state.cell, state.name, state.partner].map((part) => part.length);
  const broken: string[] = [];
  if (new Set(lengths).size !== 1) broken.push(`figure lists of lengths ${lengths.join(', ')}`);
  state.partner.forEach((partner, figure) => {
    if (partner >= 0 && state.partner[partner] !== figure) broken.push(`figure ${figure} has no mutual partner`);
  });
  return broken;
}
