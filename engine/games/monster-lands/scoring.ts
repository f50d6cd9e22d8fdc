// Victory points, ties, solo ranks and the outcome (MON-180 to MON-182, MON-217).
import type { Outcome, Standing } from '../../core/game-module';
import { known } from '../../core/invariant';
import { reputationOf, trophyCount } from './clan/clan';
import { EQUIPMENT_TYPES } from './data/equipment';
import { equipmentOf, landOf, memberOf, scenarioOf } from './data/lookup';
import { AFFINITIES, type Affinity, type RankCondition, type RankId } from './data/records';
import { SCENARIOS } from './data/solo';
import { AFFINITY_SCORE, LIMITS } from './data/tables';
import type { Clan, State } from './types';

// Symbols on all members and lands, settled or not.
export function symbolsOf(clan: Clan): Record<Affinity, number> {
  const symbols: Record<Affinity, number> = { fire: 0, water: 0, air: 0, jungle: 0 };
  for (const member of clan.members) {
    const { affinity } = memberOf(member.id);
    if (affinity !== null) symbols[affinity]++;
  }
  for (const land of clan.lands) symbols[landOf(land.id).affinity]++;
  return symbols;
}

export const affinityPoints = (count: number): number => known(AFFINITY_SCORE[Math.min(count, AFFINITY_SCORE.length - 1)]);

// MON-181, in the order of the reckoning.
export function scoreParts(clan: Clan): { key: string; points: number }[] {
  const symbols = symbolsOf(clan);
  return [
    { key: 'part.glory', points: clan.glory },
    { key: 'part.reputation', points: reputationOf(clan) },
    { key: 'part.trophies', points: trophyCount(clan) },
    ...AFFINITIES.map((affinity) => ({ key: `part.${affinity}`, points: affinityPoints(symbols[affinity]) })),
  ];
}

export function totalScore(clan: Clan): number {
  const symbols = symbolsOf(clan);
  let sum = clan.glory + reputationOf(clan) + trophyCount(clan);
  for (const affinity of AFFINITIES) sum += affinityPoints(symbols[affinity]);
  return sum;
}

// MON-182: leader's reputation, trophies, coins. Positive when `left` is ahead.
export function compareClans(left: Clan, right: Clan): number {
  return (
    totalScore(left) - totalScore(right) ||
    leaderReputation(left) - leaderReputation(right) ||
    trophyCount(left) - trophyCount(right) ||
    left.coins - right.coins
  );
}

export const leaderReputation = (clan: Clan): number => (clan.leader === '' ? 0 : memberOf(clan.leader).reputation);

export interface SoloFacts {
  readonly vp: number;
  readonly coins: number;
  readonly quests: number;
  // Members per affinity, sorted downwards.
  readonly spread: readonly number[];
  readonly full: boolean;
}

export function soloFacts(clan: Clan): SoloFacts {
  const spread = AFFINITIES.map((affinity) => clan.members.filter((member) => memberOf(member.id).affinity === affinity).length);
  spread.sort((left, right) => right - left);
  return { vp: totalScore(clan), coins: clan.coins, quests: clan.quests, spread, full: isFull(clan, spread) };
}

// MON-225: every store full, one equipment of each type, one member of each affinity.
function isFull(clan: Clan, spread: readonly number[]): boolean {
  const types = new Set(clan.members.flatMap((member) => member.gear.map((card) => equipmentOf(card).type)));
  return (
    clan.traps.length >= LIMITS.traps &&
    clan.defence >= LIMITS.defence &&
    clan.potion >= LIMITS.potion &&
    clan.venom >= LIMITS.venom &&
    types.size === EQUIPMENT_TYPES.length &&
    spread.every((count) => count > 0)
  );
}

function holds(condition: RankCondition, facts: SoloFacts): boolean {
  return (
    facts.vp >= (condition.vp ?? 0) &&
    facts.coins >= (condition.coins ?? 0) &&
    facts.quests >= (condition.quests ?? 0) &&
    (condition.spread ?? []).every((count, index) => (facts.spread[index] ?? 0) >= count) &&
    (condition.full !== true || facts.full)
  );
}

// MON-217: the highest rank whose conditions all hold. A free solo game (0) is ranked like scenario 1.
export function rankFor(scenario: number, facts: SoloFacts): RankId {
  const { ranks } = scenarioOf(scenario) ?? known(SCENARIOS[0]);
  if (holds(ranks.hero, facts)) return 'hero';
  if (holds(ranks.veteran, facts)) return 'veteran';
  return holds(ranks.adept, facts) ? 'adept' : 'snack';
}

export function outcomeOf(state: State): Outcome {
  const order = state.clans.map((clan, seat) => ({ clan, seat })).sort((left, right) => compareClans(right.clan, left.clan));
  const standings: Standing[] = [];
  order.forEach(({ clan, seat }, index) => {
    const above = order[index - 1];
    const shared = above !== undefined && compareClans(above.clan, clan) === 0;
    const place = shared ? known(standings[index - 1]).place : index + 1;
    standings.push({ seat, score: totalScore(clan), place, parts: scoreParts(clan) });
  });
  if (state.config.seats === 1) return soloOutcome(state, standings);
  const winners = standings.filter((standing) => standing.place === 1).map((standing) => standing.seat);
  const glorious = state.clans.some((clan) => clan.glory >= LIMITS.gloryToEnd);
  const reason = { key: glorious ? 'reason.glory' : 'reason.rounds', params: { round: state.round } };
  return { winners, standings, reason };
}

// A rank above Snack wins.
function soloOutcome(state: State, standings: Standing[]): Outcome {
  const facts = soloFacts(known(state.clans[0]));
  const rank = rankFor(state.config.scenario, facts);
  return {
    winners: rank === 'snack' ? [] : [0],
    standings,
    reason: {
      key: `reason.${rank}`,
      params: {
        rank,
        scenario: state.config.scenario,
        difficulty: state.config.difficulty,
        points: facts.vp,
        coins: facts.coins,
        quests: facts.quests,
      },
    },
  };
}
