// How much a retinue is worth per attempt: mean over all rolled tokens and conquest cards, with fixed prices.
// Reckoned once per set of icons and remembered; a table of pure numbers.
import { addNeeds, tokensNeeded } from '../allocation';
import type { Reward } from '../data/events';
import { KEEP_ROWS, KIND_RESOLVE, type RowTable, TOKEN_KIND, TOKEN_ROWS } from '../data/tables';
import { type RollProfile, solveRoll } from '../dice-math';

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

export interface RowChoice {
  readonly needs: readonly number[];
  readonly worth: number;
  readonly rows: readonly number[];
}

// Every set of rows that contains row 1, with summed needs and worth.
function rowChoices(rows: readonly RowTable[], worth: (row: RowTable, index: number) => number): RowChoice[] {
  const choices: RowChoice[] = [];
  for (let mask = 1; mask < 1 << rows.length; mask += 2) {
    let needs: readonly number[] = [0, 0, 0, 0];
    let sum = 0;
    const chosen: number[] = [];
    rows.forEach((row, index) => {
      if ((mask & (1 << index)) === 0) return;
      needs = addNeeds(needs, row.needs);
      sum += worth(row, index);
      chosen.push(index);
    });
    choices.push({ needs, worth: sum, rows: chosen });
  }
  return choices;
}

// The same, the best first.
export function rankedChoices(rows: readonly RowTable[], worth: (row: RowTable, index: number) => number): RowChoice[] {
  return rowChoices(rows, worth).sort((one, other) => other.worth - one.worth);
}

// Worth of the best of ranked choices for a pool, or of failing.
export function bestChoiceWorth(
  choices: readonly RowChoice[],
  pool: readonly number[],
  tokens: number,
  price: number,
  fail: number,
): number {
  let best = fail;
  for (const choice of choices) {
    if (choice.worth <= best) break;
    const spent = tokensNeeded(choice.needs, pool);
    if (spent <= tokens) best = Math.max(best, choice.worth - spent * price);
  }
  return best;
}

const CHOICES = TOKEN_ROWS.map((rows, token) =>
  KIND_RESOLVE[TOKEN_KIND[token] ?? 0] === 'roll' ? rankedChoices(rows, (row) => plainWorth(row.reward)) : null,
);
const ROLLED = CHOICES.filter((choices) => choices !== null).length;
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

const remembered = new Map<string, Strength>();

export function strengthOf(profile: RollProfile): Strength {
  const key = `${profile.dice}/${profile.rerolls}/${profile.printed.join('.')}`;
  const held = remembered.get(key);
  if (held !== undefined) return held;
  const plain: RollProfile = { ...profile, wenceslas: false, sigismund: false };
  let event = 0;
  const tokens = new Float32Array(CHOICES.length).fill(PLAIN_TOKEN);
  CHOICES.forEach((choices, token) => {
    if (choices === null) return;
    const worth = solveRoll(plain, (pool) => bestChoiceWorth(choices, pool, 0, 0, LUCK_PRICE)).expected;
    tokens[token] = worth;
    event += worth;
  });
  const keeps = KEEP_ROWS.map(
    (cards, keep) => cards.reduce((sum, _, card) => sum + keepChance(plain, keep, card, 1), 0) / cards.length,
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

// Chances of a conquest card from its first row, by luck tokens held.
const keepChances = new Map<string, Float64Array>();
// Most ask for a purse of one token, some for a full one.
const SMALL_PURSE = 1;
const FULL_PURSE = 4;

// Chance of one conquest card, remembered: rows one after another, each with a fresh roll (ZIZ-76), luck tokens shared out
// best over them. The same number as the table's odds, for all smaller purses at once.
export function keepChance(profile: RollProfile, keep: number, card: number, tokens: number): number {
  const purse = tokens <= SMALL_PURSE ? SMALL_PURSE : FULL_PURSE;
  const key = `${keep}/${card}/${purse}/${profile.dice}/${profile.rerolls}/${profile.printed.join('.')}`;
  let chances = keepChances.get(key);
  if (chances === undefined) {
    chances = reckonKeep(profile, KEEP_ROWS[keep]?.[card] ?? [], purse);
    if (keepChances.size > 50_000) keepChances.clear();
    keepChances.set(key, chances);
  }
  return chances[Math.min(purse, tokens)] as number;
}

function reckonKeep(profile: RollProfile, rows: readonly (readonly number[])[], purse: number): Float64Array {
  let after = new Float64Array(purse + 1).fill(1);
  for (const needs of rows.toReversed()) {
    const later = after;
    after = later.map((_, held) => {
      const worth = (pool: readonly number[]): number => {
        const spent = tokensNeeded(needs, pool);
        return spent > held ? 0 : (later[held - spent] as number);
      };
      return solveRoll(profile, worth).expected;
    });
  }
  return after;
}
