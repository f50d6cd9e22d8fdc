// A stroke of Monster Lands: a whole action of a turn, or one answer elsewhere.
import type { Agent, Budget } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { monsterLands as game } from '../../engine/games/monster-lands';
import { kernel } from '../../engine/games/monster-lands/kernel';
import type { Decision, State } from '../../engine/games/monster-lands/types';
import type { View } from '../../engine/games/monster-lands/view-types';

const patient: Budget = { millis: 1, spent: () => 0, isCancelled: () => false };

// The agent's next stroke, carried out.
export function strokeOf(
  state: State,
  agent: Agent<View>,
  luck: number,
  budget: () => Budget = () => patient,
): readonly Decision[] {
  const stroke: Decision[] = [];
  const { seat } = known(game.requestFor(state));
  for (let asked = game.requestFor(state); asked?.seat === seat; asked = game.requestFor(state)) {
    const decisions = game.legalDecisions(state);
    const rng = makeRng(mixSeed(luck, stroke.length));
    const chosen = known(decisions[agent.choose(game.viewFor(state, seat), { ...asked, decisions }, budget(), rng)]);
    stroke.push(chosen);
    kernel.apply(state, chosen, rngFor(luck, stroke.length));
    if (state.work === null) break;
  }
  return stroke;
}
