// Shown odds against plays of the real engine: situations made at random from a seed, and the policy that a shown chance
// stands for, taken off the odds themselves die by die. Whoever reckons something else than the rules do is found out.
import { expect } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, pick, type Rng, shuffle } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { COMMANDERS } from '../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import type { Event } from '../../../engine/games/zizka/events';
import { fightNow } from '../../../engine/games/zizka/fight-odds';
import { conquestNow, type Onward, rowsOnward, type Stake } from '../../../engine/games/zizka/odds';
import type { Decision, DieChoice, State } from '../../../engine/games/zizka/types';
import type { View } from '../../../engine/games/zizka/view-types';
import { equip, newTable, seatOf } from './helpers';

export const PLAYS = 2000;
const kernel = compileKernel(zizka);

// What is aimed at: a row of an event (from 0), the row of a keep under way, a whole keep, or a fight.
export type Target = { readonly row: number } | 'keepRow' | 'keep' | 'fight';

function stakeOf(view: View, target: Target, way: Onward): Stake | null {
  if (target === 'fight') return fightNow(view, way);
  if (target === 'keep') return conquestNow(view, way);
  const row = target === 'keepRow' ? (view.conquest?.row ?? 1) - 1 : target.row;
  return rowsOnward(view, way)?.[row] ?? null;
}

const isBetter = (stake: Stake, than: Stake): boolean =>
  stake.chance > than.chance + 1e-12 || (stake.chance > than.chance - 1e-12 && stake.coins < than.coins - 1e-12);

function apply(state: State, decision: Decision, rng: Rng, events: Event[]): void {
  kernel.apply(state, decision, rng, (event) => events.push(event));
}

// The best of all that the engine offers in a roll step.
function chooseInRoll(state: State, target: Target): Decision {
  const seat = known(state.roll).seat;
  const view = zizka.viewFor(state, seat);
  let best: Decision = { type: 'keep' };
  let bestStake = stakeOf(view, target, 'keep') ?? { chance: 0, coins: 0 };
  for (const decision of zizka.legalDecisions(state)) {
    let stake: Stake | null = null;
    if (decision.type === 'reroll' || decision.type === 'buy') stake = stakeOf(view, target, decision.die as DieChoice);
    if (decision.type === 'coin') {
      const after = zizka.cloneState(state);
      apply(after, decision, makeRng(1), []);
      // Without a choice the roll is kept at once; the keep above stands for it.
      if (after.phase === state.phase) stake = stakeOf(zizka.viewFor(after, seat), target, 'best');
    }
    if (stake === null || !isBetter(stake, bestStake)) continue;
    best = decision;
    bestStake = stake;
  }
  return best;
}

function choose(state: State, target: Target, known: Map<string, Decision>): Decision {
  switch (state.phase) {
    case 'firstRow':
      return { type: 'row', row: 1 };
    case 'rows': {
      const wanted = zizka.legalDecisions(state).find((each) => each.type === 'row' && isWanted(each.row, target));
      return wanted ?? { type: 'done' };
    }
    case 'giving':
      return zizka.legalDecisions(state)[0] as Decision;
    case 'gaining':
      return { type: 'decline' };
    case 'conquestLuck':
      return { type: 'luck' };
    case 'choosingMorale':
      return { type: 'morale', direction: 'virtue' };
    case 'attackLuck':
      return { type: 'spend', tokens: state.usable };
    case 'defenceLuck':
      return zizka.legalDecisions(state)[1] as Decision;
    default: {
      const coins = state.seats.map((seat) => seat.coins).join();
      const { conquest, event, fight } = state;
      const key = `${JSON.stringify(state.roll)}${coins}/${state.usable}/${event?.token}/${conquest?.card}.${conquest?.row}/${fight?.attack}`;
      const held = known.get(key) ?? chooseInRoll(state, target);
      known.set(key, held);
      return held;
    }
  }
}

