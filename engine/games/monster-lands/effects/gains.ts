// What a clan gains and pays: glory, coins, goods, dice, traps; and the limits of its stores (MON-63).
import { known } from '../../../core/invariant';
import { clanOf } from '../clan/clan';
import { addDie, makeDie, removeDie } from '../clan/dice';
import { scenarioRule } from '../data/lookup';
import type { Resources } from '../data/records';
import { LIMITS } from '../data/tables';
import type { Clan, Colour, State } from '../types';
import { discardTrapToken, drawTrap, type MonsterStep, showTrap } from './supply';

export const rollDie = (step: MonsterStep): number => 1 + step.rng.int(6);

// MON-11: glory never falls below 0.
export function changeGlory(step: MonsterStep, seat: number, amount: number, source: string): void {
  if (amount === 0) return;
  const clan = clanOf(step.state, seat);
  clan.glory = Math.max(0, clan.glory + amount);
  if (!step.silent) step.emit({ type: 'gloryChanged', seat, amount, glory: clan.glory, source });
}

// MON-23: new dice join the pool; influence dice are rolled at once.
export function gainDice(step: MonsterStep, seat: number, colours: readonly Colour[], source: string): void {
  if (colours.length === 0) return;
  const clan = clanOf(step.state, seat);
  const dice: string[] = [];
  for (const colour of colours) {
    const die = makeDie(colour, colour === 'I' ? rollDie(step) : 0);
    addDie(clan, die);
    dice.push(die);
  }
  if (!step.silent) step.emit({ type: 'diceGained', seat, dice, source });
}

export function spendDice(step: MonsterStep, seat: number, dice: readonly string[]): void {
  const clan = clanOf(step.state, seat);
  for (const die of dice) removeDie(clan, die);
  if (!step.silent) step.emit({ type: 'diceSpent', seat, dice: dice.slice() });
}

const defenceExists = (state: State): boolean => scenarioRule(state.config.scenario, 'noDefence') === null;

// Gains resources; a mix of potions and venoms is asked for. Surplus goes at once.
export function gainResources(step: MonsterStep, seat: number, gain: Resources, source: string): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  if (gain.glory !== undefined) changeGlory(step, seat, gain.glory, source);
  clan.coins += gain.coins ?? 0;
  clan.potion += gain.potion ?? 0;
  clan.venom += gain.venom ?? 0;
  if (defenceExists(state)) clan.defence += gain.defence ?? 0;
  if (gain.potionOrVenom !== undefined) state.mix = { seat, count: gain.potionOrVenom };
  for (let count = 0; count < (gain.randomTrap ?? 0); count++) drawRandomTrap(step, seat);
  if (!step.silent) step.emit({ type: 'resourcesGained', seat, gain: { ...gain }, source });
  trimStores(step, seat);
}

// MON-95: drawn unseen; only its owner knows it.
function drawRandomTrap(step: MonsterStep, seat: number): void {
  const trap = drawTrap(step);
  if (trap === '') return;
  clanOf(step.state, seat).traps.push(trap);
  step.emit({ type: 'trapDrawn', seat, trap });
}

export function gainTrap(state: State, seat: number, trap: string): void {
  const clan = clanOf(state, seat);
  clan.traps.push(trap);
  clan.knownTraps.push(trap);
}

// MON-63: more than the stores hold is discarded at once.
export function trimStores(step: MonsterStep, seat: number): void {
  const clan = clanOf(step.state, seat);
  const potion = Math.max(0, clan.potion - LIMITS.potion);
  const venom = Math.max(0, clan.venom - LIMITS.venom);
  const defence = Math.max(0, clan.defence - LIMITS.defence);
  if (potion + venom + defence === 0) return;
  clan.potion -= potion;
  clan.venom -= venom;
  clan.defence -= defence;
  if (!step.silent) step.emit({ type: 'surplusDiscarded', seat, goods: { potion, venom, defence } });
}

export function throwTrapAway(step: MonsterStep, seat: number, trap: string): void {
  const { state } = step;
  const clan = clanOf(state, seat);
  takeTrap(clan, trap);
  showTrap(clan, trap);
  discardTrapToken(state, trap);
  step.emit({ type: 'trapDiscarded', seat, trap });
}

export function takeTrap(clan: Clan, trap: string): void {
  const index = clan.traps.indexOf(trap);
  known(clan.traps[index], `trap ${trap}`);
  clan.traps.splice(index, 1);
}

// Pays everything but traps, which the payer chooses.
export function payResources(step: MonsterStep, seat: number, price: Resources, source: string): void {
  const clan = clanOf(step.state, seat);
  clan.coins -= price.coins ?? 0;
  clan.potion -= price.potion ?? 0;
  clan.venom -= price.venom ?? 0;
  clan.defence -= price.defence ?? 0;
  if (!step.silent) step.emit({ type: 'resourcesSpent', seat, price: { ...price }, source });
}
