// Every level answers every request legally, from a view alone, within its bound of work, and the same for the same luck.
import { describe, expect, it } from 'vitest';
import { type Agent, type Budget, LEVELS, type Level } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, rngFor } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { createAgent, createAgentWith } from '../../../engine/games/monster-lands/ai/agent';
import { SKILLS, skillAt } from '../../../engine/games/monster-lands/ai/skill';
import { beerWish } from '../../../engine/games/monster-lands/ai/solo-goals';
import { learnedValue } from '../../../engine/games/monster-lands/ai/value';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { State } from '../../../engine/games/monster-lands/types';
import type { View } from '../../../engine/games/monster-lands/view-types';
import { millisOfTurn } from '../../support/slow-clock';
import { clan, table as posedTable } from './support';

const kernel = compileKernel(monsterLands);
const patient: Budget = { millis: 60_000, spent: () => 0, isCancelled: () => false };
// Ends every look ahead after so many worlds: the same work on any machine.
function worlds(most: number): Budget {
  let looks = 0;
  return { ...patient, isCancelled: () => ++looks >= most };
}
const cancelled: Budget = { millis: 60_000, spent: () => 0, isCancelled: () => true };

function begin(seats: number, options: unknown, seed: number): State {
  const parsed = monsterLands.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  const rng = rngFor(seed, 0);
  const state = monsterLands.setup(parsed.value, seats, rng);
  kernel.begin(state, rng);
  return state;
}

interface Course {
  readonly keys: readonly string[];
  readonly kinds: ReadonlySet<string>;
}

// Plays at most so many decisions; every index must lie within the request.
function play(state: State, agents: readonly Agent<View>[], most: number, budget: () => Budget): Course {
  const keys: string[] = [];
  const kinds = new Set<string>();
  for (let count = 0; count < most; count++) {
    const asked = monsterLands.requestFor(state);
    if (asked === null) break;
    const decisions = monsterLands.legalDecisions(state);
    kinds.add(known(askOf(state)).kind);
    const view = monsterLands.viewFor(state, asked.seat);
    const index = known(agents[asked.seat]).choose(view, { ...asked, decisions }, budget(), makeRng(count));
    expect(Number.isInteger(index) && index >= 0 && index < decisions.length).toBe(true);
    const decision = known(decisions[index]);
    keys.push(monsterLands.makeKey(decision));
    kernel.apply(state, decision, rngFor(77, count));
  }
  return { keys, kinds };
}

const table = (level: Level, seats: number) => Array.from({ length: seats }, () => createAgent(level));

// Looking ahead costs: the deeper levels show less of a match here; tournaments play them whole.
const DECISIONS: Readonly<Record<Level, number>> = { page: 160, squire: 160, knight: 50, hetman: 24 };

