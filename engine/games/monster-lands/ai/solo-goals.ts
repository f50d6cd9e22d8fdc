// What the solo scenarios ask for beyond victory points (MON-222, MON-225, MON-227, MON-229).
import { equipmentOf, scenarioOf } from '../data/lookup';
import { LIMITS } from '../data/tables';
import { rankFor, soloFacts } from '../scoring';
import type { Clan, State } from '../types';

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
  if (hero.full === true) worth += 1.2 * late * storesWorth(clan) + 3 * facts.spread.filter((count) => count > 0).length;
  hero.spread?.forEach((count, index) => {
    worth += 3 * Math.min(count, facts.spread[index] ?? 0);
  });
  return worth;
}
