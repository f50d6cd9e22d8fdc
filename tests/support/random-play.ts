// A random way on through a match. Whoever takes back and takes again never ends: that is done only where nothing else is
// offered.
import type { Rng } from '../../engine/core/rng';
import type { createMatch } from '../../engine/match/match';

type Match = ReturnType<typeof createMatch>;

export function decideAtRandom(match: Match, rng: Rng) {
  const decisions = match.request?.decisions ?? [];
  const ways = decisions.filter(({ decision }) => decision.type !== 'back');
  const decided = match.decide((ways[rng.int(ways.length)] ?? decisions[0])?.key ?? '');
  if (!decided.ok) throw new Error(decided.message);
  return decided.value;
}
