// What no level does however thick its fog: matches of each are watched for acts that make no sense.
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { createAgent } from '../../../engine/games/monster-lands/ai/agent';
import { wagesOwed } from '../../../engine/games/monster-lands/clan/clan';
import { kernel } from '../../../engine/games/monster-lands/kernel';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { State } from '../../../engine/games/monster-lands/types';

const oneWorld: Budget = { millis: 60_000, spent: () => 0, isCancelled: () => true };

// Names what was senseless about a choice; null for nothing.
function folly(state: State, keys: readonly string[], chosen: string): string | null {
  const clan = known(state.clans[known(askOf(state)).seat]);
  const has = (key: string) => keys.includes(key);
  if (chosen === 'giveUp' && has('rollAll')) return 'MON-121: given up with dice in hand';
  if (chosen === 'defend:wounded' && has('defend:unhurt')) return 'MON-113: a wound for nothing';
  if (chosen === 'payShort' && clan.coins >= wagesOwed(clan)) return 'MON-165: wages unpaid beside a full purse';
  if (chosen === 'drop' || chosen === 'back') return `an action taken back: ${chosen}`;
  return null;
}

describe.each(['page', 'squire', 'knight'] as const)('%s', (level) => {
  it('does nothing senseless in whole matches', () => {
    const follies: string[] = [];
    let choices = 0;
    for (const seed of [3, 4]) {
      const parsed = monsterLands.parseOptions({}, 3);
      if (!parsed.ok) throw new Error(parsed.message);
      const rng = makeRng(seed);
      const state = monsterLands.setup(parsed.value, 3, rng);
      kernel.begin(state, rng);
      const agents = Array.from({ length: 3 }, () => createAgent(level));
      for (let asked = monsterLands.requestFor(state); asked !== null; asked = monsterLands.requestFor(state)) {
        const decisions = monsterLands.legalDecisions(state);
        const view = monsterLands.viewFor(state, asked.seat);
        const index = known(agents[asked.seat]).choose(view, { ...asked, decisions }, oneWorld, makeRng(choices++));
        const keys = decisions.map(monsterLands.makeKey);
        const found = folly(state, keys, known(keys[index]));
        if (found !== null) follies.push(found);
        kernel.apply(state, known(decisions[index]), rng);
      }
    }
    expect(follies).toEqual([]);
    expect(choices).toBeGreaterThan(400);
  });
});
