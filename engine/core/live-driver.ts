// The live driver: a match at the table is run by the XState chart itself, step by step.
// Pure: it takes a state, returns the next one and what happened.
import { type AnyStateMachine, assign, initialTransition, setup, transition } from 'xstate';
import type { DecisionBase } from './decision';
import type { AnyGame, StateBase } from './game-module';
import { known } from './invariant';
import { BEGIN } from './phase-chart';
import type { Rng } from './rng';
import type { Step } from './step';

interface Context {
  step: Step<StateBase, { type: string }> | null;
}

export interface Stepped<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export interface LiveDriver<State = StateBase, Event = { type: string }> {
  begin(state: State, rng: Rng): Stepped<State, Event>;
  apply(state: State, decision: DecisionBase, rng: Rng): Stepped<State, Event>;
}

export function createLiveDriver(game: AnyGame): LiveDriver {
  const machine = buildMachine(game);
  const run = (before: StateBase, decision: DecisionBase, rng: Rng): Stepped<StateBase, { type: string }> => {
    const events: { type: string }[] = [];
    const state: StateBase = game.cloneState(before);
    const step = { state, rng, emit: (event: { type: string }) => events.push(event), silent: false };
    const snapshot = machine.resolveState({ value: state.phase, context: { step } });
    const [next] = transition(machine, snapshot, decision);
    state.phase = known(next.value as string, 'the chart stands in one leaf');
    return { state, events };
  };
  return { begin: (state, rng) => run(state, BEGIN, rng), apply: run };
}

// The chart with its named guards and effects filled in. Entering a state first writes its name into
// the draft, as the kernel does.
function buildMachine(game: AnyGame) {
  const guards = Object.fromEntries(
    Object.entries(game.guards).map(([name, guard]) => [
      name,
      ({ context, event }: { context: Context; event: DecisionBase }) => guard(known(context.step).state, event),
    ]),
  );
  const effects = Object.fromEntries(
    Object.entries(game.effects).map(([name, effect]) => [
      name,
      assign(({ context, event }: { context: Context; event: DecisionBase }) => {
        effect(known(context.step), event);
        return {};
      }),
    ]),
  );
  const states = Object.fromEntries(
    Object.entries(game.chart.states).map(([name, state]) => [
      name,
      { ...state, entry: [enterName(name), ...list(state.entry)] },
    ]),
  );
  const config = { ...game.chart, context: { step: null }, states };
  const built = setup({ guards, actions: { ...effects, ...enterNames(game) } } as never);
  return built.createMachine(config as never) as unknown as AnyStateMachine;
}

const enterName = (name: string) => `enter ${name}`;

function enterNames(game: AnyGame) {
  return Object.fromEntries(
    Object.keys(game.chart.states).map((name) => [
      enterName(name),
      assign(({ context }: { context: Context }) => {
        if (context.step !== null) context.step.state.phase = name;
        return {};
      }),
    ]),
  );
}

function list(names: readonly string[] | string | undefined): readonly string[] {
  if (names === undefined) return [];
  return typeof names === 'string' ? [names] : names;
}

// For the bench only: the raw XState machine and its first snapshot.
export function createRawMachine(game: AnyGame) {
  const machine = buildMachine(game);
  return { machine, first: initialTransition(machine)[0] };
}
