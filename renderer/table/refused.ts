// Which refusals hold with the picks so far.
import type { Refusal } from '../../engine/protocol';

// Those without a condition hold always; the others once exactly that was picked.
export function refusalsNow(refusals: readonly Refusal[], picks: readonly string[]): readonly Refusal[] {
  return refusals.filter(
    ({ after }) => after === undefined || (after.length === picks.length && after.every((pick, index) => pick === picks[index])),
  );
}
