// Figures side by side in one run: both drivers on every game, the toy beside XState and boardgame.io,
// the renderer's frame cost, what full tables cost beside their bars, and the start-up.
// `npm run bench [-- --json] [-- --engine | --tables] [-- --against <checkout>]`: the last one measures the search driver beside that of another checkout of this repository.
import { GAME_IDS, games } from '../../engine/registry';
import { benchAgainst } from '../../tests/bench/against';
import { benchGame, benchToy, evaluationsPerSecond } from '../../tests/bench/engine-bench';
import { benchRenderer } from '../../tests/bench/renderer-bench';
import { tableLines } from '../../tests/bench/table-lines';
import { toy } from '../../tests/support/toy-game';
import { learnings } from './train/learnings';

const SECONDS = 3;
const args = process.argv.slice(2);
const otherRoot = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const engine = args.includes('--tables') ? null : measureEngine();
const shown = args.includes('--engine') ? null : await benchRenderer();

if (args.includes('--json')) console.log(JSON.stringify({ ...engine, ...shown }, null, 2));
else
  for (const line of [...(engine === null ? [] : engineLines(engine)), ...(shown === null ? [] : tableLines(shown))])
    console.log(line);

function measureEngine() {
  return {
    toy: benchToy(toy, SECONDS),
    games: Object.fromEntries(Object.entries(games).map(([id, game]) => [id, benchGame(game, SECONDS)])),
    values: Object.fromEntries(
      GAME_IDS.flatMap((id) => {
        const learning = learnings[id];
        return learning === undefined ? [] : [[id, evaluationsPerSecond(games[id], learning, SECONDS)] as const];
      }),
    ),
    ...(otherRoot === undefined ? {} : { against: benchAgainst(otherRoot) }),
  };
}

function engineLines({
  toy: rates,
  games: gameRates,
  values,
  against = {},
}: ReturnType<typeof measureEngine>): readonly string[] {
  const count = (value: number) => Math.round(value).toLocaleString('en');
  return [
    `toy: kernel ${count(rates.kernel)}/s = ${(rates.kernel / rates.xstate).toFixed(0)} × XState (${count(rates.xstate)}) = ${(rates.kernel / rates.boardgameio).toFixed(0)} × boardgame.io (${count(rates.boardgameio)}); live ${count(rates.live)}/s`,
    ...Object.entries(gameRates).map(
      ([id, each]) =>
        `${id}: kernel ${count(each.kernel)}/s, live ${count(each.live)}/s, clone ${each.cloneMicros.toFixed(2)} µs, ${count(each.matchesPerSecond)} random matches/s, a decision at the table ${each.decisionMillis.toFixed(2)} ms`,
    ),
    ...Object.entries(values).map(([id, rate]) => `${id}: ${count(rate)} values of a seat/s by its net`),
    ...Object.entries(against).map(
      ([id, { here, there, ratio, low, high }]) =>
        `${id}: kernel ${count(here)}/s here, ${count(there)}/s there: ${ratio.toFixed(2)} × (${low.toFixed(2)} to ${high.toFixed(2)})`,
    ),
  ];
}
