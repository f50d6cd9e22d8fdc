// What the levels of Jan Žižka give away, judged by the hetman: every few decisions of matches between the levels each of them
// decides at the same table, and the hetman too; all that differ are carried out afresh in the same worlds, so that the
// difference favours nobody. Every table is printed, so that an interrupted run is not lost.
// npx tsx tests/bench/zizka-share-loss.ts <tables> [seed] [worlds] [rounds looked on]
import type { Level } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, type Rng, rngFor } from '../../engine/core/rng';
import { zizka } from '../../engine/games/zizka';
import { createAgent, createAgentWith } from '../../engine/games/zizka/ai/agent';
import { lookAhead } from '../../engine/games/zizka/ai/search';
import { SKILLS } from '../../engine/games/zizka/ai/skill';
import { learnedValue } from '../../engine/games/zizka/ai/value';
import { determinize } from '../../engine/games/zizka/determinize';
import { kernel } from '../../engine/games/zizka/kernel';
import { makeKey } from '../../engine/games/zizka/notation';
import type { Decision, State } from '../../engine/games/zizka/types';
import { wilson } from '../../main/cli/tournament';

const [countText = '400', seedText = '1', worldText = '48', roundText = '0'] = process.argv.slice(2);
const wanted = Number(countText);
const worlds = Number(worldText);
const JUDGED: readonly Level[] = ['page', 'squire', 'knight'];
const SEATS = 3;
// Every so many decisions one is judged, so that a match gives many different moments.
const EVERY = 5;
const BIG = 0.25;
const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
const own = known(SKILLS.hetman.depth);
const rounds = Number(roundText);
// All of them to the end, nothing dropped.
const depth = { ...own, looks: [{ rounds, samples: worlds, ideas: 4, error: 0 }], first: worlds + 1 };
// The hetman looks as far as he is judged, bounded by worlds, not by time.
const looks = own.looks.filter((look) => look.rounds <= rounds).map((look) => ({ ...look, samples: worlds }));
const createJudge = () => createAgentWith({ ...SKILLS.hetman, depth: { ...own, looks } });
const options = zizka.parseOptions({}, SEATS);
if (!options.ok) throw new Error(options.message);

// What each of the decisions loses against the hetman's.
function lossesOf(state: State, chosen: readonly Decision[], best: Decision, rng: Rng): readonly number[] {
  const different = [...new Map([best, ...chosen].map((each) => [makeKey(each), each])).values()];
  if (different.length === 1) return chosen.map(() => 0);
  const { seat } = known(zizka.requestFor(state));
  const view = zizka.viewFor(state, seat);
  const imagine = (again: Rng): State => determinize(view, seat, again);
  const rated = lookAhead(imagine, seat, different, depth, learnedValue(), () => false, rng);
  const shareOf = (decision: Decision) => known(rated.find(({ plan }) => makeKey(plan) === makeKey(decision))).share;
  return chosen.map((decision) => shareOf(best) - shareOf(decision));
}

const rows: (readonly number[])[] = [];
const round = (value: number) => +value.toFixed(4);
let made = 0;
for (let seed = Number(seedText); rows.length < wanted; seed++) {
  const state = zizka.setup(options.value, SEATS, rngFor(seed, 0));
  kernel.begin(state, rngFor(seed, 0));
  // Every level sits in every seat in turn.
  const agents = Array.from({ length: SEATS }, (_, seat) => createAgent(known(JUDGED[(seat + seed) % JUDGED.length])));
  let steps = 0;
  for (let asked = zizka.requestFor(state); asked !== null && rows.length < wanted; asked = zizka.requestFor(state)) {
    const decisions = zizka.legalDecisions(state);
    const view = zizka.viewFor(state, asked.seat);
    const request = { ...asked, decisions };
    const choiceOf = (agent: ReturnType<typeof createAgent>, salt: number): Decision =>
      known(decisions[agent.choose(view, request, patient, makeRng(mixSeed(seed, salt)))]);
    if (decisions.length > 1 && made++ % EVERY === 0) {
      const best = choiceOf(createJudge(), steps + 500_000);
      const chosen = JUDGED.map((level) => choiceOf(createAgent(level), steps + 600_000));
      const losses = lossesOf(state, chosen, best, makeRng(mixSeed(seed, steps + 700_000)));
      rows.push(losses);
      const keys = losses.some((loss) => loss > BIG) ? { best: makeKey(best), chosen: chosen.map(makeKey) } : {};
      console.log(JSON.stringify({ seed, round: state.round, phase: state.phase, losses: losses.map(round), ...keys }));
    }
    kernel.apply(state, choiceOf(known(agents[asked.seat]), steps), rngFor(seed, ++steps));
  }
}
JUDGED.forEach((level, index) => {
  const losses = rows.map((row) => known(row[index]));
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)) / losses.length;
  const big = losses.filter((loss) => loss > BIG).length;
  const { low, high } = wilson(big, losses.length);
  const row = { level, tables: losses.length, mean: round(mean), spread: round(spread), big, low: round(low), high: round(high) };
  console.log(JSON.stringify(row));
});
