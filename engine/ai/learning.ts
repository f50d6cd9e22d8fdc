// What training must know of a game: the features of a view, and who plays the matches it learns from.
import type { Agent } from '../core/agent';
import type { DecisionBase } from '../core/decision';
import type { Rng } from '../core/rng';
import type { Net } from './net';

// The next decisions by a quick policy, not by search. It sees the state but reads only what its seat may know.
export type Quick<State> = (state: State, rng: Rng) => readonly DecisionBase[];

// What a quick policy believes, for self-play to tune.
export interface Taste<State> {
  readonly weights: Readonly<Record<string, number>>;
  // Those that are chances, from 0 to 1.
  readonly chances: readonly string[];
  // The quick policy with other beliefs.
  believing(weights: Readonly<Record<string, number>>): Quick<State>;
}

export interface Learning<State, View> {
  readonly features: number;
  // Units of the layers between the features and the answer.
  readonly hidden: readonly number[];
  // How strongly weights are held small in the fit, where the usual pull is too weak for few matches.
  readonly decay?: number;
  // Matches of the first generation for each of a later one; they cost little.
  readonly firsts?: number;
  // Passes of learning from its own thoughts after the first fit; ten, if left out.
  readonly passes?: number;
  // Seat counts to learn, in equal parts.
  readonly seats: readonly number[];
  // Options to learn, in equal parts; the standard ones, if left out.
  readonly options?: readonly unknown[];
  // What tells one moment to learn from another, null where there is none; the round, if left out.
  moment?(state: State): number | null;
  // From the view of an onlooker: what all know.
  write(view: View, seat: number, into: Float32Array): void;
  // Plays the first matches, of which there must be very many.
  readonly first: Quick<State>;
  // What `first` plays by, where it can be tuned.
  readonly taste?: Taste<State>;
  createPlayer(net: Net): Agent<View>;
  // The net that the game carries.
  learned(): Net;
}

// biome-ignore lint/suspicious/noExplicitAny: each game is checked where it is defined.
export type AnyLearning = Learning<any, any>;
