// The search driver: a game's chart compiled once into a flat table. Same flow as the live driver,
// which is right by definition (the contract tests run both in lockstep), many times faster.
import { createMachine } from 'xstate';
import type { DecisionBase } from './decision';
import type { GameModule, StateBase } from './game-module';
import { invariant } from './invariant';
import { BEGIN, type PhaseChart } from './phase-chart';
import type { Rng } from './rng';
import type { Step } from './step';

type Guard = (state: StateBase, decision: DecisionBase) => boolean;
type Effect = (step: Step<StateBase, { type: string }>, decision: DecisionBase) => void;

interface Transition {
  readonly guard: Guard | null;
  readonly effects: readonly Effect[];
  // Null: an inner transition, which neither leaves nor enters.
  readonly target: Phase | null;
}

interface Phase {
  readonly name: string;
  readonly on: Record<string, Transition[]>;
  readonly always: Transition[];
  readonly entry: Effect[];
  readonly exit: Effect[];
}

export interface Kernel<State, Decision, Event> {
  // Leaves `boot` and runs to the first request. Changes the state.
  begin(state: State, rng: Rng, emit?: (event: Event) => void): void;
  // Carries out a legal decision. Changes the state.
  apply(state: State, decision: Decision, rng: Rng, emit?: (event: Event) => void): void;
}

const MAX_MICROSTEPS = 10_000;
const SUBSET = new Set(['on', 'always', 'entry', 'exit', 'type']);
const TRANSITION_SUBSET = new Set(['target', 'guard', 'actions']);

export function compileKernel<State extends StateBase, Decision extends DecisionBase, Event extends { readonly type: string }>(
  game: Pick<GameModule<State, Decision, unknown, Event>, 'chart' | 'guards' | 'effects'>,
): Kernel<State, Decision, Event> {
  const phases = compileChart(
    game.chart,
    game.guards as unknown as Record<string, Guard>,
    game.effects as unknown as Record<string, Effect>,
  );
  const run = (state: State, decision: DecisionBase, rng: Rng, emit?: (event: Event) => void) => {
    const step = { state, rng, emit: emit ?? swallow, silent: emit === undefined } as unknown as Step<
      StateBase,
      { type: string }
    >;
    runMacrostep(phases, step, decision);
  };
  return {
    begin: (state, rng, emit) => run(state, BEGIN, rng, emit),
    apply: run,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: one table for the kernels of all games.
const compiled = new WeakMap<object, Kernel<any, any, any>>();

// The game's kernel, compiled at its first use.
export function kernelFor<State extends StateBase, Decision extends DecisionBase, Event extends { readonly type: string }>(
  game: Pick<GameModule<State, Decision, unknown, Event>, 'chart' | 'guards' | 'effects'>,
): Kernel<State, Decision, Event> {
  const known = compiled.get(game);
  if (known !== undefined) return known;
  const kernel = compileKernel(game);
  compiled.set(game, kernel);
  return kernel;
}

function swallow(): void {}

function runMacrostep(phases: Record<string, Phase>, step: Step<StateBase, { type: string }>, decision: DecisionBase): void {
  const phase = phases[step.state.phase];
  invariant(phase, `no phase ${step.state.phase}`);
  const candidates = phase.on[decision.type];
  invariant(candidates, `${phase.name} does not take ${decision.type}`);
  let chosen = choose(candidates, step.state, decision);
  // As in XState, an event without an enabled transition changes nothing.
  if (chosen === null) return;
  let current = take(phase, chosen, step, decision);
  for (let microsteps = 0; current.always.length > 0; microsteps++) {
    invariant(microsteps < MAX_MICROSTEPS, `${current.name} never comes to rest`);
    chosen = choose(current.always, step.state, decision);
    if (chosen === null) return;
    current = take(current, chosen, step, decision);
  }
}

function choose(candidates: readonly Transition[], state: StateBase, decision: DecisionBase): Transition | null {
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as Transition;
    if (candidate.guard === null || candidate.guard(state, decision)) return candidate;
  }
  return null;
}

function take(from: Phase, transition: Transition, step: Step<StateBase, { type: string }>, decision: DecisionBase): Phase {
  const target = transition.target;
  if (target !== null) runAll(from.exit, step, decision);
  runAll(transition.effects, step, decision);
  if (target === null) return from;
  step.state.phase = target.name;
  runAll(target.entry, step, decision);
  return target;
}

function runAll(effects: readonly Effect[], step: Step<StateBase, { type: string }>, decision: DecisionBase): void {
  for (let index = 0; index < effects.length; index++) (effects[index] as Effect)(step, decision);
}

function compileChart(chart: PhaseChart, guards: Record<string, Guard>, effects: Record<string, Effect>): Record<string, Phase> {
  refuseForeignParts(chart);
  // XState resolves and checks the targets; the table is read off its nodes.
  const machine = createMachine(chart as never);
  const phases: Record<string, Phase> = {};
  for (const name of Object.keys(machine.states)) phases[name] = { name, on: {}, always: [], entry: [], exit: [] };
  const effectsOf = (actions: readonly unknown[]) => actions.map((action) => named(effects, action, 'effect'));
  for (const [name, node] of Object.entries(machine.states)) {
    const phase = phases[name] as Phase;
    const compile = (transition: {
      guard?: unknown;
      actions: readonly unknown[];
      target?: readonly { key: string }[] | undefined;
    }) => ({
      guard: transition.guard === undefined ? null : named(guards, transition.guard, 'guard'),
      effects: effectsOf(transition.actions),
      target: transition.target === undefined ? null : (phases[(transition.target[0] as { key: string }).key] as Phase),
    });
    for (const [type, transitions] of node.transitions) phase.on[type] = transitions.map(compile);
    phase.always.push(...(node.always ?? []).map(compile));
    phase.entry.push(...effectsOf(node.entry));
    phase.exit.push(...effectsOf(node.exit));
  }
  return phases;
}

function named<Item>(table: Record<string, Item>, reference: unknown, kind: string): Item {
  const name = typeof reference === 'string' ? reference : (reference as { type?: unknown }).type;
  invariant(typeof name === 'string', `an inline ${kind} in the chart`);
  const item = table[name];
  invariant(item, `the chart names an unknown ${kind}: ${name}`);
  return item;
}

function refuseForeignParts(chart: PhaseChart): void {
  for (const [name, state] of Object.entries(chart.states)) {
    for (const part of Object.keys(state)) invariant(SUBSET.has(part), `${name}: '${part}' lies outside our charts`);
    invariant(state.type === undefined || state.type === 'final', `${name}: type '${state.type}' lies outside our charts`);
    for (const [type, transitions] of Object.entries(state.on ?? {})) {
      invariant(!type.includes('*'), `${name}: wildcards lie outside our charts`);
      refuseForeignTransitions(name, transitions);
    }
    refuseForeignTransitions(name, state.always ?? []);
  }
}

function refuseForeignTransitions(name: string, transitions: unknown): void {
  for (const transition of Array.isArray(transitions) ? transitions : [transitions]) {
    if (typeof transition === 'string') continue;
    for (const [part, value] of Object.entries(transition as object)) {
      invariant(TRANSITION_SUBSET.has(part), `${name}: '${part}' lies outside our charts`);
      const values: unknown[] = Array.isArray(value) ? value : [value];
      invariant(
        values.every((each) => typeof each === 'string'),
        `${name}: inline functions lie outside our charts`,
      );
    }
  }
}
