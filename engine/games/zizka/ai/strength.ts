// How much a retinue is worth per attempt: mean over all rolled tokens and conquest cards, with fixed prices.
// Reckoned once per set of icons and remembered; a table of pure numbers.
import { known } from '../../../core/invariant';
import type { Reward } from '../data/events';
import { KEEP_ROWS, KIND_RESOLVE, TOKEN_KIND, TOKEN_ROWS } from '../data/tables';
import type { RollProfile } from '../dice-math';
import { ends, lacks, profileCode, rollWorth, tokenRollWorth } from './rolls';

// Prices of rewards in points, for an ordinary moment of the match.
const PRICES: Readonly<Record<keyof Reward, number>> = {
  virtue: 0.3,
  vice: 0.3,
  moraleChoice: 0.4,
  wenceslas: 0.8,
  sigismund: 0.8,
  coins: 0.26,
  vp: 1,
  luckToken: 0.35,
  warrant: 0.3,
  member1: 0.9,
  member2: 1.7,
  memberAny: 1.6,
};

function plainWorth(reward: Reward): number {
  let sum = 0;
  for (const [name, price] of Object.entries(PRICES)) sum += price * (reward[name as keyof Reward] ?? 0);
  return sum;
}

// Row by row; null for tokens without a roll.
const WORTHS = TOKEN_ROWS.map((rows, token) =>
  KIND_RESOLVE[TOKEN_KIND[token] ?? 0] === 'roll' ? rows.map((row) => plainWorth(row.reward)) : null,
);
const ROLLED = WORTHS.filter((worths) => worths !== null).length;
// What donations, levies and tournaments bring an ordinary seat.
const PLAIN_TOKEN = 0.9;
const LUCK_PRICE = 0.35;

export interface Strength {
  // Expected worth of an attempt at an average rolled token.
  readonly event: number;
  // The same of every token; those without a roll at an ordinary price.
  readonly tokens: Float32Array;
  // Their mean by kind.
  readonly kinds: Float32Array;
  // Chance of the easy and the hard keep with a luck token in hand.
  readonly keeps: readonly [number, number];
}

const remembered = new Map<number, Strength>();

export function strengthOf(profile: RollProfile): Strength {
  const key = profileCode(profile);
  const held = remembered.get(key);
  if (held !== undefined) return held;
  let event = 0;
  const tokens = new Float32Array(WORTHS.length).fill(PLAIN_TOKEN);
  WORTHS.forEach((worths, token) => {
    if (worths === null) return;
    const worth = tokenRollWorth(token, profile, worths, 0, 0, LUCK_PRICE);
    tokens[token] = worth;
    event += worth;
  });
  const keeps = KEEP_ROWS.map(
    (cards, keep) => cards.reduce((sum, _, card) => sum + keepChance(profile, keep, card, 1), 0) / cards.length,
  );
  const strength: Strength = { event: event / ROLLED, tokens, kinds: kindMeans(tokens), keeps: [keeps[0] ?? 0, keeps[1] ?? 0] };
  if (remembered.size > 40_000) remembered.clear();
  remembered.set(key, strength);
  return strength;
}

const KINDS = Math.max(...TOKEN_KIND) + 1;

function kindMeans(tokens: Float32Array): Float32Array {
  const counts = new Float32Array(KINDS);
  const sums = new Float32Array(KINDS);
  TOKEN_KIND.forEach((kind, token) => {
    sums[kind] = (sums[kind] as number) + (tokens[token] as number);
    counts[kind] = (counts[kind] as number) + 1;
  });
  return sums.map((sum, kind) => sum / Math.max(1, counts[kind] as number));
}

// Chances of a conquest card from its first row, by luck tokens held; by keep, card and size of the purse.
type Shelves = readonly [Map<number, Float64Array>, Map<number, Float64Array>];
const keepChances: readonly (readonly Shelves[])[] = KEEP_ROWS.map((cards) => cards.map(() => [new Map(), new Map()]));
// Most ask for a purse of one token, some for a full one.
const SMALL_PURSE = 1;
const FULL_PURSE = 4;

// Chance of one conquest card, remembered: rows one after another, each with a fresh roll (ZIZ-76), luck tokens shared out
// best over them. The same number as the table's odds, for all smaller purses at once.
export function keepChance(profile: RollProfile, keep: number, card: number, tokens: number): number {
  const isSmall = tokens <= SMALL_PURSE;
  const purse = isSmall ? SMALL_PURSE : FULL_PURSE;
  const shelf = known(keepChances[keep]?.[card])[isSmall ? 0 : 1];
  const key = profileCode(profile);
  let chances = shelf.get(key);
  if (chances === undefined) {
    chances = reckonKeep(profile, KEEP_ROWS[keep]?.[card] ?? [], purse);
    if (shelf.size > 5000) shelf.clear();
    shelf.set(key, chances);
  }
  return chances[Math.min(purse, tokens)] as number;
}

function reckonKeep(profile: RollProfile, rows: readonly (readonly number[])[], purse: number): Float64Array {
  let after = new Float64Array(purse + 1).fill(1);
  for (const needs of rows.toReversed()) {
    const later = after;
    const spent = lacks([needs], profile);
    after = later.map((_, held) => {
      for (let end = 0; end < spent.length; end++) {
        const each = spent[end] as number;
        ends[end] = each > held ? 0 : (later[held - each] as number);
      }
      return rollWorth(profile.dice, profile.rerolls);
    });
  }
  return after;
}
