// What Leaders remembers for one open table: from which side the board is seen, and what has been played so far, for
// the trails on the board.
import type { TablePush } from '../../../engine/protocol';
import type { TableContext } from '../../table/game-table';
import { extendLog, type LogLine } from '../../table/log-lines';

export class LeadersOwn {
  #match = '';
  #bottom = 0;
  #lines: readonly LogLine[] = [];
  #last: TablePush | null = null;

  // The seat at the bottom: a person who plays alone against the computer; everyone else looks from seat 0.
  bottom({ match, seats }: TablePush): number {
    if (this.#match !== match) {
      this.#match = match;
      const people = seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
      this.#bottom = people.length === 1 ? (people[0] ?? 0) : 0;
    }
    return this.#bottom;
  }

  turnBoard(): void {
    this.#bottom = 1 - this.#bottom;
  }

  // Everything told up to this table; moves that were taken back are forgotten.
  linesUpTo(table: TablePush): readonly LogLine[] {
    if (this.#last !== table) {
      this.#lines = extendLog(this.#lines, table, this.#last);
      this.#last = table;
    }
    return this.#lines;
  }
}

export function ownOf({ own }: TableContext): LeadersOwn {
  return own instanceof LeadersOwn ? own : new LeadersOwn();
}

export function bottomOf(context: TableContext): number {
  return ownOf(context).bottom(context.table);
}
