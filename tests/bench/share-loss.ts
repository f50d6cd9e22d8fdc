// What a level gives away, judged by the hetman: share of the best decision less that of the chosen one, every few decisions
// of matches in which the level plays all seats. npx tsx tests/bench/share-loss.ts <game> <level> <decisions> [seed] [visits]
import { createAgentFor } from '../../engine/ai/levels';
import { LEVELS } from '../../engine/core/agent';
import type { DecisionBase } from '../../engine/core/decision';
import { invariant, known } from '../../engine/core/invariant';
import { kernelFor } from '../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { GAME_IDS, games } from '../../engine/registry';

const [gameName = 'grunwald', levelName = 'squire', countText = '200', seedText = '1', visitText = '1200'] =
  process.argv.slice(2);
const game = games[known(GAME_IDS.find((id) => id === gameName))];
const level = known(LEVELS.find((each) => each === levelName));
const wanted = Number(countText);
const SEATS = 3;
// Every so many decisions with a choice one is judged, so that a match gives many different moments.
const EVERY = 7;
const BIG = 0.25;

// The clock is read once in eight visits.
function visits(count: number) {
  let reads = 0;
  return { millis: count / 8, spent: () => ++reads, isCancelled: () => false };
}

const judge = createAgentFor(game, 'hetman');
const kernel = kernelFor(game);
const losses: number[] = [];
for (let seed = Number(seedText); losses.length < wanted; seed++) {
  const options = game.parseOptions({}, SEATS);
  invariant(options.ok, 'standard options');
  const rng = rngFor(seed, 0);
  const state = game.setup(options.value, SEATS, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: SEATS }, () => createAgentFor(game, level));
  let made = 0;
  for (let asked = game.requestFor(state); asked !== null && losses.length < wanted; asked = game.requestFor(state)) {
    const decisions: readonly DecisionBase[] = game.legalDecisions(state);
    const view = game.viewFor(state, asked.seat);
    const request = { ...asked, decisions };
    const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
    const chosen =
      decisions.length === 1 ? 0 : known(agents[asked.seat]).choose(view, request, patient, makeRng(mixSeed(seed, made)));
    if (decisions.length > 1 && made % EVERY === 0) {
      // The pace of a hetman is part of his budget; the count is meant whole.
      const assessed = known(judge.assess)(view, request, visits(Number(visitText) / 0.3), makeRng(seed));
      const [best] = assessed;
      const own = assessed.find(({ index }) => index === chosen);
      if (best !== undefined && own !== undefined && own.work > 0) losses.push(Math.max(0, best.share - own.share));
    }
    kernel.apply(state, known(decisions[chosen]), rngFor(seed, ++made));
  }
}
const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
const big = losses.filter((loss) => loss > BIG).length / losses.length;
console.log(
  JSON.stringify({ game: gameName, level, decisions: losses.length, mean: +mean.toFixed(4), overQuarter: +big.toFixed(4) }),
);
