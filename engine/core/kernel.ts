// The search driver: a game's chart compiled once into a flat table of its leaves. Same flow as the live driver,
// which is right by definition (the contract tests run both in lockstep), many times faster.
import { type ChartLink, type ChartNode, crossing, leafOf, readChart } from './chart-nodes';
import type { DecisionBase } from './decision';
import type { GameModule, StateBase } from './game-module';
import { InvariantError, invariant } from './invariant';
import { BEGIN, type PhaseChart } from './phase-chart';
import type { Rng } from './rng';
import type { Step } from './step';

type Guard = (state: StateBase, decision: DecisionBase) => boolean;
type Effect = (step: Step<StateBase, { type: string }>, decision: DecisionBase) => void;

// One way out of a leaf, or round inside it: its own or one of the states around it, with everything flattened.
interface Move {
  readonly guard: Guard | null;
  // Exits, innermost first, then the transition's own.
  readonly leaving: readonly Effect[];
  // Null: stays.
  readonly target: Phase | null;
  // Entries, outermost first.
  readonly entering: readonly Effect[];
  // Changes nothing: where it is chosen by itself, the chart is at rest.
  readonly isIdle: boolean;
}

// A leaf of the chart.
interface Phase {
  readonly name: string;
  readonly on: Record<string, Move[]>;
  readonly always: Move[];
}

export interface Kernel<State, Decision, Event> {
  // Leaves `boot` and runs to the first request. Changes the state.
  begin(state: State, rng: Rng, emit?: (event: Event) => void): void;
  // Carries out a legal decision. Changes the state.
  apply(state: State, decision: Decision, rng: Rng, emit?: (event: Event) => void): void;
}

const MAX_MICROSTEPS = 10_000;

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
  // Words are made only for what is broken: this runs millions of times.
  if (phase === undefined) throw new InvariantError(`no phase ${step.state.phase}`);
  const candidates = phase.on[decision.type];
  if (candidates === undefined) throw new InvariantError(`${phase.name} does not take ${decision.type}`);
  let chosen = choose(candidates, step.state, decision);
  // As in XState, a decision without an enabled transition changes nothing.
  let current = chosen === null ? phase : take(phase, chosen, step, decision);
  for (let microsteps = 0; current.always.length > 0; microsteps++) {
    if (microsteps >= MAX_MICROSTEPS) throw new InvariantError(`${current.name} never comes to rest`);
    chosen = choose(current.always, step.state, decision);
    if (chosen === null || chosen.isIdle) return;
    current = take(current, chosen, step, decision);
  }
}

function choose(candidates: readonly Move[], state: StateBase, decision: DecisionBase): Move | null {
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as Move;
    if (candidate.guard === null || candidate.guard(state, decision)) return candidate;
  }
  return null;
}

function take(from: Phase, move: Move, step: Step<StateBase, { type: string }>, decision: DecisionBase): Phase {
  runAll(move.leaving, step, decision);
  const target = move.target;
  if (target === null) return from;
  step.state.phase = target.name;
  runAll(move.entering, step, decision);
  return target;
}

function runAll(effects: readonly Effect[], step: Step<StateBase, { type: string }>, decision: DecisionBase): void {
  for (let index = 0; index < effects.length; index++) (effects[index] as Effect)(step, decision);
}

function compileChart(chart: PhaseChart, guards: Record<string, Guard>, effects: Record<string, Effect>): Record<string, Phase> {
  const leaves = readChart(chart).filter((node) => node.initial === null);
  const phases: Record<string, Phase> = {};
  for (const { path } of leaves) phases[path] = { name: path, on: {}, always: [] };
  const effectsOf = (names: readonly string[]) => names.map((name) => named(effects, name, 'effect'));
  for (const leaf of leaves) {
    const phase = phases[leaf.path] as Phase;
    const compile = (link: ChartLink): Move => {
      const { left, entered } = crossing(leaf, link);
      const leaving = effectsOf([...left.flatMap((node) => node.exit), ...link.effects]);
      const target = link.target === null ? null : leafOf(link.target);
      // XState leaves the state that ends the match as soon as it has entered it.
      const entering = effectsOf([...entered.flatMap((node) => node.entry), ...(target?.isFinal ? target.exit : [])]);
      const isIdle = leaving.length + entering.length === 0 && (target === null || target === leaf);
      const guard = link.guard === null ? null : named(guards, link.guard, 'guard');
      return { guard, leaving, target: target === null ? null : (phases[target.path] as Phase), entering, isIdle };
    };
    if (leaf.isFinal) continue;
    // The leaf's own transitions come first, then those of the states around it.
    for (let node: ChartNode | null = leaf; node !== null; node = node.parent) {
      for (const [type, links] of node.on) phase.on[type] = [...(phase.on[type] ?? []), ...links.map(compile)];
      phase.always.push(...node.always.map(compile));
    }
  }
  return phases;
}

function named<Item>(table: Record<string, Item>, name: string, kind: string): Item {
  const item = table[name];
  invariant(item, `the chart names an unknown ${kind}: ${name}`);
  return item;
}
