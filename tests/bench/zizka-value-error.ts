// How far the learned value of Jan Žižka errs: positions at the beginning of turns in matches of hetmans with short looks, each
// played out many times by the quick policy from what all know; the chance in those means is taken off. What was played out is
// kept in the file, so that every later net is judged by the same positions.
// npx tsx tests/bench/zizka-value-error.ts <file> [positions] [playouts] [seed] [weights]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readWeights } from '../../engine/ai/weights';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { zizka } from '../../engine/games/zizka';
import { createAgentWith } from '../../engine/games/zizka/ai/agent';
import { FEATURE_COUNT } from '../../engine/games/zizka/ai/features';
import { momentOf, playOn } from '../../engine/games/zizka/ai/search';
import { LEARNER } from '../../engine/games/zizka/ai/skill';
import { learnedValue, netValue } from '../../engine/games/zizka/ai/value';
import { determinize } from '../../engine/games/zizka/determinize';
import { kernel } from '../../engine/games/zizka/kernel';
import type { State } from '../../engine/games/zizka/types';

const [file = '', countText = '200', playoutText = '100', seedText = '1', weights] = process.argv.slice(2);
const SEATS = 3;
// Turns between two positions of a match.
const EVERY = 7;
// Rounds enough for every match to end.
const TO_THE_END = 100;
const patient = { millis: 1, spent: () => 0, isCancelled: () => false };
const options = zizka.parseOptions({}, SEATS);
if (!options.ok) throw new Error(options.message);

interface Position {
  readonly seed: number;
  readonly keys: readonly string[];
  readonly playouts: number;
  // Of every seat.
  readonly shares: readonly number[];
}

function begun(seed: number): State {
  const state = zizka.setup(known(options.ok ? options.value : null), SEATS, rngFor(seed, 0));
  kernel.begin(state, rngFor(seed, 0));
  return state;
}

function sharesOf(state: State, seed: number): readonly number[] {
  const view = zizka.viewFor(state, null);
  const sums = Array.from({ length: SEATS }, () => 0);
  const quick = known(LEARNER.depth).quick;
  for (let playout = 0; playout < Number(playoutText); playout++) {
    const rng = makeRng(mixSeed(seed, playout));
    const world = determinize(view, null, rng);
    playOn(world, quick, rng, momentOf(world), TO_THE_END * SEATS, mixSeed(seed, playout + 1_000_000));
    const { winners } = known(zizka.outcome(world));
    for (const winner of winners) sums[winner] = known(sums[winner]) + 1 / winners.length;
  }
  return sums.map((sum) => sum / Number(playoutText));
}

function playedOut(): readonly Position[] {
  const positions: Position[] = [];
  for (let seed = Number(seedText); positions.length < Number(countText); seed++) {
    const state = begun(seed);
    const agents = Array.from({ length: SEATS }, () => createAgentWith(LEARNER));
    const keys: string[] = [];
    let turns = 0;
    let last = -1;
    for (let asked = zizka.requestFor(state); asked !== null; asked = zizka.requestFor(state)) {
      const turn = state.round * SEATS + state.turn;
      if (turn !== last && (turns++ + seed) % EVERY === 0 && positions.length < Number(countText))
        positions.push({ seed, keys: [...keys], playouts: Number(playoutText), shares: sharesOf(state, mixSeed(seed, turns)) });
      last = turn;
      const decisions = zizka.legalDecisions(state);
      const request = { ...asked, decisions };
      const rng = makeRng(mixSeed(seed, keys.length));
      const index =
        decisions.length === 1 ? 0 : known(agents[asked.seat]).choose(zizka.viewFor(state, asked.seat), request, patient, rng);
      keys.push(zizka.makeKey(known(decisions[index])));
      kernel.apply(state, known(decisions[index]), rngFor(seed, keys.length));
    }
  }
  return positions;
}

if (!existsSync(file)) writeFileSync(file, JSON.stringify(playedOut()));
const positions: readonly Position[] = JSON.parse(readFileSync(file, 'utf8'));
const value =
  weights === undefined
    ? learnedValue()
    : netValue(readWeights(JSON.parse(readFileSync(weights, 'utf8')), 'zizka', FEATURE_COUNT));
const shares = new Float32Array(SEATS);
// Of every position: the error's square with and without the chance of the playouts, the spread of shares.
const rows = positions.map(({ seed, keys, playouts, shares: came }) => {
  const state = begun(seed);
  keys.forEach((key, index) => {
    kernel.apply(state, known(zizka.parseKey(key)), rngFor(seed, index + 1));
  });
  value(state, shares);
  const mean = (of: (share: number, seat: number) => number) =>
    came.reduce((sum, share, seat) => sum + of(share, seat), 0) / SEATS;
  const raw = mean((share, seat) => (share - known(shares[seat])) ** 2);
  const chance = mean((share) => (share * (1 - share)) / (playouts - 1));
  return { raw, clean: raw - chance, spread: mean((share) => (share - 1 / SEATS) ** 2) };
});
const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const clean = rows.map((row) => row.clean);
const square = meanOf(clean);
const error = Math.sqrt(meanOf(clean.map((each) => (each - square) ** 2)) / clean.length);
const points = (of: number) => +(100 * Math.sqrt(Math.max(0, of))).toFixed(1);
console.log(
  JSON.stringify({
    positions: rows.length,
    rms: points(square),
    low: points(square - 1.96 * error),
    high: points(square + 1.96 * error),
    withChance: points(meanOf(rows.map((row) => row.raw))),
    spread: points(meanOf(rows.map((row) => row.spread))),
  }),
);
