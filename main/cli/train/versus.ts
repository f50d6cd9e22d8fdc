// Strength of a player: one seat of it against hetmans of another version of the program, whose folder is given; both see
// views only.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeBudget } from '../../../engine/ai/budget';
import { LEVEL_MILLIS } from '../../../engine/ai/levels';
import type { Agent } from '../../../engine/core/agent';
import type { DecisionBase } from '../../../engine/core/decision';
import type { StateBase } from '../../../engine/core/game-module';
import { invariant, known } from '../../../engine/core/invariant';
import { kernelFor } from '../../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../../engine/core/rng';
import { type GameId, games } from '../../../engine/registry';
import { wilson } from '../tournament';

export interface Strength {
  readonly seats: number;
  readonly matches: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const SALT = 0x2545f491;

function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface Contest {
  readonly game: GameId;
  readonly player: Agent;
  // Of the other version.
  readonly folder: string;
  readonly seats: number;
  readonly matches: number;
  readonly seed: number;
  // Milliseconds of processor time that the player has for a decision.
  readonly millis?: number;
  // The same for the others.
  readonly rivalMillis?: number;
  // Told after every match.
  tell?(so: Strength): void;
}

export async function playAgainst(contest: Contest): Promise<Strength> {
  const { game: id, player, folder, seats, matches, seed, millis, rivalMillis, tell } = contest;
  const game = games[id];
  const at = (file: string) => import(pathToFileURL(resolve(folder, file)).href);
  const old = (await at('engine/registry.ts')).games[id];
  const { createAgentFor } = await at('engine/ai/levels.ts');
  const rivals: Agent[] = Array.from({ length: seats - 1 }, () => createAgentFor(old, 'hetman'));
  const kernel = kernelFor(game);
  let wins = 0;
  const strength = (played: number): Strength => ({ seats, matches: played, share: wins / played, ...wilson(wins, played) });
  for (let match = 0; match < matches; match++) {
    const options = game.parseOptions({}, seats);
    invariant(options.ok, 'standard options');
    const own = seed + Math.floor(match / seats);
    const place = match % seats;
    const agents = [...rivals.slice(0, place), player, ...rivals.slice(place)];
    for (const agent of agents) agent.reset?.();
    const rng = rngFor(own, 0);
    const state: StateBase = game.setup(options.value, seats, rng);
    kernel.begin(state, rng);
    let made = 0;
    for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
      const decisions: readonly DecisionBase[] = game.legalDecisions(state);
      const limit = asked.seat === place ? millis : rivalMillis;
      const budget = makeBudget(limit ?? LEVEL_MILLIS.hetman, cpuMillis);
      const view = game.viewFor(state, asked.seat);
      const index =
        decisions.length === 1
          ? 0
          : known(agents[asked.seat]).choose(view, { ...asked, decisions }, budget, makeRng(mixSeed(own ^ SALT, made)));
      kernel.apply(state, known(decisions[index]), rngFor(own, ++made));
    }
    const { winners } = known(game.outcome(state));
    if (winners.includes(place)) wins += 1 / winners.length;
    tell?.(strength(match + 1));
  }
  return strength(matches);
}
