// Which refusal is worth a learner's question: one that has a name and whose reason is the thing's own. Pure.
import type { Refusal } from '../../../engine/protocol';

// A reason that so many things share is a matter of order ("first take a piece"), and the question above asks for it.
const SHARED_BY = 4;

export function tellingRefusal(refusals: readonly Refusal[], hasName: (target: string) => boolean): Refusal | undefined {
  const open = refusals.filter(({ after, target }) => (after === undefined || after.length === 0) && hasName(target));
  const sharers = ({ reason }: Refusal): number => refusals.filter((other) => other.reason.key === reason.key).length;
  return open.filter((each) => sharers(each) < SHARED_BY).toSorted((one, other) => sharers(one) - sharers(other))[0];
}
