// Whether more time makes the same agent stronger: one seat that may think longer against the rest, seats in turn, processor
// time. Every match is printed, so that an interrupted run is not lost.
// The rest may also be of another level. npx tsx tests/bench/time-strength.ts <game> <short millis> <long millis> <matches>
//   [seed] [seats] [level] [level of the rest]
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import { LEVELS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { compileKernel } from '../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { GAME_IDS, games } from '../../engine/registry';
import { wilson } from '../../main/cli/tournament';

const [id = '', short = '100', long = '400', count = '40', first = '1', seatText = '2', levelName = 'hetman', restName] =
  process.argv.slice(2);
const game = games[known(GAME_IDS.find((each) => each === id))];
const level = known(LEVELS.find((each) => each === levelName));
const rest = known(LEVELS.find((each) => each === (restName ?? levelName)));
const seats = Number(seatText);
const kernel = compileKernel(game);
const cpuMillis = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let wins = 0;
let played = 0;
for (let match = 0; match < Number(count); match++) {
  const seed = Number(first) + Math.floor(match / seats);
  const patient = match % seats;
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.message);
  const rng = rngFor(seed, 0);
  const state = game.setup(options.value, seats, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: seats }, (_, seat) => createAgentFor(game, seat === patient ? level : rest));
  let made = 0;
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const decisions = game.legalDecisions(state);
    const budget = makeBudget(Number(asked.seat === patient ? long : short), cpuMillis);
    const view = game.viewFor(state, asked.seat);
    const index =
      decisions.length === 1
        ? 0
        : known(agents[asked.seat]).choose(view, { ...asked, decisions }, budget, makeRng(mixSeed(seed, made)));
    kernel.apply(state, known(decisions[index]), rngFor(seed, ++made));
  }
  const { winners } = known(game.outcome(state));
  if (winners.includes(patient)) wins += 1 / winners.length;
  played++;
  const { low, high } = wilson(wins, played);
  console.log(JSON.stringify({ game: id, level, rest, short, long, played, seed, wins, share: wins / played, low, high }));
}
