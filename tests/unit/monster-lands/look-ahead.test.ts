// What the look ahead stands on: a deployment that was cut goes on as if it had not been, whoever looks at the own actions
// does better with them, and loads differ in their dice.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import type { Plan } from '../../../engine/games/monster-lands/ai/plan';
import { keenAct, playDeployment } from '../../../engine/games/monster-lands/ai/playout';
import { newCourse, nextStep, quickDecision } from '../../../engine/games/monster-lands/ai/policy';
import { turnPlans } from '../../../engine/games/monster-lands/ai/quick';
import { learnedValue, shareOf } from '../../../engine/games/monster-lands/ai/value';
import { cloneState } from '../../../engine/games/monster-lands/clone';
import { beginAdventure, kernel, kernelToStageEnd } from '../../../engine/games/monster-lands/kernel';
import { askOf, legalDecisions, stageOf } from '../../../engine/games/monster-lands/requests';
import { begun } from './support';

describe('a cut deployment', () => {
  it.each([2, 3, 4])('goes on as if it had not been cut, with %i seats', (seats) => {
    const whole = begun(seats, seats);
    const rng = makeRng(7);
    const course = newCourse();
    let cuts = 0;
    for (let decision = quickDecision(whole, course); decision !== null; decision = quickDecision(whole, course)) {
      const [cut, again] = [cloneState(whole), makeRng(cuts + 100)];
      const wasDeploying = stageOf(whole) === 'deployment';
      const luck = wasDeploying ? makeRng(cuts + 100) : rng;
      if (wasDeploying) kernelToStageEnd(cut).apply(cut, decision, again);
      kernel.apply(whole, decision, luck);
      if (!wasDeploying || stageOf(whole) === 'deployment') continue;
      beginAdventure(cut, again);
      expect(cut).toEqual(whole);
      cuts++;
    }
    expect(cuts).toBeGreaterThan(3);
  });
});

describe('playing on', () => {
  const value = learnedValue();
  const ERROR = 0.6;

  it('a seat that looks at its actions is better off where the adventure begins', () => {
    let gain = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const state = begun(3, seed);
      const seat = seed % 3;
      const [quick, keen] = [cloneState(state), cloneState(state)];
      playDeployment(quick, newCourse(), ERROR, seed);
      playDeployment(keen, newCourse(), ERROR, seed, keenAct(seat, ERROR, value, seed));
      gain += shareOf(keen, seat, value) - shareOf(quick, seat, value);
    }
    expect(gain / 12).toBeGreaterThan(0.03);
  });

  it('is the same for the same luck, and looking changes nothing at the table', () => {
    const state = begun(3, 4);
    const before = cloneState(state);
    const { seat } = known(askOf(state));
    const act = keenAct(seat, ERROR, value, 9);
    const legal = legalDecisions(state);
    expect(act(state, seat, legal)).toEqual(act(state, seat, legal));
    expect(state).toEqual(before);
    expect(act(state, 1 - seat, legal)).toBeNull();
  });
});

describe('loads', () => {
  const keyOf = ({ steps }: Plan): string => steps.slice(0, 2).map(monsterLands.makeKey).join(' ');
  const diceOf = ({ steps }: Plan): number => steps.map(monsterLands.makeKey).filter((key) => /^add:[SM]$/.test(key)).length;

  it('are offered with more and with fewer dice than the one thought best, and can be carried out', () => {
    const state = begun(3, 5);
    const { seat } = known(askOf(state));
    const legal = legalDecisions(state);
    const usual = turnPlans(state, seat, legal).filter(({ steps }) => steps.at(-1)?.type === 'confirm');
    const wide = turnPlans(state, seat, legal, true).filter(({ steps }) => steps.at(-1)?.type === 'confirm');
    expect(usual.length).toBeGreaterThan(0);
    expect(wide.length).toBeGreaterThan(usual.length);
    for (const plan of usual) {
      const others = wide.filter((each) => keyOf(each) === keyOf(plan) && diceOf(each) !== diceOf(plan));
      expect(others.every(({ worth }) => worth <= plan.worth)).toBe(true);
    }
    for (const plan of wide) {
      const world = cloneState(state);
      const course = newCourse(plan.steps, seat);
      while (course.at < plan.steps.length) {
        const step = nextStep(course, seat, legalDecisions(world));
        expect(step, keyOf(plan)).not.toBeNull();
        kernel.apply(world, known(step), makeRng(1));
      }
    }
  });
});
