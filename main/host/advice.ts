// What an adviser thinks of a decision, in the words of the protocol: its key and share, and the whole plan it begins.
import type { Assessment } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import type { Match, MatchRequest } from '../../engine/match/match';
import type { Advice, OfferedDecision } from '../../engine/protocol';

// A longer plan is no longer read.
const MOST_STEPS = 6;

export function adviceOf(match: Match, request: MatchRequest, assessment: Assessment): Advice {
  const { index, share, spread, plan, reasons } = assessment;
  const steps = plan.slice(0, MOST_STEPS).flatMap((key): readonly OfferedDecision[] => {
    const decision = match.game.parseKey(key);
    return decision === null ? [] : [{ key, decision }];
  });
  return { key: known(request.decisions[index]).key, share, spread, reasons, steps };
}

// As good as the same.
const EVEN = 0.001;

// The ways that differ: the same steps in another order, or with a detour that changes nothing, are no way of their own.
export function differentWays(assessed: readonly Assessment[]): readonly Assessment[] {
  const isDetour = (way: Assessment, shown: Assessment) =>
    Math.abs(way.share - shown.share) < EVEN && shown.plan.every((step) => way.plan.includes(step));
  return assessed.filter((way, place) => !assessed.slice(0, place).some((shown) => isDetour(way, shown)));
}
