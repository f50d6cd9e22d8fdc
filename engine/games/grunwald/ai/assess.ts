// What every offered decision is worth and why: the shares of the plan tree, and the named parts of the table at the round's
// end in which a plan differs most from the next best.
import { type Rated, ratePlans } from '../../../ai/plan-tree';
import type { Assessment, Budget } from '../../../core/agent';
import type { Phrase } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { tellingReasons } from '../../../core/reasons';
import type { Rng } from '../../../core/rng';
import { ROUNDS } from '../data/supplies';
import { askedSeat } from '../decisions';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import type { View } from '../view-types';
import { PARTS, type Part, partOf, readTable } from './features';
import { type Plan, planGame } from './plans';
import { CURIOSITY, type Skill } from './skill';
import type { Value } from './value';

// Rough points of one of each, for saying the weightier thing first; only words depend on it.
function weightOf(part: Part, round: number): number {
  switch (part) {
    case 'bread':
      return 1.3;
    case 'ducats':
      return round >= ROUNDS - 1 ? 0.5 : 0.9;
    case 'helpers':
      return 1.2 * (ROUNDS - round);
    case 'crown':
    case 'mercenary':
      return 1;
    case 'captives':
      return 0.5;
    default:
      return 1;
  }
}

// A plan, what the tree found of it, and the mean of every part at the round's end.
interface Line {
  // Not thought worth a place in the tree, and only tried out: it ranks behind all that was.
  readonly isProbe?: true;
  readonly rated: Rated<Plan>;
  readonly keys: readonly string[];
  readonly means: readonly number[];
}

// Worlds in which a decision outside the tree is tried out, and the least doubt about what they show.
const PROBES = 24;
const LEAST_VARIANCE = 0.0025;

const REASONS = 2;
// Differences below this many points are noise, not reasons.
const TELLING = 0.4;

export function assess(
  view: View,
  decisions: readonly Decision[],
  skill: Skill,
  value: Value,
  budget: Budget,
  rng: Rng,
): readonly Assessment[] {
  const best = bestLines(linesOf(view, skill, value, budget, rng));
  const unseen = decisions.filter((decision) => decision.type !== 'back' && !best.has(makeKey(decision)));
  const lines = new Map([...best, ...probesOf(view, unseen, value, budget, rng)]);
  const found = decisions.map((decision, index) => ({ index, line: lines.get(makeKey(decision)) }));
  found.sort((left, right) => rank(right.line) - rank(left.line));
  return found.map(({ index, line }, place) => {
    if (line === undefined) return { index, share: 0, spread: 1, work: 0, plan: [], reasons: [] };
    const { share, spread, visits } = line.rated;
    const other = found[place === 0 ? 1 : 0]?.line;
    const reasons = other === undefined ? [] : reasonsFor(line, other, view.round, place === 0);
    return { index, share, spread, work: visits, plan: line.keys, reasons };
  });
}

// As the tree chooses: by visits, which follow the shares.
function rank(line: Line | undefined): number {
  if (line === undefined) return -2;
  return line.isProbe ? line.rated.share - 1 : line.rated.visits + line.rated.share;
}

function linesOf(view: View, skill: Skill, value: Value, budget: Budget, rng: Rng): readonly Line[] {
  const seat = askedSeat(view.table);
  const sums: number[][] = [];
  const watch = (world: unknown, plan: number) => {
    sums[plan] ??= PARTS.map(() => 0);
    addParts(known(sums[plan]), world as State, seat);
  };
  const isOver = () => budget.isCancelled() || budget.spent() > budget.millis * skill.pace;
  const rated = ratePlans(planGame(view.table, skill.width, value), { ...skill, curiosity: CURIOSITY, isOver, watch }, rng);
  return rated.map((each, plan) => ({
    rated: each,
    keys: each.plan.map(makeKey),
    means: (sums[plan] ?? []).map((sum) => sum / each.visits),
  }));
}

function addParts(sums: number[], world: State, seat: number): void {
  readTable(world);
  PARTS.forEach((part, index) => {
    sums[index] = known(sums[index]) + partOf(seat, part);
  });
}

// What nobody sensible would do is what a coach must know the price of: everything else that is offered, played on to the
// round's end in a few worlds.
function probesOf(view: View, unseen: readonly Decision[], value: Value, budget: Budget, rng: Rng): ReadonlyMap<string, Line> {
  const seat = askedSeat(view.table);
  const game = planGame(view.table, 1, value);
  const shares = new Float32Array(game.seats);
  const lines = new Map<string, Line>();
  for (const decision of unseen) {
    if (budget.isCancelled()) break;
    const plan = [decision];
    const sums = PARTS.map(() => 0);
    let [sum, squares] = [0, 0];
    for (let world = 0; world < PROBES; world++) {
      const imagined = game.imagine(rng);
      game.carryOut(imagined, plan, rng);
      game.finish(imagined, rng, shares);
      addParts(sums, imagined, seat);
      const share = known(shares[seat]);
      sum += share;
      squares += share * share;
    }
    const share = sum / PROBES;
    const spread = Math.sqrt(Math.max(LEAST_VARIANCE, squares / PROBES - share * share) / PROBES);
    const means = sums.map((each) => each / PROBES);
    lines.set(makeKey(decision), {
      isProbe: true,
      rated: { plan, share, spread, visits: PROBES },
      keys: plan.map(makeKey),
      means,
    });
  }
  return lines;
}

// Of all plans that begin with the same decision, the one that the tree likes best.
function bestLines(lines: readonly Line[]): ReadonlyMap<string, Line> {
  const best = new Map<string, Line>();
  for (const line of lines) {
    const first = line.keys[0] ?? '';
    if (line.rated.visits > 0 && rank(line) > rank(best.get(first))) best.set(first, line);
  }
  return best;
}

function reasonsFor(line: Line, other: Line, round: number, isBest: boolean): readonly Phrase[] {
  const differences = PARTS.map((part, index) => {
    const amount = known(line.means[index]) - known(other.means[index]);
    return { part, amount, weight: Math.abs(amount) * weightOf(part, round) };
  });
  return tellingReasons(differences, isBest, TELLING)
    .slice(0, REASONS)
    .map(({ part, amount }) => ({ key: `assess.${part}.${amount > 0 ? 'more' : 'less'}`, params: { amount: rounded(amount) } }));
}

// Halves are exact enough for words.
function rounded(amount: number): number {
  return Math.max(0.5, Math.round(Math.abs(amount) * 2) / 2);
}
