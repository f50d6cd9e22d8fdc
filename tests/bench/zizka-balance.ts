// What happens in matches of Jan Žižka, counted: the figures of docs/zizka-balance.md. Prints JSON.
// npx tsx tests/bench/zizka-balance.ts --seats knight,knight,knight,knight --matches 1000 --seed 2026 [--options '{}']
import { parseArgs } from 'node:util';
import { AGENT_NAMES } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import type { Event } from '../../engine/games/zizka/events';
import { games } from '../../engine/registry';
import { playHeadless } from '../../main/cli/headless-match';
import { planMatches, wilson } from '../../main/cli/tournament';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { seats: text, matches: text, seed: text, options: text } });
const agents = (values.seats ?? 'knight,knight,knight,knight')
  .split(',')
  .map((name) => known(AGENT_NAMES.find((each) => each === name)));
const options: unknown = JSON.parse(values.options ?? '{}');
const tasks = planMatches(agents, Number(values.matches ?? 10), Number(values.seed ?? 1));
const seats = agents.length;

// Processor time: a busy machine then makes nobody think less.
const cpuMillis = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

class Tally {
  readonly counts = new Map<string, number>();
  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }
  get(name: string): number {
    return this.counts.get(name) ?? 0;
  }
  names(start: string): string[] {
    return [...this.counts.keys()].filter((name) => name.startsWith(start)).sort();
  }
}

const tally = new Tally();
const scores: number[] = [];
const rounds: number[] = [];
const turns: number[] = [];
let kinds = new Map<string, string>();
let commanders: string[] = [];
let points: number[] = [];
let round = 0;
let start = -1;
let torak = 0;

const placeOf = (seat: number): number => (seat - start + seats) % seats;

// Standing after every round, by place in the turn order.
function markRound(): void {
  tally.add(`rounds reached ${round}`);
  points.forEach((held, seat) => {
    tally.add(`points ${round}/${placeOf(seat)}`, held);
  });
}

function watch(event: Event): void {
  switch (event.type) {
    case 'commanderTaken':
      commanders[event.seat] = event.commander;
      break;
    case 'turnStarted':
      if (start < 0) start = event.seat;
      if (event.round !== round && round > 0) markRound();
      round = event.round;
      break;
    case 'tokenRevealed':
      kinds.set(event.token, event.kind);
      break;
    case 'eventEnded': {
      const kind = known(kinds.get(event.token));
      tally.add(`tried ${kind}`);
      if (event.success) tally.add(`done ${kind}`);
      tally.add(`rows ${kind}`, event.rows.length);
      break;
    }
    case 'conquestEnded':
      tally.add(`tried ${event.keep} keep`);
      if (event.success) tally.add(`done ${event.keep} keep`);
      break;
    case 'pointsScored':
      if (event.seat < 0) torak = event.total;
      else {
        tally.add(`from ${event.source}`, event.points);
        if (event.source !== 'coins') points[event.seat] = event.total;
      }
      break;
    case 'fightEnded':
      tally.add('fights');
      if (event.won) tally.add('fights won by the attacker');
      break;
    case 'tournamentEnded':
      tally.add('tournaments');
      if (event.goalMet) tally.add('tournament goals met');
      for (const result of event.results) scores.push(result.score);
      break;
    case 'memberJoined':
      tally.add(event.paid > 0 ? 'members hired' : 'members won');
      tally.add(`members/${placeOf(event.seat)}`);
      break;
    case 'warrantTaken':
    case 'favourTaken':
      tally.add(event.type);
      break;
    default:
      break;
  }
}

