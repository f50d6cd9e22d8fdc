// The game's chart compiled once, for playouts; and cut where a phase of the round begins, for looking ahead to its end and
// going on from there.
import { compileKernel, type Kernel } from '../../core/kernel';
import type { Rng } from '../../core/rng';
import { effects } from './effects';
import { guards } from './flow';
import { chart } from './phases';
import { stageOf } from './requests';
import type { Decision, PublicState, State } from './types';
import type { Event, Stage } from './view-types';

export const kernel = compileKernel<State, Decision, Event>({ chart, guards, effects });

const cutAt = (phase: string): Kernel<State, Decision, Event> =>
  compileKernel<State, Decision, Event>({
    chart: { ...chart, states: { ...chart.states, [phase]: { type: 'final' } } },
    guards,
    effects,
  });

const tillDeployment = cutAt('deployment');
const tillAdventure = cutAt('adventure');
const tillNextRound = cutAt('dicePool');

const BY_STAGE: Readonly<Record<Stage, Kernel<State, Decision, Event>>> = {
  pool: tillDeployment,
  deployment: tillAdventure,
  adventure: tillNextRound,
  cleanUp: tillNextRound,
};

// Plays on to the end of the present phase; from the adventure to the end of the round.
export const kernelToStageEnd = (state: PublicState): Kernel<State, Decision, Event> => BY_STAGE[stageOf(state)];

const fromAdventure = compileKernel<State, Decision, Event>({
  chart: { ...chart, states: { ...chart.states, boot: { on: { begin: 'adventure' } } } },
  guards,
  effects,
});

// Goes on from where `kernelToStageEnd` has ended a deployment.
export function beginAdventure(state: State, rng: Rng): void {
  state.phase = 'boot';
  fromAdventure.begin(state, rng);
}
