// What the campaign says of its scenarios: names and thresholds from the game's own tables.
import type { RankCondition, ScenarioRecord } from '../../../engine/games/monster-lands/data/records';
import { RANKS, SCENARIOS } from '../../../engine/games/monster-lands/data/solo';
import type { CampaignInfo, Language, PlayedGame } from '../../../engine/protocol';
import type { MedalRank } from '../../games/monster-lands/art/campaign';
import { t } from '../../text/i18n';

export const RANK_IDS: readonly MedalRank[] = ['hero', 'veteran', 'adept', 'snack'];

export function scenarioOf(number: number): ScenarioRecord | undefined {
  return SCENARIOS.find((scenario) => scenario.number === number);
}

export function scenarioName(number: number, language: Language): string {
  return scenarioOf(number)?.[language] ?? '';
}

export function rankName(rank: string, language: Language): string {
  return RANKS.find((each) => each.id === rank)?.[language] ?? rank;
}

export function isRank(rank: string): rank is MedalRank {
  return RANK_IDS.some((each) => each === rank);
}

// A rank's conditions in a few words: "35 VP", "15 coins, 25 VP".
export function conditionInWords(condition: RankCondition): string {
  const parts: string[] = [];
  if (condition.full === true) parts.push(t('goal.full'));
  if (condition.coins !== undefined) parts.push(t('goal.coins', { count: condition.coins }));
  if (condition.quests !== undefined) parts.push(t('goal.quests', { count: condition.quests }));
  if (condition.spread !== undefined) parts.push(t('goal.spread', { spread: condition.spread.join('/') }));
  if (condition.vp !== undefined) parts.push(t('goal.points', { points: condition.vp }));
  return parts.join(', ');
}

export interface ScenarioRecordOfPlay {
  readonly games: readonly PlayedGame[];
  // The best game so far: highest rank, then most points.
  readonly best: PlayedGame | null;
}

export function playsOf(campaign: CampaignInfo, scenario: number): ScenarioRecordOfPlay {
  const games = campaign.games.filter((game) => game.scenario === scenario);
  const order = (rank: string) => RANK_IDS.findIndex((each) => each === rank);
  const best = games.toSorted((a, b) => order(a.rank) - order(b.rank) || b.score - a.score)[0];
  return { games, best: best ?? null };
}

// Scenarios left behind; all ten once the campaign is won.
export function passedCount(campaign: CampaignInfo): number {
  return campaign.ended === 'won' ? 10 : campaign.scenario - 1;
}
