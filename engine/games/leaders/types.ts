// State, decisions and options of Leaders. Cells are numbers 0 to 36 (hex.ts), figures numbers in the order they
// came to the board: 0 is the leader of seat 0, 1 the leader of seat 1.
import type { StateBase } from '../../core/game-module';
import type { CardId } from './data/characters';

export const MODES = ['standard', 'advanced'] as const;
export type Mode = (typeof MODES)[number];

export interface Options {
  readonly mode: Mode;
}

export type Fall = 'captured' | 'surrounded';
export type Draw = 'repetition' | 'limit';

// A figure's name within its seat: its kind, and `#2`, `#3` … for repeats in posed positions.
export type FigureName = string;

export interface State extends StateBase {
  mode: Mode;
  // Seat of the first player, seat whose turn it is, turn counted from 1.
  first: number;
  seat: number;
  turn: number;
  // Figure by cell, -1 for an empty one.
  board: number[];
  // By figure.
  owner: number[];
  kind: number[];
  cell: number[];
  name: FigureName[];
  // Hermit and Cub of one card know each other; -1 for all the rest.
  partner: number[];
  // One bit per figure that has acted, or may not act any more, in this turn.
  acted: number;
  // LDR-50: the figure that may still follow its partner directly, or -1.
  twin: number;
  // Figures of Nemesis that have yet to react, in order (LDR-53).
  reactors: number[];
  // Cards by seat, leader included (LDR-13, LDR-52).
  cards: number[];
  // Recruitments left in this turn.
  recruits: number;
  // Standard: three slots, null for one that could not be refilled. Advanced: all that can be recruited.
  display: (CardId | null)[];
  // The top is the last one.
  deck: CardId[];
  banished: CardId[];
  // The card being placed, and the cell chosen for the Hermit (-1 before).
  chosen: CardId | null;
  hermitCell: number;
  // Positions at the starts of turns since both teams are complete (LDR-22).
  history: string[];
  // The seat whose leader fell, or -1.
  loser: number;
  fall: Fall | null;
  draw: Draw | null;
}

// One decision is a whole action. What a figure passes on the way does not matter (LDR-21), so walks, guards and
// reactions name their end only.
export interface FigureDecision {
  readonly type: 'step' | 'walk' | 'ride' | 'guard' | 'vanish' | 'react';
  readonly figure: FigureName;
  readonly to: number;
}
export interface JumpDecision {
  readonly type: 'jump';
  readonly figure: FigureName;
  // The landing cell between two jumps; -1 for a single jump.
  readonly via: number;
  readonly to: number;
}
// A character on `target` is swapped with, flown to or dragged.
export interface TargetDecision {
  readonly type: 'swap' | 'fly' | 'drag';
  readonly figure: FigureName;
  readonly target: number;
}
// A character on `target` is moved to `to`: pushed, steered by the Manipulator, served by the Brewmaster.
export interface ShiftDecision {
  readonly type: 'push' | 'steer' | 'serve';
  readonly figure: FigureName;
  readonly target: number;
  readonly to: number;
}
export interface CardDecision {
  readonly type: 'take' | 'banish';
  readonly card: CardId;
}
// For Hermit & Cub first the Hermit's cell, then, asked anew, the Cub's.
export interface PlaceDecision {
  readonly type: 'place';
  readonly to: number;
}
export interface PlainDecision {
  readonly type: 'end' | 'back';
}
export type ActionDecision = FigureDecision | JumpDecision | TargetDecision | ShiftDecision;
export type Decision = ActionDecision | CardDecision | PlaceDecision | PlainDecision;
