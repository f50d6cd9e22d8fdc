// The toy's flow, legality and effects.
import { known } from '../../../engine/core/invariant';
import type { PhaseChart } from '../../../engine/core/phase-chart';
import type { Step } from '../../../engine/core/step';
import { takeFrom, takeTop } from '../../../engine/core/zones';
import { ROUNDS, type ToyDecision, type ToyEvent, type ToyState } from './types';

export const chart: PhaseChart = {
  id: 'toy',
  initial: 'boot',
  states: {
    boot: { on: { begin: 'rolling' } },
    rolling: {
      on: { roll: { target: 'rolled', actions: 'rollDie' }, keep: 'choosing' },
    },
    rolled: { always: [{ guard: 'mayRollAgain', target: 'rolling' }, { target: 'choosing' }] },
    choosing: { on: { play: { target: 'chosen', actions: 'layCard' } } },
    chosen: { always: [{ guard: 'allLaid', target: 'claiming', actions: 'reveal' }, { target: 'choosing' }] },
    claiming: {
      on: {
        takePoints: { target: 'scored', actions: 'takePoints' },
        drawCard: { target: 'scored', actions: 'drawCard' },
      },
    },
    scored: {
      always: [
        { guard: 'isLastRound', target: 'over' },
        { target: 'rolling', actions: 'nextRound' },
      ],
    },
    over: { type: 'final' },
  },
};

export const guards = {
  mayRollAgain: (state: ToyState) => state.rolls < 2,
  allLaid: (state: ToyState) => state.laid.every((card) => card >= 0),
  isLastRound: (state: ToyState) => state.round >= ROUNDS,
};

type ToyStep = Step<ToyState, ToyEvent>;

export const effects = {
  rollDie({ state, rng, emit, silent }: ToyStep) {
    state.die = rng.int(6) + 1;
    state.rolls++;
    if (!silent) emit({ type: 'dieRolled', face: state.die });
  },
  layCard({ state, emit, silent }: ToyStep, decision: ToyDecision) {
    if (decision.type !== 'play') return;
    const seat = toChoose(state);
    state.laid[seat] = takeFrom(known(state.hands[seat]), decision.card);
    if (!silent) emit({ type: 'cardLaid', seat, card: decision.card });
  },
  reveal({ state, emit, silent }: ToyStep) {
    const cards = state.laid;
    state.winner = cards.indexOf(Math.max(...cards));
    state.spent.push(...cards);
    state.laid = cards.map(() => -1);
    if (!silent) emit({ type: 'cardsRevealed', cards, winner: state.winner });
  },
  takePoints({ state, emit, silent }: ToyStep) {
    state.scores[state.winner] = known(state.scores[state.winner]) + state.die;
    if (!silent) emit({ type: 'pointsTaken', seat: state.winner, points: state.die });
  },
  drawCard({ state, emit, silent }: ToyStep) {
    const card = takeTop(state.deck);
    known(state.hands[state.winner]).push(card);
    known(state.hands[state.winner]).sort((left, right) => left - right);
    state.scores[state.winner] = known(state.scores[state.winner]) + 1;
    if (!silent) emit({ type: 'cardDrawn', seat: state.winner, card });
  },
  nextRound({ state }: ToyStep) {
    state.round++;
    state.starter = (state.starter + 1) % state.hands.length;
    state.die = 0;
    state.rolls = 0;
    state.winner = -1;
    // Whoever has no card left gets one from the spent pile's bottom, so that nobody sits idle.
    for (const hand of state.hands) if (hand.length === 0) hand.push(known(state.spent.shift()));
  },
};

export function toChoose(state: ToyState): number {
  return state.laid.indexOf(-1);
}

// Made once: search asks for them over and over.
const ROLL: ToyDecision = { type: 'roll' };
const KEEP: ToyDecision = { type: 'keep' };
const TAKE: ToyDecision = { type: 'takePoints' };
const DRAW: ToyDecision = { type: 'drawCard' };

export function legalDecisions(state: ToyState): ToyDecision[] {
  switch (state.phase) {
    case 'rolling':
      return state.rolls === 0 ? [ROLL] : [ROLL, KEEP];
    case 'choosing':
      return known(state.hands[toChoose(state)]).map((card) => ({ type: 'play', card }));
    case 'claiming':
      return state.deck.length > 0 ? [TAKE, DRAW] : [TAKE];
    default:
      return [];
  }
}

export function seatAsked(state: ToyState): number | null {
  if (state.phase === 'rolling') return state.starter;
  if (state.phase === 'choosing') return toChoose(state);
  if (state.phase === 'claiming') return state.winner;
  return null;
}
