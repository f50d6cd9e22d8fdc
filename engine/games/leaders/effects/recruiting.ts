// Effects of recruiting and banishing: cards change hands, figures come to the board.
import { known } from '../../../core/invariant';
import type { Step } from '../../../core/step';
import { type CardId, CUB, FIGURE_KINDS, type FigureKind, HERMIT } from '../data/characters';
import type { Decision, State } from '../types';
import type { Event } from '../view-types';
import { checkFalls } from './acting';

type LeadersStep = Step<State, Event>;

// Puts a new figure on the board and answers its number.
export function addFigure(state: State, seat: number, kind: number, cell: number): number {
  const figure = state.kind.length;
  let twins = 0;
  for (let other = 0; other < figure; other++) if (state.kind[other] === kind && state.owner[other] === seat) twins++;
  const name: string = known(FIGURE_KINDS[kind]);
  state.owner.push(seat);
  state.kind.push(kind);
  state.cell.push(cell);
  state.name.push(twins === 0 ? name : `${name}#${twins + 1}`);
  state.partner.push(-1);
  state.board[cell] = figure;
  return figure;
}

export function pair(state: State, hermit: number, cub: number): void {
  state.partner[hermit] = cub;
  state.partner[cub] = hermit;
}

export function takeCard(step: LeadersStep, decision: Decision): void {
  if (decision.type !== 'take') return;
  step.state.chosen = decision.card;
  if (!step.silent) step.emit({ type: 'cardTaken', seat: step.state.seat, card: decision.card });
}

export function returnCard(step: LeadersStep): void {
  const { state } = step;
  const card = known(state.chosen);
  state.chosen = null;
  if (!step.silent) step.emit({ type: 'choiceTakenBack', seat: state.seat, card });
}

export function placeHermit(step: LeadersStep, decision: Decision): void {
  if (decision.type === 'place') step.state.hermitCell = decision.to;
}

export function liftHermit(step: LeadersStep): void {
  step.state.hermitCell = -1;
}

export function placeFigure(step: LeadersStep, decision: Decision): void {
  if (decision.type !== 'place') return;
  const { state } = step;
  const card = known(state.chosen);
  // Every other card bears the name of its one figure.
  const figure = addFigure(state, state.seat, FIGURE_KINDS.indexOf(card as FigureKind), decision.to);
  const slot = settleCard(state, card);
  tellEntry(step, figure, card);
  finishRecruitment(step, slot);
}

// LDR-15: two figures, one recruitment; the end check comes after both.
export function placePair(step: LeadersStep, decision: Decision): void {
  if (decision.type !== 'place') return;
  const { state } = step;
  const hermit = addFigure(state, state.seat, HERMIT, state.hermitCell);
  state.hermitCell = -1;
  const slot = settleCard(state, 'hermitAndCub');
  tellEntry(step, hermit, 'hermitAndCub');
  const cub = addFigure(state, state.seat, CUB, decision.to);
  pair(state, hermit, cub);
  tellEntry(step, cub, 'hermitAndCub');
  finishRecruitment(step, slot);
}

function tellEntry(step: LeadersStep, figure: number, card: CardId): void {
  if (step.silent) return;
  const { state } = step;
  const kind = known(FIGURE_KINDS[known(state.kind[figure])]);
  const cell = known(state.cell[figure]);
  step.emit({ type: 'figureRecruited', seat: state.seat, name: known(state.name[figure]), kind, card, cell });
}

// The card is its owner's now. Gives the slot it lay in.
function settleCard(state: State, card: CardId): number {
  state.chosen = null;
  state.recruits--;
  state.cards[state.seat] = known(state.cards[state.seat]) + 1;
  const slot = state.display.indexOf(card);
  if (state.mode === 'advanced') state.display.splice(slot, 1);
  else state.display[slot] = null;
  return slot;
}

function finishRecruitment(step: LeadersStep, slot: number): void {
  const { state } = step;
  if (state.mode !== 'advanced') refill(step, slot);
  checkFalls(step, 1 - state.seat);
}

// LDR-11, LDR-16: a slot that cannot be refilled stays empty.
function refill(step: LeadersStep, slot: number): void {
  const card = step.state.deck.pop() ?? null;
  step.state.display[slot] = card;
  if (card !== null) step.emit({ type: 'displayRefilled', slot, card });
}

export function banishCard(step: LeadersStep, decision: Decision): void {
  if (decision.type !== 'banish') return;
  const { state } = step;
  const seat = state.banished.length % 2 === 0 ? state.first : 1 - state.first;
  state.display.splice(state.display.indexOf(decision.card), 1);
  state.banished.push(decision.card);
  if (!step.silent) step.emit({ type: 'cardBanished', seat, card: decision.card });
}
