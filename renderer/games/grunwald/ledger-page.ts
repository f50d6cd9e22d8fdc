// How much of the ledger is written while the reckoning is being told: cell by cell, and the sums as they grow.
import type { Event, ReckoningRow, View } from '../../../engine/games/grunwald/view-types';

const LINES = ['feeding', 'strength', 'crown', 'mercenary', 'provision', 'ducats'] as const;
export type Line = (typeof LINES)[number];

export interface LedgerPage {
  isWritten(line: Line, seat: number): boolean;
  // Points written so far.
  totalOf(row: ReckoningRow): number;
  // The verdict stands.
  readonly isClosed: boolean;
}

const POINTS: Readonly<Record<Line, (row: ReckoningRow) => number>> = {
  feeding: () => 0,
  strength: (row) => row.strength,
  crown: (row) => row.crownCommander,
  mercenary: (row) => row.mercenaryCommander,
  provision: (row) => row.quartermaster,
  ducats: (row) => row.ducatPoints,
};

// `before` is the view the events lead away from; without events the page is full.
export function ledgerPage(events: readonly Event[], before: View): LedgerPage {
  const isClosed = events.length === 0 || events.at(-1)?.type === 'matchEnded';
  const fedEarlier = (seat: number): boolean => before.phase === 'dismissing' && !before.table.asked.includes(seat);
  const isWritten = (line: Line, seat: number): boolean =>
    isClosed || (line === 'feeding' && fedEarlier(seat)) || events.some((event) => writes(event, line, seat));
  return {
    isWritten,
    totalOf: (row) => LINES.reduce((sum, line) => sum + (isWritten(line, row.seat) ? POINTS[line](row) : 0), 0),
    isClosed,
  };
}

function writes(event: Event, line: Line, seat: number): boolean {
  switch (event.type) {
    case 'troopsFed':
      return line === 'feeding' && event.seat === seat;
    case 'strengthCounted':
      return line === 'strength' && event.seat === seat;
    case 'commanderNamed':
      return line === event.kind;
    case 'quartermasterNamed':
      return line === 'provision';
    case 'ducatsCounted':
      return line === 'ducats' && event.seat === seat;
    default:
      return false;
  }
}
