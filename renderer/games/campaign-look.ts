// How a game shows its campaign: what it brings so that the campaign screen can be about it. Fetched with that screen only.
import type { ComponentType } from 'react';
import type { CampaignInfo, GameId, Language } from '../../engine/protocol';
import { gameText } from '../text/i18n';

export interface CampaignLook {
  // Best first.
  readonly ranks: readonly string[];
  rankName(rank: string, language: Language): string;
  // SVG of this width; null for what is no rank.
  medal(rank: string, width: number): string | null;
  scenarioName(scenario: number, language: Language): string;
  // The road with all scenarios, 896 × 596 at the left.
  readonly Map: ComponentType<{
    readonly campaign: CampaignInfo;
    readonly shown: number;
    readonly onShow: (scenario: number) => void;
  }>;
  // The panel at the right: one scenario, or how it all ended.
  readonly Scenario: ComponentType<{ readonly campaign: CampaignInfo; readonly scenario: number }>;
  readonly Ending: ComponentType<{ readonly campaign: CampaignInfo; readonly ended: 'won' | 'lost' }>;
}

// A game's look is exported as `look` from renderer/games/<id>/campaign/index.ts. Its words are the game's:
// `campaign.lost`, `campaign.howToWin`, `campaign.firstText`.
const modules = import.meta.glob<{ look: CampaignLook }>('./*/campaign/index.ts');

export async function loadCampaignLook(game: GameId): Promise<CampaignLook> {
  const load = modules[`./${game}/campaign/index.ts`];
  if (load === undefined) throw new Error(`There is no renderer/games/${game}/campaign/index.ts.`);
  return (await load()).look;
}

// Difficulties are values of the game's own option.
export const difficultyName = (game: GameId, difficulty: string): string => gameText(game, `option.difficulty.${difficulty}`);

// Scenarios left behind; all of them once the campaign is won.
export function passedCount(campaign: CampaignInfo, scenarios: number): number {
  return campaign.ended === 'won' ? scenarios : campaign.scenario - 1;
}
