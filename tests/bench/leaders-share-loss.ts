// What the levels of Starcie Wodzów give away, judged by the hetman's search: at every third turn of matches between the
// levels each of them plans its turn for the same position. The best turn is found so many turns deep; then it and theirs
// are compared afresh one turn deeper, so that the difference favours neither, and where one lies far off, two turns deeper
// too: the mean counts. Every position is printed, so that an interrupted run is not lost.
// npx tsx tests/bench/leaders-share-loss.ts <positions> [seed] [depth] [levels]
import { LEVELS, type Level } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { mixSeed, rngFor } from '../../engine/core/rng';
import { leaders } from '../../engine/games/leaders';
import { createAgent } from '../../engine/games/leaders/ai/agent';
import { createWinSearch } from '../../engine/games/leaders/ai/win-search';
import { kernel } from '../../engine/games/leaders/kernel';
import type { State } from '../../engine/games/leaders/types';
import { ask, lookTo, makeJudge, shareAfter, turnOf } from '../support/leaders-judge';

const [countText = '100', seedText = '1', depthText = '3', levelText = 'page,squire,knight'] = process.argv.slice(2);
const wanted = Number(countText);
const JUDGED: readonly Level[] = levelText.split(',').map((name) => known(LEVELS.find((each) => each === name)));
// Who plays the matches, in turn.
const TABLES: readonly (readonly [Level, Level])[] = [
  ['squire', 'knight'],
  ['knight', 'squire'],
  ['knight', 'knight'],
  ['page', 'squire'],
];
const EVERY = 3;
const BIG = 0.25;
const FAR = 0.1;
const LOOK = lookTo(Number(depthText));
const judge = makeJudge();
const wins = createWinSearch(18);

interface Judged {
  readonly loss: number;
  readonly decisions: number;
}

// Null where there is a win, which every level takes.
function judgeAll(before: State, salt: number): Judged[] | null {
  if (wins.find(before, 300_000) !== null) return null;
  const turns = JUDGED.map((level) => turnOf(before, () => createAgent(level), salt));
  const best = known(judge.rate(before, LOOK)[0]).turn.state;
  const lossesAt = (depth: number) => {
    const most = shareAfter(judge, best, depth);
    return turns.map(({ after }) => most - shareAfter(judge, after, depth));
  };
  const near = lossesAt(LOOK.depth + 1);
  const far = near.some((loss) => Math.abs(loss) > FAR) ? lossesAt(LOOK.depth + 2) : near;
  return turns.map(({ decisions }, index) => ({ loss: (known(near[index]) + known(far[index])) / 2, decisions }));
}

const rows: Judged[][] = [];
const round = (value: number, digits = 4) => +value.toFixed(digits);
for (let seed = Number(seedText); rows.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = leaders.setup({ mode: 'standard' }, 2, rng);
  kernel.begin(state, rng);
  const agents = known(TABLES[seed % TABLES.length]).map((level) => createAgent(level));
  for (let made = 0; leaders.requestFor(state) !== null && rows.length < wanted; ) {
    if (state.phase === 'acting' && state.acted === 0 && state.turn % EVERY === seed % EVERY) {
      const judged = judgeAll(state, mixSeed(seed, made + 500_000));
      if (judged !== null) {
        rows.push(judged);
        const losses = judged.map(({ loss }) => round(loss));
        console.log(JSON.stringify({ seed, turn: state.turn, losses, decisions: judged.map(({ decisions }) => decisions) }));
      }
    }
    kernel.apply(state, ask(state, agents, mixSeed(seed, made)), rngFor(seed, ++made));
  }
}
JUDGED.forEach((level, index) => {
  const mine = rows.map((row) => known(row[index]));
  const mean = mine.reduce((sum, { loss }) => sum + loss, 0) / mine.length;
  const spread = Math.sqrt(mine.reduce((sum, { loss }) => sum + (loss - mean) ** 2, 0)) / mine.length;
  const overQuarter = mine.filter(({ loss }) => loss > BIG).length;
  const decisions = mine.reduce((sum, each) => sum + each.decisions, 0);
  console.log(JSON.stringify({ level, turns: mine.length, mean: round(mean), spread: round(spread), overQuarter, decisions }));
});
