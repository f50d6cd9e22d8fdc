// The shape of a shipped puzzle.
export interface Puzzle {
  readonly id: string;
  // 1 wins with two decisions, 2 with three, 3 with four or more.
  readonly grade: 1 | 2 | 3;
  // Seat 0 is to move and wins this turn.
  readonly position: string;
  // One order of the only shortest solution.
  readonly solution: readonly string[];
}
