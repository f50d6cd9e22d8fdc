// Whether shares mean what they say: of the moments that were given about a third, about a third should have been won.
import { createRunner, type Net, softmax } from '../../../engine/ai/net';
import { momentsOf } from './fit';
import type { MatchRecord } from './self-play';

export interface Tenth {
  readonly from: number;
  readonly predicted: number;
  readonly observed: number;
  readonly count: number;
}

export function tenthsOf(net: Net, matches: readonly MatchRecord[], features: number): readonly Tenth[] {
  const run = createRunner(net);
  const sums = Array.from({ length: 10 }, () => ({ predicted: 0, observed: 0, count: 0 }));
  for (const { match, row } of momentsOf(null, matches, features, 1)) {
    const thought = new Float32Array(match.seats);
    for (let seat = 0; seat < match.seats; seat++) {
      thought[seat] = run(match.features.subarray((row + seat) * features, (row + seat + 1) * features))[0] as number;
    }
    softmax(thought, match.seats);
    thought.forEach((share, seat) => {
      const tenth = sums[Math.min(9, Math.floor(share * 10))] as { predicted: number; observed: number; count: number };
      tenth.predicted += share;
      tenth.observed += match.shares[seat] as number;
      tenth.count++;
    });
  }
  return sums.map(({ predicted, observed, count }, index) => {
    const over = Math.max(1, count);
    return { from: index / 10, predicted: predicted / over, observed: observed / over, count };
  });
}
