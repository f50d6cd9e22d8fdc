// How far and how wide the turn search looks, and what it finds.
import type { Turn } from './turn-list';

export interface Look {
  // Turns ahead and positions at most.
  readonly depth: number;
  readonly nodes: number;
  // Width of the beam at the root; below it is narrow.
  readonly width: number;
  // Own turns that are gone into, by how deep; and answers, by how many turns are looked at below them.
  readonly roots: readonly number[];
  readonly answers: readonly number[];
  // So much more of the enemy's first answers with every turn that is deeper than the roots are listed.
  readonly widening: number;
  // Nodes of the searches for a win, by how many turns ahead they lie.
  readonly winNodes: readonly number[];
  // Nodes of the search for a win that the best turn must stand.
  readonly sureNodes: number;
  // How far below the best a turn's share is still told exactly.
  readonly margin: number;
  // Whether the time is up, for whoever has so many times the usual patience.
  isOver(patience?: number): boolean;
}

export interface RatedTurn {
  readonly turn: Turn;
  // Share of winning of the mover; not more than this where it lies further below the best than the margin.
  share: number;
  // How much the last deepening changed it.
  spread: number;
  // Positions looked at behind it, and turns ahead.
  work: number;
  depth: number;
  // Imagined decks that it was compared with, beside others; 0: rated with one alone.
  decks: number;
}

// The last of a list holds for all that is deeper.
export function at(list: readonly number[], index: number): number {
  return list[Math.min(index, list.length - 1)] as number;
}
