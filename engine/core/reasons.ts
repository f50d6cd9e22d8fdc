// Which differences between two ways are named as the reasons for one of them.

interface Difference {
  // What the one has more of than the other: positive is the better for the seat.
  readonly amount: number;
  readonly weight: number;
}

// The best way says what it wins, the others what they lose: the price of the best is no reason for it. Weightiest first.
export function tellingReasons<Each extends Difference>(differences: readonly Each[], isBest: boolean, telling: number): Each[] {
  return differences
    .filter(({ amount, weight }) => weight >= telling && amount > 0 === isBest)
    .sort((left, right) => right.weight - left.weight);
}
