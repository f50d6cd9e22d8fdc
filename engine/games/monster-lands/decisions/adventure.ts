// Legal decisions of the adventure phase: quests, clash, attack, strike, conquest, loot (MON-312 to MON-317).
import { known } from '../../../core/invariant';
import { canPayResources, clanOf, findMember, livesOf, wasUsed } from '../clan/clan';
import { effectIn, lootOf, memberOf, questOf, trapOf } from '../data/lookup';
import { decide } from '../notation';
import { absorbersOn, forbids, reachOf, rerollFor, rollOf, sceneOf, wardsOn } from '../outlands/battle-math';
import { neighbour, trailAt, trailsOf } from '../outlands/trails';
import { type Clan, CONTRACT, type Decision, type PublicState, type Roll, type Trail } from '../types';
import { addAnyLoot, addSales, distinctTraps } from './turn';

function addRerolls(roll: Roll, list: Decision[]): void {
  for (const colour of ['S', 'M', 'I'] as const) {
    if (rerollFor(roll, colour) === null) continue;
    for (let face = 1; face <= 6; face++) {
      if (roll.dice.some((die) => die.colour === colour && die.face === face)) list.push(decide('reroll', `${colour}${face}`));
    }
  }
}

const hasDice = (roll: Roll, colour: string): boolean =>
  (colour === 'S' ? roll.S : colour === 'M' ? roll.M : 0) > 0 || roll.dice.some((die) => die.colour === colour);

// Loot that changes an open roll and has dice to work on.
export function rollLoot(clan: Clan, roll: Roll, only: 'all' | 'reroll'): string[] {
  return clan.loot.filter((token) => {
    const record = lootOf(token);
    if (record.window !== 'roll' && !(record.window === 'strike' && roll.purpose === 'monster')) return false;
    const reroll = effectIn(record.effects, 'reroll');
    const each = effectIn(record.effects, 'addPerDie');
    if (only === 'reroll' && reroll === null) return false;
    if (reroll !== null && !reroll.colours.some((colour) => hasDice(roll, colour))) return false;
    return each === null || hasDice(roll, each.colour);
  });
}

function addRollLoot(clan: Clan, roll: Roll, list: Decision[], only: 'all' | 'reroll'): void {
  for (const token of rollLoot(clan, roll, only)) list.push(decide('loot', token));
}

export function legalOpenRoll(state: PublicState, seat: number): Decision[] {
  const roll = rollOf(state);
  const list: Decision[] = [];
  addRerolls(roll, list);
  addRollLoot(clanOf(state, seat), roll, list, 'all');
  list.push(decide('done'));
  return list;
}

// MON-94
export function legalContract(state: PublicState, seat: number): Decision[] {
  const clan = clanOf(state, seat);
  const quest = questOf(known(state.quests[CONTRACT]).quest);
  const list: Decision[] = [];
  if (canPayResources(clan, quest.b.price)) list.push(decide('fulfil'));
  list.push(decide('decline'));
  addSales(clan, list);
  addAnyLoot(state, clan, list);
  return list;
}

export const legalGiveTrap = (state: PublicState, seat: number): Decision[] =>
  distinctTraps(clanOf(state, seat), []).map((trap) => decide('giveTrap', trap));

export const legalClash = (): Decision[] => [decide('reveal'), decide('stop')];

export function legalTarget(state: PublicState): Decision[] {
  const scene = sceneOf(state);
  const trails = trailsOf(state, scene.place);
  return (['left', 'right'] as const)
    .filter((side) => neighbour(trails, scene.trail, side) >= 0)
    .map((side) => decide('target', side));
}

export const legalCancel = (): Decision[] => [decide('cancel'), decide('allow')];

// MON-204: as many dice as possible; the thief picks colours.
export function legalSteal(state: PublicState): Decision[] {
  const scene = sceneOf(state);
  const thief = trailAt(state, scene.place, scene.trail);
  const trick = known(effectIn(trapOf(known(thief.shown.at(-1)).id).effects, 'stealDice'));
  return stealChoices(trailAt(state, scene.place, scene.aim), trick.colours, trick.max).map((dice) => decide('steal', dice));
}

export function stealChoices(victim: Trail, colours: readonly string[], max: number): string[] {
  const loose = looseDice(victim);
  const strength = colours.includes('S') ? loose.S : 0;
  const magic = colours.includes('M') ? loose.M : 0;
  const count = Math.min(max, strength + magic);
  const choices: string[] = [];
  for (let taken = Math.max(0, count - magic); taken <= Math.min(count, strength); taken++) {
    choices.push('S'.repeat(taken) + 'M'.repeat(count - taken));
  }
  return choices;
}

// Dice that can be stolen: never those on secured traps.
export function looseDice(trail: Trail): { S: number; M: number } {
  const loose = { S: trail.S, M: trail.M };
  for (const token of trail.shown) {
    if (trapOf(token.id).kind === 'secured') continue;
    loose.S += token.S;
    loose.M += token.M;
  }
  return loose;
}

export interface RedirectSource {
  // Member for Ginova's ability, otherwise the trick.
  readonly id: string;
  readonly dice: number;
  readonly targets: readonly { readonly side: 'left' | 'right'; readonly trail: number }[];
}

