// The live driver: a match at the table is run by the XState chart itself, step by step.
// Pure: it takes a state, returns the next one and what happened.
import { type AnyStateMachine, assign, enqueueActions, type StateValue, setup, transition } from 'xstate';
import type { Beat } from './beat';
import { type ChartLink, type ChartNode, leafOf, readChart } from './chart-nodes';
import type { DecisionBase } from './decision';
import type { AnyGame, StateBase } from './game-module';
import { known } from './invariant';
import { BEGIN, joinPath, splitPath } from './phase-chart';
import type { Rng } from './rng';
import type { Step } from './step';

interface Context {
  step: Step<StateBase, { type: string }> | null;
}

export interface Stepped<State, Event> {
  readonly state: State;
  readonly beats: readonly Beat<State, Event>[];
}

export interface LiveDriver<State = StateBase, Event = { type: string }> {
  begin(state: State, rng: Rng): Stepped<State, Event>;
  apply(state: State, decision: DecisionBase, rng: Rng): Stepped<State, Event>;
}

export function createLiveDriver(game: AnyGame): LiveDriver {
  const machine = buildMachine(game);
  const run = (before: StateBase, decision: DecisionBase, rng: Rng): Stepped<StateBase, { type: string }> => {
    const beats: Beat<StateBase>[] = [];
    const state: StateBase = game.cloneState(before);
    const emit = (event: { type: string }) => beats.push({ event, state: game.cloneState(state) });
    const step = { state, rng, emit, silent: false };
    const snapshot = machine.resolveState({ value: stateValueOf(state.phase), context: { step } });
    const [next] = transition(machine, snapshot, decision);
    state.phase = phaseOf(next.value);
    const last = beats.pop();
    return { state, beats: last === undefined ? [] : [...beats, { event: last.event, state }] };
  };
  return { begin: (state, rng) => run(state, BEGIN, rng), apply: run };
}

// The chart with its named guards and effects filled in, run by XState as it is written. One thing is added, as the
// kernel does it: between a transition's own effects and the entries, the leaf it leads to is written into the draft.
export function buildMachine(game: Pick<AnyGame, 'chart' | 'guards' | 'effects'>): AnyStateMachine {
  const nodes = readChart(game.chart);
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
  const arrivals = Object.fromEntries(nodes.map(({ path }) => [arriveName(path), arrive(path)]));
  const tops = nodes.filter((node) => node.parent === null);
  const config = {
    id: game.chart.id,
    initial: game.chart.initial,
    context: { step: null },
    states: statesOf(tops, game.chart.id),
  };
  const built = setup({ guards, actions: { ...effects, ...arrivals } } as never);
  return built.createMachine(config as never) as unknown as AnyStateMachine;
}

const arriveName = (path: string) => `arrive in ${path}`;

// No `assign`: XState must see that a transition without effects back into the same leaf has changed nothing.
const arrive = (path: string) =>
  enqueueActions(({ context }: { context: Context }) => {
    known(context.step).state.phase = path;
  });

function statesOf(nodes: readonly ChartNode[], id: string): Record<string, unknown> {
  const linked = ({ guard, effects, target, reenter }: ChartLink) => ({
    ...(guard === null ? {} : { guard }),
    ...(target === null ? { actions: effects } : { actions: [...effects, arriveName(leafOf(target).path)] }),
    ...(target === null ? {} : { target: `#${joinPath(id, target.path)}`, reenter }),
  });
  const state = (node: ChartNode) => ({
    ...(node.isFinal ? { type: 'final' } : {}),
    ...(node.initial === null ? {} : { initial: nameOf(node.initial), states: statesOf(node.children, id) }),
    on: Object.fromEntries([...node.on].map(([type, links]) => [type, links.map(linked)])),
    always: node.always.map(linked),
    entry: node.entry,
    exit: node.exit,
  });
  return Object.fromEntries(nodes.map((node) => [nameOf(node), state(node)]));
}

const nameOf = (node: ChartNode) => known(splitPath(node.path).at(-1));

// XState's value of a phase, and back: `a.b.c` is `{ a: { b: 'c' } }`.
export function stateValueOf(phase: string): StateValue {
  return splitPath(phase).reduceRight<StateValue | null>(
    (inner, name) => (inner === null ? name : { [name]: inner }),
    null,
  ) as StateValue;
}

function phaseOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [name, inner] = known(Object.entries(value)[0], 'the chart stands in one leaf');
  return joinPath(name, phaseOf(known(inner)));
}
