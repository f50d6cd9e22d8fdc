// The games that have campaigns.
import type { GameInfo } from '../../../engine/protocol';

export type WithCampaign = GameInfo & { readonly campaign: NonNullable<GameInfo['campaign']> };

export const hasCampaign = (game: GameInfo): game is WithCampaign => game.campaign !== null;

// The one that the game itself begins with.
export function standardDifficulty(game: WithCampaign | undefined): string {
  const standard = game?.options.find(({ id }) => id === 'difficulty')?.standard;
  return game?.campaign.difficulties.find((each) => each === standard) ?? game?.campaign.difficulties[0] ?? '';
}
