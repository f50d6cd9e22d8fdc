// The chart: four stages of a round, and a leaf for every kind of request. Flow only.
import type { ChartState, PhaseChart } from '../../core/phase-chart';
import { openAdventure } from './effects/adventure';
import { openCleanUp } from './effects/clean-up';
import { openDeployment } from './effects/deployment';
import { openPool } from './effects/pool';
import type { MonsterStep } from './effects/supply';
import { advance, decideAsk, REQUESTS } from './flow';
import { ASK_KINDS, type AskKind, type Decision } from './types';

// Requests about the same matter share a leaf; all others have their own.
const SHARED: Readonly<Partial<Record<AskKind, AskKind>>> = {
  target: 'clash',
  cancel: 'clash',
  steal: 'clash',
  freeCard: 'market',
  success: 'takeLoot',
  discardTrap: 'giveTrap',
  settle: 'equip',
};

const leafOf = (kind: AskKind): AskKind => SHARED[kind] ?? kind;
const LEAVES = ASK_KINDS.filter((kind) => leafOf(kind) === kind);

// A request leads back into the stage in which it was asked.
function asking(leaf: AskKind): ChartState {
  const resume = { target: 'resuming', actions: ['decide'] };
  const types = ASK_KINDS.filter((kind) => leafOf(kind) === leaf).flatMap((kind) => REQUESTS[kind].types);
  return { on: Object.fromEntries(types.map((type) => [type, resume])) };
}

export const chart: PhaseChart = {
  id: 'monster-lands',
  initial: 'boot',
  states: {
    boot: { on: { begin: { target: 'poolingDice', actions: ['openPool'] } } },
    poolingDice: {
      entry: ['advance'],
      always: [
        { guard: 'asked', target: 'asking' },
        { target: 'deploying', actions: ['openDeployment'] },
      ],
    },
    deploying: {
      entry: ['advance'],
      always: [
        { guard: 'asked', target: 'asking' },
        { target: 'adventuring', actions: ['openAdventure'] },
      ],
    },
    adventuring: {
      entry: ['advance'],
      always: [
        { guard: 'asked', target: 'asking' },
        { target: 'cleaningUp', actions: ['openCleanUp'] },
      ],
    },
    cleaningUp: {
      entry: ['advance'],
      always: [
        { guard: 'asked', target: 'asking' },
        { guard: 'matchOver', target: 'finished' },
        { target: 'poolingDice', actions: ['openPool'] },
      ],
    },
    asking: { always: ASK_KINDS.map((kind) => ({ guard: `asks ${kind}`, target: leafOf(kind) })) },
    resuming: {
      always: [
        { guard: 'inDeployment', target: 'deploying' },
        { guard: 'inAdventure', target: 'adventuring' },
        { guard: 'inPool', target: 'poolingDice' },
        { target: 'cleaningUp' },
      ],
    },
    ...Object.fromEntries(LEAVES.map((leaf) => [leaf, asking(leaf)])),
    finished: { type: 'final' },
  },
};

export const effects: Readonly<Record<string, (step: MonsterStep, decision: Decision) => void>> = {
  openPool,
  openDeployment,
  openAdventure,
  openCleanUp,
  advance,
  decide: decideAsk,
};
