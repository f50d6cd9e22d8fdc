// What a temper costs a knight of Na Grunwald!, and how far its habit is seen: at every fourth placing of matches between
// plain knights each temper plans for the same table, with the same tree and the same fog. Where it plans otherwise, both
// plans are compared by the hetman's tree. A match has about 28 placings of a seat.
// npx tsx tests/bench/grunwald-temper-cost.ts <tables> [seed] [visits]
import { TEMPERS, type Temper } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { grunwald } from '../../engine/games/grunwald';
import { createAgent } from '../../engine/games/grunwald/ai/agent';
import { HABITS, partOf } from '../../engine/games/grunwald/ai/tempers';
import { askedSeat } from '../../engine/games/grunwald/decisions';
import { kernel } from '../../engine/games/grunwald/kernel';
import type { State } from '../../engine/games/grunwald/types';
import { limitsOf, planOf, sharesAt } from '../support/grunwald-judge';

const [countText = '200', seedText = '1', visitText = '400'] = process.argv.slice(2);
const wanted = Number(countText);
const EVERY = 4;
const limits = limitsOf(Number(visitText));

interface Seen {
  readonly costs: number[];
  habit: number;
  plain: number;
}
const seen = new Map<Temper, Seen>(TEMPERS.map((temper) => [temper, { costs: [], habit: 0, plain: 0 }]));

function look(state: State, salt: number): void {
  const seat = askedSeat(state);
  const { table } = grunwald.viewFor(state, seat);
  const shareOf = sharesAt(state, limits, mixSeed(salt, 1));
  const plain = planOf(state, createAgent('knight'), makeRng(salt));
  for (const [temper, counts] of seen) {
    const plan = planOf(state, createAgent('knight', temper), makeRng(salt));
    counts.habit += partOf(HABITS[temper], table, plan, seat);
    counts.plain += partOf(HABITS[temper], table, plain, seat);
    counts.costs.push(shareOf(plain) - shareOf(plan));
  }
}

let tables = 0;
for (let seed = Number(seedText); tables < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = grunwald.setup({}, 3, rng);
  kernel.begin(state, rng);
  let made = 0;
  let placings = 0;
  while (grunwald.requestFor(state) !== null && tables < wanted) {
    const isChoice = state.phase === 'placing' && grunwald.legalDecisions(state).length > 1;
    if (isChoice && placings++ % EVERY === 0) {
      look(state, mixSeed(seed, made));
      tables++;
    }
    const plan = planOf(state, createAgent('knight'), makeRng(mixSeed(seed, made)));
    for (const decision of plan) kernel.apply(state, known(decision), rngFor(seed, ++made));
  }
}
for (const [temper, { costs, habit, plain }] of seen) {
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / tables;
  const spread = Math.sqrt(costs.reduce((sum, cost) => sum + (cost - mean) ** 2, 0)) / tables;
  const points = (share: number) => +(share * 100).toFixed(3);
  const each = (sum: number) => +(sum / tables).toFixed(3);
  const row = { temper, tables, cost: points(mean), spread: points(spread), habit: each(habit), plain: each(plain) };
  console.log(JSON.stringify(row));
}
