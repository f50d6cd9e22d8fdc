// A roll played to the end by somebody who wants one thing and uses all that is allowed: free rerolls, Sigismund's coin
// and, in the experienced variant, rerolls at a coin each (ZIZ-13, ZIZ-14, ZIZ-145). Exact: a small programme over the
// multisets of dice. Of two ways with the same chance the cheaper one is gone.
import { known } from '../../core/invariant';
import { COIN } from './data/tables';
import {
  codeOf,
  FACE_CHANCE,
  type Fallen,
  NO_DIE,
  SOVEREIGN_CHANCES,
  type SovereignFace,
  type Spread,
  spreadOf,
} from './dice-math';

export interface Stake {
  // From 0 to 1.
  readonly chance: number;
  // Coins paid for rerolls, on average.
  readonly coins: number;
}

export const SURE: Stake = { chance: 1, coins: 0 };
export const LOST: Stake = { chance: 0, coins: 0 };

// What is thrown. Free rerolls and coins are told apart from it, since they change while the dice lie.
export interface Throw {
  readonly dice: number;
  readonly wenceslas: boolean;
  readonly sigismund: boolean;
  readonly printed: readonly number[];
}

export interface Aim {
  // Pools of the same class are worth the same.
  classOf(pool: readonly number[]): number;
  // What a kept pool is worth to somebody who has so many coins left.
  worth(kind: number, coins: number): Stake;
}

// What may still be spent; `locked` says that Sigismund's coin was taken.
export interface Means {
  readonly rerolls: number;
  readonly coins: number;
  readonly locked: boolean;
}

export interface BestPlay {
  // Before the dice fall.
  fresh(rerolls: number, coins: number): Stake;
  // With the dice as they lie.
  lying(fallen: Fallen, means: Means): Stake;
  // The same, all kept now.
  kept(fallen: Fallen, means: Means): Stake;
  // One die (a face 0–3, 4 Wenceslas', 5 Sigismund's) thrown again, free or bought, and best play after it; null
  // when no reroll is left.
  thrown(fallen: Fallen, die: number, means: Means): Stake | null;
}

const EPSILON = 1e-12;

// Chances and mean costs of every lying roll, side by side.
interface Stage {
  readonly chance: Float64Array;
  readonly coins: Float64Array;
}

export function playRoll(cast: Throw, buys: boolean, aim: Aim): BestPlay {
  const open = new Table(cast, false, buys, aim);
  const locked = cast.sigismund ? new Table(cast, true, buys, aim) : open;
  open.locked = locked;
  const tableOf = (means: Means): Table => (means.locked ? locked : open);
  return {
    fresh: (rerolls, coins) => open.fresh(rerolls, coins),
    lying: (fallen, means) => tableOf(means).read(tableOf(means).stage(means.rerolls, means.coins), fallen),
    kept: (fallen, means) => tableOf(means).kept(fallen, means.coins),
    thrown: (fallen, die, means) => tableOf(means).thrown(fallen, die, means),
  };
}

class Table {
  // Where taking the coin leads.
  locked: Table = this;
  readonly #spread: Spread;
  readonly #below: Spread | null;
  readonly #first;
  readonly #second;
  readonly #width: number;
  readonly #buys: boolean;
  readonly #aim: Aim;
  readonly #kinds: Int16Array;
  readonly #stages = new Map<number, Stage>();
  readonly #lifted = new Map<number, Stage>();

  constructor(cast: Throw, isLocked: boolean, buys: boolean, aim: Aim) {
    this.#spread = spreadOf(cast.dice);
    this.#below = cast.dice > 0 ? spreadOf(cast.dice - 1) : null;
    this.#first = cast.wenceslas ? known(SOVEREIGN_CHANCES[0]) : NO_DIE;
    this.#second = cast.sigismund && !isLocked ? known(SOVEREIGN_CHANCES[1]) : NO_DIE;
    this.#width = this.#first.length * this.#second.length;
    this.#buys = buys;
    this.#aim = aim;
    this.#kinds = this.#classify(cast.printed);
  }