for (const task of tasks) {
  kinds = new Map();
  commanders = [];
  points = agents.map(() => 0);
  round = 0;
  start = -1;
  torak = 0;
  const names = task.seating.map((agent) => known(agents[agent]));
  const result = playHeadless({
    game: known(games['zizka']),
    seats: names,
    seed: task.seed,
    options,
    now: cpuMillis,
    emit: (event) => watch(event as Event),
  });
  rounds.push(result.turns);
  turns.push(...result.turnMillis.flat());
  tally.add('decisions', result.decisions);
  tally.add('torak points', torak);
  commanders.forEach((commander, seat) => {
    tally.add(`led by ${commander}`);
    tally.add(`score/${placeOf(seat)}`, known(result.scores[seat]));
  });
  for (const seat of result.winners) {
    const share = 1 / result.winners.length;
    tally.add(`won by ${known(commanders[seat])}`, share);
    tally.add(`won at ${placeOf(seat)}`, share);
    tally.add(`won as ${known(names[seat])}`, share);
  }
}

const matches = tasks.length;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
const spread = (list: readonly number[]): number => Math.sqrt(mean(list.map((each) => (each - mean(list)) ** 2)));
const share = (wins: number, of: number) => {
  const { low, high } = wilson(wins, of);
  return { share: rounded(wins / of), low: rounded(low), high: rounded(high) };
};
const listed = <Value>(start: string, make: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(tally.names(start).map((name) => [name.slice(start.length), make(name.slice(start.length))]));
const sorted = [...rounds].sort((left, right) => left - right);
const allPoints = tally.names('from ').reduce((sum, name) => sum + tally.get(name), 0);

console.log(
  JSON.stringify(
    {
      agents,
      options,
      matches,
      seed: Number(values.seed ?? 1),
      rounds: {
        mean: rounded(mean(rounds)),
        within: rounded((1.96 * spread(rounds)) / Math.sqrt(matches)),
        tenth: sorted[Math.floor(matches * 0.1)],
        ninetieth: sorted[Math.floor(matches * 0.9)],
        least: sorted[0],
        most: sorted.at(-1),
      },
      decisionsPerSeat: rounded(tally.get('decisions') / matches / seats),
      byAgent: listed('won as ', (name) => share(tally.get(`won as ${name}`), matches)),
      byCommander: listed('led by ', (name) => share(tally.get(`won by ${name}`), tally.get(`led by ${name}`))),
      byPlace: Array.from({ length: seats }, (_, place) => ({
        ...share(tally.get(`won at ${place}`), matches),
        score: rounded(tally.get(`score/${place}`) / matches),
        members: rounded(tally.get(`members/${place}`) / matches),
      })),
      pointsAfterRound: Array.from({ length: 10 }, (_, index) =>
        Array.from({ length: seats }, (_each, place) =>
          rounded(tally.get(`points ${index + 1}/${place}`) / Math.max(1, tally.get(`rounds reached ${index + 1}`))),
        ),
      ),
      pointsBySource: listed('from ', (name) => rounded(tally.get(`from ${name}`) / allPoints)),
      pointsPerSeat: rounded(allPoints / matches / seats),
      torakPoints: rounded(tally.get('torak points') / matches),
      attempts: listed('tried ', (name) => ({
        perMatch: rounded(tally.get(`tried ${name}`) / matches),
        success: rounded(tally.get(`done ${name}`) / tally.get(`tried ${name}`)),
        rows: rounded(tally.get(`rows ${name}`) / Math.max(1, tally.get(`done ${name}`))),
      })),
      perMatch: Object.fromEntries(
        ['members hired', 'members won', 'warrantTaken', 'favourTaken', 'fights', 'fights won by the attacker'].map((name) => [
          name,
          rounded(tally.get(name) / matches),
        ]),
      ),
      tournaments: {
        perMatch: rounded(tally.get('tournaments') / matches),
        score: rounded(mean(scores)),
        spread: rounded(spread(scores)),
        goal: rounded(tally.get('tournament goals met') / Math.max(1, tally.get('tournaments'))),
      },
      cpuMillisPerTurn: { mean: rounded(mean(turns)), most: rounded(turns.reduce((most, each) => Math.max(most, each), 0)) },
    },
    null,
    1,
  ),
);
