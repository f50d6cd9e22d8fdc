// Decisions per second of both drivers, and of XState and boardgame.io on the same toy game.
import { transition } from 'xstate';
import type { AnyLearning } from '../../engine/ai/learning';
import { createRunner } from '../../engine/ai/net';
import type { DecisionBase } from '../../engine/core/decision';
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { kernelFor } from '../../engine/core/kernel';
import { buildMachine, createLiveDriver, stateValueOf } from '../../engine/core/live-driver';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import { makeTable } from '../../main/host/table';
import { freshState, tablesOf } from '../contract/playing';
import type { ToyState } from '../support/toy-game/types';
import { createForeignClient } from './boardgameio-toy';
import { type Ready, rate, seconds } from './rate';

const tables = new Map<AnyGame, ReturnType<typeof findTable>>();

function findTable(game: AnyGame) {
  const wanted = Math.min(3, game.seatRange.max);
  return tablesOf(game).find((table) => table.seats === wanted) ?? { seats: game.seatRange.max, options: {} };
}

// Looked for once: finding it is no part of a match.
function tableOf(game: AnyGame) {
  const table = tables.get(game) ?? findTable(game);
  tables.set(game, table);
  return table;
}

function kernelMatch(game: AnyGame, seed: number): Ready {
  const kernel = kernelFor(game);
  const rng = makeRng(seed);
  const state = freshState(game, tableOf(game), seed);
  return () => {
    let decisions = 0;
    while (game.requestFor(state) !== null) {
      const legal: DecisionBase[] = game.legalDecisions(state);
      kernel.apply(state, legal[rng.int(legal.length)] as DecisionBase, rng);
      decisions++;
    }
    return decisions;
  };
}

// Long enough for a median.
const MATCHES = 4;

// The slow drivers need not play long matches to their end.
const SLOW_DECISIONS = 400;

function liveMatch(game: AnyGame): (seed: number) => Ready {
  const driver = createLiveDriver(game);
  return (seed) => {
    const rng = makeRng(seed);
    let state = freshState(game, tableOf(game), seed);
    return () => {
      let decisions = 0;
      while (game.requestFor(state) !== null && decisions < SLOW_DECISIONS) {
        const legal: DecisionBase[] = game.legalDecisions(state);
        state = driver.apply(state, legal[rng.int(legal.length)] as DecisionBase, rng).state;
        decisions++;
      }
      return decisions;
    };
  };
}

// XState alone, without our cloning: the machine's own transition on a running context.
function xstateMatch(game: AnyGame): (seed: number) => Ready {
  const machine = buildMachine(game);
  return (seed) => {
    const rng = makeRng(seed);
    const state = freshState(game, tableOf(game), seed);
    let snapshot = machine.resolveState({
      value: stateValueOf(state.phase),
      context: { step: { state, rng, emit: () => {}, silent: true } },
    });
    return () => {
      let decisions = 0;
      while (game.requestFor(state) !== null) {
        const legal: DecisionBase[] = game.legalDecisions(state);
        [snapshot] = transition(machine, snapshot, legal[rng.int(legal.length)] as DecisionBase);
        decisions++;
      }
      return decisions;
    };
  };
}

function foreignMatch(game: AnyGame, seed: number): Ready {
  const rng = makeRng(seed);
  const client = createForeignClient(freshState(game, tableOf(game), seed) as ToyState);
  return () => {
    let decisions = 0;
    while (game.requestFor(client.state()) !== null) {
      const legal = game.legalDecisions(client.state());
      client.decide(legal[rng.int(legal.length)]);
      decisions++;
    }
    return decisions;
  };
}

export function cloneMicros(game: AnyGame): number {
  const kernel = kernelFor(game);
  const rng = makeRng(1);
  const state: StateBase = freshState(game, tableOf(game), 1);
  for (let decision = 0; decision < 60 && game.requestFor(state) !== null; decision++) {
    const legal: DecisionBase[] = game.legalDecisions(state);
    kernel.apply(state, legal[rng.int(legal.length)] as DecisionBase, rng);
  }
  const rounds = 100_000;
  for (let round = 0; round < rounds; round++) game.cloneState(state);
  const start = seconds();
  for (let round = 0; round < rounds; round++) game.cloneState(state);
  return ((seconds() - start) * 1e6) / rounds;
}

export function benchToy(toy: AnyGame, duration: number) {
  return {
    kernel: rate((seed) => kernelMatch(toy, seed), duration),
    live: rate(liveMatch(toy), duration),
    xstate: rate(xstateMatch(toy), duration),
    boardgameio: rate((seed) => foreignMatch(toy, seed), duration),
  };
}

// Whole matches with their set-up, as simulation plays them.
function matchesPerSecond(game: AnyGame, duration: number): number {
  const start = seconds();
  let matches = 0;
  while (seconds() - start < duration) kernelMatch(game, ++matches)();
  return matches / (seconds() - start);
}

// What a person's decision costs in the host: carried out by XState, and the table that is pushed for it, with its beats,
// the way back and the course. Milliseconds of the wall clock, the median of whole matches.
function decisionMillis(game: AnyGame, matches: number): number {
  const spent: number[] = [];
  for (let seed = 1; seed <= matches; seed++) {
    const rng = makeRng(seed);
    const match = createMatch({ game, seats: tableOf(game).seats, options: tableOf(game).options, seed });
    while (match.request !== null) {
      const { seat: viewer, decisions } = match.request;
      const { key } = decisions[rng.int(decisions.length)] as { key: string };
      const start = performance.now();
      const decided = match.decide(key);
      if (!decided.ok) throw new Error(decided.message);
      const canUndo = match.canUndo(viewer);
      const frame = {
        id: 'bench',
        match,
        mode: { kind: 'match' as const },
        viewer,
        curtain: null,
        request: null,
        campaign: null,
      };
      makeTable({ ...frame, beats: decided.value, canUndo, canRedo: false });
      spent.push(performance.now() - start);
    }
  }
  return spent.toSorted((left, right) => left - right)[spent.length >> 1] as number;
}

export function benchGame(game: AnyGame, duration: number) {
  return {
    kernel: rate((seed) => kernelMatch(game, seed), duration),
    live: rate(liveMatch(game), duration / 2),
    cloneMicros: cloneMicros(game),
    matchesPerSecond: matchesPerSecond(game, duration),
    decisionMillis: decisionMillis(game, MATCHES),
  };
}

// Values of one seat a second, features included, by the net that the game carries.
export function evaluationsPerSecond(game: AnyGame, learning: AnyLearning, duration: number): number {
  const { seats } = tableOf(game);
  const view = game.viewFor(freshState(game, tableOf(game), 1), null);
  const run = createRunner(learning.learned());
  const input = new Float32Array(learning.features);
  let count = 0;
  const start = seconds();
  while (seconds() - start < duration) {
    for (let round = 0; round < 1000; round++, count++) {
      learning.write(view, count % seats, input);
      run(input);
    }
  }
  return count / (seconds() - start);
}
