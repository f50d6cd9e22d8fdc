// The toy: a small game that uses everything the core offers. Five rounds; a die is thrown, every seat
// secretly plays a card of its hidden hand, the highest takes the die's points or draws a card.
import type { DecisionBase } from '../../../engine/core/decision';
import type { StateBase } from '../../../engine/core/game-module';

export const ROUNDS = 5;
export const HAND = 4;
export const DECK = 24;

export type ToyDecision =
  | { readonly type: 'roll' }
  | { readonly type: 'keep' }
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'takePoints' }
  | { readonly type: 'drawCard' };

export interface ToyState extends StateBase {
  round: number;
  starter: number;
  // 0 before the throw.
  die: number;
  rolls: number;
  deck: number[];
  hands: number[][];
  // The card each seat has secretly laid, -1 for none yet.
  laid: number[];
  winner: number;
  spent: number[];
  scores: number[];
}

export interface ToyView {
  readonly phase: string;
  readonly seat: number | null;
  readonly round: number;
  readonly starter: number;
  readonly die: number;
  readonly rolls: number;
  readonly deck: number;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  // Own card open, others as 'hidden'.
  readonly laid: readonly (number | 'hidden' | null)[];
  readonly winner: number;
  readonly spent: readonly number[];
  readonly scores: readonly number[];
}

export type ToyEvent =
  | { readonly type: 'dieRolled'; readonly face: number }
  | { readonly type: 'cardLaid'; readonly seat: number; readonly card: number | null }
  | { readonly type: 'cardsRevealed'; readonly cards: readonly number[]; readonly winner: number }
  | { readonly type: 'pointsTaken'; readonly seat: number; readonly points: number }
  | { readonly type: 'cardDrawn'; readonly seat: number; readonly card: number | null };

export type ToyOptions = { readonly bonus: boolean };
export type { DecisionBase };
