// Chances in words: the percentage and, where rerolls are to be bought for it, what that costs on average.
import type { Stake } from '../../../engine/games/zizka/odds';
import type { Phrase } from '../../../engine/protocol';

// Less than this would be written as nothing.
const LEAST = 0.05;

export const percentOf = (chance: number): number => Math.round(chance * 100);

export function hasCost(stake: Stake): boolean {
  return stake.coins >= LEAST;
}

// `key` has a twin with the cost: `<key>Cost`.
export function chancePhrase(key: string, stake: Stake, params: Phrase['params'] = {}): Phrase {
  const percent = percentOf(stake.chance);
  if (!hasCost(stake)) return { key, params: { ...params, percent } };
  return { key: `${key}Cost`, params: { ...params, percent, coins: stake.coins } };
}
