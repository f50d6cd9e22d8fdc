// Exact arithmetic of rolls (ZIZ-190): a roll is a multiset over four faces, at most 165 of them for eight dice,
// times the faces of the sovereign dice. Best rerolls follow from a small dynamic programme. No game state here.
import { known } from '../../core/invariant';
import { COIN, LUCK, RETINUE_FACES, SOVEREIGN_FACES } from './data/tables';

export interface RollProfile {
  readonly dice: number;
  readonly wenceslas: boolean;
  readonly sigismund: boolean;
  readonly printed: readonly number[];
  readonly rerolls: number;
}

// A roll as it lies; sovereign faces are -1 without the die.
export interface Fallen {
  readonly counts: readonly number[];
  readonly wenceslas: number;
  readonly sigismund: number;
}

// All multisets of `dice` dice with their chance, and where adding or removing a face leads.
export interface Spread {
  readonly size: number;
  readonly counts: readonly (readonly number[])[];
  readonly chance: Float64Array;
  // [multiset * 4 + face] -> multiset of one die fewer, -1 if that face is not there.
  readonly down: Int16Array;
  // The same towards one die more.
  readonly up: Int16Array;
  readonly indexOf: Map<number, number>;
}

export interface SovereignFace {
  readonly face: number;
  readonly chance: number;
}

export const FACE_CHANCE: readonly number[] = [0, 1, 2, 3].map(
  (face) => RETINUE_FACES.filter((each) => each === face).length / 6,
);
export const NO_DIE: readonly SovereignFace[] = [{ face: -1, chance: 1 }];
export const SOVEREIGN_CHANCES: readonly (readonly SovereignFace[])[] = SOVEREIGN_FACES.map((faces) =>
  [...new Set(faces)].map((face) => ({ face, chance: faces.filter((each) => each === face).length / 6 })),
);
const spreads: Spread[] = [];

export const codeOf = (counts: readonly number[]): number =>
  (((counts[0] as number) * 10 + (counts[1] as number)) * 10 + (counts[2] as number)) * 10 + (counts[3] as number);

function multisets(dice: number): number[][] {
  const list: number[][] = [];
  for (let sword = 0; sword <= dice; sword++) {
    for (let shield = 0; shield + sword <= dice; shield++) {
      for (let speech = 0; speech + shield + sword <= dice; speech++)
        list.push([sword, shield, speech, dice - sword - shield - speech]);
    }
  }
  return list;
}

function factorial(of: number): number {
  let product = 1;
  for (let factor = 2; factor <= of; factor++) product *= factor;
  return product;
}

function multinomial(counts: readonly number[]): number {
  let chance = factorial(counts.reduce((sum, count) => sum + count, 0));
  counts.forEach((count, face) => {
    chance *= (FACE_CHANCE[face] as number) ** count / factorial(count);
  });
  return chance;
}

export function spreadOf(dice: number): Spread {
  for (let size = spreads.length; size <= dice; size++) spreads.push(buildSpread(size));
  return known(spreads[dice]);
}

function buildSpread(dice: number): Spread {
  const counts = multisets(dice);
  const indexOf = new Map(counts.map((each, index) => [codeOf(each), index]));
  const neighbours = (by: number, index: Map<number, number>): Int16Array => {
    const table = new Int16Array(counts.length * 4).fill(-1);
    counts.forEach((each, at) => {
      for (let face = 0; face < 4; face++) {
        const other = each.slice();
        other[face] = (other[face] as number) + by;
        table[at * 4 + face] = (other[face] as number) < 0 ? -1 : (index.get(codeOf(other)) ?? -1);
      }
    });
    return table;
  };
  const upIndex = new Map(multisets(dice + 1).map((each, index) => [codeOf(each), index]));
  const downIndex = dice === 0 ? new Map<number, number>() : known(spreads[dice - 1]).indexOf;
  return {
    size: counts.length,
    counts,
    chance: Float64Array.from(counts, multinomial),
    down: neighbours(-1, downIndex),
    up: neighbours(1, upIndex),
    indexOf,
  };
}

export interface Solution {
  // Worth of the whole roll before it is thrown.
  readonly expected: number;
  // Worth of keeping the roll as it lies.
  keep(fallen: Fallen): number;
  // Worth of the roll with so many rerolls left, played best.
  value(fallen: Fallen, rerolls: number): number;
  // Worth of throwing one die (a face 0–3, 4 Wenceslas', 5 Sigismund's) and playing on with one reroll fewer.
  reroll(fallen: Fallen, die: number, rerolls: number): number;
}