  #classify(printed: readonly number[]): Int16Array {
    const kinds = new Int16Array(this.#spread.size * this.#width);
    let index = 0;
    for (const counts of this.#spread.counts) {
      for (const w of this.#first) {
        for (const s of this.#second) {
          const pool = counts.map(
            (count, icon) => count + known(printed[icon]) + (w.face === icon ? 1 : 0) + (s.face === icon ? 1 : 0),
          );
          kinds[index++] = this.#aim.classOf(pool);
        }
      }
    }
    return kinds;
  }

  #indexOf(fallen: Fallen): number {
    const multiset = known(this.#spread.indexOf.get(codeOf(fallen.counts)));
    const w = Math.max(
      0,
      this.#first.findIndex((each) => each.face === fallen.wenceslas),
    );
    const s = Math.max(
      0,
      this.#second.findIndex((each) => each.face === fallen.sigismund),
    );
    return multiset * this.#width + w * this.#second.length + s;
  }

  read(stage: Stage, fallen: Fallen): Stake {
    const index = this.#indexOf(fallen);
    return { chance: stage.chance[index] as number, coins: stage.coins[index] as number };
  }

  // ZIZ-14: a coin still showing at keep is paid by itself.
  kept(fallen: Fallen, coins: number): Stake {
    const showing = fallen.sigismund === COIN && this.#second.length > 1 ? 1 : 0;
    return this.#aim.worth(this.#kinds[this.#indexOf(fallen)] as number, coins + showing);
  }

  fresh(rerolls: number, coins: number): Stake {
    const stage = this.stage(rerolls, coins);
    let chance = 0;
    let paid = 0;
    let index = 0;
    for (let multiset = 0; multiset < this.#spread.size; multiset++) {
      for (const w of this.#first) {
        for (const s of this.#second) {
          const share = (this.#spread.chance[multiset] as number) * w.chance * s.chance;
          chance += share * (stage.chance[index] as number);
          paid += share * (stage.coins[index++] as number);
        }
      }
    }
    return { chance, coins: paid };
  }

  thrown(fallen: Fallen, die: number, { rerolls, coins }: Means): Stake | null {
    const price = this.#priceOf(rerolls, coins);
    if (price === null) return null;
    const next = this.#next(rerolls, coins);
    const index = this.#indexOf(fallen);
    if (die === 4) return this.#averaged(next, index, 0, price);
    if (die === 5) return this.#averaged(next, index, 1, price);
    const lifted = this.#lift(rerolls, coins);
    const smaller = this.#spread.down[Math.floor(index / this.#width) * 4 + die] as number;
    const at = smaller * this.#width + (index % this.#width);
    return { chance: lifted.chance[at] as number, coins: (lifted.coins[at] as number) + price };
  }

  // What one more throw costs; null when none is allowed. Free rerolls go first.
  #priceOf(rerolls: number, coins: number): number | null {
    if (rerolls > 0) return 0;
    return this.#buys && coins > 0 ? 1 : null;
  }

