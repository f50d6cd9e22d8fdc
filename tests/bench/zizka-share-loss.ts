// What a level of Jan Žižka gives away, judged by the hetman: every few decisions of matches in which the level plays all
// seats, the hetman decides too; where they differ both decisions are carried out afresh in the same worlds, so that the
// difference favours neither. npx tsx tests/bench/zizka-share-loss.ts <level> <decisions> [seed] [worlds]
import { LEVELS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, type Rng, rngFor } from '../../engine/core/rng';
import { zizka } from '../../engine/games/zizka';
import { createAgent } from '../../engine/games/zizka/ai/agent';
import { lookAhead } from '../../engine/games/zizka/ai/search';
import { SKILLS } from '../../engine/games/zizka/ai/skill';
import { learnedValue } from '../../engine/games/zizka/ai/value';
import { determinize } from '../../engine/games/zizka/determinize';
import { kernel } from '../../engine/games/zizka/kernel';
import { makeKey } from '../../engine/games/zizka/notation';
import type { Decision, State } from '../../engine/games/zizka/types';
import { wilson } from '../../main/cli/tournament';

const [levelName = 'squire', countText = '400', seedText = '1', worldText = '48'] = process.argv.slice(2);
const level = known(LEVELS.find((each) => each === levelName));
const wanted = Number(countText);
const SEATS = 3;
// Every so many decisions one is judged, so that a match gives many different moments.
const EVERY = 5;
const BIG = 0.25;
const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
// Both to the end, nothing dropped.
const depth = {
  ...known(SKILLS.hetman.depth),
  samples: Number(worldText),
  first: Number(worldText) + 1,
};
const options = zizka.parseOptions({}, SEATS);
if (!options.ok) throw new Error(options.message);

function lossOf(state: State, chosen: Decision, best: Decision, rng: Rng): number {
  if (makeKey(best) === makeKey(chosen)) return 0;
  const { seat } = known(zizka.requestFor(state));
  const view = zizka.viewFor(state, seat);
  const imagine = (again: Rng): State => determinize(view, seat, again);
  const [first, second] = lookAhead(imagine, seat, [best, chosen], depth, learnedValue(), () => false, rng);
  return known(first).share - known(second).share;
}

const losses: number[] = [];
const worst: { readonly loss: number; readonly phase: string; readonly chosen: string; readonly best: string }[] = [];
let made = 0;
for (let seed = Number(seedText); losses.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = zizka.setup(options.value, SEATS, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: SEATS }, () => createAgent(level));
  const judge = createAgent('hetman');
  let steps = 0;
  for (let asked = zizka.requestFor(state); asked !== null && losses.length < wanted; asked = zizka.requestFor(state)) {
    const decisions = zizka.legalDecisions(state);
    const view = zizka.viewFor(state, asked.seat);
    const request = { ...asked, decisions };
    const chosen = known(decisions[known(agents[asked.seat]).choose(view, request, patient, makeRng(mixSeed(seed, steps)))]);
    if (decisions.length > 1 && made++ % EVERY === 0) {
      judge.reset?.();
      const best = known(decisions[judge.choose(view, request, patient, makeRng(mixSeed(seed, steps + 500_000)))]);
      const loss = lossOf(state, chosen, best, makeRng(mixSeed(seed, steps + 700_000)));
      losses.push(loss);
      if (loss > BIG) worst.push({ loss, phase: state.phase, chosen: makeKey(chosen), best: makeKey(best) });
    }
    kernel.apply(state, chosen, rngFor(seed, ++steps));
  }
}
const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / losses.length / losses.length);
const { low, high } = wilson(worst.length, losses.length);
console.log(
  JSON.stringify({
    level,
    decisions: losses.length,
    mean: +mean.toFixed(4),
    spread: +spread.toFixed(4),
    big: worst.length,
    low,
    high,
    worst,
  }),
);