// Solves a roll for any worth of the final pool; `coinWorth` is added when Sigismund's coin is kept.
export function solveRoll(profile: RollProfile, worth: (pool: readonly number[]) => number, coinWorth = 0): Solution {
  const spread = spreadOf(profile.dice);
  const below = profile.dice > 0 ? spreadOf(profile.dice - 1) : null;
  const first = profile.wenceslas ? known(SOVEREIGN_CHANCES[0]) : NO_DIE;
  const second = profile.sigismund ? known(SOVEREIGN_CHANCES[1]) : NO_DIE;
  const width = first.length * second.length;
  const stages: Float64Array[] = [finalStage(profile, spread, first, second, worth, coinWorth)];
  // Worth after a die was lifted and thrown again, by the smaller multiset.
  const lifted: Float64Array[] = [];
  for (let rerolls = 1; rerolls <= profile.rerolls; rerolls++) {
    const before = known(stages[rerolls - 1]);
    const thrown = below === null ? new Float64Array(0) : liftStage(below, before, width);
    lifted.push(thrown);
    stages.push(raiseStage(spread, before, thrown, first, second));
  }
  const at = (fallen: Fallen): number => {
    const multiset = known(spread.indexOf.get(codeOf(fallen.counts)));
    const w = first.findIndex((each) => each.face === fallen.wenceslas);
    const s = second.findIndex((each) => each.face === fallen.sigismund);
    return multiset * width + Math.max(0, w) * second.length + Math.max(0, s);
  };
  const stage = (rerolls: number): Float64Array => known(stages[Math.min(rerolls, profile.rerolls)]);
  return {
    expected: expectedOf(spread, known(stages[profile.rerolls]), first, second),
    keep: (fallen) => known(stages[0])[at(fallen)] as number,
    value: (fallen, rerolls) => stage(rerolls)[at(fallen)] as number,
    reroll: (fallen, die, rerolls) => {
      const index = at(fallen);
      const before = stage(rerolls - 1);
      if (die === 4) return averageFirst(before, index, first, second);
      if (die === 5) return averageSecond(before, index, second);
      const smaller = spread.down[Math.floor(index / width) * 4 + die] as number;
      return known(lifted[rerolls - 1])[smaller * width + (index % width)] as number;
    },
  };
}

function finalStage(
  profile: RollProfile,
  spread: Spread,
  first: readonly SovereignFace[],
  second: readonly SovereignFace[],
  worth: (pool: readonly number[]) => number,
  coinWorth: number,
): Float64Array {
  const stage = new Float64Array(spread.size * first.length * second.length);
  const pool = [0, 0, 0, 0];
  let index = 0;
  for (const counts of spread.counts) {
    for (const w of first) {
      for (const s of second) {
        for (let icon = 0; icon < 4; icon++) {
          const extra = (w.face === icon ? 1 : 0) + (s.face === icon ? 1 : 0);
          pool[icon] = (profile.printed[icon] as number) + (counts[icon] as number) + extra;
        }
        stage[index++] = worth(pool) + (s.face === COIN ? coinWorth : 0);
      }
    }
  }
  return stage;
}

function liftStage(below: Spread, before: Float64Array, width: number): Float64Array {
  const thrown = new Float64Array(below.size * width);
  for (let smaller = 0; smaller < below.size; smaller++) {
    for (let face = 0; face < 4; face++) {
      const chance = FACE_CHANCE[face] as number;
      const from = (below.up[smaller * 4 + face] as number) * width;
      for (let side = 0; side < width; side++) {
        thrown[smaller * width + side] = (thrown[smaller * width + side] as number) + chance * (before[from + side] as number);
      }
    }
  }
  return thrown;
}

function raiseStage(
  spread: Spread,
  before: Float64Array,
  thrown: Float64Array,
  first: readonly SovereignFace[],
  second: readonly SovereignFace[],
): Float64Array {
  const width = first.length * second.length;
  const stage = new Float64Array(before.length);
  for (let index = 0; index < before.length; index++) {
    let best = before[index] as number;
    const multiset = Math.floor(index / width);
    for (let face = 0; face < 4; face++) {
      const smaller = spread.down[multiset * 4 + face] as number;
      if (smaller >= 0) best = Math.max(best, thrown[smaller * width + (index % width)] as number);
    }
    if (first.length > 1) best = Math.max(best, averageFirst(before, index, first, second));
    if (second.length > 1) best = Math.max(best, averageSecond(before, index, second));
    stage[index] = best;
  }
  return stage;
}