const isWanted = (row: number, target: Target): boolean => typeof target === 'object' && row === target.row + 1;

// Null while it is not decided.
function verdict(event: Event, target: Target, attacker: boolean, keepRow: number): boolean | null {
  if (event.type === 'fightEnded') return event.won === attacker;
  if (event.type === 'rowCompleted' && isWanted(event.row, target)) return true;
  if (event.type === 'conquestRowPassed' && target === 'keepRow' && event.row === keepRow) return true;
  if (event.type === 'eventEnded') return false;
  return event.type === 'conquestEnded' ? event.success : null;
}

export interface Start {
  // A fresh start for every play; may be another hidden truth each time.
  make(rng: Rng): State;
  // Decisions that lead to what is measured; their coins count.
  readonly first: readonly Decision[];
  // The seat whose odds are shown, and whether it attacks.
  readonly seat: number;
  readonly attacks?: boolean;
}

// Plays it often and compares: chance and mean cost within four and a half standard errors, certainties to the letter.
export function compare(name: string, shown: Stake | null, target: Target, start: Start, seed: number, plays = PLAYS): void {
  const stake = shown ?? { chance: Number.NaN, coins: 0 };
  const choices = new Map<string, Decision>();
  let won = 0;
  let paid = 0;
  let squares = 0;
  for (let play = 0; play < plays; play++) {
    const rng = makeRng(seed * 7919 + play);
    const state = start.make(rng);
    const keepRow = (state.conquest?.row ?? 0) + 1;
    const events: Event[] = [];
    for (const decision of start.first) apply(state, decision, rng, events);
    let result: boolean | null = null;
    let read = 0;
    let coins = 0;
    while (result === null) {
      for (; read < events.length && result === null; read++) {
        const event = known(events[read]);
        if (event.type === 'dieRerolled' && event.paid && event.seat === start.seat) coins++;
        result = verdict(event, target, start.attacks ?? true, keepRow);
      }
      if (result === null) apply(state, choose(state, target, choices), rng, events);
    }
    won += result ? 1 : 0;
    paid += coins;
    squares += coins * coins;
  }
  const mean = paid / plays;
  const spread = Math.sqrt(Math.max(0, squares / plays - mean * mean) / plays);
  const error = Math.sqrt(Math.max(0, stake.chance * (1 - stake.chance)) / plays);
  const told = `${name}: shown ${stake.chance.toFixed(4)} for ${stake.coins.toFixed(3)}, played ${(won / plays).toFixed(4)} for ${mean.toFixed(3)}`;
  expect(Math.abs(won / plays - stake.chance), told).toBeLessThanOrEqual(4.5 * error + 1e-9);
  expect(Math.abs(mean - stake.coins), told).toBeLessThanOrEqual(4.5 * spread + 0.002);
}

// A seat at random: members, favours, luck and coins.
export function situation(seed: number, seats: number, experienced: boolean): State {
  const rng = makeRng(seed * 104_729 + 17);
  const state = newTable(seats, { experienced });
  const commanders = shuffle(
    COMMANDERS.map(({ id }) => id).filter((id) => seats > 1 || id !== 'torak'),
    rng,
  );
  const members = shuffle(
    MEMBERS.map(({ id }) => id),
    rng,
  );
  state.seats.forEach((held, seat) => {
    equip(state, seat, known(commanders[seat]), members.splice(0, 1 + rng.int(4)));
    Object.assign(held, { coins: rng.int(5), luck: rng.int(3) });
  });
  for (const sovereign of [0, 1]) state.favours[sovereign] = rng.int(3) === 0 ? rng.int(seats) : -1;
  if (state.solo !== null) {
    state.solo.vp = rng.int(18);
    state.solo.warrants = pick([[], [1], [0, 1, 2, 3]], rng);
  }
  return state;
}

export const view = (state: State, seat = 0): View => zizka.viewFor(state, seat);
export const same = (state: State) => () => zizka.cloneState(state);
export { seatOf };
