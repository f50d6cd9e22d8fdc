// What an effect gets: the draft it may change, chance, and where to tell what happened.
import type { Rng } from './rng';

export interface Step<State, Event> {
  readonly state: State;
  readonly rng: Rng;
  // Facts for showing, in the past tense, told once the draft holds what they say. Rules never read them.
  emit(event: Event): void;
  // True in search and simulation: events go nowhere, so costly ones need not be built.
  readonly silent: boolean;
}