function averageFirst(
  stage: Float64Array,
  index: number,
  first: readonly SovereignFace[],
  second: readonly SovereignFace[],
): number {
  const width = first.length * second.length;
  const base = index - (index % width) + (index % second.length);
  let sum = 0;
  for (let w = 0; w < first.length; w++) sum += (first[w] as SovereignFace).chance * (stage[base + w * second.length] as number);
  return sum;
}

function averageSecond(stage: Float64Array, index: number, second: readonly SovereignFace[]): number {
  const base = index - (index % second.length);
  let sum = 0;
  for (let s = 0; s < second.length; s++) sum += (second[s] as SovereignFace).chance * (stage[base + s] as number);
  return sum;
}

function expectedOf(
  spread: Spread,
  stage: Float64Array,
  first: readonly SovereignFace[],
  second: readonly SovereignFace[],
): number {
  let sum = 0;
  let index = 0;
  for (let multiset = 0; multiset < spread.size; multiset++) {
    const chance = spread.chance[multiset] as number;
    for (const w of first) {
      for (const s of second) sum += chance * w.chance * s.chance * (stage[index++] as number);
    }
  }
  return sum;
}

// Chances of so many hits in a fight (ZIZ-122): every die that misses is thrown again while rerolls last, first those
// that hit half the time (retinue dice and the sovereign's who fights this way), the other sovereign's last.
export function fightHits(profile: RollProfile, icon: number): number[] {
  const base = (profile.printed[icon] as number) + (profile.printed[LUCK] as number);
  const even = (FACE_CHANCE[icon] as number) + (FACE_CHANCE[LUCK] as number);
  const favours = [profile.wenceslas, profile.sigismund].flatMap((held, index) => (held ? [hitChance(index, icon)] : []));
  const isEven = (hit: number): boolean => Math.abs(hit - even) < 1e-9;
  const count = profile.dice + favours.filter(isEven).length;
  const poor = favours.find((hit) => !isEven(hit)) ?? 0;
  const chances = Array.from({ length: base + count + (poor > 0 ? 2 : 1) }, () => 0);
  const add = (hits: number, chance: number): void => {
    chances[base + hits] = (chances[base + hits] as number) + chance;
  };
  const settle = (hits: number, left: number, chance: number): void => {
    if (hits < count && left > 0) {
      settle(hits, left - 1, chance * (1 - even));
      settle(hits + 1, left - 1, chance * even);
      return;
    }
    const lucky = poor > 0 ? 1 - (1 - poor) ** (1 + left) : 0;
    add(hits, chance * (1 - lucky));
    if (lucky > 0) add(hits + 1, chance * lucky);
  };
  Array.from({ length: count }, () => even)
    .reduce(addDie, [1])
    .forEach((chance, hits) => {
      settle(hits, profile.rerolls, chance);
    });
  return chances;
}

function hitChance(sovereign: number, icon: number): number {
  const sides = known(SOVEREIGN_CHANCES[sovereign]);
  return sides.reduce((sum, side) => sum + (side.face === icon || side.face === LUCK ? side.chance : 0), 0);
}

function addDie(chances: number[], hit: number): number[] {
  const next = [...chances.map(() => 0), 0];
  chances.forEach((chance, hits) => {
    next[hits] = (next[hits] as number) + chance * (1 - hit);
    next[hits + 1] = (next[hits + 1] as number) + chance * hit;
  });
  return next;
}

// Chance that the attacker ends higher (ZIZ-123).
export function winChance(attack: readonly number[], defence: readonly number[]): number {
  let sum = 0;
  attack.forEach((chance, hits) => {
    for (let held = 0; held < Math.min(hits, defence.length); held++) sum += chance * (defence[held] as number);
  });
  return sum;
}

// All dice thrown once without rerolls, as Torak does, with tokens on top (ZIZ-157).
export function plainHits(dice: number, tokens: number): number[] {
  const chances = Array.from({ length: dice }, () => 0.5).reduce(addDie, [1]);
  return [...Array.from({ length: tokens }, () => 0), ...chances];
}
