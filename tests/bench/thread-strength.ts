// Whether several threads make the same hetman stronger: one seat with so many against one seat with one, seats in turn.
// The threads are simulated, one after the other, each with the processor time of its own that the first one took, and lay
// together what they have found out as the host's do. Every match is printed, so that an interrupted run is not lost.
// npx tsx tests/bench/thread-strength.ts <game> <threads> <millis> <matches> [seed]
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import type { Agent } from '../../engine/core/agent';
import type { DecisionBase, Request } from '../../engine/core/decision';
import { known } from '../../engine/core/invariant';
import { compileKernel } from '../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { GAME_IDS, games } from '../../engine/registry';
import { wilson } from '../../main/cli/tournament';

const [id = '', threadText = '2', millisText = '200', count = '60', from = '1'] = process.argv.slice(2);
const game = games[known(GAME_IDS.find((each) => each === id))];
const threads = Number(threadText);
const millis = Number(millisText);
const SEATS = 2;
const kernel = compileKernel(game);
const cpuMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let divided = 0;
function decide(team: readonly Agent[], view: unknown, request: Request<DecisionBase>, seed: number): number {
  const first = known(team[0]);
  const own = makeBudget(millis, cpuMillis);
  const partOf = (index: number) => ({ index, count: team.length, seed });
  const found = team.length > 1 ? first.ponder?.(view, request, own, makeRng(seed), partOf(0)) : null;
  if (!found) return first.choose(view, request, own, makeRng(seed));
  divided++;
  const taken = own.spent();
  const theirs = team.slice(1).map((helper, place) => {
    const begun = cpuMillis();
    const budget = makeBudget(millis, cpuMillis, () => cpuMillis() - begun > taken);
    return helper.ponder?.(view, request, budget, makeRng(mixSeed(seed, place + 1)), partOf(place + 1)) ?? [];
  });
  return known(first.conclude?.(view, request, [found, ...theirs]));
}

let wins = 0;
let played = 0;
for (let match = 0; match < Number(count); match++) {
  const seed = Number(from) + Math.floor(match / SEATS);
  const helped = match % SEATS;
  const options = game.parseOptions({}, SEATS);
  if (!options.ok) throw new Error(options.message);
  const rng = rngFor(seed, 0);
  const state = game.setup(options.value, SEATS, rng);
  kernel.begin(state, rng);
  const teams = Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: seat === helped ? threads : 1 }, () => createAgentFor(game, 'hetman')),
  );
  let made = 0;
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const decisions = game.legalDecisions(state);
    const view = game.viewFor(state, asked.seat);
    const request = { ...asked, decisions };
    const index = decisions.length === 1 ? 0 : decide(known(teams[asked.seat]), view, request, mixSeed(seed, made));
    kernel.apply(state, known(decisions[index]), rngFor(seed, ++made));
  }
  const { winners } = known(game.outcome(state));
  if (winners.includes(helped)) wins += 1 / winners.length;
  played++;
  const { low, high } = wilson(wins, played);
  console.log(JSON.stringify({ game: id, threads, millis, played, seed, wins, share: wins / played, low, high, divided }));
}
