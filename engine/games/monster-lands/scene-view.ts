// The battle, quest or conquest under way, with every number that a scene shows.

import { monsterOf } from './data/lookup';
import { LIMITS } from './data/tables';
import {
  absorbersOn,
  attackParts,
  diceSum,
  dieWorth,
  flatParts,
  forbids,
  goalBonus,
  perDie,
  perDieParts,
  rollTarget,
  totalOf,
  trapsNeeded,
  trapsOn,
} from './outlands/battle-math';
import { trailAt, trailKey } from './outlands/trails';
import { PLACES, type PublicState, type Roll, type Scene } from './types';
import type { AttackView, Part, SceneView, StrikeView } from './view-types';

export function sceneView(state: PublicState): SceneView | null {
  const { scene } = state;
  if (scene === null) return null;
  return {
    place: PLACES[scene.place],
    trail: scene.trail < 0 || scene.trail > 3 ? '' : trailKey(scene.place, scene.trail),
    monster: scene.monster,
    attack: attackView(state, scene),
    strike: scene.roll === null ? null : strikeView(state, scene, scene.roll),
  };
}

function attackView(state: PublicState, scene: Scene): AttackView | null {
  const [assault] = scene.assaults;
  if (state.phase === 'adventure.battle.redirecting') {
    return {
      trail: scene.trail,
      cause: 'attack',
      parts: attackParts(state, scene.place, scene.monster),
      dice: scene.attack,
      faces: [],
      hits: 0,
      rolled: false,
      ...absorbersOn(state, scene.place, scene.trail, scene.monster),
    };
  }
  if (assault === undefined) return null;
  const present = trailAt(state, scene.place, assault.trail).member !== '';
  return {
    trail: assault.trail,
    cause: assault.cause,
    parts: assault.cause === 'attack' ? attackParts(state, scene.place, scene.monster) : [],
    dice: assault.dice,
    faces: assault.faces.slice(),
    hits: assault.hits,
    rolled: assault.rolled,
    ...(present ? absorbersOn(state, scene.place, assault.trail, scene.monster) : { abilities: 0, tokens: 0, potions: 0 }),
  };
}

function strikeView(state: PublicState, scene: Scene, roll: Roll): StrikeView {
  const trail = trailAt(state, scene.place, scene.trail);
  const monster = roll.purpose === 'monster' ? monsterOf(scene.monster) : null;
  const parts: Part[] = [];
  if (scene.carry > 0) parts.push({ key: 'sum.carry', amount: scene.carry });
  parts.push(...flatParts(state), { key: 'sum.dice', amount: diceSum(state) });
  if (roll.venoms > 0) parts.push({ key: 'sum.venom', amount: roll.venoms * LIMITS.venomBonus });
  return {
    purpose: roll.purpose,
    dice: roll.dice.map((die) => ({ colour: die.colour, face: die.face })),
    values: roll.dice.map((die) => dieWorth(die.face, perDie(state, die.colour))),
    perDie: { S: perDieParts(state, 'S'), M: perDieParts(state, 'M'), I: [] },
    left: { S: roll.S, M: roll.M },
    parts,
    total: totalOf(state),
    captureBonus: monster === null ? 0 : goalBonus(state, 'capture'),
    killBonus: monster === null ? 0 : goalBonus(state, 'kill'),
    capture: monster?.capture ?? 0,
    kill: monster?.kill ?? 0,
    target: monster === null ? rollTarget(state) : 0,
    traps: trapsOn(trail),
    trapsNeeded: monster === null ? 0 : trapsNeeded(state),
    rerolls: roll.rerolls.map((source) => ({ id: source.id, colours: source.colours.slice(), left: source.left })),
    // MON-273, MON-130: forbidden by the monster, or of no use against a land.
    venomsLeft: roll.purpose !== 'monster' || forbids(scene.monster, 'venom') ? 0 : trail.venom,
  };
}
