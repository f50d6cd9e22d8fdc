// What a level of Monster Lands gives away, judged by the hetman: every few strokes (a whole action of a turn, or one
// answer elsewhere) of matches in which the level plays all seats, the hetman decides too; where they differ both are
// carried out afresh in the same worlds, so that the difference favours neither.
// npx tsx tests/bench/monster-lands-share-loss.ts <level> <strokes> [seed] [worlds]
import { LEVELS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, type Rng, rngFor } from '../../engine/core/rng';
import { monsterLands as game } from '../../engine/games/monster-lands';
import { createAgent } from '../../engine/games/monster-lands/ai/agent';
import { lookAhead } from '../../engine/games/monster-lands/ai/search';
import { SKILLS } from '../../engine/games/monster-lands/ai/skill';
import { learnedValue } from '../../engine/games/monster-lands/ai/value';
import { cloneState } from '../../engine/games/monster-lands/clone';
import { determinize } from '../../engine/games/monster-lands/determinize';
import { kernel } from '../../engine/games/monster-lands/kernel';
import { makeKey } from '../../engine/games/monster-lands/notation';
import type { Decision, State } from '../../engine/games/monster-lands/types';
import { wilson } from '../../main/cli/tournament';
import { strokeOf } from '../support/monster-lands-stroke';

const [levelName = 'squire', countText = '400', seedText = '1', worldText = '48'] = process.argv.slice(2);
const level = known(LEVELS.find((each) => each === levelName));
const wanted = Number(countText);
const SEATS = 3;
// Every so many strokes one is judged, so that a match gives many different moments.
const EVERY = 5;
const BIG = 0.25;
// Both to the end, nothing dropped.
const skill = { ...SKILLS.hetman, samples: Number(worldText), first: Number(worldText) + 1 };
const options = game.parseOptions({}, SEATS);
if (!options.ok) throw new Error(options.message);

const keyOf = (stroke: readonly Decision[]): string => stroke.map(makeKey).join(' ');

function lossOf(state: State, chosen: readonly Decision[], best: readonly Decision[], rng: Rng): number {
  if (keyOf(best) === keyOf(chosen)) return 0;
  const { seat } = known(game.requestFor(state));
  const view = game.viewFor(state, seat);
  const plans = [best, chosen].map((steps) => ({ steps, worth: 0 }));
  const rated = lookAhead(
    (again) => determinize(view, seat, again),
    seat,
    plans,
    skill,
    learnedValue(),
    () => false,
    rng,
  );
  return known(rated[0]).share - known(rated[1]).share;
}

const losses: number[] = [];
const worst: { readonly loss: number; readonly phase: string; readonly chosen: string; readonly best: string }[] = [];
// After every match, so that an interrupted run is not lost.
function report(): void {
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / losses.length / losses.length);
  const { low, high } = wilson(worst.length, losses.length);
  console.log(
    JSON.stringify({
      level,
      strokes: losses.length,
      mean: +mean.toFixed(4),
      spread: +spread.toFixed(4),
      big: worst.length,
      low,
      high,
      worst,
    }),
  );
}

let made = 0;
for (let seed = Number(seedText); losses.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = game.setup(options.value, SEATS, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: SEATS }, () => createAgent(level));
  const judge = createAgent('hetman');
  for (let strokes = 0; losses.length < wanted; strokes++) {
    const asked = game.requestFor(state);
    if (asked === null) break;
    const isOpen = game.legalDecisions(state).length > 1;
    const before = cloneState(state);
    const chosen = strokeOf(state, known(agents[asked.seat]), mixSeed(seed, strokes));
    if (!isOpen || made++ % EVERY !== 0) continue;
    judge.reset?.();
    const best = strokeOf(cloneState(before), judge, mixSeed(seed, strokes + 500_000));
    const loss = lossOf(before, chosen, best, makeRng(mixSeed(seed, strokes + 700_000)));
    losses.push(loss);
    if (loss > BIG) worst.push({ loss, phase: before.phase, chosen: keyOf(chosen), best: keyOf(best) });
  }
  report();
}
