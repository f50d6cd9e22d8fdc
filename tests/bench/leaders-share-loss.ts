// What a level of Starcie Wodzów gives away, judged by a deeper look of the hetman: every few turns of matches in which the
// level plays both seats, the shares of the best turn and of the one taken are compared at equal depth.
// npx tsx tests/bench/leaders-share-loss.ts <level> <turns> [seed] [temper]
import { LEVELS, TEMPERS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { leaders } from '../../engine/games/leaders';
import { enlist } from '../../engine/games/leaders/ai/enlist';
import { SKILLS } from '../../engine/games/leaders/ai/levels';
import type { Look } from '../../engine/games/leaders/ai/look';
import { afterTurn } from '../../engine/games/leaders/ai/quick';
import { createTurnSearch } from '../../engine/games/leaders/ai/turn-search';
import { learnedValue } from '../../engine/games/leaders/ai/value';
import { createWinSearch } from '../../engine/games/leaders/ai/win-search';
import { cloneState } from '../../engine/games/leaders/clone';
import { kernel } from '../../engine/games/leaders/kernel';
import type { State } from '../../engine/games/leaders/types';

const [levelName = 'squire', countText = '100', seedText = '1', temperName = ''] = process.argv.slice(2);
const level = known(LEVELS.find((each) => each === levelName));
const temper = TEMPERS.find((each) => each === temperName);
const wanted = Number(countText);
const EVERY = 3;
const BIG = 0.25;
const patient = { millis: 1000, spent: () => 0, isCancelled: () => false };
const LOOK: Look = { ...SKILLS.hetman, depth: 2, nodes: 4000, margin: 0, isOver: () => false };
const search = createTurnSearch(createWinSearch(18), learnedValue());
const wins = createWinSearch(18);

// Share that the mover gives away with the table as it left it; null where it had a win, which every level takes.
function lossOf(before: State, after: State): number | null {
  if (wins.find(before, 300_000) !== null) return null;
  const [best] = search.rate(before, LOOK);
  // The recruit of this turn is the one thought of, on both sides.
  const next = cloneState(afterTurn(after));
  enlist(next, learnedValue(), after.turn === 2 ? 2 : 1);
  const taken = 1 - search.shareOf(next, LOOK.depth - 1, LOOK);
  return Math.max(0, known(best).share - taken);
}

const losses: number[] = [];
let decisionsMade = 0;
for (let seed = Number(seedText); losses.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = leaders.setup({ mode: 'standard' }, 2, rng);
  kernel.begin(state, rng);
  const agents = [0, 1].map(() => known(leaders.createAgent?.(level, temper)));
  let before: State | null = null;
  let made = 0;
  for (let asked = leaders.requestFor(state); asked !== null && losses.length < wanted; asked = leaders.requestFor(state)) {
    if (state.phase === 'acting' && state.acted === 0) before = cloneState(state);
    const decisions = leaders.legalDecisions(state);
    const view = leaders.viewFor(state, asked.seat);
    const index = known(agents[asked.seat]).choose(view, { ...asked, decisions }, patient, makeRng(mixSeed(seed, made)));
    const decision = known(decisions[index]);
    decisionsMade++;
    if (decision.type === 'end' && before !== null && state.turn % EVERY === 0) {
      const loss = lossOf(before, state);
      if (loss !== null) losses.push(loss);
    }
    kernel.apply(state, decision, rngFor(seed, ++made));
  }
}
const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)) / losses.length;
const overQuarter = losses.filter((loss) => loss > BIG).length;
const perTurn = decisionsMade / Math.max(1, losses.length * EVERY);
console.log(
  JSON.stringify({
    level,
    temper,
    turns: losses.length,
    mean: +mean.toFixed(4),
    spread: +spread.toFixed(4),
    overQuarter,
    perTurn,
  }),
);
