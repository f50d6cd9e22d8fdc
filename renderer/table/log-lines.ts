// The match's log as data: one line per told event, cut back when the match is taken back.
import type { TablePush } from '../../engine/protocol';

export interface LogLine {
  readonly id: number;
  readonly entry: number;
  readonly event: { readonly type: string };
  // The view after the event, for its words.
  readonly view: unknown;
  readonly progress: number;
  // Can still be taken back, with all that follows it.
  readonly isLoose: boolean;
}

const KEPT_LINES = 300;

export function extendLog(lines: readonly LogLine[], table: TablePush, previous: TablePush | null): readonly LogLine[] {
  if (previous?.match !== table.match) lines = pastLines(table);
  const kept = lines.filter((line) => line.entry <= table.entry);
  const isNews = previous === null || previous.match !== table.match || table.entry > previous.entry;
  if (!isNews || table.beats.length === 0) return kept.length === lines.length ? lines : kept;
  let id = kept.at(-1)?.id ?? 0;
  const added = table.beats.map(({ event, view, progress = table.progress.number }) => {
    id += 1;
    return { id, entry: table.entry, event, view, progress, isLoose: table.canUndo };
  });
  return [...kept, ...added].slice(-KEPT_LINES);
}

// A match that is opened in the middle brings what was told last.
function pastLines({ past = [], entry, canUndo }: TablePush): readonly LogLine[] {
  return past.map(({ seat: _, ...beat }, index) => ({ id: index + 1, ...beat, isLoose: canUndo && beat.entry === entry }));
}

/** The line under which undo stops; null when nothing can be taken back. */
export function lastFixed(lines: readonly LogLine[], canUndo: boolean): number | null {
  const fixed = lines.findLast((line) => !line.isLoose);
  return canUndo && fixed !== undefined && fixed !== lines.at(-1) ? fixed.id : null;
}
