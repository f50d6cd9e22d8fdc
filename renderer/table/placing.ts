// Where the things that a game names are on the board now: spots, targets of refusals and log lines, the end of a decision.
import type { OfferedDecision } from '../../engine/protocol';
import { decides, narrow } from './choices';
import type { AnyTable, Box, GameBoard, Hung, OfferedSpot, Spot } from './game-table';

// Picks that lead to one decision; more than these no game asks for.
const MOST_PICKS = 12;

export class Placing {
  readonly #table: AnyTable;
  readonly #board: GameBoard<unknown, { readonly type: string }>;
  // Which piece a spot hangs on, for picks whose spot is no longer offered.
  readonly #pieceOf = new Map<string, string>();

  constructor(table: AnyTable, board: GameBoard<unknown, { readonly type: string }>) {
    this.#table = table;
    this.#board = board;
  }

  // Spots that hang on a piece or a zone, where that is.
  spots = (view: unknown, offered: readonly OfferedDecision[], picks: readonly string[]): readonly Spot[] =>
    this.#table.spots(view, offered, picks).flatMap((spot) => this.#place(spot));

  pieceOf(pick: string): string | undefined {
    return this.#pieceOf.get(pick);
  }

  // Null when it is a part of the panels or nowhere.
  boxOf(target: string, view: unknown): Box | null {
    const place = this.#table.placeOf(target, view);
    return place === null || place === 'part' ? null : 'x' in place ? place : this.hung(place);
  }

  hung(hung: Hung): Box | null {
    return this.#board.boxOf?.(hung) ?? null;
  }

  // The spots that a hand would touch for a decision, the last being where it happens; none for a button of the bar.
  wayTo(key: string, view: unknown, offered: readonly OfferedDecision[]): readonly Spot[] {
    const way: Spot[] = [];
    while (way.length < MOST_PICKS) {
      const picks = way.map(({ id }) => id);
      const next = narrow(this, view, offered, picks).spots.find((spot) => spot.keys.includes(key) && !picks.includes(spot.id));
      if (next === undefined) return way;
      way.push(next);
      if (decides(next)) return way;
    }
    return way;
  }

  #place(spot: OfferedSpot): readonly Spot[] {
    const { place } = spot;
    if (place === 'part') return [{ ...spot, place }];
    if ('x' in place) return [this.#lit({ ...spot, place }, place)];
    const box = this.#board.boxOf?.(place) ?? null;
    // A piece that is not on the table leaves its keys to the buttons of the bar.
    if (box === null) return [];
    if (!('piece' in place)) return [this.#lit({ ...spot, place: box }, box)];
    this.#pieceOf.set(spot.id, place.piece);
    return [{ ...spot, place: box, piece: place.piece }];
  }

  #lit(spot: Spot, box: Box): Spot {
    return this.#board.isOnCard?.(box) ? { ...spot, isOnCard: true } : spot;
  }
}
