// One pace for all games: what is shown between two own decisions goes faster and faster the longer it lasts, so that
// nobody waits much longer for the next choice at one table than at another. Pure but for the clock it is given.

// Whose deeds are shown: what an own decision led to, what opponents do, or whatever happens where no opponent sits:
// there the rules' own rival is read card by card.
export type Whose = 'own' | 'opponents' | 'alone';

// Seconds at the usual speed, and how the speed grows after them.
const PATIENCE: Readonly<Record<Whose, number>> = { own: 6, opponents: 3, alone: 12 };
const GROWTH = 0.4;
const MOST = 4;

export class Pace {
  readonly #now: () => number;
  // The moment from when on patience is at an end; null while the table rests before an own choice.
  #end: number | null = null;
  #areOpponents = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The table waits for an own choice: nobody is waited for. */
  rest(): void {
    this.#end = null;
  }

  /** How many times faster than usual; called before every deed that is shown. */
  factor(whose: Whose): number {
    const now = this.#now() / 1000;
    const theirs = now + PATIENCE[whose];
    if (this.#end === null) this.#end = theirs;
    // Opponents begin: what is left of the patience with the own deed is no more than that with theirs.
    else if (whose === 'opponents' && !this.#areOpponents) this.#end = Math.min(this.#end, theirs);
    this.#areOpponents = whose === 'opponents';
    return Math.min(MOST, 1 + Math.max(0, now - this.#end) * GROWTH);
  }
}
