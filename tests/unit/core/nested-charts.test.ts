// States inside states: the kernel's flat table does what XState does with the chart as it is written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResting, readChart } from '../../../engine/core/chart-nodes';
import type { AnyGame } from '../../../engine/core/game-module';
import { compileKernel } from '../../../engine/core/kernel';
import { createLiveDriver } from '../../../engine/core/live-driver';
import { type ChartState, leavesOf, type PhaseChart } from '../../../engine/core/phase-chart';
import { makeRng } from '../../../engine/core/rng';
import type { Step } from '../../../engine/core/step';

interface Traced {
  phase: string;
  // Guards read its bits; effects change them, so the way depends on the order.
  bits: number;
  // Transitions that happen by themselves burn it, so that every chart comes to rest.
  fuel: number;
  trace: string[];
}

type TracedStep = Step<Traced, { type: string }>;

const fresh = (phase = 'boot'): Traced => ({ phase, bits: 1, fuel: 12, trace: [] });

// Effects tell their name and the phase in which they ran.
const effect = (name: string) => (step: TracedStep, decision: { type: string }) => {
  step.state.trace.push(`${name} in ${step.state.phase} by ${decision.type}`);
  step.state.bits = (step.state.bits * 7 + name.length + step.state.trace.length) % 64;
  step.emit({ type: name });
};

const burn = (step: TracedStep) => {
  step.state.fuel--;
  step.state.bits = (step.state.bits * 5 + 3) % 64;
};

const guards: Record<string, (state: Traced, decision: { type: string }) => boolean> = {
  burns: (state) => state.fuel > 0,
  ...Object.fromEntries(
    [0, 1, 2, 3].map((bit) => [`bit${bit}`, (state: Traced) => state.fuel > 0 && (state.bits & (1 << bit)) !== 0]),
  ),
  isGo: (state, decision) => state.fuel > 0 && decision.type === 'go',
};

function gameOf(chart: PhaseChart): AnyGame {
  const names = new Set<string>();
  const collect = (part: unknown) => {
    for (const name of typeof part === 'string' ? [part] : ((part ?? []) as string[])) names.add(name);
  };
  const linked = (links: unknown) => {
    for (const each of [links].flat())
      if (typeof each === 'object' && each !== null) collect((each as { actions?: unknown }).actions);
  };
  const walk = (states: Readonly<Record<string, ChartState>>) => {
    for (const state of Object.values(states)) {
      collect(state.entry);
      collect(state.exit);
      for (const links of [...Object.values(state.on ?? {}), state.always ?? []]) linked(links);
      walk(state.states ?? {});
    }
  };
  walk(chart.states);
  const effects = Object.fromEntries([...names].map((name) => [name, effect(name)]));
  const cloneState = (state: Traced) => ({ ...state, trace: [...state.trace] });
  return { chart, guards, effects: { ...effects, burn }, cloneState } as unknown as AnyGame;
}

// Both drivers, decision by decision; the same state, trace and events or the test fails.
function runBoth(chart: PhaseChart, decisions: readonly string[]): Traced {
  const game = gameOf(chart);
  const kernel = compileKernel(game);
  const live = createLiveDriver(game);
  const fast = fresh();
  let slow: Traced = fresh();
  const taken = new Map(readChart(chart).map((node) => [node.path, node]));
  for (const type of ['begin', ...decisions]) {
    const leaf = taken.get(fast.phase);
    let takes = false;
    for (let node = leaf ?? null; node !== null; node = node.parent) takes ||= node.on.has(type);
    if (!takes || leaf?.isFinal) continue;
    const facts: unknown[] = [];
    kernel.apply(fast, { type }, makeRng(1), (event) => facts.push(event));
    const stepped = live.apply(slow, { type }, makeRng(1));
    slow = stepped.state as Traced;
    expect(fast).toEqual(slow);
    expect(facts).toEqual(stepped.beats.map((beat) => beat.event));
  }
  return fast;
}

const chartOf = (states: unknown) => ({ id: 'nested', initial: 'boot', states }) as PhaseChart;

