// The solo campaign: which scenario and difficulty come next after a rank (MON-235). Pure; the host keeps the file.
import { known } from '../../../core/invariant';
import { scenarioRule } from '../data/lookup';
import type { DifficultyId, RankId } from '../data/records';
import { CAMPAIGN } from '../data/solo';

export interface CampaignState {
  readonly scenario: number;
  readonly difficulty: DifficultyId;
  readonly gamesPlayed: number;
  readonly status: 'playing' | 'won' | 'lost';
  // Difficulties between which the player may choose now; one entry when there is no choice.
  readonly choices: readonly DifficultyId[];
}

export interface CampaignGame {
  readonly scenario: number;
  readonly difficulty: DifficultyId;
  readonly rank: RankId;
}

const ranked = (difficulty: DifficultyId): number => CAMPAIGN.order.indexOf(difficulty);

// The easiest level at which a scenario may be played.
export const easiestLevel = (scenario: number): DifficultyId =>
  scenarioRule(scenario, 'minimumDifficulty')?.difficulty ?? known(CAMPAIGN.order[0]);

export function allowedLevels(scenario: number): readonly DifficultyId[] {
  return CAMPAIGN.order.slice(ranked(easiestLevel(scenario)));
}

// The difficulty of the first scenario is the player's choice.
export function startCampaign(difficulty: DifficultyId): CampaignState {
  return { scenario: CAMPAIGN.firstScenario, difficulty, gamesPlayed: 0, status: 'playing', choices: [difficulty] };
}

export function isCampaignWon(game: CampaignGame): boolean {
  const { wonBy } = CAMPAIGN;
  return game.scenario === wonBy.scenario && wonBy.ranks.includes(game.rank) && wonBy.difficulties.includes(game.difficulty);
}

// Where a finished scenario leads.
export function advanceCampaign(campaign: CampaignState, rank: RankId): CampaignState {
  const gamesPlayed = campaign.gamesPlayed + 1;
  const { scenario, difficulty } = campaign;
  const go = (next: number, choices: readonly DifficultyId[]): CampaignState => ({
    scenario: next,
    difficulty: known(choices[0]),
    gamesPlayed,
    status: 'playing',
    choices,
  });
  const ended = (status: 'won' | 'lost'): CampaignState => ({ scenario, difficulty, gamesPlayed, status, choices: [] });
  if (isCampaignWon({ scenario, difficulty, rank })) return ended('won');
  if (rank === 'snack') {
    const easier = allowedLevels(scenario)
      .filter((level) => ranked(level) < ranked(difficulty))
      .at(-1);
    return easier === undefined ? ended('lost') : go(scenario, [easier]);
  }
  if (rank === 'adept') return go(scenario, [difficulty]);
  const next = Math.min(scenario + 1, CAMPAIGN.lastScenario);
  return go(next, rank === 'hero' ? ['high', 'cruel'] : ['normal']);
}

// The player picks one of the offered difficulties.
export function chooseDifficulty(campaign: CampaignState, difficulty: DifficultyId): CampaignState {
  return campaign.choices.includes(difficulty) ? { ...campaign, difficulty } : campaign;
}
