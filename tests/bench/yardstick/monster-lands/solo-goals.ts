// What the solo scenarios ask for beyond victory points (MON-222, MON-225, MON-227, MON-229).
import { prevailingGlory, wageOf } from '../../../../engine/games/monster-lands/clan/clan';
import { equipmentOf, memberOf, scenarioOf } from '../../../../engine/games/monster-lands/data/lookup';
import { AFFINITIES } from '../../../../engine/games/monster-lands/data/records';
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import { rankFor, soloFacts } from '../../../../engine/games/monster-lands/scoring';
import type { Clan, State } from '../../../../engine/games/monster-lands/types';

const RANK_WORTH = { snack: 0, adept: 6, veteran: 14, hero: 20 } as const;

function storesWorth(clan: Clan): number {
  const types = new Set(clan.members.flatMap((member) => member.gear.map((card) => equipmentOf(card).type)));
  return (
    Math.min(LIMITS.traps, clan.traps.length) +
    Math.min(LIMITS.defence, clan.defence) +
    Math.min(LIMITS.potion, clan.potion) +
    Math.min(LIMITS.venom, clan.venom) +
    2.5 * types.size
  );
}

export function goalWorth(state: State, clan: Clan, left: number): number {
  const { scenario } = state.config;
  const record = scenarioOf(scenario);
  if (record === null) return 0;
  const facts = soloFacts(clan);
  const { hero } = record.ranks;
  let worth = left <= 0 ? RANK_WORTH[rankFor(scenario, facts)] : 0;
  // Stores fill up late: before the last rounds goods are there to be used.
  const late = 1 / (1 + Math.max(0, left));
  if (hero.coins !== undefined) worth += 0.5 * Math.min(hero.coins, facts.coins);
  if (hero.quests !== undefined) worth += 2.5 * Math.min(hero.quests, facts.quests);
  if (hero.full === true) worth += 2 * late * storesWorth(clan) + 3 * facts.spread.filter((count) => count > 0).length;
  hero.spread?.forEach((count, index) => {
    worth += 3 * Math.min(count, facts.spread[index] ?? 0);
  });
  return worth;
}

// The wishes below are added to the worth of plans, which otherwise know points only. Each is 0 outside its scenario.

// MON-225: a good that is still missing in the stores; the nearer the end, the dearer, so that it is kept and not used up.
export function goodsWish(state: State, left: number): number {
  if (scenarioOf(state.config.scenario)?.ranks.hero.full !== true) return 0;
  return left > 3 ? 0 : left > 2 ? 0.5 : left > 1 ? 1.5 : left > 0 ? 4 : 9;
}

// MON-225: the first card of a type.
export function gearWish(state: State, clan: Clan, card: string): number {
  if (scenarioOf(state.config.scenario)?.ranks.hero.full !== true) return 0;
  const { type } = equipmentOf(card);
  return clan.members.some((member) => member.gear.some((worn) => equipmentOf(worn).type === type)) ? 0 : 9;
}

// MON-225, MON-227: an affinity that is still missing. MON-222: wages that eat the coins which are asked for.
export function hireWish(state: State, clan: Clan, id: string, left: number): number {
  const hero = scenarioOf(state.config.scenario)?.ranks.hero;
  if (hero === undefined) return 0;
  const { affinity } = memberOf(id);
  const held = affinity === null ? 0 : clan.members.filter((member) => memberOf(member.id).affinity === affinity).length;
  let worth = 0;
  if (hero.full === true) worth += affinity !== null && held === 0 ? 14 : left > 3 ? 0 : -5;
  if (hero.spread !== undefined) worth += affinity === null ? -2 : held === 0 ? 6 : held === 1 ? 4 : -1;
  if (hero.coins !== undefined) worth -= coinsWish(left) * wageOf(clan.glory) * (left + 1);
  return worth;
}

// MON-225, MON-227: a round of beer while nobody on show brings an affinity that is still missing.
export function beerWish(state: State, clan: Clan): number {
  const hero = scenarioOf(state.config.scenario)?.ranks.hero;
  if (hero?.full !== true && hero?.spread === undefined) return 0;
  const held = new Set(clan.members.map((member) => memberOf(member.id).affinity));
  const prevailing = prevailingGlory(clan);
  const missing = AFFINITIES.filter((affinity) => !held.has(affinity));
  const isOnShow = state.tavern.some((card) => {
    if (card === '') return false;
    const { affinity, reputation } = memberOf(card);
    return affinity !== null && missing.includes(affinity) && reputation <= prevailing;
  });
  return missing.length === 0 || isOnShow ? 0 : 4;
}

// What a coin is worth where coins make the rank (MON-222) or fill the stores (MON-225); null where points alone count.
export function coinWish(state: State, left: number): number | null {
  const hero = scenarioOf(state.config.scenario)?.ranks.hero;
  if (hero?.coins !== undefined) return coinsWish(left);
  return hero?.full === true && left <= 2 ? 1 : null;
}

const coinsWish = (left: number): number => (left > 3 ? 0.4 : left > 1 ? 0.7 : left > 0 ? 1.1 : 1.8);

// MON-229: a completed quest beyond its own reward.
export const questWish = (state: State): number => (scenarioOf(state.config.scenario)?.ranks.hero.quests === undefined ? 0 : 4.5);
