// Decisions a second of the search driver of every game of one checkout, as JSON: run by `against.ts`, a process a turn.
// Knows of that checkout only what every one has: its registry, its kernel, its chance and its toy.
import { join } from 'node:path';
import type { DecisionBase } from '../../engine/core/decision';
import type { AnyGame } from '../../engine/core/game-module';
import type { kernelFor as KernelFor } from '../../engine/core/kernel';
import type { makeRng as MakeRng } from '../../engine/core/rng';
import { rate } from './rate';

const [root = '.', seconds = '1'] = process.argv.slice(2);
const { games } = (await import(join(root, 'engine/registry.ts'))) as { games: Record<string, AnyGame> };
const { toy } = (await import(join(root, 'tests/support/toy-game/index.ts'))) as { toy: AnyGame };
const { kernelFor } = (await import(join(root, 'engine/core/kernel.ts'))) as { kernelFor: typeof KernelFor };
const { makeRng } = (await import(join(root, 'engine/core/rng.ts'))) as { makeRng: typeof MakeRng };

const rates: Record<string, number> = {};
for (const [id, game] of Object.entries({ toy, ...games })) {
  const kernel = kernelFor(game);
  const seats = Math.min(3, game.seatRange.max);
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.message);
  rates[id] = rate((seed) => {
    const rng = makeRng(seed);
    const state = game.setup(options.value, seats, rng);
    kernel.begin(state, rng);
    return () => {
      let decisions = 0;
      for (; game.requestFor(state) !== null; decisions++) {
        const legal: DecisionBase[] = game.legalDecisions(state);
        kernel.apply(state, legal[rng.int(legal.length)] as DecisionBase, rng);
      }
      return decisions;
    };
  }, Number(seconds));
}
console.log(JSON.stringify(rates));
