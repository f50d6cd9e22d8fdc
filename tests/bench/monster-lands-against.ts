// How strong today's hetman of Monster Lands is: one seat of today against the hetmans of commit a45987b, seats in turn. Every
// match is printed with the sums so far, so that an interrupted run is not lost. Times are processor time.
// npx tsx tests/bench/monster-lands-against.ts --matches 200 --seed 9300 [--seats 3] [--millis 2500] [--level hetman[:temper]]
import { parseArgs } from 'node:util';
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor, LEVEL_MILLIS } from '../../engine/ai/levels';
import type { Agent } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { monsterLands as game } from '../../engine/games/monster-lands';
import { turnOf } from '../../engine/games/monster-lands/ai/agent';
import { kernel } from '../../engine/games/monster-lands/kernel';
import { readPlayer } from '../../main/cli/player-name';
import { wilson } from '../../main/cli/tournament';
import { createYardstick } from './yardstick/monster-lands/agent';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { matches: text, seed: text, seats: text, millis: text, level: text } });
const seats = Number(values.seats ?? 3);
const millis = Number(values.millis ?? LEVEL_MILLIS.hetman);
const SALT = 0x2545f491;

function cpuMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const parsed = game.parseOptions({}, seats);
if (!parsed.ok) throw new Error(parsed.message);
const options = parsed.value;
// A turn: decisions of ours between which nobody else was asked and no action was finished; when the others have passed,
// several come one after the other.
const time = { ours: 0, asked: 0, slowest: 0, turn: 0, of: '', slowestTurn: 0, theirs: 0, theirAsked: 0 };
let wins = 0;

// Share of the win of the seat that is of today.
function play(seed: number, place: number): number {
  const agents: Agent[] = Array.from({ length: seats }, (_, seat) => (seat === place ? ours() : createYardstick()) as Agent);
  const rng = rngFor(seed, 0);
  const state = game.setup(options, seats, rng);
  kernel.begin(state, rng);
  let made = 0;
  for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
    const decisions = game.legalDecisions(state);
    let index = 0;
    if (decisions.length > 1) {
      const isOurs = asked.seat === place;
      const view = game.viewFor(state, asked.seat);
      const budget = makeBudget(isOurs ? millis : LEVEL_MILLIS.hetman, cpuMillis);
      index = known(agents[asked.seat]).choose(view, { ...asked, decisions }, budget, makeRng(mixSeed(seed ^ SALT, made)));
      count(isOurs, budget.spent(), turnOf(view));
    }
    kernel.apply(state, known(decisions[index]), rngFor(seed, ++made));
  }
  const { winners } = known(game.outcome(state));
  return winners.includes(place) ? 1 / winners.length : 0;
}

function ours(): Agent {
  const { agent, temper } = known(readPlayer(values.level ?? 'hetman'), 'a level');
  return createAgentFor(game, agent, temper);
}

function count(isOurs: boolean, spent: number, turn: string): void {
  if (turn !== time.of) time.turn = 0;
  time.of = turn;
  if (isOurs) {
    time.ours += spent;
    time.asked++;
    time.slowest = Math.max(time.slowest, spent);
    time.turn += spent;
    time.slowestTurn = Math.max(time.slowestTurn, time.turn);
  } else {
    time.turn = 0;
    time.theirs += spent;
    time.theirAsked++;
  }
}

for (let match = 0; match < Number(values.matches ?? 30); match++) {
  const seed = Number(values.seed ?? 1) + Math.floor(match / seats);
  wins += play(seed, match % seats);
  const played = match + 1;
  const { low, high } = wilson(wins, played);
  const line = {
    seats,
    played,
    share: wins / played,
    low,
    high,
    timesFair: (wins * seats) / played,
    millis: time.ours / time.asked,
    slowest: time.slowest,
    slowestTurn: time.slowestTurn,
    theirMillis: time.theirs / time.theirAsked,
  };
  console.log(JSON.stringify(line, (_key, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)));
}
