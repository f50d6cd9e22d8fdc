// Tempers of knights on the road to Grunwald: each shows its habit at tables of real matches, beside a plain knight who has
// the same chance.
import { describe, expect, it } from 'vitest';
import { TEMPERS, type Temper } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../../engine/core/rng';
import { grunwald } from '../../../engine/games/grunwald';
import { createAgent } from '../../../engine/games/grunwald/ai/agent';
import type { Plan } from '../../../engine/games/grunwald/ai/plans';
import { HABITS, partOf } from '../../../engine/games/grunwald/ai/tempers';
import { askedSeat } from '../../../engine/games/grunwald/decisions';
import type { State } from '../../../engine/games/grunwald/types';
import { planOf } from '../../support/grunwald-judge';
import { kernel } from './support';

// Placings of matches between plain knights, and what each of them planned.
interface Moment {
  readonly state: State;
  readonly salt: number;
  readonly plain: Plan;
}

function momentsOf(seed: number): Moment[] {
  const rng = rngFor(seed, 0);
  const state = grunwald.setup({}, 3, rng);
  kernel.begin(state, rng);
  const moments: Moment[] = [];
  for (let made = 0; grunwald.requestFor(state) !== null; ) {
    const salt = mixSeed(seed, made);
    const plain = planOf(state, createAgent('knight'), makeRng(salt));
    if (state.phase === 'placing') moments.push({ state: structuredClone(state), salt, plain });
    for (const decision of plain) kernel.apply(state, known(decision), rngFor(seed, ++made));
  }
  return moments;
}

const moments = [41, 42].flatMap(momentsOf);

function habitOf(temper: Temper, { state }: Moment, plan: Plan): number {
  const seat = askedSeat(state);
  return partOf(HABITS[temper], grunwald.viewFor(state, seat).table, plan, seat) * (temper === 'sly' ? -1 : 1);
}

describe('tempers of knights', () => {
  it.each(TEMPERS)('%s can be told by its habit', (temper) => {
    expect(moments.length).toBeGreaterThan(100);
    const agent = () => createAgent('knight', temper);
    const more = moments.reduce((sum, moment) => {
      const plan = planOf(moment.state, agent(), makeRng(moment.salt));
      return sum + habitOf(temper, moment, plan) - habitOf(temper, moment, moment.plain);
    }, 0);
    expect(more / moments.length).toBeGreaterThan(0.015);
  });
});
