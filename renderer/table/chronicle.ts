// What has happened at one table, as far as it is told again: the log, and the tables since the player last decided, which
// can be played once more and whose gains are summed up.
import type { PastBeat, TablePush } from '../../engine/protocol';
import { GainSum, type SeatGains } from './gains';
import type { AnyTable } from './game-table';
import { extendLog, type LogLine } from './log-lines';
import type { Playing } from './presenter';

// What the log says, and of which table.
export interface Told {
  readonly log: readonly LogLine[];
  readonly last: TablePush;
}

// A recap goes back no farther.
const LONGEST_RECAP = 60;

export class Chronicle {
  #log: readonly LogLine[] = [];
  #logged: TablePush | null = null;
  // The one decided on comes first.
  #recent: readonly TablePush[] = [];
  readonly #gainSum = new GainSum();

  // By the session before this one.
  readonly #former: Told | null;

  constructor(former: Told | null) {
    this.#former = former;
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  get told(): Told | null {
    return this.#logged === null ? null : { log: this.#log, last: this.#logged };
  }

  get recent(): readonly TablePush[] {
    return this.#recent;
  }

  // More than the player's own deed has been shown.
  get hasOthers(): boolean {
    const others = this.#recent.slice(1).flatMap((push) => push.beats);
    return this.#recent.length > 1 && others.length > 1;
  }

  receive(push: TablePush): void {
    const last = this.#recent.at(-1);
    const goesOn = last !== undefined && last.match === push.match && push.entry > last.entry;
    this.#recent = goesOn ? [...this.#recent, push].slice(-LONGEST_RECAP) : recentOf(push);
  }

  decided(shown: TablePush): void {
    this.#recent = [shown];
  }

  show(shown: TablePush | null): void {
    if (shown === null || shown === this.#logged) return;
    if (this.#logged === null && this.#former?.last.match === shown.match) {
      this.#log = this.#former.log;
      this.#logged = this.#former.last;
    }
    this.#log = extendLog(this.#log, shown, this.#logged);
    this.#logged = shown;
  }

  // Of every seat, as far as it has been shown.
  gains({ gains }: AnyTable, shown: TablePush | null, playing: Playing | null): readonly SeatGains[] {
    if (gains === undefined || shown === null) return [];
    return this.#gainSum.of(this.#recent, gains, { playing: playing?.event ?? null, shown: shown.entry });
  }
}

// The tables since the last own decision, out of what a match brings that is opened in its middle.
function recentOf(push: TablePush): readonly TablePush[] {
  const { past = [], ...bare } = push;
  const entries = [...new Set(past.map(({ entry }) => entry))].map((entry) => past.filter((beat) => beat.entry === entry));
  // The oldest may be told in part only: its end is what the recap begins with.
  const own = entries.findLastIndex((beats) => beats[0]?.seat === push.viewer);
  const first = Math.max(1, own);
  if (push.viewer === null || entries.length <= first) return [push];
  const tableAt = (beats: readonly PastBeat[], at: number): TablePush => ({
    ...bare,
    ...{ beats, view: beats.at(-1)?.view, entry: beats[0]?.entry ?? push.entry, request: null },
    toMove: entries[at + 1]?.[0]?.seat ?? push.toMove,
  });
  const tables = entries.slice(first - 1).map((beats, index) => tableAt(beats, first - 1 + index));
  return [...tables.slice(0, -1), { ...bare, beats: tables.at(-1)?.beats ?? [] }];
}
