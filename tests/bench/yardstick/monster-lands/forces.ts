// Quick odds for search: totals as a mean and a spread, hits by exact binomials. Slower and exact: `odds.ts`.

import { clanOf, sourcesOf } from '../../../../engine/games/monster-lands/clan/clan';
import {
  effectIn,
  equipmentOf,
  landOf,
  monsterOf,
  scenarioRule,
  trapOf,
} from '../../../../engine/games/monster-lands/data/lookup';
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import { forbids } from '../../../../engine/games/monster-lands/outlands/battle-math';
import { trailAbsorbs, trailBonus } from '../../../../engine/games/monster-lands/outlands/trails';
import { GATE_PLACE, LAND_A, type Member, type PlaceIndex, type State } from '../../../../engine/games/monster-lands/types';

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

// What a member with that load brings against the monster, or with monster '' in a conquest or quest.
export function forceOf(state: State, member: Member, place: PlaceIndex, index: number, load: Load, monster: string): Force {
  const against = monster === '' ? 'conquest' : 'monster';
  const count = { S: load.S, M: load.M, I: 0 };
  const plus = { S: 0, M: 0, I: 0 };
  let flat = 0;
  let rerolls = 0;
  let traps = 0;
  let captureBonus = 0;
  let killBonus = 0;
  for (const token of load.tokens) {
    const record = trapOf(token);
    if (record.kind !== 'trick') traps++;
    for (const effect of record.effects) {
      if (effect.effect === 'trailDice') count[effect.colour] += effect.count;
      else if (effect.effect === 'addPerDie') plus[effect.colour] += effect.amount;
      else if (effect.effect === 'addTotal' && monster !== '') flat += effect.amount;
    }
  }
  const noWeapon = monster !== '' && forbids(monster, 'weapon');
  for (const source of sourcesOf(member)) {
    if (noWeapon && source.card !== member.id && equipmentOf(source.card).type === 'weapon') continue;
    for (const effect of source.effects) {
      if (effect.effect === 'addPerDie' && (effect.against === 'any' || effect.against === against)) {
        plus[effect.colour] += effect.amount;
      } else if (effect.effect === 'reroll' && effect.against === 'any') rerolls += effect.times;
      else if (effect.effect === 'addTotal') {
        if (effect.against === 'capture') captureBonus += effect.amount;
        else if (effect.against === 'kill') killBonus += effect.amount;
        else if (effect.against === against) flat += effect.amount;
      } else if (effect.effect === 'captureWithoutTrap') traps += 2;
    }
  }
  for (const effect of trailBonus(state, place, index)) {
    if (effect.effect === 'reroll') rerolls += effect.times;
  }
  if (monster !== '') {
    for (const effect of monsterOf(monster).power) {
      if (effect.effect === 'addPerDie') plus[effect.colour] += effect.amount;
    }
    if (!forbids(monster, 'venom')) flat += load.venom * LIMITS.venomBonus;
  }
  const dice = count.S + count.M;
  return {
    mean: flat + count.S * (3.5 + plus.S) + count.M * (3.5 + plus.M) + REROLL_GAIN * Math.min(rerolls, dice),
    variance: dice * DIE_VARIANCE,
    magic: count.M,
    magicMean: 3.5 + plus.M,
    traps,
    captureBonus,
    killBonus,
  };
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

// Hits against everything that absorbs (MON-110 to MON-114).
export function fateOf(
  state: State,
  member: Member,
  place: PlaceIndex,
  index: number,
  load: Load,
  monster: string,
  ward: number,
): Fate {
  const { scenario } = state.config;
  const record = monsterOf(monster);
  const noDefence = scenarioRule(scenario, 'noDefence') !== null;
  let capacity = noDefence ? 0 : load.defence;
  if (!forbids(monster, 'potion')) capacity += load.potion;
  if (!noDefence && !forbids(monster, 'defenceAbility')) {
    capacity += trailAbsorbs(state, place, index);
    for (const source of sourcesOf(member)) {
      const absorb = effectIn(source.effects, 'absorbHits');
      if (absorb === null || (absorb.affinities !== undefined && !absorb.affinities.includes(record.affinity))) continue;
      capacity += absorb.hits - (state.uses[source.card] ?? 0);
    }
  }
  const dice = Math.max(0, Math.min(MOST_DICE, attackOn(state, place, monster) - ward));
  const extra = effectIn(record.power, 'extraHits')?.hits ?? 0;
  const odds = (scenarioRule(scenario, 'rerollMisses') === null ? PLAIN : AGAIN)[dice] ?? [];
  const atLeast = (hits: number) => (hits <= 0 ? 1 : (odds[hits] ?? 0));
  const hurt = atLeast(capacity + 1 - extra);
  const twice = atLeast(capacity + 2 - extra);
  return member.wounded ? { wounded: 0, fallen: hurt } : { wounded: hurt - twice, fallen: twice };
}

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