  #next(rerolls: number, coins: number): Stage {
    return rerolls > 0 ? this.stage(rerolls - 1, coins) : this.stage(0, coins - 1);
  }

  stage(rerolls: number, coins: number): Stage {
    const key = rerolls * 1000 + coins;
    const held = this.#stages.get(key);
    if (held !== undefined) return held;
    const stage = this.#keepAll(coins);
    const price = this.#priceOf(rerolls, coins);
    if (price !== null) this.#rethrow(stage, rerolls, coins, price);
    if (this.#buys && this.locked !== this) this.#takeCoins(stage, rerolls, coins);
    this.#stages.set(key, stage);
    return stage;
  }

  #keepAll(coins: number): Stage {
    const size = this.#kinds.length;
    const stage: Stage = { chance: new Float64Array(size), coins: new Float64Array(size) };
    const seconds = this.#second.length;
    const paid = new Map<number, Stake>();
    const worth = (kind: number, purse: number): Stake => {
      const key = kind * 1000 + purse;
      const known = paid.get(key) ?? this.#aim.worth(kind, purse);
      paid.set(key, known);
      return known;
    };
    for (let index = 0; index < size; index++) {
      const showing = this.#second[index % seconds]?.face === COIN ? 1 : 0;
      const stake = worth(this.#kinds[index] as number, coins + showing);
      stage.chance[index] = stake.chance;
      stage.coins[index] = stake.coins;
    }
    return stage;
  }

  // Loops over plain arrays: with coins and luck a keep asks for thousands of these.
  #rethrow(stage: Stage, rerolls: number, coins: number, price: number): void {
    const next = this.#next(rerolls, coins);
    const lifted = this.#lift(rerolls, coins);
    const width = this.#width;
    const { size, down } = this.#spread;
    for (let multiset = 0; multiset < size; multiset++) {
      for (let face = 0; face < 4; face++) {
        const smaller = down[multiset * 4 + face] as number;
        if (smaller < 0) continue;
        for (let side = 0; side < width; side++) {
          const from = smaller * width + side;
          better(stage, multiset * width + side, lifted.chance[from] as number, (lifted.coins[from] as number) + price);
        }
      }
    }
    if (this.#first.length > 1) this.#rethrowSovereign(stage, next, price, this.#first, this.#second.length);
    if (this.#second.length > 1) this.#rethrowSovereign(stage, next, price, this.#second, 1);
  }

  // `step` leads from one face of the die to the next.
  #rethrowSovereign(stage: Stage, next: Stage, price: number, sides: readonly SovereignFace[], step: number): void {
    const block = sides.length * step;
    for (let start = 0; start < stage.chance.length; start += block) {
      for (let other = start; other < start + step; other++) {
        let chance = 0;
        let paid = price;
        for (let side = 0; side < sides.length; side++) {
          const share = (sides[side] as SovereignFace).chance;
          chance += share * (next.chance[other + side * step] as number);
          paid += share * (next.coins[other + side * step] as number);
        }
        for (let side = 0; side < sides.length; side++) better(stage, other + side * step, chance, paid);
      }
    }
  }

  // Worth after a die was lifted and thrown again, by the smaller multiset.
  #lift(rerolls: number, coins: number): Stage {
    const key = rerolls * 1000 + coins;
    const held = this.#lifted.get(key);
    if (held !== undefined) return held;
    const next = this.#next(rerolls, coins);
    const size = (this.#below?.size ?? 0) * this.#width;
    const lifted: Stage = { chance: new Float64Array(size), coins: new Float64Array(size) };
    const width = this.#width;
    for (let smaller = 0; smaller * width < size; smaller++) {
      for (let face = 0; face < 4; face++) {
        const share = FACE_CHANCE[face] as number;
        const from = ((this.#below as Spread).up[smaller * 4 + face] as number) * width;
        for (let side = 0; side < width; side++) {
          const at = smaller * width + side;
          lifted.chance[at] = (lifted.chance[at] as number) + share * (next.chance[from + side] as number);
          lifted.coins[at] = (lifted.coins[at] as number) + share * (next.coins[from + side] as number);
        }
      }
    }
    this.#lifted.set(key, lifted);
    return lifted;
  }

  #averaged(next: Stage, index: number, sovereign: number, price: number): Stake {
    const seconds = this.#second.length;
    const sides = sovereign === 0 ? this.#first : this.#second;
    const step = sovereign === 0 ? seconds : 1;
    const base = sovereign === 0 ? index - (index % this.#width) + (index % seconds) : index - (index % seconds);
    let chance = 0;
    let paid = price;
    sides.forEach((side, at) => {
      chance += side.chance * (next.chance[base + at * step] as number);
      paid += side.chance * (next.coins[base + at * step] as number);
    });
    return { chance, coins: paid };
  }

  // ZIZ-145: a coin just taken may pay for a reroll; its die then lies still.
  #takeCoins(stage: Stage, rerolls: number, coins: number): void {
    const seconds = this.#second.length;
    const after = this.locked.stage(rerolls, coins + 1);
    for (let index = 0; index < stage.chance.length; index++) {
      if (this.#second[index % seconds]?.face !== COIN) continue;
      const at = Math.floor(index / seconds);
      better(stage, index, after.chance[at] as number, after.coins[at] as number);
    }
  }
}

function better(stage: Stage, index: number, chance: number, coins: number): void {
  const held = stage.chance[index] as number;
  const isLevel = Math.abs(chance - held) <= EPSILON;
  if (!isLevel && chance < held) return;
  if (isLevel && coins >= (stage.coins[index] as number) - EPSILON) return;
  stage.chance[index] = chance;
  stage.coins[index] = coins;
}
