// What a temper costs a level of Monster Lands, and how far its habit is seen: at turns of matches between plain ones each
// temper chooses a number of times, with the same look and the same fog as a plain one. What was chosen is played to the end
// of the match by the quick policy, in the same worlds with the same luck.
// npx tsx tests/bench/monster-lands-temper-cost.ts <turns> [seed] [playouts] [level]
import { LEVELS, TEMPERS, type Temper } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { monsterLands as game } from '../../engine/games/monster-lands';
import { createAgent } from '../../engine/games/monster-lands/ai/agent';
import { SKILLS } from '../../engine/games/monster-lands/ai/skill';
import { HABITS, partOf } from '../../engine/games/monster-lands/ai/tempers';
import { cloneState } from '../../engine/games/monster-lands/clone';
import { determinize } from '../../engine/games/monster-lands/determinize';
import { kernel } from '../../engine/games/monster-lands/kernel';
import { makeKey } from '../../engine/games/monster-lands/notation';
import { askOf } from '../../engine/games/monster-lands/requests';
import type { Decision, State } from '../../engine/games/monster-lands/types';
import { shareOfPlayout } from '../support/monster-lands-playout';
import { strokeOf } from '../support/monster-lands-stroke';

const [countText = '200', seedText = '1', playoutText = '24', levelName = 'squire'] = process.argv.slice(2);
const level = known(LEVELS.find((each) => each === levelName));
const wanted = Number(countText);
const EVERY = 5;
const TIMES = 12;
const options = game.parseOptions({}, 3);
if (!options.ok) throw new Error(options.message);

interface Seen {
  readonly gains: number[];
  habit: number;
  plain: number;
}
const seen = new Map<Temper, Seen>(TEMPERS.map((temper) => [temper, { gains: [], habit: 0, plain: 0 }]));
const keyOf = (stroke: readonly Decision[]): string => stroke.map(makeKey).join(' ');

function look(state: State, salt: number): void {
  const { seat } = known(game.requestFor(state));
  const distinct = new Map<string, readonly Decision[]>();
  const strokes = (temper?: Temper) =>
    Array.from({ length: TIMES }, (_, time) => {
      const stroke = strokeOf(cloneState(state), createAgent(level, temper), mixSeed(salt, time));
      distinct.set(keyOf(stroke), stroke);
      return stroke;
    });
  const plain = strokes();
  const tempered = new Map(TEMPERS.map((temper) => [temper, strokes(temper)]));
  const shares = sharesOf(state, seat, distinct, salt);
  const worth = (chosen: readonly (readonly Decision[])[]) =>
    chosen.reduce((sum, stroke) => sum + known(shares.get(keyOf(stroke))), 0) / TIMES;
  for (const [temper, counts] of seen) {
    const chosen = known(tempered.get(temper));
    const habit = (which: readonly (readonly Decision[])[]) =>
      which.reduce((sum, steps) => sum + partOf(HABITS[temper], state, seat, { steps, worth: 0 }), 0) / TIMES;
    counts.habit += habit(chosen);
    counts.plain += habit(plain);
    counts.gains.push(100 * (worth(chosen) - worth(plain)));
  }
}

function sharesOf(state: State, seat: number, distinct: ReadonlyMap<string, readonly Decision[]>, salt: number) {
  const view = game.viewFor(state, seat);
  const shares = new Map<string, number>();
  for (let playout = 0; playout < Number(playoutText); playout++) {
    const rng = makeRng(mixSeed(salt ^ 0x51ab, playout));
    const world = determinize(view, seat, rng);
    const luck = rng.int(2 ** 31);
    for (const [key, stroke] of distinct) {
      const share = shareOfPlayout(world, seat, stroke, SKILLS[level].error, luck);
      shares.set(key, (shares.get(key) ?? 0) + share / Number(playoutText));
    }
  }
  return shares;
}

// After every match, so that an interrupted run is not lost.
function report(turns: number, matches: number, judged: number): void {
  console.log(JSON.stringify({ level, judged, turnsOfASeat: +(turns / matches / 3).toFixed(1) }));
  for (const [temper, { gains, habit, plain }] of seen) {
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / judged;
    const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / judged;
    const row = { temper, gain: +mean.toFixed(3), spread: +spread.toFixed(3) };
    console.log(JSON.stringify({ ...row, habit: +(habit / judged).toFixed(3), plain: +(plain / judged).toFixed(3) }));
  }
}

let turns = 0;
let judged = 0;
for (let seed = Number(seedText); judged < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = game.setup(options.value, 3, rng);
  kernel.begin(state, rng);
  for (let strokes = 0; game.requestFor(state) !== null; strokes++) {
    const isOpen = askOf(state)?.kind === 'turn' && game.legalDecisions(state).length > 1;
    if (isOpen && turns++ % EVERY === 0 && judged < wanted) {
      look(state, mixSeed(seed, strokes + 500_000));
      judged++;
    }
    strokeOf(state, createAgent(level), mixSeed(seed, strokes));
  }
  report(turns, seed - Number(seedText) + 1, judged);
}
