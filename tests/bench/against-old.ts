// Today's hetman against the hetmans of another version of the program, whose folder is given: one seat of today against
// the rest of then, seats in turn, both through views, processor time. Every tenth match is printed, so that an interrupted
// run is not lost.
// npx tsx tests/bench/against-old.ts <folder> <game> <seats> <matches> <seed> [millis a decision] [millis of the rest]
import { createAgentFor } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { GAME_IDS, games } from '../../engine/registry';
import { playAgainst, type Strength } from '../../main/cli/train/versus';

const [folder = '', id = '', seatText = '3', count = '200', seed = '1', limit, restLimit] = process.argv.slice(2);
const game = known(GAME_IDS.find((each) => each === id));
const seats = Number(seatText);
const tell = ({ matches, share, low, high }: Strength) => {
  if (matches % 10 !== 0 && matches !== Number(count)) return;
  const percent = (part: number) => +(part * 100).toFixed(1);
  const times = +(share * seats).toFixed(2);
  console.log(
    JSON.stringify({ game, seats, seed, matches, share: percent(share), low: percent(low), high: percent(high), times }),
  );
};
await playAgainst({
  game,
  player: createAgentFor(games[game], 'hetman'),
  ...{ folder, seats, matches: Number(count), seed: Number(seed), tell },
  ...(limit === undefined ? {} : { millis: Number(limit) }),
  ...(restLimit === undefined ? {} : { rivalMillis: Number(restLimit) }),
});
