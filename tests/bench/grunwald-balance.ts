// What matches of Na Grunwald! look like when one level plays all seats: order of seats, scores, battles, hunger and
// how often each event moved something. Usage: npx tsx tests/bench/grunwald-balance.ts <level> <seats> <matches> [seed]
import { makeBudget } from '../../engine/ai/budget';
import { AGENT_NAMES, type Level } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { createAgent } from '../../engine/games/grunwald/ai/agent';
import { EVENTS } from '../../engine/games/grunwald/data/events';
import { legalDecisions } from '../../engine/games/grunwald/decisions';
import { kernel } from '../../engine/games/grunwald/kernel';
import { requestFor } from '../../engine/games/grunwald/requests';
import { reckoningOf } from '../../engine/games/grunwald/scoring';
import { setup } from '../../engine/games/grunwald/setup';
import type { State } from '../../engine/games/grunwald/types';
import { viewFor } from '../../engine/games/grunwald/view';
import type { Event, EventId, RankedStake } from '../../engine/games/grunwald/view-types';

const [levelName = 'knight', seatText = '3', matchText = '100', seedText = '1'] = process.argv.slice(2);
const level = AGENT_NAMES.find((name): name is Level => name === levelName && name !== 'random') ?? 'knight';
const seats = Number(seatText);
const matches = Number(matchText);

const sums = {
  ...{ score: 0, winner: 0, strength: 0, commands: 0, quartermaster: 0, ducats: 0, starved: 0, helpers: 0 },
  ...{ battles: 0, won: 0, fighters: 0, bluffs: 0, debt: 0, decisions: 0, most: 0 },
};
const wins = Array.from({ length: seats }, () => 0);
const scores = Array.from({ length: seats }, () => 0);
const turned = new Map<EventId, number>();
const moved = new Map<EventId, number>();

function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// An event decided something when goods, a helper, a captive or the token changed hands because of it, when the Hard
// winter changed a ranking, or when Pomerania's two points made a battle lost that would have been won.
function watch(event: Event, round: { event: EventId | null; moved: boolean }): void {
  if (event.type === 'eventTurned') {
    round.event = event.event;
    round.moved = false;
    count(turned, event.event);
  }
  const isBattle = event.type === 'battleFought';
  const fromEvent = 'source' in event && event.source === round.event && event.type !== 'offerDeclined';
  const raid = isBattle && round.event === 'pomerania' && !event.won && event.debt <= event.event;
  const frost = event.type === 'fieldSettled' && round.event === 'winter' && changesRanking(event.ranks);
  if (round.event !== null && !round.moved && (fromEvent || raid || frost)) {
    round.moved = true;
    count(moved, round.event);
  }
  if (event.type === 'cardsRevealed' && event.purpose === 'skirmish') {
    sums.fighters += event.cards.length;
    sums.bluffs += event.cards.filter(({ card }) => card.kind === 'peasant').length;
  }
  if (!isBattle) return;
  sums.battles++;
  sums.debt += event.debt;
  if (event.won) sums.won++;
}

function changesRanking(ranks: readonly RankedStake[]): boolean {
  const warm = ranks.map((stake) => stake.points + (stake.officer ? 1 : 0));
  return warm.some((points, index) => index > 0 && points > known(warm[index - 1]));
}

function count<Key>(map: Map<Key, number>, key: Key): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function playMatch(seed: number): void {
  const rng = rngFor(seed, 0);
  const state: State = setup({}, seats, rng);
  const first = state.start;
  const round: { event: EventId | null; moved: boolean } = { event: null, moved: false };
  kernel.begin(state, rng);
  const agents = Array.from({ length: seats }, () => createAgent(level));
  for (let asked = requestFor(state); asked !== null; asked = requestFor(state)) {
    const decisions = legalDecisions(state);
    const started = now();
    const view = viewFor(state, asked.seat);
    const agentRng = makeRng(mixSeed(seed ^ 0x51ed270b, sums.decisions));
    const index = known(agents[asked.seat]).choose(view, { ...asked, decisions }, makeBudget(2500, now), agentRng);
    sums.most = Math.max(sums.most, now() - started);
    sums.decisions++;
    kernel.apply(state, known(decisions[index]), rngFor(seed, sums.decisions), (event) => watch(event as Event, round));
  }
  const rows = reckoningOf(state);
  const winners = rows.filter((row) => row.place === 1);
  for (const row of rows) {
    const order = (row.seat - first + seats) % seats;
    scores[order] = known(scores[order]) + row.total;
    sums.score += row.total;
    sums.strength += row.strength;
    sums.commands += row.crownCommander + row.mercenaryCommander;
    sums.quartermaster += row.quartermaster;
    sums.ducats += row.ducatPoints;
    sums.starved += row.dismissed.length;
    sums.helpers += known(state.helpers[row.seat]);
    if (row.place !== 1) continue;
    wins[order] = known(wins[order]) + 1 / winners.length;
    sums.winner += row.total / winners.length;
  }
}

for (let match = 0; match < matches; match++) playMatch((Number(seedText) * 1_000_003 + match) >>> 0);

const players = matches * seats;
const each = (value: number) => (value / players).toFixed(1);
const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
console.log(`${level}, ${seats} seats, ${matches} matches, seed ${seedText}`);
console.log(`win share by order from the first start player: ${wins.map((won) => percent(won, matches)).join(' / ')}`);
console.log(`mean score by order: ${scores.map((sum) => (sum / matches).toFixed(1)).join(' / ')}`);
console.log(`mean score ${each(sums.score)}, winner's ${(sums.winner / matches).toFixed(1)}`);
console.log(
  `strength ${each(sums.strength)}, commands ${each(sums.commands)}, quartermaster ${each(sums.quartermaster)}, ducats ${each(sums.ducats)}`,
);
console.log(
  `battles won ${percent(sums.won, sums.battles)} %, mean shortfall ${(sums.debt / sums.battles).toFixed(1)}, ` +
    `fighters ${(sums.fighters / sums.battles).toFixed(2)}, bluffs ${percent(sums.bluffs, sums.fighters)} %`,
);
console.log(`starved per player ${each(sums.starved)}, helpers at the end ${each(sums.helpers)}`);
console.log(`decisions a match ${(sums.decisions / matches).toFixed(0)}, longest ${sums.most.toFixed(0)} ms of processor time`);
for (const { id } of EVENTS)
  console.log(`  ${id.padEnd(10)} ${turned.get(id) ?? 0} turned, ${percent(moved.get(id) ?? 0, turned.get(id) ?? 0)} %`);
