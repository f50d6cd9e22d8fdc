// What a temper costs in Starcie Wodzów: at every third turn of matches between plain players of a level each temper plans
// its turn for the same table, with the same look and the same fog. Where it plans otherwise, both turns are compared by the
// hetman's search four turns deep, and where they lie far apart, five turns deep too: the mean counts. Every table is printed.
// npx tsx tests/bench/leaders-temper-cost.ts <tables> [seed] [level]
import { LEVELS, TEMPERS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { mixSeed, rngFor } from '../../engine/core/rng';
import { leaders } from '../../engine/games/leaders';
import { createAgent } from '../../engine/games/leaders/ai/agent';
import { createWinSearch } from '../../engine/games/leaders/ai/win-search';
import { kernel } from '../../engine/games/leaders/kernel';
import type { State } from '../../engine/games/leaders/types';
import { ask, makeJudge, shareAfter, turnOf } from '../support/leaders-judge';

const [countText = '60', seedText = '1', levelText = 'squire'] = process.argv.slice(2);
const wanted = Number(countText);
const level = known(LEVELS.find((each) => each === levelText));
const EVERY = 3;
const DEPTH = 4;
const FAR = 0.1;
const judge = makeJudge();
const wins = createWinSearch(18);

function costsAt(before: State, salt: number): number[] {
  const plain = turnOf(before, () => createAgent(level), salt).after;
  const placed = (state: State | null) => state?.cell.join();
  return TEMPERS.map((temper) => {
    const own = turnOf(before, () => createAgent(level, temper), salt).after;
    if (placed(own) === placed(plain)) return 0;
    const costAt = (depth: number) => shareAfter(judge, plain, depth) - shareAfter(judge, own, depth);
    const near = costAt(DEPTH);
    return Math.abs(near) > FAR ? (near + costAt(DEPTH + 1)) / 2 : near;
  });
}

const rows: number[][] = [];
for (let seed = Number(seedText); rows.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = leaders.setup({ mode: 'standard' }, 2, rng);
  kernel.begin(state, rng);
  const agents = [createAgent(level), createAgent(level)];
  for (let made = 0; leaders.requestFor(state) !== null && rows.length < wanted; ) {
    const isDue = state.phase === 'acting' && state.acted === 0 && state.turn % EVERY === seed % EVERY;
    if (isDue && wins.find(state, 300_000) === null) {
      const costs = costsAt(state, mixSeed(seed, made + 500_000));
      rows.push(costs);
      console.log(JSON.stringify({ seed, turn: state.turn, costs: costs.map((cost) => +cost.toFixed(4)) }));
    }
    kernel.apply(state, ask(state, agents, mixSeed(seed, made)), rngFor(seed, ++made));
  }
}
TEMPERS.forEach((temper, index) => {
  const costs = rows.map((row) => known(row[index]));
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const spread = Math.sqrt(costs.reduce((sum, cost) => sum + (cost - mean) ** 2, 0)) / costs.length;
  const points = (share: number) => +(share * 100).toFixed(2);
  const others = costs.filter((cost) => cost !== 0).length;
  console.log(JSON.stringify({ temper, tables: costs.length, otherwise: others, cost: points(mean), spread: points(spread) }));
});
