// The solo scenarios as a campaign (MON-235).
import type { Campaign } from '../../../core/campaign';
import { DIFFICULTY_IDS, RANK_IDS } from '../data/records';
import { CAMPAIGN } from '../data/solo';
import { advanceCampaign, type CampaignState, chooseDifficulty, startCampaign } from './campaign';

const difficultyOf = (id: string) => DIFFICULTY_IDS.find((each) => each === id) ?? 'normal';
const rankOf = (id: string | number | undefined) => RANK_IDS.find((each) => each === id) ?? 'snack';

export const campaign: Campaign = {
  scenarios: CAMPAIGN.lastScenario,
  difficulties: DIFFICULTY_IDS,
  standing(difficulty, games) {
    let state: CampaignState = startCampaign(difficultyOf(difficulty));
    for (const played of games)
      state = advanceCampaign(chooseDifficulty(state, difficultyOf(played.difficulty)), rankOf(played.rank));
    return {
      difficulty: state.difficulty,
      scenario: state.scenario,
      ended: state.status === 'playing' ? null : state.status,
      choices: state.choices,
    };
  },
  options: (scenario, difficulty) => ({ scenario, difficulty }),
  rank: (outcome) => rankOf(outcome.reason.params?.['rank']),
};
