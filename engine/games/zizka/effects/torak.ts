// Torak's turn: a card, its parts from top to bottom (ZIZ-152 to ZIZ-156).
import { known } from '../../../core/invariant';
import { TORAK_CARDS, type TorakDeed, WRATH } from '../data/solo';
import { distance, EVENT_SPACES, KIND_IDS, NEIGHBOURS, spaceId, TOKEN_KIND, tokenId } from '../data/tables';
import { seatAt, soloWarrantSum } from '../retinue';
import { hasTorakWon } from '../scoring';
import { SOVEREIGNS } from '../types';
import { type GameStep, refill, returnFavour } from './common';
import { retireToken } from './event';
import { drawTorakCard } from './torak-deck';
import { drawToken } from './turn';

export function scoreTorak(step: GameStep, points: number, source: 'event' | 'favour' | 'tournament'): void {
  if (points === 0) return;
  const solo = known(step.state.solo);
  solo.vp += points;
  step.emit({ type: 'pointsScored', seat: -1, points, source, total: solo.vp });
}

// ZIZ-153: each step to the neighbour nearest to the player; neighbours lie in space order, so the first wins ties.
function hunt(step: GameStep, steps: number): void {
  const solo = known(step.state.solo);
  const prey = seatAt(step.state, step.state.turn).space;
  const path = [solo.space];
  for (let left = steps; left > 0 && solo.space !== prey; left--) {
    let best = solo.space;
    for (const next of known(NEIGHBOURS[solo.space])) {
      if (best === solo.space || distance(next, prey) < distance(best, prey)) best = next;
    }
    solo.space = best;
    path.push(best);
  }
  if (path.length > 1) step.emit({ type: 'torakMoved', path: path.map(spaceId) });
}

// ZIZ-154: the token on his space, else the nearest one, ties by space order.
function swapEvent(step: GameStep): void {
  const { state } = step;
  const from = known(state.solo).space;
  let nearest = -1;
  for (const space of EVENT_SPACES) {
    if ((state.tokens[space] as number) < 0) continue;
    if (nearest < 0 || distance(from, space) < distance(from, nearest)) nearest = space;
  }
  if (nearest < 0) return;
  const discarded = tokenId(known(state.tokens[nearest]));
  retireToken(step, nearest);
  const drawn = drawToken(step);
  state.tokens[nearest] = drawn;
  const kind = drawn < 0 ? null : known(KIND_IDS[known(TOKEN_KIND[drawn])]);
  step.emit({ type: 'torakSwapped', space: spaceId(nearest), discarded, kind });
}

// ZIZ-154: all eight visible cards go.
function refreshTaverns(step: GameStep): void {
  const { state } = step;
  for (const level of [0, 1]) {
    const table = known(state.tables[level]);
    const discard = known(state.discards[level]);
    for (let slot = 0; slot < table.length; slot++) {
      if ((table[slot] as number) >= 0) discard.push(table[slot] as number);
      table[slot] = -1;
    }
    const top = known(state.decks[level]).pop();
    if (top !== undefined) discard.push(top);
  }
  step.emit({ type: 'tavernsRefreshed' });
  for (const level of [0, 1]) refill(step, level);
}

// ZIZ-155: the favour returns for a point, or Torak scores it.
function claimFavour(step: GameStep, sovereign: number): void {
  if (step.state.favours[sovereign] === step.state.turn) returnFavour(step, step.state.turn, sovereign);
  else scoreTorak(step, 1, 'favour');
}

// The house level: his great cards bring him more.
function wrathOf(step: GameStep, points: number): number {
  return known(step.state.solo).level === 'wrath' && points >= WRATH.from ? WRATH.gain : 0;
}

function carryOut(step: GameStep, deed: TorakDeed): void {
  switch (deed.do) {
    case 'move':
      hunt(step, deed.n + soloWarrantSum(step.state, 'torakStep'));
      break;
    case 'vp':
      scoreTorak(step, deed.n + wrathOf(step, deed.n), 'event');
      break;
    case 'swapEvent':
      swapEvent(step);
      break;
    case 'refreshTavern':
      refreshTaverns(step);
      break;
    case 'favour':
      claimFavour(step, SOVEREIGNS.indexOf(deed.of));
      break;
  }
}

export const torakEffects = {
  playTorakCard: (step: GameStep): void => {
    const card = drawTorakCard(step, 'turn');
    for (const deed of known(TORAK_CARDS[card]).actions) {
      carryOut(step, deed);
      // ZIZ-161: what follows on the card is done no more.
      if (hasTorakWon(step.state)) return;
    }
  },
  // ZIZ-159: he is stood up instead of drawing.
  standTorak: (step: GameStep): void => {
    known(step.state.solo).laid = 0;
    step.emit({ type: 'torakStoodUp' });
  },
};
