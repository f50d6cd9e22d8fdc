// Helpers of the contract suite: tables to sit at and random play through both drivers.
import type { DecisionBase } from '../../engine/core/decision';
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { kernelFor } from '../../engine/core/kernel';
import { makeRng, type Rng, rngFor } from '../../engine/core/rng';
import { games } from '../../engine/registry';
import { toy } from '../support/toy-game';

export const MAX_DECISIONS = 6000;

export const allGames: readonly (readonly [string, AnyGame])[] = [['toy', toy as AnyGame], ...Object.entries(games)];

export interface Table {
  readonly seats: number;
  readonly options: Record<string, string | number | boolean>;
}

// Every seat count with standard options, and every other value of every option once.
export function tablesOf(game: AnyGame): Table[] {
  const tables: Table[] = [];
  for (let seats = game.seatRange.min; seats <= game.seatRange.max; seats++) tables.push({ seats, options: {} });
  for (const option of game.options) {
    const seats = option.seats?.[0] ?? game.seatRange.max;
    for (const value of option.values) if (value !== option.standard) tables.push({ seats, options: { [option.id]: value } });
  }
  return tables.filter((table) => game.parseOptions(table.options, table.seats).ok);
}

export function freshState(game: AnyGame, table: Table, seed: number): StateBase {
  const rng = rngFor(seed, 0);
  const options = game.parseOptions(table.options, table.seats);
  if (!options.ok) throw new Error(options.message);
  const state: StateBase = game.setup(options.value, table.seats, rng);
  kernelFor(game).begin(state, rng);
  return state;
}

export interface Visit {
  readonly state: StateBase;
  readonly legal: readonly DecisionBase[];
  readonly seat: number;
  readonly index: number;
}

// Plays randomly to the end; `visit` sees every state before its decision. Returns the last state.
export function playRandomly(game: AnyGame, table: Table, seed: number, visit: (at: Visit) => void = () => {}): StateBase {
  const kernel = kernelFor(game);
  const state = freshState(game, table, seed);
  const chooser: Rng = makeRng(seed ^ 0x5eed);
  for (let index = 0; index < MAX_DECISIONS; index++) {
    const asked = game.requestFor(state);
    if (asked === null) return state;
    const legal: DecisionBase[] = game.legalDecisions(state);
    if (legal.length === 0) throw new Error(`dead end in ${state.phase}: ${game.drawBoard(state)}`);
    visit({ state, legal, seat: asked.seat, index });
    kernel.apply(state, legal[chooser.int(legal.length)] as DecisionBase, rngFor(seed, index + 1));
  }
  throw new Error(`no end after ${MAX_DECISIONS} decisions in ${state.phase}`);
}
