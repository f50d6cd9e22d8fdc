// Rolling the dice of a trail: quest, strike and conquest rolls, rerolls and loot played for them (MON-92, MON-120, MON-130).
import { known } from '../../../core/invariant';
import { lootOf } from '../data/lookup';
import {
  dieWorth,
  magicOn,
  perDie,
  rerollFor,
  rerollSources,
  rollOf,
  sceneOf,
  strengthOn,
  totalOf,
} from '../outlands/battle-math';
import { trailAt, trailKey } from '../outlands/trails';
import type { Of, Roll, RolledDie, State } from '../types';
import { dropLoot } from './free-steps';
import { rollDie } from './gains';
import type { MonsterStep } from './supply';

export function startRoll(state: State, purpose: Roll['purpose']): void {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  scene.roll = {
    purpose,
    dice: [],
    S: strengthOn(trail),
    M: magicOn(trail),
    rerolls: rerollSources(state, purpose),
    plusS: 0,
    plusM: 0,
    plusKill: 0,
    venoms: 0,
  };
}

// Rolls all dice of a quest or conquest at once, influence dice too.
export function rollOpenly(step: MonsterStep): void {
  const scene = sceneOf(step.state);
  const roll = rollOf(step.state);
  for (const _ of trailAt(step.state, scene.place, scene.trail).I) roll.dice.push({ colour: 'I', face: rollDie(step) });
  rollAllLeft(step, roll);
}

function rollAllLeft(step: MonsterStep, roll: Roll): RolledDie[] {
  const rolled: RolledDie[] = [];
  for (; roll.S > 0; roll.S--) rolled.push({ colour: 'S', face: rollDie(step) });
  for (; roll.M > 0; roll.M--) rolled.push({ colour: 'M', face: rollDie(step) });
  roll.dice.push(...rolled);
  return rolled;
}

export const rollAll = (step: MonsterStep): void => tellRolled(step, rollAllLeft(step, rollOf(step.state)));

export function rollOne(step: MonsterStep, decision: Of<'roll'>): void {
  const roll = rollOf(step.state);
  const { colour } = decision;
  roll[colour]--;
  const die = { colour, face: rollDie(step) };
  roll.dice.push(die);
  tellRolled(step, [die]);
}

function tellRolled(step: MonsterStep, rolled: readonly RolledDie[]): void {
  if (step.silent) return;
  const { state } = step;
  const scene = sceneOf(state);
  const seat = trailAt(state, scene.place, scene.trail).seat;
  step.emit({
    type: 'strikeRolled',
    seat,
    trail: trailKey(scene.place, scene.trail),
    dice: rolled.map((die) => ({ ...die })),
    values: rolled.map((die) => dieWorth(die.face, perDie(state, die.colour))),
    total: totalOf(state),
  });
}

// Colour and face name the die; the new face stands.
export function reroll(step: MonsterStep, decision: Of<'reroll'>, seat: number): void {
  const { state } = step;
  const roll = rollOf(state);
  const { colour, face } = decision;
  const source = known(rerollFor(roll, colour));
  const die = known(roll.dice.find((each) => each.colour === colour && each.face === face));
  source.left--;
  die.face = rollDie(step);
  if (!step.silent) {
    step.emit({ type: 'dieRerolled', seat, colour, from: face, to: die.face, source: source.id, total: totalOf(state) });
  }
}

export function playRollLoot(step: MonsterStep, decision: Of<'loot'>, seat: number): void {
  const roll = rollOf(step.state);
  const { token } = decision;
  dropLoot(step, seat, token);
  for (const effect of lootOf(token).effects) {
    if (effect.effect === 'reroll') roll.rerolls.push({ id: token, colours: effect.colours.slice(), left: effect.times });
    else if (effect.effect === 'addPerDie' && effect.colour === 'S') roll.plusS += effect.amount;
    else if (effect.effect === 'addPerDie') roll.plusM += effect.amount;
    else if (effect.effect === 'addTotal') roll.plusKill += effect.amount;
  }
}
