// One pace for all games: opponents who move for long move faster and faster, so that nobody waits much longer for the
// next choice at one table than at another. Pure but for the clock it is given.

// Seconds that opponents may take at their usual speed, and how the speed grows after them.
const PATIENCE = 3;
const GROWTH = 0.35;
const MOST = 3;

export class Pace {
  readonly #now: () => number;
  #since: number | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many times faster than usual; called before every deed that is shown. */
  factor(isOpponents: boolean): number {
    if (!isOpponents) {
      this.#since = null;
      return 1;
    }
    this.#since ??= this.#now();
    const waited = (this.#now() - this.#since) / 1000 - PATIENCE;
    return Math.min(MOST, 1 + Math.max(0, waited) * GROWTH);
  }
}
