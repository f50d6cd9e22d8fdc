// The compiler refuses what lies outside our charts, and runs what lies inside as XState would.
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../engine/core/kernel';
import type { PhaseChart } from '../../../engine/core/phase-chart';
import { makeRng } from '../../../engine/core/rng';

interface Counter {
  phase: string;
  count: number;
  trace: string[];
}

const effects = {
  add: ({ state }: { state: Counter }) => {
    state.count++;
  },
  enter: ({ state }: { state: Counter }) => {
    state.trace.push(`enter ${state.phase}`);
  },
  leave: ({ state }: { state: Counter }) => {
    state.trace.push(`leave ${state.phase}`);
  },
};
const guards = { isThree: (state: Counter) => state.count >= 3 };

const compile = (states: unknown) =>
  compileKernel<Counter, { type: string }, { type: string }>({
    chart: { id: 'c', initial: 'boot', states } as PhaseChart,
    guards,
    effects,
  });

describe('the kernel', () => {
  it('runs guards after effects, exits before them and entries at the end', () => {
    const kernel = compile({
      boot: { on: { begin: 'one' } },
      one: { on: { go: { target: 'check', actions: 'add' } }, exit: 'leave', entry: ['enter'] },
      check: { always: [{ guard: 'isThree', target: 'done' }, { target: 'one' }] },
      done: { type: 'final', entry: 'enter' },
    });
    const state: Counter = { phase: 'boot', count: 0, trace: [] };
    kernel.begin(state, makeRng(1));
    for (let turn = 0; turn < 3; turn++) kernel.apply(state, { type: 'go' }, makeRng(1));
    expect(state).toEqual({
      phase: 'done',
      count: 3,
      trace: ['enter one', 'leave one', 'enter one', 'leave one', 'enter one', 'leave one', 'enter done'],
    });
  });

  it('throws for a decision that the phase does not take', () => {
    const kernel = compile({ boot: { on: { begin: 'one' } }, one: { on: { go: 'one' } } });
    const state: Counter = { phase: 'one', count: 0, trace: [] };
    expect(() => kernel.apply(state, { type: 'stop' }, makeRng(1))).toThrow('one does not take stop');
  });

  it('stops a chart that never comes to rest', () => {
    const kernel = compile({ boot: { on: { begin: 'one' } }, one: { always: 'two' }, two: { always: 'one' } });
    expect(() => kernel.begin({ phase: 'boot', count: 0, trace: [] }, makeRng(1))).toThrow('never comes to rest');
  });

  it.each([
    ['after', { one: { after: { 100: 'boot' } } }],
    ['invoke', { one: { invoke: { src: 'x' } } }],
    ['parallel', { one: { type: 'parallel' } }],
    ['history', { one: { type: 'history' } }],
    ['wildcards', { one: { on: { '*': 'boot' } } }],
    ['inline guards', { one: { on: { go: { guard: () => true, target: 'boot' } } } }],
    ['inline actions', { one: { on: { go: { actions: () => {} } } } }],
    ['an unknown effect', { one: { on: { go: { actions: 'nowhere' } } } }],
    ['an unknown guard', { one: { on: { go: { guard: 'nowhere', target: 'boot' } } } }],
  ])('refuses %s', (_name, states) => {
    expect(() => compile({ boot: { on: { begin: 'one' } }, ...states })).toThrow();
  });
});
