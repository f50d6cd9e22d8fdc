// Tempers of squires in the lands: each shows its habit at turns of real matches, beside a plain squire who has the same chance.
import { describe, expect, it } from 'vitest';
import { TEMPERS, type Temper } from '../../../engine/core/agent';
import { known } from '../../../engine/core/invariant';
import { mixSeed, rngFor } from '../../../engine/core/rng';
import { monsterLands } from '../../../engine/games/monster-lands';
import { createAgent } from '../../../engine/games/monster-lands/ai/agent';
import { HABITS, partOf } from '../../../engine/games/monster-lands/ai/tempers';
import { cloneState } from '../../../engine/games/monster-lands/clone';
import { kernel } from '../../../engine/games/monster-lands/kernel';
import { askOf } from '../../../engine/games/monster-lands/requests';
import type { Decision, State } from '../../../engine/games/monster-lands/types';
import { strokeOf } from '../../support/monster-lands-stroke';

// Turns of matches between plain squires, and what each of them did.
interface Moment {
  readonly state: State;
  readonly luck: number;
  readonly plain: readonly Decision[];
}

function momentsOf(seed: number): Moment[] {
  const options = monsterLands.parseOptions({}, 3);
  if (!options.ok) throw new Error(options.message);
  const rng = rngFor(seed, 0);
  const state = monsterLands.setup(options.value, 3, rng);
  kernel.begin(state, rng);
  const moments: Moment[] = [];
  for (let strokes = 0; monsterLands.requestFor(state) !== null; strokes++) {
    const isTurn = askOf(state)?.kind === 'turn';
    const before = isTurn ? cloneState(state) : null;
    const luck = mixSeed(seed, strokes);
    const plain = strokeOf(state, createAgent('squire'), luck);
    if (before !== null) moments.push({ state: before, luck, plain });
  }
  return moments;
}

const moments = [41, 42, 43, 44].flatMap(momentsOf);

function habitOf(temper: Temper, { state }: Moment, steps: readonly Decision[]): number {
  return partOf(HABITS[temper], state, known(monsterLands.requestFor(state)).seat, { steps, worth: 0 });
}

describe('tempers of squires', () => {
  it.each(TEMPERS)('%s can be told by its habit', (temper) => {
    expect(moments.length).toBeGreaterThan(80);
    const more = moments.reduce((sum, moment) => {
      const stroke = strokeOf(cloneState(moment.state), createAgent('squire', temper), moment.luck);
      return sum + habitOf(temper, moment, stroke) - habitOf(temper, moment, moment.plain);
    }, 0);
    expect(more / moments.length).toBeGreaterThan(0.015);
  });
});
