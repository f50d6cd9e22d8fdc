// Quick odds for search: totals as a mean and a spread, hits by exact binomials. Slower and exact: `odds.ts`.

import { clanOf } from '../clan/clan';
import { effectIn, equipmentOf, landOf, memberOf, monsterOf, scenarioRule, trapOf } from '../data/lookup';
import type { Effect } from '../data/records';
import { LIMITS } from '../data/tables';
import { forbids } from '../outlands/battle-math';
import { trailAbsorbs, trailBonus } from '../outlands/trails';
import { GATE_PLACE, LAND_A, type Member, type PlaceIndex, type State } from '../types';

export interface Load {
  readonly S: number;
  readonly M: number;
  readonly tokens: readonly string[];
  readonly defence: number;
  readonly potion: number;
  readonly venom: number;
}

export interface Force {
  readonly mean: number;
  readonly variance: number;
  // Magic dice among it, which may ward instead.
  readonly magic: number;
  readonly magicMean: number;
  readonly traps: number;
  readonly captureBonus: number;
  readonly killBonus: number;
}

const DIE_VARIANCE = 35 / 12;
const REROLL_GAIN = 1.1;

// What a member brings on a trail before anything is loaded.
export interface Fighter {
  readonly plusS: number;
  readonly plusM: number;
  readonly flat: number;
  // For each venom.
  readonly venom: number;
  readonly rerolls: number;
  readonly traps: number;
  readonly captureBonus: number;
  readonly killBonus: number;
}

// Against the monster, or with monster '' in a conquest or quest.
export function fighterOf(state: State, member: Member, place: PlaceIndex, index: number, monster: string): Fighter {
  const against = monster === '' ? 'conquest' : 'monster';
  const plus = { S: 0, M: 0, I: 0 };
  let flat = 0;
  let rerolls = 0;
  let traps = 0;
  let captureBonus = 0;
  let killBonus = 0;
  const noWeapon = monster !== '' && forbids(monster, 'weapon');
  const add = (effects: readonly Effect[]) => {
    for (const effect of effects) {
      if (effect.effect === 'addPerDie' && (effect.against === 'any' || effect.against === against)) {
        plus[effect.colour] += effect.amount;
      } else if (effect.effect === 'reroll' && effect.against === 'any') rerolls += effect.times;
      else if (effect.effect === 'addTotal') {
        if (effect.against === 'capture') captureBonus += effect.amount;
        else if (effect.against === 'kill') killBonus += effect.amount;
        else if (effect.against === against) flat += effect.amount;
      } else if (effect.effect === 'captureWithoutTrap') traps += 2;
    }
  };
  add(memberOf(member.id).ability);
  for (const card of member.gear) {
    const record = equipmentOf(card);
    if (!noWeapon || record.type !== 'weapon') add(record.feature);
  }
  for (const effect of trailBonus(state, place, index)) {
    if (effect.effect === 'reroll') rerolls += effect.times;
  }
  let venom = 0;
  if (monster !== '') {
    for (const effect of monsterOf(monster).power) {
      if (effect.effect === 'addPerDie') plus[effect.colour] += effect.amount;
    }
    if (!forbids(monster, 'venom')) venom = LIMITS.venomBonus;
  }
  return { plusS: plus.S, plusM: plus.M, flat, venom, rerolls, traps, captureBonus, killBonus };
}

// The same with a load.
export function armed(fighter: Fighter, load: Load, isMonster: boolean): Force {
  let { S, M } = load;
  let { plusS, plusM, flat, traps } = fighter;
  for (const token of load.tokens) {
    const record = trapOf(token);
    if (record.kind !== 'trick') traps++;
    for (const effect of record.effects) {
      if (effect.effect === 'trailDice') {
        if (effect.colour === 'S') S += effect.count;
        else if (effect.colour === 'M') M += effect.count;
      } else if (effect.effect === 'addPerDie') {
        if (effect.colour === 'S') plusS += effect.amount;
        else if (effect.colour === 'M') plusM += effect.amount;
      } else if (effect.effect === 'addTotal' && isMonster) flat += effect.amount;
    }
  }
  flat += load.venom * fighter.venom;
  const dice = S + M;
  return {
    mean: flat + S * (3.5 + plusS) + M * (3.5 + plusM) + REROLL_GAIN * Math.min(fighter.rerolls, dice),
    variance: dice * DIE_VARIANCE,
    magic: M,
    magicMean: 3.5 + plusM,
    traps,
    captureBonus: fighter.captureBonus,
    killBonus: fighter.killBonus,
  };
}

