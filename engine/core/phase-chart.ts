// The shape of a game's `phases.ts`: our subset of an XState v5 chart, as plain data.
// Flat states; transitions by decision type and `always`; guards and effects by name.
export interface ChartTransition {
  readonly target?: string;
  readonly guard?: string;
  readonly actions?: readonly string[] | string;
}

export type ChartTransitions = ChartTransition | readonly ChartTransition[] | string;

export interface ChartState {
  readonly on?: Readonly<Record<string, ChartTransitions>>;
  readonly always?: ChartTransitions;
  readonly entry?: readonly string[] | string;
  readonly exit?: readonly string[] | string;
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
