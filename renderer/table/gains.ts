// Who gained and lost what since the player last decided: told by the game beat by beat, summed here seat by seat.
import type { Phrase, TablePush } from '../../engine/protocol';

export interface Gain {
  readonly seat: number;
  // What it is: gains of one kind of one seat are summed.
  readonly kind: string;
  // Negative when it is lost.
  readonly count: number;
  readonly name: Phrase;
  // SVG markup, about 40 × 40.
  readonly sign: string;
}

export interface SeatGains {
  readonly seat: number;
  readonly gains: readonly Gain[];
}

type Hook = (event: { readonly type: string }, before: unknown, after: unknown) => readonly Gain[];

interface Until {
  readonly playing: object | null;
  readonly shown: number;
}

// Sums anew only when something has been shown since.
export class GainSum {
  #last: Until & { readonly tables: readonly TablePush[]; readonly gains: readonly SeatGains[] } = {
    tables: [],
    playing: null,
    shown: -1,
    gains: [],
  };

  of(tables: readonly TablePush[], hook: Hook, until: Until): readonly SeatGains[] {
    const { tables: former, playing, shown, gains } = this.#last;
    if (former === tables && playing === until.playing && shown === until.shown) return gains;
    this.#last = { tables, ...until, gains: gainsOf(tables, hook, until) };
    return this.#last.gains;
  }
}

// All beats of these tables after the first, up to the one that is being shown now and no farther than the shown table.
export function gainsOf(tables: readonly TablePush[], hook: Hook, until: Until): readonly SeatGains[] {
  const sums = new Map<string, Gain>();
  for (const [index, { beats, entry }] of tables.entries()) {
    if (index === 0) continue;
    if (until.playing === null && entry > until.shown) break;
    let before = tables[index - 1]?.view;
    for (const { event, view } of beats) {
      if (event === until.playing) return bySeat(sums);
      for (const gain of hook(event, before, view)) add(sums, gain);
      before = view;
    }
  }
  return bySeat(sums);
}

function add(sums: Map<string, Gain>, gain: Gain): void {
  const name = `${gain.seat} ${gain.kind}`;
  const count = (sums.get(name)?.count ?? 0) + gain.count;
  if (count === 0) sums.delete(name);
  else sums.set(name, { ...gain, count });
}

// Gains before losses, each in the order of its first beat.
function bySeat(sums: ReadonlyMap<string, Gain>): readonly SeatGains[] {
  const seats = new Map<number, Gain[]>();
  for (const gain of sums.values()) seats.set(gain.seat, [...(seats.get(gain.seat) ?? []), gain]);
  return [...seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, gains]) => ({ seat, gains: gains.toSorted((one, other) => Math.sign(other.count) - Math.sign(one.count)) }));
}
