// Plays one match without a table, on the kernel, with agents that see views only.
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor, LEVEL_MILLIS } from '../../engine/ai/levels';
import type { AnyGame, Outcome, StateBase } from '../../engine/core/game-module';
import { invariant, known } from '../../engine/core/invariant';
import { compileKernel } from '../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { type PlayerName, readPlayer } from './player-name';

export interface HeadlessSetup {
  readonly game: AnyGame;
  // Who plays every seat.
  readonly seats: readonly PlayerName[];
  readonly seed: number;
  readonly options: unknown;
  // Milliseconds, by whatever clock budgets are to be counted in.
  now(): number;
  // Gets the facts of the match, where somebody counts them.
  emit?(event: { readonly type: string }): void;
}

export interface HeadlessResult {
  readonly winners: readonly number[];
  readonly reason: Outcome['reason'];
  readonly scores: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  // Milliseconds of every turn (run of decisions) of each seat.
  readonly turnMillis: readonly (readonly number[])[];
}

const MAX_DECISIONS = 50_000;
const AGENT_SALT = 0x2545f491;

export function playHeadless({ game, seats, seed, options, now, emit }: HeadlessSetup): HeadlessResult {
  const parsed = game.parseOptions(options, seats.length);
  invariant(parsed.ok, parsed.ok ? '' : parsed.message);
  const kernel = compileKernel(game);
  const rng = rngFor(seed, 0);
  const state: StateBase = game.setup(parsed.value, seats.length, rng);
  kernel.begin(state, rng, emit);
  const players = seats.map((name) => known(readPlayer(name)));
  const agents = players.map(({ agent, temper }) => createAgentFor(game, agent, temper));
  for (const agent of agents) agent.reset?.();
  const turnMillis: number[][] = seats.map(() => []);
  let decisions = 0;
  let lastSeat = -1;
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const { seat } = asked;
    const legal = game.legalDecisions(state);
    const started = now();
    const index =
      legal.length === 1
        ? 0
        : known(agents[seat]).choose(
            game.viewFor(state, seat),
            { ...asked, decisions: legal },
            makeBudget(LEVEL_MILLIS[known(players[seat]).agent], now),
            makeRng(mixSeed(seed ^ AGENT_SALT, decisions)),
          );
    const spent = now() - started;
    const own = known(turnMillis[seat]);
    if (seat === lastSeat && own.length > 0) own[own.length - 1] = known(own.at(-1)) + spent;
    else own.push(spent);
    lastSeat = seat;
    decisions++;
    invariant(decisions < MAX_DECISIONS, `${game.id} with seed ${seed} does not end`);
    const chosen = known(legal[index], `an index of the ${legal.length} decisions, not ${index}`);
    kernel.apply(state, chosen, rngFor(seed, decisions), emit);
  }
  const outcome = known(game.outcome(state), 'an outcome');
  return {
    winners: outcome.winners,
    reason: outcome.reason,
    scores: seats.map((_, seat) => outcome.standings.find((each) => each.seat === seat)?.score ?? 0),
    turns: game.progress(state).number,
    decisions,
    turnMillis,
  };
}
