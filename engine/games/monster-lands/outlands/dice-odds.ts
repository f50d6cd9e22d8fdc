// Exact chances of a throw whose owner plays on until it is decided: dice one by one, strength first; when all lie there
// and nothing is decided, the lowest die that may be rolled again, as often as there are rerolls (one die may be rerolled twice).
import { known } from '../../../core/invariant';
import { COLOURS, type Colour } from '../data/records';

export interface RerollSource {
  readonly colours: readonly Colour[];
  readonly times: number;
}

export interface Throw {
  readonly dice: Readonly<Record<Colour, number>>;
  // What each die of a colour gets; it never counts below 0 (MON-120).
  readonly bonus: Readonly<Record<Colour, number>>;
  readonly rerolls: readonly RerollSource[];
  // Rolled before and part of the throw.
  readonly lying?: readonly { readonly colour: Colour; readonly face: number }[];
  // All dice are rolled before anything is decided (MON-121).
  readonly atOnce?: boolean;
}

// 1 when a total is as good as won, 0 when it is lost, null while it is open.
export type Verdict = (total: number) => 0 | 1 | null;

// Faces that may still be rolled again, ascending; those above them only count in the total.
type Lows = readonly [S: readonly number[], M: readonly number[], I: readonly number[]];

interface Standing {
  readonly total: number;
  readonly lows: Lows;
}

const FACES = [1, 2, 3, 4, 5, 6];

export function chanceOf(thrown: Throw, flat: number, verdict: Verdict): number {
  const worth = (colour: number, face: number): number => Math.max(0, face + thrown.bonus[known(COLOURS[colour])]);
  const most = COLOURS.map((colour) =>
    thrown.rerolls.reduce((sum, source) => (source.colours.includes(colour) ? sum + source.times : sum), 0),
  );
  let chance = 0;
  let open = new Map<string, { standing: Standing; odds: number }>();
  let left = COLOURS.reduce((sum, colour) => sum + thrown.dice[colour], 0);
  const put = (into: typeof open, standing: Standing, odds: number) => {
    const decided = thrown.atOnce === true && left > 0 ? null : verdict(standing.total);
    if (decided !== null) {
      chance += decided * odds;
      return;
    }
    const key = keyOf(standing);
    const held = into.get(key);
    into.set(key, { standing, odds: odds + (held?.odds ?? 0) });
  };
  let start: Standing = { total: flat, lows: [[], [], []] };
  for (const { colour: name, face } of thrown.lying ?? []) {
    const colour = COLOURS.indexOf(name);
    start = { total: start.total + worth(colour, face), lows: withFace(start.lows, colour, face, known(most[colour])) };
  }
  put(open, start, 1);
  COLOURS.forEach((name, colour) => {
    for (let die = 0; die < thrown.dice[name]; die++) {
      const next: typeof open = new Map();
      left--;
      for (const { standing, odds } of open.values()) {
        for (const face of FACES) {
          const lows = withFace(standing.lows, colour, face, known(most[colour]));
          put(next, { total: standing.total + worth(colour, face), lows }, odds / FACES.length);
        }
      }
      open = next;
    }
  });
  const again = rerolling(thrown, worth, verdict);
  for (const { standing, odds } of open.values()) {
    chance +=
      odds *
      again(
        standing,
        thrown.rerolls.map((source) => source.times),
      );
  }
  return chance;
}

const keyOf = ({ total, lows }: Standing): string => `${total}|${lows.map((faces) => faces.join('')).join('|')}`;

function withFace(lows: Lows, colour: number, face: number, most: number): Lows {
  if (most === 0) return lows;
  return lows.map((faces, index) =>
    index === colour ? [...faces, face].sort((left, right) => left - right).slice(0, most) : faces,
  ) as unknown as Lows;
}

// The chance from the end of the throw on, by rerolls left of each source.
function rerolling(
  thrown: Throw,
  worth: (colour: number, face: number) => number,
  verdict: Verdict,
): (standing: Standing, left: readonly number[]) => number {
  const reckoned = new Map<string, number>();
  const chanceAfter = (standing: Standing, left: readonly number[]): number => {
    const key = `${keyOf(standing)}#${left.join(',')}`;
    const held = reckoned.get(key);
    if (held !== undefined) return held;
    const pick = lowestDie(thrown, standing, left, worth);
    let chance = 0;
    if (pick !== null) {
      const [colour, source] = pick;
      const [face = 0, ...others] = known(standing.lows[colour]);
      const after = left.map((times, index) => (index === source ? times - 1 : times));
      for (const fresh of FACES) {
        const total = standing.total - worth(colour, face) + worth(colour, fresh);
        const decided = verdict(total);
        const lows = standing.lows.map((faces, index) =>
          index === colour ? [...others, fresh].sort((one, other) => one - other) : faces,
        ) as unknown as Lows;
        chance += (decided ?? chanceAfter({ total, lows }, after)) / FACES.length;
      }
    }
    reckoned.set(key, chance);
    return chance;
  };
  return chanceAfter;
}

// MON-253: the source with fewest colours is used up first.
function lowestDie(
  thrown: Throw,
  standing: Standing,
  left: readonly number[],
  worth: (colour: number, face: number) => number,
): readonly [colour: number, source: number] | null {
  let best: readonly [number, number] | null = null;
  let mark = Number.POSITIVE_INFINITY;
  COLOURS.forEach((name, colour) => {
    const face = known(standing.lows[colour])[0];
    if (face === undefined || worth(colour, face) >= mark) return;
    let source = -1;
    thrown.rerolls.forEach((each, index) => {
      if ((left[index] ?? 0) === 0 || !each.colours.includes(name)) return;
      if (source < 0 || each.colours.length < known(thrown.rerolls[source]).colours.length) source = index;
    });
    if (source < 0) return;
    mark = worth(colour, face);
    best = [colour, source];
  });
  return best;
}

// Mean of the plain throw.
export function meanOf(thrown: Throw): number {
  let sum = 0;
  for (const colour of COLOURS) {
    for (const face of FACES) sum += (thrown.dice[colour] * Math.max(0, face + thrown.bonus[colour])) / FACES.length;
  }
  return sum;
}