// MON-258: who may send attack dice away from the present trail.
function redirectSources(state: PublicState): RedirectSource[] {
  const scene = sceneOf(state);
  const trails = trailsOf(state, scene.place);
  const trail = known(trails[scene.trail]);
  const sources: RedirectSource[] = [];
  const ability = trail.seat >= 0 ? effectIn(memberOf(trail.member).ability, 'redirectAttack') : null;
  if (ability !== null && !wasUsed(state, trail.member)) {
    const targets = (['left', 'right'] as const)
      .map((side) => ({ side, trail: neighbour(trails, scene.trail, side) }))
      .filter((target) => target.trail >= 0);
    sources.push({ id: trail.member, dice: ability.dice, targets });
  }
  for (const token of trail.shown) {
    const redirect = effectIn(trapOf(token.id).effects, 'redirectAttack');
    if (redirect === null || token.target < 0) continue;
    const there = known(trails[token.target]).member !== '';
    const side = token.target < scene.trail ? ('left' as const) : ('right' as const);
    sources.push({ id: token.id, dice: redirect.dice, targets: there ? [{ side, trail: token.target }] : [] });
  }
  return sources;
}

// The next source that is asked: those with nobody to send dice at are passed over.
export function nextRedirect(state: PublicState): { readonly source: RedirectSource; readonly index: number } | null {
  const scene = sceneOf(state);
  if (scene.attack === 0) return null;
  const sources = redirectSources(state);
  for (let index = scene.redirects; index < sources.length; index++) {
    const source = known(sources[index]);
    if (source.targets.length > 0) return { source, index };
  }
  return null;
}

export function legalRedirect(state: PublicState): Decision[] {
  const scene = sceneOf(state);
  const { source } = known(nextRedirect(state));
  const list: Decision[] = [];
  for (const target of source.targets) {
    for (let dice = 1; dice <= Math.min(source.dice, scene.attack); dice++)
      list.push(decide('redirect', `${dice}${target.side}`));
  }
  list.push(decide('keep'));
  return list;
}

// MON-111
export function legalWard(state: PublicState): Decision[] {
  const scene = sceneOf(state);
  const assault = known(scene.assaults[0]);
  const most = Math.min(assault.dice, wardsOn(state, assault.trail));
  const list: Decision[] = [];
  for (let count = 0; count <= most; count++) list.push(decide('ward', count));
  return list;
}

// MON-114
export function legalDefend(state: PublicState, seat: number): Decision[] {
  const scene = sceneOf(state);
  const assault = known(scene.assaults[0]);
  const trail = trailAt(state, scene.place, assault.trail);
  const member = findMember(clanOf(state, seat), trail.member);
  const { abilities, tokens, potions } = absorbersOn(state, scene.place, assault.trail, scene.monster);
  const capacity = abilities + tokens + potions;
  const list: Decision[] = [];
  if (capacity >= assault.hits) list.push(decide('defend', 'unhurt'));
  if (!member.wounded && capacity >= assault.hits - 1) list.push(decide('defend', 'wounded'));
  if (assault.hits >= livesOf(member)) list.push(decide('defend', 'fall'));
  return list;
}

// MON-120 to MON-125
export function legalStrike(state: PublicState, seat: number): Decision[] {
  const scene = sceneOf(state);
  const roll = rollOf(state);
  const reach = reachOf(state);
  const clan = clanOf(state, seat);
  const list: Decision[] = [];
  if (!reach.full) {
    if (roll.S + roll.M > 0) list.push(decide('rollAll'));
    if (roll.S + roll.M > 1) {
      if (roll.S > 0) list.push(decide('roll', 'S'));
      if (roll.M > 0) list.push(decide('roll', 'M'));
    }
    const venoms = trailAt(state, scene.place, scene.trail).venom;
    if (venoms > 0 && !forbids(scene.monster, 'venom')) list.push(decide('venom'));
    addRerolls(roll, list);
    addRollLoot(clan, roll, list, 'all');
  } else if (reach.traps) {
    addRerolls(roll, list);
    addRollLoot(clan, roll, list, 'reroll');
  }
  if (reach.capture) list.push(decide('capture'));
  if (reach.kill) list.push(decide('kill'));
  if (!reach.capture && !reach.kill) list.push(decide('giveUp'));
  return list;
}

// MON-255, MON-287: loot that pays for what was just achieved.
function eventLoot(clan: Clan, deed: string): string[] {
  return clan.loot.filter((token) => {
    const glory = effectIn(lootOf(token).effects, 'gloryOn');
    if (glory === null) return false;
    if (deed === 'conquered') return glory.event === 'conquest';
    return glory.event === 'defeat' || (glory.event === 'capture' && deed === 'captured');
  });
}

// What the owner of the present trail may play for his deed there.
export function deedLoot(state: PublicState): string[] {
  const scene = sceneOf(state);
  const trail = trailAt(state, scene.place, scene.trail);
  return eventLoot(clanOf(state, trail.seat), trail.deed);
}

export function legalSuccess(state: PublicState): Decision[] {
  return [...deedLoot(state).map((token) => decide('loot', token)), decide('done')];
}
