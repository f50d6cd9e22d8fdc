// The shape of a game's `phases.ts`: our subset of an XState v5 chart, as plain data.
// States may hold states; transitions by decision type and `always`; guards and effects by name.
export interface ChartTransition {
  readonly target?: string;
  readonly guard?: string;
  readonly actions?: readonly string[] | string;
  // Leaves and enters the state again although it goes to itself or to one of its own states.
  readonly reenter?: boolean;
}

export type ChartTransitions = ChartTransition | readonly ChartTransition[] | string;

export interface ChartState {
  // The state that is entered with this one; only with `states`.
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartState>>;
  readonly on?: Readonly<Record<string, ChartTransitions>>;
  readonly always?: ChartTransitions;
  readonly entry?: readonly string[] | string;
  readonly exit?: readonly string[] | string;
  // Only a state at the top ends the match.
  readonly type?: 'final';
}

// `boot` is inert but for `begin`: XState computes the initial snapshot on every transition.
export interface PhaseChart {
  readonly id: string;
  readonly initial: 'boot';
  readonly states: Readonly<Record<string, ChartState>>;
}

// The event with which every driver leaves `boot`.
export const BEGIN = { type: 'begin' } as const;

// A phase is the whole path of a leaf: `deployment.market.choosingCard`.
const PATH = '.';

export function joinPath(parent: string, name: string): string {
  return parent === '' ? name : parent + PATH + name;
}

export function splitPath(phase: string): readonly string[] {
  return phase.split(PATH);
}

// Every phase a state of the game can stand in, with the state of the chart it names.
export function leavesOf(chart: PhaseChart): ReadonlyMap<string, ChartState> {
  const leaves = new Map<string, ChartState>();
  const walk = (states: Readonly<Record<string, ChartState>>, parent: string) => {
    for (const [name, state] of Object.entries(states)) {
      const path = joinPath(parent, name);
      if (state.states === undefined) leaves.set(path, state);
      else walk(state.states, path);
    }
  };
  walk(chart.states, '');
  return leaves;
}
