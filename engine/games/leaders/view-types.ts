// What the table shows: the view and the events of Leaders. Types only.
import type { CardId, FigureKind } from './data/characters';
import type { Draw, Fall, FigureName, Mode } from './types';

export type { CardId, FigureKind } from './data/characters';
export type { Decision, Draw, Fall, FigureName, Mode } from './types';

// A cell's number is its place in `view.cells`. Flat-top hexagons, axial coordinates (LDR-1); seat 0 sits at the bottom.
export interface CellView {
  readonly q: number;
  readonly r: number;
  // The seat that recruits here (golden ring), or null.
  readonly ring: number | null;
  // The seat whose leader starts here (crown), or null.
  readonly crown: number | null;
}

export interface FigureView {
  // Unique on the table: `<seat>.<name>`.
  readonly id: string;
  readonly seat: number;
  readonly name: FigureName;
  readonly kind: FigureKind;
  // The card it belongs to; null for a leader.
  readonly card: CardId | null;
  readonly cell: number;
  // Has acted, or may not act any more, in this turn.
  readonly acted: boolean;
  // LDR-42: stands beside an enemy Jailer.
  readonly jailed: boolean;
  // LDR-43: enemy abilities cannot move it.
  readonly shielded: boolean;
  // What it adds to the capture of the enemy leader right now (0, 1 or 2).
  readonly pressure: number;
  // For hovering, as if it were its turn: cells of its plain step, and cells its ability lands on or picks. For Nemesis:
  // where she would answer to.
  readonly steps: readonly number[];
  readonly powers: readonly number[];
}

export interface SeatView {
  readonly leader: 'king' | 'queen';
  // Recruited cards in order; the leader not among them.
  readonly cards: readonly CardId[];
  // Two or more and the leader is captured (LDR-17).
  readonly pressure: number;
  // Empty cells around the leader; with none it is surrounded (LDR-18).
  readonly freeCells: number;
}

export interface View {
  readonly phase: string;
  readonly mode: Mode;
  readonly first: number;
  // Whose turn it is; in `reacting` the asked seat may be the other one.
  readonly seat: number;
  readonly turn: number;
  readonly turnLimit: number;
  readonly cells: readonly CellView[];
  // In the order they came to the board.
  readonly figures: readonly FigureView[];
  readonly seats: readonly SeatView[];
  // Indexes into `figures`: the Hermit or Cub that may follow directly (or -1), and the Nemesis figures to react.
  readonly twin: number;
  readonly reactors: readonly number[];
  readonly recruitsLeft: number;
  // Standard: three slots. Advanced: all cards that can still be had.
  readonly display: readonly (CardId | null)[];
  readonly deckCount: number;
  readonly banished: readonly CardId[];
  readonly chosen: CardId | null;
  readonly hermitCell: number;
  // How often this position has stood at the start of this player's turn (LDR-22); 3 is a draw. 0 before teams are complete.
  readonly occurrences: number;
  readonly history: readonly string[];
  // Decisions of the open request that end the match at once.
  readonly winning: readonly WinningDecision[];
  readonly loser: number;
  readonly fall: Fall | null;
  readonly draw: Draw | null;
}

export interface WinningDecision {
  readonly key: string;
  readonly fall: Fall;
}

// One figure's way: from, cells between, to.
export interface Way {
  readonly seat: number;
  readonly name: FigureName;
  readonly kind: FigureKind;
  readonly path: readonly number[];
}

export type Ability = 'jump' | 'ride' | 'push' | 'guard' | 'swap' | 'fly' | 'drag' | 'steer' | 'vanish' | 'serve';

export type Event =
  | { readonly type: 'matchBegan'; readonly mode: Mode; readonly first: number; readonly display: readonly CardId[] }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly turn: number }
  // A step, or a leader's two steps with the Vizier (a path of three).
  | { readonly type: 'figureStepped'; readonly way: Way }
  // `ways` holds all figures that moved, the acting one first if it moved itself. A jump's path holds each landing.
  | {
      readonly type: 'abilityUsed';
      readonly ability: Ability;
      readonly seat: number;
      readonly name: FigureName;
      readonly kind: FigureKind;
      readonly cell: number;
      readonly ways: readonly Way[];
    }
  | { readonly type: 'nemesisReacted'; readonly way: Way }
  | { readonly type: 'nemesisStayed'; readonly seat: number; readonly cell: number }
  | { readonly type: 'actionsEnded'; readonly seat: number }
  | { readonly type: 'cardTaken'; readonly seat: number; readonly card: CardId }
  | { readonly type: 'choiceTakenBack'; readonly seat: number; readonly card: CardId }
  | {
      readonly type: 'figureRecruited';
      readonly seat: number;
      readonly name: FigureName;
      readonly kind: FigureKind;
      readonly card: CardId;
      readonly cell: number;
    }
  | { readonly type: 'displayRefilled'; readonly slot: number; readonly card: CardId }
  | { readonly type: 'recruitmentSkipped'; readonly seat: number }
  | { readonly type: 'cardBanished'; readonly seat: number; readonly card: CardId }
  | { readonly type: 'leaderFell'; readonly seat: number; readonly fall: Fall; readonly cells: readonly number[] }
  | { readonly type: 'matchDrawn'; readonly draw: Draw };
