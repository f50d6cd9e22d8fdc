// The hetman of commit a45987b that is carried along chooses what he chose then: 200 positions of ten matches between squires
// of that commit, each put to a fresh hetman without a clock, with the number of the decision as its luck.
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng, type Rng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { kernel } from '../../../engine/games/monster-lands/kernel';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { State } from '../../../engine/games/monster-lands/types';
import { createYardstick } from '../../bench/yardstick/monster-lands/agent';
import recorded from '../../bench/yardstick/monster-lands/choices.json' with { type: 'json' };

interface Recorded {
  readonly seed: number;
  readonly seats: number;
  readonly options: unknown;
  readonly keys: string;
  // By the number of the decision.
  readonly choices: Readonly<Record<string, string>>;
}

const matches = recorded as readonly Recorded[];
const patient: Budget = { millis: 60_000, spent: () => 0, isCancelled: () => false };

function chosenIn({ seed, seats, options, keys, choices }: Recorded): Record<string, string> {
  const parsed = monsterLands.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  // One luck for the whole match: what is asked more often today then changes nothing.
  const rng = makeRng(seed);
  const state = monsterLands.setup(parsed.value, seats, rng);
  kernel.begin(state, rng);
  const found: Record<string, string> = {};
  [...keys.split(' '), null].forEach((key, made) => {
    skipCashing(state, rng);
    if (choices[made] !== undefined) found[made] = ask(state, made);
    if (key !== null) kernel.apply(state, known(monsterLands.parseKey(key)), rng);
  });
  return found;
}

// MON-165: whoever could pay was not asked then.
function skipCashing(state: State, rng: Rng): void {
  const done = () => monsterLands.legalDecisions(state).find((decision) => decision.type === 'done');
  while (askOf(state)?.kind === 'wages') {
    const decision = done();
    if (decision === undefined) return;
    kernel.apply(state, decision, rng);
  }
}

function ask(state: State, made: number): string {
  const asked = known(monsterLands.requestFor(state));
  const decisions = monsterLands.legalDecisions(state);
  const view = monsterLands.viewFor(state, asked.seat);
  const index = createYardstick().choose(view, { ...asked, decisions }, patient, makeRng(made));
  return monsterLands.makeKey(known(decisions[index]));
}

describe('the yardstick of Monster Lands', () => {
  it('has 200 recorded choices', () => {
    expect(matches.reduce((sum, match) => sum + Object.keys(match.choices).length, 0)).toBe(200);
  });

  it.each(matches.map((match) => [match.seed, match] as const))('chooses as then in match %i', (_seed, match) => {
    expect(chosenIn(match)).toEqual(match.choices);
  });
});
