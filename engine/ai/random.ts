// Plays any legal decision. The yardstick of every tournament and the last resort of the host.
import type { Agent } from '../core/agent';

export function createRandomAgent(): Agent {
  return { choose: (_view, request, _budget, rng) => rng.int(request.decisions.length) };
}
