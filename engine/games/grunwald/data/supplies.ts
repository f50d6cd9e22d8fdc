// Provision and ducat cards, the starting goods and the numbers that depend on the seat count.

// GRU-2: first and second prize; 0 means that there is none.
export const PROVISION_CARDS: readonly (readonly [number, number])[] = [
  [2, 1],
  [2, 1],
  [3, 1],
  [3, 1],
  [3, 2],
  [4, 2],
  [3, 0],
  [2, 0],
];

// GRU-2: first, second and third prize.
export const DUCAT_CARDS: readonly (readonly [number, number, number])[] = [
  [5, 4, 2],
  [5, 3, 2],
  [5, 3, 1],
  [4, 3, 2],
  [4, 3, 1],
  [4, 2, 2],
  [4, 2, 1],
  [3, 2, 1],
];

export const ROUNDS = 8;
// GRU-12: the truce ends with this round.
export const FIRST_BATTLE_ROUND = 4;
// GRU-1.
export const START = { ducats: 3, provision: 1, helpers: 2 } as const;
export const ALL_HELPERS = 5;

// GRU-40: by seat count.
export function teutonicBonus(seats: number): number {
  return (seats - 1) * 2;
}

// GRU-51: what first and second on Provision win.
export function provisionPrizes(card: number, seats: number): readonly number[] {
  const prizes = PROVISION_CARDS[card] ?? [0, 0];
  if (seats > 2) return prizes;
  return [prizes[1] === 0 ? prizes[0] : prizes[1]];
}

// GRU-52: what first, second and third on Ducats win.
export function ducatPrizes(card: number, seats: number): readonly number[] {
  const prizes = DUCAT_CARDS[card] ?? [0, 0, 0];
  if (seats === 4) return prizes;
  return seats === 3 ? [prizes[0], prizes[1]] : [prizes[1], prizes[2]];
}
