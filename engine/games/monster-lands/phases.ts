// The chart: a round in its four phases, each with its steps. Flow only.
import type { PhaseChart } from '../../core/phase-chart';
import { adventure } from './phases/adventure';
import { cleanUp } from './phases/clean-up';
import { deployment } from './phases/deployment';

export const chart: PhaseChart = {
  id: 'monster-lands',
  initial: 'boot',
  states: {
    boot: { on: { begin: 'dicePool' } },
    dicePool: {
      initial: 'rolling',
      entry: ['openRound', 'fillPools'],
      states: {
        rolling: { always: [{ guard: 'queensGiftIsDue', target: 'choosingGiftDie' }, { target: '#monster-lands.deployment' }] },
        choosingGiftDie: { on: { gift: { target: 'choosingGift', actions: ['takeGiftDie'] } } },
        choosingGift: { on: { gift: { target: '#monster-lands.deployment', actions: ['takeGift'] } } },
      },
    },
    deployment,
    adventure,
    cleanUp,
    finished: { type: 'final' },
  },
};
