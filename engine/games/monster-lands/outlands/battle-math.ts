// Numbers of battles, quests and conquests: attack dice, absorbers, modifiers, totals. Reads only.
import { known } from '../../../core/invariant';
import { clanOf, findMember, type Source, sourcesOf } from '../clan/clan';
import { effectIn, equipmentOf, landOf, memberOf, monsterOf, questOf, scenarioRule, trapOf } from '../data/lookup';
import { LIMITS } from '../data/tables';
import { type Colour, DICE_QUEST, type PlaceIndex, type PublicState, type Roll, type Scene, type Trail } from '../types';
import type { Part } from '../view-types';
import { isGate, isLand, landAt, trailAbsorbs, trailAt, trailBonus } from './trails';

export const sceneOf = (state: PublicState): Scene => known(state.scene, 'a scene under way');
export const rollOf = (state: PublicState): Roll => known(sceneOf(state).roll, 'a roll under way');

// MON-110: how many attack dice a trail faces, with their sources.
export function attackParts(state: PublicState, place: PlaceIndex, monster: string): Part[] {
  const record = monsterOf(monster);
  const parts: Part[] = [{ key: `card.${monster}.name`, amount: record.attack }];
  if (isLand(place)) {
    const land = landAt(state, place).land;
    if (land !== '' && landOf(land).affinity === record.affinity) {
      addDice(parts, 'sum.home', effectIn(record.power, 'homeAttack')?.dice ?? 1);
    }
  }
  addDice(parts, 'sum.track', state.config.track[state.round - 1] ?? 0);
  addDice(parts, 'sum.power', effectIn(record.power, 'attackAll')?.dice ?? 0);
  if (isGate(place)) addDice(parts, 'sum.power', effectIn(record.power, 'gateAttack')?.dice ?? 0);
  return parts;
}

function addDice(parts: Part[], key: string, amount: number): void {
  if (amount > 0) parts.push({ key, amount });
}

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.amount, 0);

type Thing = 'potion' | 'venom' | 'defenceAbility' | 'weapon';

export function forbids(monster: string, thing: Thing): boolean {
  if (monster === '') return false;
  return effectIn(monsterOf(monster).power, 'forbid')?.things.includes(thing) ?? false;
}

export interface Absorbers {
  readonly abilities: number;
  readonly tokens: number;
  readonly potions: number;
}

// MON-113: what could absorb hits on a trail now, in the order of use.
export function absorbersOn(state: PublicState, place: PlaceIndex, index: number, monster: string): Absorbers {
  const trail = trailAt(state, place, index);
  const noDefence = scenarioRule(state.config.scenario, 'noDefence') !== null;
  let abilities = 0;
  if (!noDefence && !forbids(monster, 'defenceAbility')) {
    abilities = trailAbsorbs(state, place, index) - trail.absorbed;
    for (const source of sourcesOf(findMember(clanOf(state, trail.seat), trail.member))) {
      abilities += absorbLeft(state, source, monster);
    }
  }
  return {
    abilities,
    tokens: noDefence ? 0 : trail.defence,
    potions: forbids(monster, 'potion') ? 0 : trail.potion,
  };
}

// MON-250: hits that a card still absorbs in this round from that monster.
export function absorbLeft(state: PublicState, source: Source, monster: string): number {
  const absorb = effectIn(source.effects, 'absorbHits');
  if (absorb === null) return 0;
  if (absorb.affinities !== undefined && monster !== '' && !absorb.affinities.includes(monsterOf(monster).affinity)) return 0;
  return absorb.hits - (state.uses[source.card] ?? 0);
}

export const magicOn = (trail: Trail): number => trail.shown.reduce((sum, token) => sum + token.M, trail.M);
// MON-111: unrolled magic dice. Those of a trail that has struck lie there with their result; what it did not roll went back.
export function wardsOn(state: PublicState, index: number): number {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, index);
  return trail.fought && index !== scene.trail ? 0 : magicOn(trail);
}

export const strengthOn = (trail: Trail): number => trail.shown.reduce((sum, token) => sum + token.S, trail.S);

// The member's own ability and gear that count in a roll; a monster may forbid weapons (MON-273).
function rollSources(state: PublicState, trail: Trail, purpose: Roll['purpose'], monster: string): Source[] {
  const sources = sourcesOf(findMember(clanOf(state, trail.seat), trail.member));
  if (purpose !== 'monster' || !forbids(monster, 'weapon')) return sources;
  return sources.filter((source, index) => index === 0 || equipmentOf(source.card).type !== 'weapon');
}

// MON-251: what every die of a colour gets on this trail, with sources.
export function perDieParts(state: PublicState, colour: Colour): Part[] {
  const scene = sceneOf(state);
  const roll = rollOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const parts: Part[] = [];
  for (const source of rollSources(state, trail, roll.purpose, scene.monster)) {
    addPerDie(parts, roll, colour, source.card, source.effects);
  }
  for (const token of trail.shown) addPerDie(parts, roll, colour, token.id, trapOf(token.id).effects);
  if (roll.purpose === 'monster') addPerDie(parts, roll, colour, scene.monster, monsterOf(scene.monster).power);
  const loot = colour === 'S' ? roll.plusS : colour === 'M' ? roll.plusM : 0;
  if (loot > 0) parts.push({ key: 'sum.loot', amount: loot });
  return parts;
}

