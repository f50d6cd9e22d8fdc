// What the levels of Na Grunwald! give away, judged by the hetman's tree: every few plans of matches between the levels each
// of them plans for the same table. First the best plan is found, then it and theirs are compared afresh with equal work and
// the same chance, so that the difference favours neither. Every table is printed, so that an interrupted run is not lost.
// npx tsx tests/bench/grunwald-share-loss.ts <tables> [seed] [visits]
import { bestOf, ratePlans } from '../../engine/ai/plan-tree';
import type { Level } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { grunwald } from '../../engine/games/grunwald';
import { createAgent } from '../../engine/games/grunwald/ai/agent';
import type { Plan } from '../../engine/games/grunwald/ai/plans';
import { askedSeat } from '../../engine/games/grunwald/decisions';
import { kernel } from '../../engine/games/grunwald/kernel';
import type { State } from '../../engine/games/grunwald/types';
import { gameAt, limitsOf, planOf, sharesAt } from '../support/grunwald-judge';

const [countText = '150', seedText = '1', visitText = '500'] = process.argv.slice(2);
const wanted = Number(countText);
const JUDGED: readonly Level[] = ['page', 'squire', 'knight'];
const SEATS = 3;
// Every so many plans one is judged, so that a match gives many different moments.
const EVERY = 4;
const BIG = 0.25;
const limits = limitsOf(Number(visitText));

// What each of the plans loses against the best one.
function lossesOf(state: State, chosen: readonly Plan[], salt: number): number[] {
  const best = bestOf(ratePlans(gameAt(state), limits, makeRng(salt))).plan;
  const shareOf = sharesAt(state, limits, mixSeed(salt, 1));
  return chosen.map((plan) => shareOf(best) - shareOf(plan));
}

const rows: number[][] = [];
const round = (value: number) => +value.toFixed(4);
for (let seed = Number(seedText); rows.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = grunwald.setup({}, SEATS, rng);
  kernel.begin(state, rng);
  // Every level sits in every seat in turn.
  const agents = Array.from({ length: SEATS }, (_, seat) => createAgent(known(JUDGED[(seat + seed) % JUDGED.length])));
  let made = 0;
  let plans = 0;
  while (grunwald.requestFor(state) !== null && rows.length < wanted) {
    const seat = askedSeat(state);
    const isChoice = grunwald.legalDecisions(state).length > 1 && state.phase !== 'choosingLoss' && state.phase !== 'dismissing';
    if (isChoice && plans++ % EVERY === 0) {
      const salt = mixSeed(seed, made + 500_000);
      const chosen = JUDGED.map((level) => planOf(state, createAgent(level), makeRng(mixSeed(salt, 2))));
      const losses = lossesOf(state, chosen, salt);
      rows.push(losses);
      console.log(JSON.stringify({ seed, round: state.round, losses: losses.map(round) }));
    }
    const plan = planOf(state, known(agents[seat]), makeRng(mixSeed(seed, made)));
    for (const decision of plan) kernel.apply(state, decision, rngFor(seed, ++made));
  }
}
JUDGED.forEach((level, index) => {
  const losses = rows.map((row) => known(row[index]));
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)) / losses.length;
  const overQuarter = losses.filter((loss) => loss > BIG).length;
  console.log(JSON.stringify({ level, plans: losses.length, mean: round(mean), spread: round(spread), overQuarter }));
});
