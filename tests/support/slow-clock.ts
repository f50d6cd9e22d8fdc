// How long a turn lasts by a clock on which every look takes as long as on a slow machine: a hetman is asked again and again
// in the same turn, as by a turn of many decisions.
import { LEVEL_MILLIS } from '../../engine/ai/levels';
import type { Agent } from '../../engine/core/agent';
import { makeRng } from '../../engine/core/rng';

const ASKED = 5;

export function millisOfTurn<View>(
  agent: Agent<View>,
  view: View,
  request: Parameters<Agent['choose']>[1],
  look: number,
): number {
  let clock = 0;
  for (let asking = 0; asking < ASKED; asking++) {
    const since = clock;
    const isCancelled = () => {
      clock += look;
      return false;
    };
    agent.choose(view, request, { millis: LEVEL_MILLIS.hetman, spent: () => clock - since, isCancelled }, makeRng(asking));
  }
  return clock;
}