function addPerDie(parts: Part[], roll: Roll, colour: Colour, card: string, effects: Source['effects']): void {
  for (const effect of effects) {
    if (effect.effect !== 'addPerDie' || effect.colour !== colour) continue;
    if (effect.against === 'any' || effect.against === roll.purpose) parts.push({ key: nameKey(card), amount: effect.amount });
  }
}

// Text key of a card's name; copies share the name of their record.
export const nameKey = (card: string): string => `card.${card.replace(/\d+$/, '')}.name`;

export function perDie(state: PublicState, colour: Colour): number {
  if (colour === 'I') return 0;
  return sumOf(perDieParts(state, colour));
}

// MON-120: a die never counts below 0.
export const dieWorth = (face: number, bonus: number): number => Math.max(0, face + bonus);

// MON-252: flat bonuses that belong to the total itself.
export function flatParts(state: PublicState): Part[] {
  const scene = sceneOf(state);
  const roll = rollOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const parts: Part[] = [];
  if (roll.purpose === 'monster') {
    for (const token of trail.shown) {
      const bonus = effectIn(trapOf(token.id).effects, 'addTotal');
      if (bonus !== null && bonus.against === 'monster') parts.push({ key: `card.${token.id}.name`, amount: bonus.amount });
    }
  }
  for (const source of rollSources(state, trail, roll.purpose, scene.monster)) {
    const bonus = effectIn(source.effects, 'addTotal');
    if (bonus !== null && bonus.against === roll.purpose) parts.push({ key: nameKey(source.card), amount: bonus.amount });
  }
  return parts;
}

export function diceSum(state: PublicState): number {
  const roll = rollOf(state);
  const strength = perDie(state, 'S');
  const magic = perDie(state, 'M');
  let sum = 0;
  for (const die of roll.dice) sum += dieWorth(die.face, die.colour === 'S' ? strength : die.colour === 'M' ? magic : 0);
  return sum;
}

export function totalOf(state: PublicState): number {
  const scene = sceneOf(state);
  return scene.carry + sumOf(flatParts(state)) + diceSum(state) + LIMITS.venomBonus * rollOf(state).venoms;
}

// Bonus that counts for a capture or a kill only.
export function goalBonus(state: PublicState, goal: 'capture' | 'kill'): number {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const bonus = effectIn(memberOf(trail.member).ability, 'addTotal');
  const own = bonus !== null && bonus.against === goal ? bonus.amount : 0;
  return own + (goal === 'kill' ? rollOf(state).plusKill : 0);
}

// MON-123: revealed traps and tokens still face down.
export function trapsOn(trail: Trail): number {
  let count = trail.tokens.length;
  for (const token of trail.shown) if (trapOf(token.id).kind !== 'trick') count++;
  return count;
}

export function trapsNeeded(state: PublicState): number {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  if (effectIn(memberOf(trail.member).ability, 'captureWithoutTrap') !== null) return 0;
  return effectIn(monsterOf(scene.monster).power, 'trapsToCapture')?.count ?? 1;
}

const hasTrapsToCapture = (state: PublicState): boolean => {
  const scene = sceneOf(state);
  return trapsOn(trailAt(state, scene.place, scene.trail)) >= trapsNeeded(state);
};

export interface Reach {
  readonly total: number;
  readonly capture: boolean;
  readonly kill: boolean;
  // T itself has reached the kill value.
  readonly full: boolean;
  readonly traps: boolean;
}

// MON-123 to MON-125: what the striker could do with the present total.
export function reachOf(state: PublicState): Reach {
  const record = monsterOf(sceneOf(state).monster);
  const total = totalOf(state);
  const traps = hasTrapsToCapture(state);
  const full = total >= record.kill;
  return {
    total,
    full,
    traps,
    capture: traps && !full && total + goalBonus(state, 'capture') >= record.capture,
    kill: total + goalBonus(state, 'kill') >= record.kill,
  };
}

// What a quest or conquest roll must reach.
export function rollTarget(state: PublicState): number {
  const scene = sceneOf(state);
  if (scene.place === DICE_QUEST) return questOf(known(state.quests[DICE_QUEST]).quest).a.target;
  return landOf(landAt(state, scene.place).land).conquest;
}

// MON-253: rerolls that belong to a roll from the start.
export function rerollSources(state: PublicState, purpose: Roll['purpose']): Roll['rerolls'] {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  const found: Roll['rerolls'] = [];
  for (const source of rollSources(state, trail, purpose, scene.monster)) addRerolls(found, purpose, source.card, source.effects);
  addRerolls(found, purpose, 'trail', trailBonus(state, scene.place, scene.trail));
  return found;
}

function addRerolls(found: Roll['rerolls'], purpose: Roll['purpose'], id: string, effects: Source['effects']): void {
  for (const effect of effects) {
    if (effect.effect !== 'reroll' || (effect.against === 'quest' && purpose !== 'quest')) continue;
    found.push({ id, colours: effect.colours.slice(), left: effect.times });
  }
}

// The source used for a colour: fewest colours first.
export function rerollFor(roll: Roll, colour: Colour): Roll['rerolls'][number] | null {
  let best: Roll['rerolls'][number] | null = null;
  for (const source of roll.rerolls) {
    if (source.left === 0 || !source.colours.includes(colour)) continue;
    if (best === null || source.colours.length < best.colours.length) best = source;
  }
  return best;
}
