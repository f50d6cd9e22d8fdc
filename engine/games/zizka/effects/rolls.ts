// Rolls and the roll step (ZIZ-11 to ZIZ-15, ZIZ-145), shared by events, conquests and fights.
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { poolOf } from '../allocation';
import { CONSTANTS } from '../data/constants';
import { COIN, REROLL, RETINUE_FACES, SOVEREIGN_FACES } from '../data/tables';
import { abilityOf, diceOf, seatAt } from '../retinue';
import { type Decision, type DieChoice, FACES, ICONS, type Roll, type Sovereign } from '../types';
import { type GameStep, gainCoins, iconCounts, iconNames, loseCoins } from './common';

type Purpose = 'event' | 'conquest' | 'attack' | 'defence';

export function rollRetinueDie(rng: Rng): number {
  return RETINUE_FACES[rng.int(RETINUE_FACES.length)] as number;
}

function rollSovereign(rng: Rng, sovereign: number): number {
  const faces = SOVEREIGN_FACES[sovereign] as readonly number[];
  return faces[rng.int(faces.length)] as number;
}

// ZIZ-11: all dice are rolled; favour dice come on top of the limit (ZIZ-111).
export function rollFor(step: GameStep, seat: number, kind: number, purpose: Purpose, row: number | null): void {
  const { state, rng } = step;
  const count = diceOf(state, seat, kind);
  const dice: number[] = [];
  for (let die = 0; die < count; die++) dice.push(rollRetinueDie(rng));
  const roll: Roll = {
    seat,
    dice,
    wenceslas: state.favours[0] === seat ? rollSovereign(rng, 0) : -1,
    sigismund: state.favours[1] === seat ? rollSovereign(rng, 1) : -1,
    coinTaken: 0,
    rerolls: abilityOf(state, seat, REROLL),
    bought: 0,
    printed: [0, 1, 2, 3].map((icon) => abilityOf(state, seat, icon)),
  };
  state.roll = roll;
  if (step.silent) return;
  step.emit({
    type: 'diceRolled',
    seat,
    purpose,
    row,
    printed: iconCounts(roll.printed),
    rerolls: roll.rerolls,
    dice: iconNames(dice),
    wenceslas: roll.wenceslas < 0 ? null : known(FACES[roll.wenceslas]),
    sigismund: roll.sigismund < 0 ? null : known(FACES[roll.sigismund]),
  });
}

// ZIZ-14: a coin still showing is paid by itself. `keep` gets the pool, fixed from now on (ZIZ-15).
export function settleRoll(step: GameStep, keep: (pool: number[]) => void): void {
  const roll = known(step.state.roll);
  if (roll.sigismund === COIN && roll.coinTaken === 0) takeCoin(step);
  const pool = poolOf(roll);
  keep(pool);
  if (!step.silent) step.emit({ type: 'diceKept', seat: roll.seat, pool: iconCounts(pool) });
}

function takeCoin(step: GameStep): void {
  const roll = known(step.state.roll);
  roll.coinTaken = 1;
  step.emit({ type: 'sovereignCoinTaken', seat: roll.seat, coins: 1 });
  gainCoins(step, roll.seat, 1);
}

function rollAgain(step: GameStep, roll: Roll, die: DieChoice, paid: boolean): void {
  const thrown =
    die === 'wenceslas' || die === 'sigismund' ? rollSovereignAgain(step, roll, die) : rollIconAgain(step, roll, die);
  step.emit({
    type: 'dieRerolled',
    seat: roll.seat,
    die: thrown.die,
    from: known(FACES[thrown.from]),
    to: known(FACES[thrown.to]),
    paid,
    rerollsLeft: roll.rerolls,
  });
}

function rollSovereignAgain(step: GameStep, roll: Roll, die: Sovereign) {
  const from = roll[die];
  roll[die] = rollSovereign(step.rng, die === 'wenceslas' ? 0 : 1);
  return { die, from, to: roll[die] };
}

// ZIZ-170: the first die that shows the face.
function rollIconAgain(step: GameStep, roll: Roll, die: (typeof ICONS)[number]) {
  const from = ICONS.indexOf(die);
  const index = roll.dice.indexOf(from);
  const to = rollRetinueDie(step.rng);
  roll.dice[index] = to;
  return { die: index, from, to };
}

export const rollEffects = {
  reroll: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'reroll') return;
    const roll = known(step.state.roll);
    roll.rerolls--;
    rollAgain(step, roll, decision.die, false);
  },
  // ZIZ-145: extra rerolls at one coin each.
  buyReroll: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'buy') return;
    const roll = known(step.state.roll);
    loseCoins(step, roll.seat, CONSTANTS.paidRerollCost);
    roll.bought++;
    rollAgain(step, roll, decision.die, true);
  },
  takeCoin: (step: GameStep): void => takeCoin(step),
};

// Icons of a fight (ZIZ-122) in a pool: the given one and luck.
export function fightIcons(pool: readonly number[], icon: number): number {
  return (pool[icon] as number) + (pool[3] as number);
}

export function canBuy(state: GameStep['state'], roll: Roll): boolean {
  return state.experienced === 1 && roll.rerolls === 0 && seatAt(state, roll.seat).coins >= CONSTANTS.paidRerollCost;
}
