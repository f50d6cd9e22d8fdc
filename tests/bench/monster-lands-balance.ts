// What happens in matches of Monster Lands, counted: the figures of docs/monster-lands-balance.md. One line of JSON per match:
// npx tsx tests/bench/monster-lands-balance.ts --seats hetman,knight,knight --matches 200 [--seed 1] [--options '{}'] > row.jsonl
import { parseArgs } from 'node:util';
import { AGENT_NAMES } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import type { Event } from '../../engine/games/monster-lands/events';
import { games } from '../../engine/registry';
import { playHeadless } from '../../main/cli/headless-match';
import { planMatches } from '../../main/cli/tournament';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seats: text, matches: text, seed: text, options: text } });
const agents = (values.seats ?? 'knight,knight,knight')
  .split(',')
  .map((name) => known(AGENT_NAMES.find((each) => each === name)));
const options: unknown = JSON.parse(values.options ?? '{}');
const tasks = planMatches(agents, Number(values.matches ?? 10), Number(values.seed ?? 1));

// Processor time: a busy machine then makes nobody think less.
const cpuMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// What an event counts as, with how much; buildings by name, results by kind.
function countsOf(event: Event): readonly (readonly [string, number])[] {
  switch (event.type) {
    case 'diePlaced':
      return [[`at ${event.building}`, 1]];
    case 'memberSent':
      return [[`sent to ${event.trail.replace(/\d$/, '')}`, 1]];
    case 'strikeEnded':
      return [[event.result, 1]];
    case 'questResolved':
      return [[`quest ${event.result}`, 1]];
    case 'contractDecided':
      return [[event.fulfilled ? 'contract fulfilled' : 'contract declined', 1]];
    case 'conquestEnded':
      return [[event.won ? 'conquered' : 'conquest failed', 1]];
    case 'hitsTaken':
      return [['wounds', event.wounds]];
    case 'memberHired':
    case 'memberFell':
    case 'memberDeserted':
    case 'clanRefounded':
    case 'beerPoured':
    case 'featureUsed':
    case 'landSettled':
    case 'lootTaken':
    case 'lootUsed':
    case 'panicSpread':
    case 'panicCleared':
    case 'trophySold':
      return [[event.type, 1]];
    default:
      return [];
  }
}

for (const task of tasks) {
  const counts: Record<string, number> = {};
  const result = playHeadless({
    game: known(games['monster-lands']),
    seats: task.seating.map((index) => known(agents[index])),
    seed: task.seed,
    options,
    now: cpuMillis,
    emit(event) {
      // The registry has only forgotten the type.
      for (const [name, amount] of countsOf(event as Event)) counts[name] = (counts[name] ?? 0) + amount;
    },
  });
  const seats = task.seating.map((agent, seat) => {
    const millis = known(result.turnMillis[seat]);
    return {
      agent: known(agents[agent]),
      first: agent === 0,
      score: known(result.scores[seat]),
      slowest: Math.max(0, ...millis),
      millis: millis.reduce((sum, each) => sum + each, 0),
      turns: millis.length,
    };
  });
  const line = {
    seed: task.seed,
    winners: result.winners,
    reason: result.reason,
    rounds: result.turns,
    decisions: result.decisions,
    seats,
    counts,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
