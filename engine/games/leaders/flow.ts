// Guards: they read the state and decide flow only.
import { canRecruit as recruits } from './recruitment';
import type { State } from './types';

function isOver(state: State): boolean {
  return state.loser >= 0 || state.draw !== null;
}

function isAdvanced(state: State): boolean {
  return state.mode === 'advanced';
}

function isHermitChosen(state: State): boolean {
  return state.chosen === 'hermitAndCub';
}

function hasReactors(state: State): boolean {
  return state.reactors.length > 0;
}

function canRecruit(state: State): boolean {
  return recruits(state);
}

// LDR-61: the first round of banishing lasts until both have removed one.
function isFirstBanishingDone(state: State): boolean {
  return state.turn === 1 && state.banished.length === 2;
}

function isBanishingDone(state: State): boolean {
  return state.banished.length % 2 === 0;
}

// LDR-62: once, at the end of the turn after which both hold three cards. Posed positions may have nothing to banish.
function isSecondBanishing(state: State): boolean {
  if (state.mode !== 'advanced' || state.banished.length !== 2 || state.display.length < 2) return false;
  return (state.cards[0] ?? 0) >= 3 && (state.cards[1] ?? 0) >= 3;
}

export const guards = {
  isOver,
  isAdvanced,
  isHermitChosen,
  hasReactors,
  canRecruit,
  isFirstBanishingDone,
  isBanishingDone,
  isSecondBanishing,
};
