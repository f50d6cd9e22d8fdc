// What has happened at one table, as far as it is told again: the log, and the tables since the player last decided, which
// can be played once more and whose gains are summed up.
import type { TablePush } from '../../engine/protocol';
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
    this.#recent = goesOn ? [...this.#recent, push].slice(-LONGEST_RECAP) : [push];
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
