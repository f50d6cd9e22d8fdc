// One match to learn from: the features of every seat at every new round or turn, and how it ended.
import { makeBudget } from '../../../engine/ai/budget';
import type { AnyLearning } from '../../../engine/ai/learning';
import type { Net } from '../../../engine/ai/net';
import type { DecisionBase, Phrase } from '../../../engine/core/decision';
import type { AnyGame, StateBase } from '../../../engine/core/game-module';
import { invariant, known } from '../../../engine/core/invariant';
import { kernelFor } from '../../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../../engine/core/rng';

export interface MatchRecord {
  readonly seed: number;
  readonly seats: number;
  // Share of the win and points, by seat.
  readonly shares: readonly number[];
  readonly points: readonly number[];
  // Every decision, so that other features can be read off the same match.
  readonly keys: readonly string[];
  // Moment by moment, seat by seat.
  readonly features: Float32Array;
}

const AGENT_SALT = 0x51ed270b;
const MAX_DECISIONS = 50_000;
// Visits bound the work; the clock is only a net below.
const MILLIS = 5000;

export function playToLearn(game: AnyGame, learning: AnyLearning, net: Net | null, seed: number): MatchRecord {
  const seats = known(learning.seats[seed % learning.seats.length]);
  return record(
    game,
    learning,
    seed,
    seats,
    net === null ? firstPlayers(learning, seed) : searchers(game, learning, net, seats, seed),
  );
}

// A recorded match again, decision by decision, for features that have changed since.
export function readAgain(game: AnyGame, learning: AnyLearning, { seed, seats, keys }: MatchRecord): MatchRecord {
  let next = 0;
  return record(game, learning, seed, seats, () => [known(game.parseKey(known(keys[next++])), 'a recorded decision')]);
}

function record(game: AnyGame, learning: AnyLearning, seed: number, seats: number, next: Next): MatchRecord {
  const options = game.parseOptions(learning.options?.[seed % learning.options.length] ?? {}, seats);
  invariant(options.ok, 'standard options');
  const kernel = kernelFor(game);
  const rng = rngFor(seed, 0);
  const state: StateBase = game.setup(options.value, seats, rng);
  kernel.begin(state, rng);
  const keys: string[] = [];
  const rows: Float32Array[] = [];
  const momentOf = (): number | null => (learning.moment === undefined ? game.progress(state).number : learning.moment(state));
  let moment = momentOf();
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const now = momentOf();
    if (now !== null && now !== moment) {
      moment = now;
      rows.push(...featuresOf(game, learning, state, seats));
    }
    for (const decision of next(state, asked)) {
      keys.push(game.makeKey(decision));
      kernel.apply(state, decision, rngFor(seed, keys.length));
    }
    invariant(keys.length < MAX_DECISIONS, `${game.id} with seed ${seed} does not end`);
  }
  const outcome = known(game.outcome(state));
  const features = new Float32Array(rows.length * learning.features);
  rows.forEach((row, index) => {
    features.set(row, index * learning.features);
  });
  // A draw is shared.
  const winners = outcome.winners.length > 0 ? outcome.winners : Array.from({ length: seats }, (_, seat) => seat);
  const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);
  const points = (seat: number) => outcome.standings.find((each) => each.seat === seat)?.score ?? 0;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return { seed, seats, shares: each.map(share), points: each.map(points), keys, features };
}

function featuresOf(game: AnyGame, learning: AnyLearning, state: StateBase, seats: number): Float32Array[] {
  const view = game.viewFor(state, null);
  return Array.from({ length: seats }, (_, seat) => {
    const row = new Float32Array(learning.features);
    learning.write(view, seat, row);
    return row;
  });
}

type Asked = { readonly seat: number; readonly prompt: Phrase };
type Next = (state: StateBase, asked: Asked) => readonly DecisionBase[];

function firstPlayers(learning: AnyLearning, seed: number): Next {
  const rng = makeRng(mixSeed(seed, AGENT_SALT));
  return (state) => learning.first(state, rng);
}

function searchers(game: AnyGame, learning: AnyLearning, net: Net, seats: number, seed: number): Next {
  const agents = Array.from({ length: seats }, () => learning.createPlayer(net));
  let asks = 0;
  return (state, asked) => {
    const decisions: readonly DecisionBase[] = game.legalDecisions(state);
    if (decisions.length === 1) return decisions;
    const budget = makeBudget(MILLIS, () => performance.now());
    const rng = makeRng(mixSeed(seed ^ AGENT_SALT, asks++));
    const index = known(agents[asked.seat]).choose(game.viewFor(state, asked.seat), { ...asked, decisions }, budget, rng);
    return [known(decisions[index])];
  };
}
