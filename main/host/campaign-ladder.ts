// The one ladder there is, the solo scenarios of Monster Lands (MON-235), fitted to the campaign store.
import { advanceCampaign, type CampaignState, chooseDifficulty, startCampaign } from '../../engine/games/monster-lands/campaign';
import { DIFFICULTY_IDS, RANK_IDS } from '../../engine/games/monster-lands/data/records';
import type { Ladder } from './ladder';

const difficultyOf = (id: string) => DIFFICULTY_IDS.find((each) => each === id) ?? 'normal';
const rankOf = (id: string | number | undefined) => RANK_IDS.find((each) => each === id) ?? 'snack';

export const LADDER: Ladder = {
  game: 'monster-lands',
  difficulties: DIFFICULTY_IDS,
  standing(difficulty, games) {
    let campaign: CampaignState = startCampaign(difficultyOf(difficulty));
    for (const played of games)
      campaign = advanceCampaign(chooseDifficulty(campaign, difficultyOf(played.difficulty)), rankOf(played.rank));
    return {
      difficulty: campaign.difficulty,
      scenario: campaign.scenario,
      ended: campaign.status === 'playing' ? null : campaign.status,
      choices: campaign.choices,
    };
  },
  options: (scenario, difficulty) => ({ scenario, difficulty }),
  rank: (outcome) => rankOf(outcome.reason.params?.['rank']),
};
