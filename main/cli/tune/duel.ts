// A quick match in which one seat plays by other weights than the rest.
import type { AnyLearning, Taste } from '../../../engine/ai/learning';
import type { AnyGame, StateBase } from '../../../engine/core/game-module';
import { invariant, known } from '../../../engine/core/invariant';
import { kernelFor } from '../../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../../engine/core/rng';

// A weight near zero is changed as if it were this large.
const LEAST_SIZE = 0.15;
const PLAYER_SALT = 77;

// The weights after moving so far from where they stood at first.
export function shiftedWeights(
  { chances }: Pick<Taste<StateBase>, 'chances'>,
  start: Readonly<Record<string, number>>,
  moved: readonly number[],
) {
  return Object.fromEntries(
    Object.entries(start).map(([name, size], index) => {
      const weight = size + (moved[index] as number) * Math.max(LEAST_SIZE, Math.abs(size));
      return [name, chances.includes(name) ? Math.min(1, Math.max(0, weight)) : weight];
    }),
  );
}

export interface Duel {
  readonly seed: number;
  readonly seats: number;
  readonly seat: number;
  readonly own: Readonly<Record<string, number>>;
  readonly rest: Readonly<Record<string, number>>;
}

export interface Bout {
  // Share of the win, and points ahead of the best rival.
  readonly share: number;
  readonly ahead: number;
}

export function playDuel(game: AnyGame, learning: AnyLearning, { seed, seats, seat, own, rest }: Duel): Bout {
  const { believing } = known(learning.taste, 'weights to tune');
  const [ownQuick, restQuick] = [believing(own), believing(rest)];
  const options = game.parseOptions(learning.options?.[seed % learning.options.length] ?? {}, seats);
  invariant(options.ok, 'standard options');
  const kernel = kernelFor(game);
  const chance = rngFor(seed, 0);
  const state: StateBase = game.setup(options.value, seats, chance);
  kernel.begin(state, chance);
  const rng = makeRng(mixSeed(seed, PLAYER_SALT));
  let made = 0;
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const quick = asked.seat === seat ? ownQuick : restQuick;
    for (const decision of quick(state, rng)) kernel.apply(state, decision, rngFor(seed, ++made));
  }
  const { winners, standings } = known(game.outcome(state));
  const points = (of: number) => standings.find((each) => each.seat === of)?.score ?? 0;
  const rivals = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat);
  return {
    share: winners.includes(seat) ? 1 / winners.length : 0,
    ahead: points(seat) - Math.max(...rivals.map(points)),
  };
}