// A day of three parts; the middle one has its own parts.
const day = chartOf({
  boot: { on: { begin: 'morning' } },
  morning: {
    initial: 'waking',
    entry: 'sunrise',
    exit: 'bell',
    on: { call: { target: 'noon', actions: 'shout' }, again: { target: 'morning', actions: 'yawn' } },
    states: {
      waking: { entry: 'open', exit: 'rise', on: { go: 'eating' } },
      eating: { entry: 'sit', exit: 'stand', on: { go: { target: '#nested.noon.work.digging' }, again: {} } },
    },
  },
  noon: {
    initial: 'rest',
    entry: 'high',
    exit: 'low',
    on: {
      go: { target: '.rest', actions: 'pause' },
      call: { target: 'noon', reenter: true, actions: 'shout' },
      end: 'night',
    },
    states: {
      rest: { entry: 'lie', on: { go: 'work' } },
      work: {
        initial: 'digging',
        entry: 'takeSpade',
        exit: 'dropSpade',
        on: { again: { target: '.sowing', actions: 'nod' }, end: { guard: 'isGo', target: 'rest' } },
        states: {
          digging: { exit: 'wipe', on: { swap: 'sowing' } },
          sowing: { entry: 'bend', on: { swap: '#nested.noon.work' } },
        },
      },
    },
  },
  night: { type: 'final', entry: 'sleep', exit: 'dream' },
});

const traceOf = (decisions: readonly string[]) => {
  const { phase, trace } = runBoth(day, decisions);
  return { phase, trace: trace.map((line) => line.split(' in ')[0]) };
};

describe('a nested chart', () => {
  it('is entered from the outside in, down to its first leaf', () => {
    expect(traceOf([])).toEqual({ phase: 'morning.waking', trace: ['sunrise', 'open'] });
  });

  it('leaves from the inside out and enters only what is not yet entered', () => {
    expect(traceOf(['go', 'go'])).toEqual({
      phase: 'noon.work.digging',
      trace: ['sunrise', 'open', 'rise', 'sit', 'stand', 'bell', 'high', 'takeSpade'],
    });
  });

  it("takes a parent's transition where the leaf has none; the leaf's own comes first", () => {
    expect(traceOf(['call']).trace.slice(2)).toEqual(['rise', 'bell', 'shout', 'high', 'lie']);
    // In `eating`, `again` is taken by a transition that does nothing.
    expect(traceOf(['go', 'again'])).toEqual(traceOf(['go']));
  });

  it('does not leave a state that goes to itself or into itself, unless it says so', () => {
    expect(traceOf(['again']).trace.slice(2)).toEqual(['rise', 'yawn', 'open']);
    expect(traceOf(['go', 'go', 'again']).trace.slice(8)).toEqual(['wipe', 'nod', 'bend']);
    expect(traceOf(['go', 'go', 'call']).trace.slice(8)).toEqual(['wipe', 'dropSpade', 'low', 'shout', 'high', 'lie']);
    // From a leaf to the state around it: that one is left and entered again.
    expect(traceOf(['go', 'go', 'swap', 'swap']).trace.slice(10)).toEqual(['dropSpade', 'takeSpade']);
  });

  it('tries the parents when no guard of the leaf holds, and ends at the top', () => {
    // `end` in `work` is guarded for `go`, so the outer one is taken.
    expect(traceOf(['go', 'go', 'end'])).toMatchObject({ phase: 'night' });
    expect(traceOf(['go', 'go', 'end']).trace.slice(8)).toEqual(['wipe', 'dropSpade', 'low', 'sleep', 'dream']);
  });

  it('stands in the old leaf until its transition is done, then in the new one', () => {
    const { trace } = runBoth(day, ['call']);
    expect(trace.slice(2).map((line) => line.split(' in ')[1])).toEqual([
      'morning.waking by call',
      'morning.waking by call',
      'morning.waking by call',
      'noon.rest by call',
      'noon.rest by call',
    ]);
  });

  it('runs what happens by itself in a parent, and rests where that changes nothing', () => {
    const chart = chartOf({
      boot: { on: { begin: 'round' } },
      round: {
        initial: 'first',
        always: [
          { guard: 'burns', target: '.second', actions: 'burn' },
          // Nothing left to burn: goes to where it stands, without effects.
          { target: '.second' },
        ],
        states: { first: {}, second: { on: { go: 'first' } } },
      },
    });
    expect(runBoth(chart, ['go', 'go'])).toMatchObject({ phase: 'round.second', fuel: 0 });
  });

  it('names its leaves by their whole path, and says in which the match can stand', () => {
    expect([...leavesOf(day).keys()]).toEqual([
      'boot',
      'morning.waking',
      'morning.eating',
      'noon.rest',
      'noon.work.digging',
      'noon.work.sowing',
      'night',
    ]);
    const transient = chartOf({
      boot: { on: { begin: 'a' } },
      a: { initial: 'b', states: { b: { always: '#nested.c' } } },
      c: { on: { go: 'a' } },
    });
    expect(
      readChart(transient)
        .filter((node) => node.initial === null && isResting(node))
        .map((node) => node.path),
    ).toEqual(['boot', 'c']);
  });

  it.each([
    ['a state that has states and no first one', { one: { states: { a: {} } } }],
    ['a first state that is not there', { one: { initial: 'b', states: { a: {} } } }],
    ['a first state without states', { one: { initial: 'a' } }],
    ['a first state with effects', { one: { initial: { target: 'a', actions: 'x' }, states: { a: {} } } }],
    ['an end inside a state', { one: { initial: 'a', states: { a: { type: 'final' } } } }],
    ['a transition to nowhere', { one: { on: { go: 'two' } } }],
    ['a name with a dot', { 'a.b': {} }],
    ['several targets', { one: { on: { go: { target: ['boot', 'one'] } } } }],
    ['parallel states inside a state', { one: { initial: 'a', states: { a: { type: 'parallel' } } } }],
    ['an inline effect inside a state', { one: { initial: 'a', states: { a: { entry: () => {} } } } }],
  ])('refuses %s', (_name, states) => {
    const chart = chartOf({ boot: { on: { begin: 'one' } }, one: {}, ...states });
    expect(() => compileKernel(gameOf(chart))).toThrow();
    expect(() => createLiveDriver(gameOf(chart))).toThrow();
  });
});

