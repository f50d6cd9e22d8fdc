// What a level of Na Grunwald! gives away, judged by the hetman's tree: every few plans of matches in which the level plays
// all seats, first the best plan is found, then it and the chosen one are compared afresh with equal work, so that the
// difference favours neither. npx tsx tests/bench/grunwald-share-loss.ts <level> <plans> [seed] [visits]
import { bestOf, type PlanGame, ratePlans } from '../../engine/ai/plan-tree';
import { LEVELS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, type Rng, rngFor } from '../../engine/core/rng';
import { grunwald } from '../../engine/games/grunwald';
import { createAgent } from '../../engine/games/grunwald/ai/agent';
import { type Plan, planGame } from '../../engine/games/grunwald/ai/plans';
import { CURIOSITY, SKILLS } from '../../engine/games/grunwald/ai/skill';
import { learnedValue } from '../../engine/games/grunwald/ai/value';
import { cloneState } from '../../engine/games/grunwald/clone';
import { askedSeat } from '../../engine/games/grunwald/decisions';
import { kernel } from '../../engine/games/grunwald/kernel';
import type { Decision, State } from '../../engine/games/grunwald/types';

const [levelName = 'squire', countText = '150', seedText = '1', visitText = '500'] = process.argv.slice(2);
const level = known(LEVELS.find((each) => each === levelName));
const wanted = Number(countText);
const visits = Number(visitText);
const SEATS = 3;
// Every so many plans one is judged, so that a match gives many different moments.
const EVERY = 4;
const BIG = 0.25;
const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
const limits = { visits, depth: SKILLS.hetman.depth, isOver: () => false };

// The level's whole plan: a placement is up to three decisions.
function planOf(state: State, agent: ReturnType<typeof createAgent>, rng: Rng): Plan {
  const after = cloneState(state);
  const seat = askedSeat(after);
  const plan: Decision[] = [];
  do {
    const request = known(grunwald.requestFor(after));
    const decisions = grunwald.legalDecisions(after);
    const view = grunwald.viewFor(after, seat);
    const chosen = known(decisions[agent.choose(view, { ...request, decisions }, patient, rng)]);
    plan.push(chosen);
    kernel.apply(after, chosen, makeRng(1));
  } while (askedSeat(after) === seat && (after.phase === 'choosingField' || after.phase === 'choosingDucats'));
  return plan;
}

function lossOf(state: State, chosen: Plan, rng: Rng): number {
  const seat = askedSeat(state);
  const game = planGame(grunwald.viewFor(state, seat).table, SKILLS.hetman.width, learnedValue());
  const best = bestOf(ratePlans(game, { ...limits, curiosity: CURIOSITY }, rng)).plan;
  const key = (plan: Plan) => plan.map(grunwald.makeKey).join(' ');
  if (key(best) === key(chosen)) return 0;
  const both: PlanGame<State, Plan> = {
    ...game,
    plansAt: (world, depth) => (depth === 0 ? { seat, plans: [best, chosen], priors: [0.5, 0.5] } : game.plansAt(world, depth)),
  };
  const [first, second] = [0, 1].map((index) => {
    const alone = { ...both, plansAt: (world: State, depth: number) => only(both, world, depth, index) };
    return known(ratePlans(alone, { ...limits, curiosity: CURIOSITY }, rng)[0]).share;
  });
  return known(first) - known(second);
}

function only(game: PlanGame<State, Plan>, world: State, depth: number, index: number) {
  const choice = game.plansAt(world, depth);
  return depth > 0 || choice === null ? choice : { ...choice, plans: [known(choice.plans[index])], priors: [1] };
}

const losses: number[] = [];
for (let seed = Number(seedText); losses.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = grunwald.setup({}, SEATS, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: SEATS }, () => createAgent(level));
  let made = 0;
  let plans = 0;
  while (grunwald.requestFor(state) !== null && losses.length < wanted) {
    const seat = askedSeat(state);
    const isChoice = grunwald.legalDecisions(state).length > 1 && state.phase !== 'choosingLoss' && state.phase !== 'dismissing';
    const plan = planOf(state, known(agents[seat]), makeRng(mixSeed(seed, made)));
    if (isChoice && plans++ % EVERY === 0) losses.push(lossOf(state, plan, makeRng(mixSeed(seed, made + 500_000))));
    for (const decision of plan) kernel.apply(state, decision, rngFor(seed, ++made));
  }
}
const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / losses.length / losses.length);
const big = losses.filter((loss) => loss > BIG).length;
console.log(
  JSON.stringify({ level, plans: losses.length, mean: +mean.toFixed(4), spread: +spread.toFixed(4), overQuarter: big }),
);
