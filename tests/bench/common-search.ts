// The common search on Brandubh against chance: npx tsx tests/bench/common-search.ts <level> <matches> <millis a move> [seed]
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import { LEVELS } from '../../engine/core/agent';
import type { DecisionBase } from '../../engine/core/decision';
import type { AnyGame } from '../../engine/core/game-module';
import { known } from '../../engine/core/invariant';
import { kernelFor } from '../../engine/core/kernel';
import { makeRng, mixSeed } from '../../engine/core/rng';
import { wilson } from '../../main/cli/tournament';
import { brandubh } from '../support/brandubh';

const [levelName = 'page', matchText = '200', millisText = '50', seedText = '1'] = process.argv.slice(2);
const level = LEVELS.find((each) => each === levelName) ?? 'page';
const matches = Number(matchText);
const game = brandubh as AnyGame;
const kernel = kernelFor(game);
const agents = [createAgentFor(game, level), createAgentFor(game, 'random')];

function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let wins = 0;
let draws = 0;
for (let match = 0; match < matches; match++) {
  const place = match % 2;
  const state = game.setup(null, 2, makeRng(1));
  kernel.begin(state, makeRng(1));
  let moves = 0;
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const decisions: readonly DecisionBase[] = game.legalDecisions(state);
    const agent = known(agents[asked.seat === place ? 0 : 1]);
    const rng = makeRng(mixSeed(Number(seedText) * 1000 + match, moves++));
    const budget = makeBudget(Number(millisText), now);
    kernel.apply(
      state,
      known(decisions[agent.choose(game.viewFor(state, asked.seat), { ...asked, decisions }, budget, rng)]),
      rng,
    );
  }
  const { winners } = known(game.outcome(state));
  if (winners.includes(place)) wins++;
  else if (winners.length === 0) draws++;
}
console.log(JSON.stringify({ level, matches, wins, draws, ...wilson(wins, matches), millis: Number(millisText) }));
