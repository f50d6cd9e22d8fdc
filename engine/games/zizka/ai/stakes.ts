// What the ends of a roll are worth in shares of winning: every set of rows, or the keep, is imagined done, the turn is
// played on in the same worlds, and the learned value judges. The dice are then thrown by exact arithmetic for these ends.
import { known } from '../../../core/invariant';
import { makeRng, type Rng } from '../../../core/rng';
import { cloneState } from '../clone';
import { KEEP_ROWS } from '../data/tables';
import { kernel } from '../kernel';
import { requestFor } from '../requests';
import { seatAt } from '../retinue';
import { isRowPossible, rowsOf } from '../rows';
import type { Decision, State } from '../types';
import type { EventStakes, KeepStakes } from './attempts';
import { chooseConquestRoll, chooseEventRoll } from './choices';
import { policyDecision } from './policy';
import { rankedChoices } from './row-sets';
import { momentOf, playOn } from './search';
import type { Depth } from './skill';
import type { Value } from './value';
import type { Mind } from './worth';

// Puts a world with a roll on the table where the roll is over.
type End = (world: State, depth: Depth, rng: Rng) => void;

interface StakesWish {
  imagine(rng: Rng): State;
  readonly seat: number;
  readonly depth: Depth;
  readonly value: Value;
  isOver(): boolean;
}

// Icons enough for every row.
const PLENTY = [30, 30, 30, 30];
// Worlds before the clock is asked.
const FEWEST = 4;
// Nothing is given away for less than this share: a luck token or a coin is never worthless.
const LEAST = 1e-4;

export type DiceChoice = (mind: Mind, legal: readonly Decision[]) => Decision;

export function isWeighed({ phase }: State): boolean {
  return phase === 'eventRolling' || phase === 'conquestRolling';
}

// What tells one attempt from another, as far as the worth of its ends goes.
export function rollName(state: State, seat: number): string {
  return `${state.round}/${state.turn}/${state.actions}/${state.phase}/${seatAt(state, seat).luck}`;
}

export function learnedDice(wish: StakesWish, state: State, rng: Rng): DiceChoice {
  if (wish.depth.rolls === 0) return state.phase === 'eventRolling' ? chooseEventRoll : chooseConquestRoll;
  if (state.phase === 'eventRolling') {
    const stakes = learnedEventStakes(wish, known(state.event).token, rng);
    return (mind, legal) => chooseEventRoll(mind, legal, stakes);
  }
  const stakes = learnedKeepStakes(wish, rng);
  return (mind, legal) => chooseConquestRoll(mind, legal, stakes);
}

function learnedEventStakes(wish: StakesWish, token: number, rng: Rng): EventStakes {
  const sets = rankedChoices(rowsOf(token), () => 0);
  const ends = sets.map(({ rows }) => success(rows));
  const full = sets.reduce((most, each) => (each.rows.length > most.rows.length ? each : most)).rows;
  const means = meansOf(wish, [fail, ...ends, success(full), ...changes(wish.seat, success(full))], rng);
  const { failed, luck, coin } = pricesOf(means.slice(0, 1), means.slice(ends.length + 1));
  // Nobody fails on purpose: what is done counts more than what is not, however dear luck may seem.
  const choices = sets
    .map((set, index) => ({ ...set, worth: luck + Math.max(LEAST * set.rows.length, known(means[index + 1]) - failed) }))
    .sort((one, other) => other.worth - one.worth);
  return { choices, luck, coin };
}

function learnedKeepStakes(wish: StakesWish, rng: Rng): KeepStakes {
  const means = meansOf(wish, [fail, conquer, ...changes(wish.seat, conquer)], rng);
  const { failed, luck, coin } = pricesOf(means.slice(0, 1), means.slice(1));
  return { reward: luck + Math.max(LEAST, known(means[1]) - failed), luck, coin };
}

// The plain end, the same with a luck token fewer (or, where there is none, more) and with a coin more.
function pricesOf([failed = 0]: readonly number[], [plain = 0, lucky = 0, richer = 0]: readonly number[]) {
  return { failed, luck: Math.max(LEAST, Math.abs(lucky - plain)), coin: Math.max(LEAST, richer - plain) };
}

function changes(seat: number, end: End): readonly End[] {
  return [
    (world, depth, rng) => {
      const held = seatAt(world, seat);
      held.luck += held.luck > 0 ? -1 : 1;
      end(world, depth, rng);
    },
    (world, depth, rng) => {
      seatAt(world, seat).coins += 1;
      end(world, depth, rng);
    },
  ];
}

function meansOf({ imagine, seat, depth, value, isOver }: StakesWish, ends: readonly End[], rng: Rng): readonly number[] {
  const sums = ends.map(() => 0);
  const shares = new Float32Array(4);
  let worlds = 0;
  while (worlds < depth.rolls && (worlds < FEWEST || !isOver())) {
    const world = imagine(rng);
    const luck = rng.int(2 ** 31);
    ends.forEach((end, index) => {
      const state = cloneState(world);
      end(state, depth, makeRng(luck));
      value(state, shares);
      sums[index] = (sums[index] as number) + (shares[seat] as number);
    });
    worlds++;
  }
  return sums.map((sum) => sum / worlds);
}

const KEEP: Decision = { type: 'keep' };

function fail(world: State, depth: Depth, rng: Rng): void {
  const since = momentOf(world);
  world.roll = { ...known(world.roll), dice: [], wenceslas: -1, sigismund: -1, printed: [0, 0, 0, 0] };
  world.usable = 0;
  kernel.apply(world, KEEP, rng);
  playOn(world, depth.quick, rng, since);
}

function conquer(world: State, depth: Depth, rng: Rng): void {
  const since = momentOf(world);
  const conquest = known(world.conquest);
  conquest.row = known(KEEP_ROWS[conquest.keep]?.[conquest.card]).length - 1;
  world.roll = { ...known(world.roll), printed: PLENTY };
  kernel.apply(world, KEEP, rng);
  playOn(world, depth.quick, rng, since);
}

// These rows and no others.
function success(rows: readonly number[]): End {
  return (world, depth, rng) => {
    const since = momentOf(world);
    world.roll = { ...known(world.roll), printed: PLENTY };
    kernel.apply(world, KEEP, rng);
    while (world.event !== null) {
      const asked = requestFor(world);
      if (asked === null) return;
      kernel.apply(
        world,
        world.phase === 'rows' ? nextRow(world, rows) : policyDecision(world, asked.seat, depth.quick, rng),
        rng,
      );
    }
    playOn(world, depth.quick, rng, since);
  };
}

function nextRow(world: State, rows: readonly number[]): Decision {
  const event = known(world.event);
  const next = rows.find((row) => isRowPossible(world, event, row));
  return next === undefined ? { type: 'done' } : { type: 'row', row: next + 1 };
}
