// The campaign of Monster Lands: the road of ten scenarios with their medals.
import { painted, pieceOfWidth } from '../../../ui/art';
import type { CampaignLook } from '../../campaign-look';
import { MEDAL, medalBody } from '../art/campaign';
import { CampaignEnding } from './ending';
import { CampaignMap } from './map';
import { ScenarioPanel } from './scenario';
import { isRank, RANK_IDS, rankName, scenarioName } from './words';

export const look: CampaignLook = {
  ranks: RANK_IDS,
  rankName,
  medal: (rank, width) =>
    isRank(rank) ? painted(`medal ${rank} ${width}`, () => pieceOfWidth(MEDAL, medalBody(rank), width)) : null,
  scenarioName,
  Map: CampaignMap,
  Scenario: ScenarioPanel,
  Ending: CampaignEnding,
};