// Random charts: up to three levels, transitions from every level to every level, guarded and not.
const DECISIONS = ['go', 'call', 'swap'] as const;
const CHARTS = 200;

interface Shape {
  readonly inner: readonly Shape[];
}

const shape: fc.Arbitrary<Shape> = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    inner: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('shape'), { minLength: 1, maxLength: 3 }),
    ),
  }),
})).shape;

function pathsOf(shapes: readonly Shape[], parent: string): string[] {
  return shapes.flatMap(({ inner }, index) => {
    const path = parent === '' ? `s${index}` : `${parent}.s${index}`;
    return [path, ...pathsOf(inner, path)];
  });
}

// The seed decides everything that the shape leaves open.
function randomChart(shapes: readonly Shape[], seed: number): PhaseChart {
  const rng = makeRng(seed);
  const paths = [...pathsOf(shapes, ''), 'end'];
  const pick = <Item>(items: readonly Item[]) => items[rng.int(items.length)] as Item;
  const transition = (path: string, byItself: boolean) => ({
    ...(rng.int(4) === 0 ? {} : { target: `#nested.${pick(paths)}` }),
    ...(rng.int(3) === 0 ? { reenter: true } : {}),
    ...(byItself || rng.int(3) === 0 ? { guard: pick(['bit0', 'bit1', 'bit2', 'bit3', 'isGo', 'burns']) } : {}),
    actions: [...(rng.int(2) === 0 ? [`way ${path}`] : []), ...(byItself ? ['burn'] : [])],
  });
  const several = (path: string, byItself: boolean) => Array.from({ length: 1 + rng.int(2) }, () => transition(path, byItself));
  const stateOf = ({ inner }: Shape, path: string): ChartState => ({
    ...(rng.int(3) > 0 ? { entry: [`enter ${path}`] } : {}),
    ...(rng.int(3) > 0 ? { exit: [`leave ${path}`] } : {}),
    on: Object.fromEntries(DECISIONS.filter(() => rng.int(3) > 0).map((type) => [type, several(path, false)])),
    // Now and then one that changes nothing: XState then rests.
    ...(rng.int(3) === 0 ? { always: rng.int(5) === 0 ? [{ guard: 'bit1' }] : several(path, true) } : {}),
    ...(inner.length === 0 ? {} : { initial: `s${rng.int(inner.length)}`, states: statesOf(inner, path) }),
  });
  const statesOf = (each: readonly Shape[], parent: string): Record<string, ChartState> =>
    Object.fromEntries(
      each.map((one, index) => [`s${index}`, stateOf(one, parent === '' ? `s${index}` : `${parent}.s${index}`)]),
    );
  return chartOf({
    boot: { on: { begin: { target: 's0' } } },
    ...statesOf(shapes, ''),
    end: { type: 'final', entry: ['enter end'], exit: ['leave end'] },
  });
}

describe('random nested charts', () => {
  it('go the same way in the kernel and in XState', () => {
    let lines = 0;
    let deep = 0;
    const shapes = fc.array(shape, { minLength: 1, maxLength: 3 });
    const decisions = fc.array(fc.constantFrom(...DECISIONS), { minLength: 8, maxLength: 24 });
    fc.assert(
      fc.property(shapes, fc.nat(), decisions, (each, seed, taken) => {
        const { trace, phase } = runBoth(randomChart(each, seed), taken);
        lines += trace.length;
        if (phase.split('.').length > 2) deep++;
      }),
      { numRuns: CHARTS, seed: 11 },
    );
    expect(lines).toBeGreaterThan(CHARTS);
    expect(deep).toBeGreaterThan(CHARTS / 20);
  });
});