// What a member with that load brings against the monster, or with monster '' in a conquest or quest.
export function forceOf(state: State, member: Member, place: PlaceIndex, index: number, load: Load, monster: string): Force {
  return armed(fighterOf(state, member, place, index, monster), load, monster !== '');
}

// Chance that a total reaches a target.
export function reaches(mean: number, variance: number, target: number): number {
  if (variance < 0.01) return mean >= target ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * (mean - target + 0.5)) / Math.sqrt(variance)));
}

const HIT = 1 - (LIMITS.hitFrom - 1) / 6;
const MOST_DICE = 16;

// Chance of at least k hits on n dice, as [n][k].
function tails(chance: number): readonly (readonly number[])[] {
  return Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
    const exact: number[] = [];
    let ways = 1;
    for (let hits = 0; hits <= dice; hits++) {
      exact.push(ways * chance ** hits * (1 - chance) ** (dice - hits));
      ways = (ways * (dice - hits)) / (hits + 1);
    }
    for (let hits = dice - 1; hits >= 0; hits--) exact[hits] = (exact[hits] ?? 0) + (exact[hits + 1] ?? 0);
    return exact;
  });
}

const PLAIN = tails(HIT);
const AGAIN = tails(1 - (1 - HIT) ** 2);

export interface Fate {
  readonly wounded: number;
  readonly fallen: number;
}

// What stands between a member on a trail and the monster's hits, before anything is loaded.
export interface Guard {
  // Hits that abilities, cards and the trail absorb.
  readonly own: number;
  readonly takesDefence: boolean;
  readonly takesPotion: boolean;
  readonly attack: number;
  readonly extra: number;
  readonly odds: readonly (readonly number[])[];
  readonly wounded: boolean;
}

export function guardOf(state: State, member: Member, place: PlaceIndex, index: number, monster: string): Guard {
  const { scenario } = state.config;
  const record = monsterOf(monster);
  const takesDefence = scenarioRule(scenario, 'noDefence') === null;
  let own = 0;
  if (takesDefence && !forbids(monster, 'defenceAbility')) {
    own += trailAbsorbs(state, place, index);
    const add = (card: string, effects: readonly Effect[]) => {
      const absorb = effectIn(effects, 'absorbHits');
      if (absorb === null || (absorb.affinities !== undefined && !absorb.affinities.includes(record.affinity))) return;
      own += absorb.hits - (state.uses[card] ?? 0);
    };
    add(member.id, memberOf(member.id).ability);
    for (const card of member.gear) add(card, equipmentOf(card).feature);
  }
  return {
    own,
    takesDefence,
    takesPotion: !forbids(monster, 'potion'),
    attack: attackOn(state, place, monster),
    extra: effectIn(record.power, 'extraHits')?.hits ?? 0,
    odds: scenarioRule(scenario, 'rerollMisses') === null ? PLAIN : AGAIN,
    wounded: member.wounded,
  };
}

// Hits against everything that absorbs (MON-110 to MON-114).
export function fateOf(guard: Guard, load: Load, ward: number): Fate {
  const capacity = guard.own + (guard.takesDefence ? load.defence : 0) + (guard.takesPotion ? load.potion : 0);
  const dice = Math.max(0, Math.min(MOST_DICE, guard.attack - ward));
  const odds = guard.odds[dice] ?? [];
  const hurt = atLeast(odds, capacity + 1 - guard.extra);
  const twice = atLeast(odds, capacity + 2 - guard.extra);
  return guard.wounded ? { wounded: 0, fallen: hurt } : { wounded: hurt - twice, fallen: twice };
}

const atLeast = (odds: readonly number[], hits: number): number => (hits <= 0 ? 1 : (odds[hits] ?? 0));

// MON-110, without the sources.
function attackOn(state: State, place: PlaceIndex, monster: string): number {
  const { attack, power, affinity } = monsterOf(monster);
  let dice = attack + (state.config.track[state.round - 1] ?? 0) + (effectIn(power, 'attackAll')?.dice ?? 0);
  if (place === GATE_PLACE) return dice + (effectIn(power, 'gateAttack')?.dice ?? 0);
  const land = state.lands[place - LAND_A]?.land ?? '';
  if (land !== '' && landOf(land).affinity === affinity) dice += effectIn(power, 'homeAttack')?.dice ?? 1;
  return dice;
}

export const trapsToCapture = (monster: string): number => effectIn(monsterOf(monster).power, 'trapsToCapture')?.count ?? 1;

export const memberIn = (state: State, seat: number, id: string): Member | null =>
  clanOf(state, seat).members.find((member) => member.id === id) ?? null;
