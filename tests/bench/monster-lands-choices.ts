// What time brings a hetman of Monster Lands, turn by turn: at open turns of matches by one world an idea he chooses with
// several times; where the actions differ, each is played to the end of the match by the quick policy in the same worlds with
// the same luck. With a folder the hetman of that checkout chooses too, with the first time. Processor time.
// npx tsx tests/bench/monster-lands-choices.ts <turns> [seed] [playouts] [millis,millis,…] [folder of another checkout]
import { resolve } from 'node:path';
import { makeBudget } from '../../engine/ai/budget';
import type { Agent } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { monsterLands as game } from '../../engine/games/monster-lands';
import { createAgent, createAgentWith } from '../../engine/games/monster-lands/ai/agent';
import { LEARNER, SKILLS } from '../../engine/games/monster-lands/ai/skill';
import { learnedValue } from '../../engine/games/monster-lands/ai/value';
import { cloneState } from '../../engine/games/monster-lands/clone';
import { determinize } from '../../engine/games/monster-lands/determinize';
import { kernel } from '../../engine/games/monster-lands/kernel';
import { makeKey } from '../../engine/games/monster-lands/notation';
import { askOf } from '../../engine/games/monster-lands/requests';
import type { Decision, State } from '../../engine/games/monster-lands/types';
import type { View } from '../../engine/games/monster-lands/view-types';
import { shareOfPlayout } from '../support/monster-lands-playout';
import { strokeOf } from '../support/monster-lands-stroke';

const [countText = '60', seedText = '1', playoutText = '160', millisText = '500,2000', folder] = process.argv.slice(2);
const wanted = Number(countText);
const times = millisText.split(',').map(Number);
const EVERY = 6;
const options = game.parseOptions({}, 3);
if (!options.ok) throw new Error(options.message);

const cpuMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Chooser {
  readonly name: string;
  readonly millis: number;
  create(): Agent<View>;
}
const choosers: Chooser[] = times.map((millis) => ({ name: `${millis}`, millis, create: () => createAgent('hetman') }));
if (folder !== undefined) {
  const other = await import(resolve(folder, 'engine/games/monster-lands/ai/agent.ts'));
  choosers.unshift({ name: 'other', millis: known(times[0]), create: () => other.createAgent('hetman') });
}

const keyOf = (stroke: readonly Decision[]): string => stroke.map(makeKey).join(' ');

// Every chooser's share after its action; 0 for all where they agree.
function worthsAt(state: State, seed: number, made: number): readonly number[] {
  const { seat } = known(game.requestFor(state));
  const strokes = choosers.map(({ create, millis }) =>
    strokeOf(cloneState(state), create(), mixSeed(seed, made), () => makeBudget(millis, cpuMillis)),
  );
  const distinct = new Map(strokes.map((stroke) => [keyOf(stroke), stroke]));
  if (distinct.size === 1) return strokes.map(() => 0);
  const view = game.viewFor(state, seat);
  const sums = new Map<string, number>();
  for (let playout = 0; playout < Number(playoutText); playout++) {
    const rng = makeRng(mixSeed(seed * 1000 + made, playout));
    const world = determinize(view, seat, rng);
    const luck = rng.int(2 ** 31);
    for (const [key, stroke] of distinct)
      sums.set(key, (sums.get(key) ?? 0) + shareOfPlayout(world, seat, stroke, SKILLS.hetman.error, luck));
  }
  return strokes.map((stroke) => known(sums.get(keyOf(stroke))) / Number(playoutText));
}

const worths: (readonly number[])[] = [];
function report(): void {
  const rows = choosers.flatMap((one, index) =>
    choosers.slice(0, index).map((other, before) => {
      const gains = worths.map((each) => 100 * (known(each[index]) - known(each[before])));
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
      const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / gains.length;
      return `${one.name} over ${other.name}: ${mean.toFixed(2)} ± ${spread.toFixed(2)}`;
    }),
  );
  console.log(`${worths.length} turns; points of share a turn, ${rows.join('; ')}`);
}

let turns = 0;
for (let seed = Number(seedText); worths.length < wanted; seed++) {
  const rng = rngFor(seed, 0);
  const state = game.setup(options.value, 3, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: 3 }, () => createAgentWith(LEARNER, learnedValue));
  const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
  let made = 0;
  for (let asked = game.requestFor(state); asked !== null && worths.length < wanted; asked = game.requestFor(state)) {
    const decisions = game.legalDecisions(state);
    const isOpen = askOf(state)?.kind === 'turn' && decisions.length > 3;
    if (isOpen && turns++ % EVERY === 3) worths.push(worthsAt(state, seed, made));
    const view = game.viewFor(state, asked.seat);
    const luck = makeRng(mixSeed(seed, made));
    const index = decisions.length === 1 ? 0 : known(agents[asked.seat]).choose(view, { ...asked, decisions }, patient, luck);
    kernel.apply(state, known(decisions[index]), rngFor(seed, ++made));
  }
  report();
}
