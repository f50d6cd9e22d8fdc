// How far the last reckoning has come: what of the ledger is written, and the sums as they grow.
import type { ReckoningRow, View } from '../../../engine/games/grunwald/view-types';
import { LINES, type Line } from './ledger-layout';

export interface LedgerPage {
  readonly rows: readonly ReckoningRow[];
  // The line that is being told; null when the verdict stands.
  readonly line: Line | null;
  isWritten(line: Line, seat: number): boolean;
  // Points written so far.
  totalOf(row: ReckoningRow): number;
}

// Every phase of the reckoning tells one line.
const LINE_OF: Readonly<Record<string, Line>> = {
  mustering: 'feeding',
  feeding: 'feeding',
  dismissing: 'feeding',
  countingStrength: 'strength',
  namingCrownCommander: 'crown',
  namingMercenaryCommander: 'mercenary',
  namingQuartermaster: 'provision',
  countingDucats: 'ducats',
};

const POINTS: Readonly<Record<Line, (row: ReckoningRow) => number>> = {
  feeding: () => 0,
  strength: (row) => row.strength,
  crown: (row) => row.crownCommander,
  mercenary: (row) => row.mercenaryCommander,
  provision: (row) => row.quartermaster,
  ducats: (row) => row.ducatPoints,
};

/** Null while the ledger is closed. */
export function ledgerPage({ phase, reckoning: rows, table }: View): LedgerPage | null {
  if (rows === null) return null;
  const line = LINE_OF[phase] ?? null;
  const told = line === null ? LINES.length : LINES.indexOf(line);
  const isWritten = (each: Line, seat: number): boolean => {
    const index = LINES.indexOf(each);
    return index < told || (index === told && !table.asked.includes(seat));
  };
  return {
    rows,
    line,
    isWritten,
    totalOf: (row) => LINES.reduce((sum, each) => sum + (isWritten(each, row.seat) ? POINTS[each](row) : 0), 0),
  };
}