describe('agents of Monster Lands', () => {
  for (const level of LEVELS) {
    it(`MON-300: ${level} answers three seats legally`, () => {
      const state = begin(3, {}, 11);
      const { kinds } = play(state, table(level, 3), DECISIONS[level], () => worlds(8));
      expect(kinds.size).toBeGreaterThan(3);
    }, 60_000);

    it(`${level} chooses the same for the same view and luck`, () => {
      const once = play(begin(2, {}, 5), table(level, 2), 6, () => worlds(8));
      const again = play(begin(2, {}, 5), table(level, 2), 6, () => worlds(8));
      expect(again.keys).toEqual(once.keys);
    }, 60_000);
  }

  for (const level of ['page', 'squire'] as const) {
    it(`${level} brings matches of every size and with trickery to their end`, () => {
      for (const seats of [2, 3, 4]) {
        const state = begin(seats, { trickery: true, queensGift: true, moreMonsters: true }, 20 + seats);
        play(state, table(level, seats), 3000, () => worlds(1));
        expect(monsterLands.outcome(state)).not.toBeNull();
        expect(monsterLands.checkInvariants(state)).toEqual([]);
      }
    }, 60_000);
  }

  it('MON-217: the ten scenarios are played to their end', () => {
    for (let scenario = 1; scenario <= 10; scenario++) {
      const state = begin(1, { scenario, difficulty: 'normal' }, scenario);
      play(state, table('squire', 1), 3000, () => patient);
      expect(monsterLands.outcome(state)).not.toBeNull();
    }
  }, 60_000);

  it('answers after one imagined state when it is cancelled', () => {
    const state = begin(3, {}, 9);
    const asked = known(monsterLands.requestFor(state));
    const decisions = monsterLands.legalDecisions(state);
    let looks = 0;
    const counting: Budget = {
      ...cancelled,
      isCancelled: () => {
        looks++;
        return true;
      },
    };
    createAgent('hetman').choose(monsterLands.viewFor(state, asked.seat), { ...asked, decisions }, counting, makeRng(1));
    expect(looks).toBe(1);
  });

  it('a hetman with time looks at his turn again, keenly, and one who is asked elsewhere does not', () => {
    const keen = known(SKILLS.hetman.keen);
    const looked = (samples: number) => {
      const state = begin(3, {}, 9);
      const asked = known(monsterLands.requestFor(state));
      const decisions = monsterLands.legalDecisions(state);
      let worldsSeen = 0;
      const counting: Budget = { ...patient, isCancelled: () => ++worldsSeen < 0 };
      const agent = createAgentWith({ ...SKILLS.hetman, keen: { ...keen, samples } }, learnedValue);
      agent.choose(monsterLands.viewFor(state, asked.seat), { ...asked, decisions }, counting, makeRng(1));
      return worldsSeen;
    };
    expect(looked(8)).toBeGreaterThan(looked(0));
    expect(skillAt({ stage: 'deployment' }, SKILLS.hetman).keen).not.toBeNull();
    for (const stage of ['pool', 'adventure', 'cleanUp'] as const) expect(skillAt({ stage }, SKILLS.hetman).keen).toBeNull();
  });

  it('a hetman asked again and again in one turn takes no more than three seconds for it', () => {
    const state = begin(3, {}, 9);
    const asked = known(monsterLands.requestFor(state));
    const request = { ...asked, decisions: monsterLands.legalDecisions(state) };
    const millis = millisOfTurn(createAgent('hetman'), monsterLands.viewFor(state, asked.seat), request, 60);
    expect(millis).toBeGreaterThan(2500);
    expect(millis).toBeLessThanOrEqual(3000);
  });

  it('an agent that lost its plan still answers in the middle of an action', () => {
    const state = begin(2, {}, 3);
    kernel.apply(state, known(monsterLands.legalDecisions(state).find((each) => each.type === 'send')), rngFor(1, 1));
    expect(askOf(state)?.kind).toBe('send');
    for (const level of LEVELS) {
      const asked = known(monsterLands.requestFor(state));
      const decisions = monsterLands.legalDecisions(state);
      const view = monsterLands.viewFor(state, asked.seat);
      const index = createAgent(level).choose(view, { ...asked, decisions }, worlds(8), makeRng(4));
      expect(decisions[index]?.type).toBe('trail');
    }
  });
});

describe('wishes of a scenario', () => {
  it('MON-225, MON-227: a beer round is wanted while nobody on show brings a missing affinity, elsewhere never', () => {
    const state = posedTable(1, { scenario: 5 });
    const own = clan(state);
    own.glory = 9;
    state.tavern = ['drapis', 'dalina', ''];
    expect(beerWish(state, own)).toBeGreaterThan(0);
    state.tavern = ['drapis', 'zondu', ''];
    expect(beerWish(state, own)).toBe(0);
    const ordinary = posedTable(1, { scenario: 1 });
    ordinary.tavern = ['drapis', 'dalina', ''];
    expect(beerWish(ordinary, clan(ordinary))).toBe(0);
  });
});
