// What the campaign says of its scenarios: names and thresholds from the game's own tables.
import type { RankCondition, ScenarioRecord } from '../../../../engine/games/monster-lands/data/records';
import { CAMPAIGN, RANKS, SCENARIOS } from '../../../../engine/games/monster-lands/data/solo';
import type { CampaignInfo, Language, PlayedGame } from '../../../../engine/protocol';
import { gameText, t } from '../../../text/i18n';
import { passedCount as countPassed, difficultyName } from '../../campaign-look';
import type { MedalRank } from '../art/campaign';

const GAME = 'monster-lands';

// A word of this game.
export const say = (key: string, params?: Readonly<Record<string, string | number>>): string => gameText(GAME, key, params);

export const levelName = (difficulty: string): string => difficultyName(GAME, difficulty);

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
  if (condition.full === true) parts.push(say('goal.full'));
  if (condition.coins !== undefined) parts.push(say('goal.coins', { count: condition.coins }));
  if (condition.quests !== undefined) parts.push(say('goal.quests', { count: condition.quests }));
  if (condition.spread !== undefined) parts.push(say('goal.spread', { spread: condition.spread.join('/') }));
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

export const ALL = CAMPAIGN.lastScenario;

export const passedCount = (campaign: CampaignInfo): number => countPassed(campaign, ALL);
