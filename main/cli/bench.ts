// Figures side by side in one run: both drivers on every game, the toy beside XState and boardgame.io,
// the renderer's frame cost and the start-up. `npm run bench [-- --json] [-- --engine] [-- --against <checkout>]`:
// the last one measures the search driver beside that of another checkout of this repository.
import { GAME_IDS, games } from '../../engine/registry';
import { benchAgainst } from '../../tests/bench/against';
import { benchGame, benchToy, evaluationsPerSecond } from '../../tests/bench/engine-bench';
import { benchRenderer } from '../../tests/bench/renderer-bench';
import { toy } from '../../tests/support/toy-game';
import { learnings } from './train/learnings';

const SECONDS = 3;
const args = process.argv.slice(2);
const engineOnly = args.includes('--engine');

const toyRates = benchToy(toy, SECONDS);
const gameRates = Object.fromEntries(Object.entries(games).map(([id, game]) => [id, benchGame(game, SECONDS)]));
const valueRates = Object.fromEntries(
  GAME_IDS.flatMap((id) => {
    const learning = learnings[id];
    return learning === undefined ? [] : [[id, evaluationsPerSecond(games[id], learning, SECONDS)]];
  }),
);
const otherRoot = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const against = otherRoot === undefined ? null : benchAgainst(otherRoot);
const shown = engineOnly ? null : await benchRenderer();
const report = {
  toy: toyRates,
  games: gameRates,
  values: valueRates,
  ...(against === null ? {} : { against }),
  ...(shown ?? {}),
};

if (args.includes('--json')) {
  console.log(JSON.stringify(report, null, 2));
} else {
  const count = (value: number) => Math.round(value).toLocaleString('en');
  console.log(
    `toy: kernel ${count(toyRates.kernel)}/s = ${(toyRates.kernel / toyRates.xstate).toFixed(0)} × XState (${count(toyRates.xstate)}) = ${(toyRates.kernel / toyRates.boardgameio).toFixed(0)} × boardgame.io (${count(toyRates.boardgameio)}); live ${count(toyRates.live)}/s`,
  );
  for (const [id, rates] of Object.entries(gameRates))
    console.log(
      `${id}: kernel ${count(rates.kernel)}/s, live ${count(rates.live)}/s, clone ${rates.cloneMicros.toFixed(2)} µs, ${count(rates.matchesPerSecond)} random matches/s, a decision at the table ${rates.decisionMillis.toFixed(2)} ms`,
    );
  for (const [id, rate] of Object.entries(valueRates))
    console.log(`${id}: ${count(rate as number)} values of a seat/s by its net`);
  for (const [id, { here, there, ratio, low, high }] of Object.entries(against ?? {}))
    console.log(
      `${id}: kernel ${count(here)}/s here, ${count(there)}/s there: ${ratio.toFixed(2)} × (${low.toFixed(2)} to ${high.toFixed(2)})`,
    );
  if (shown !== null) {
    console.log(
      `renderer: our code per frame ${shown.renderer.frameMillisMedian.toFixed(2)} ms median, ${shown.renderer.frameMillisP95.toFixed(2)} ms p95; idle frames ${shown.renderer.idleFrames}`,
    );
    console.log(`start-up: ${shown.startup.ratioToEmptyPixi.toFixed(2)} × an empty Pixi page`);
  }
}
