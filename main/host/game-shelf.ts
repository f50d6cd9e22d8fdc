// The games this host may open: the registered ones, unless it is given others.
import type { AnyGame } from '../../engine/core/game-module';
import type { GameInfo } from '../../engine/protocol';
import { type GameId, games } from '../../engine/registry';

export interface GameShelf {
  readonly ids: readonly GameId[];
  find(id: string): AnyGame | null;
  infos(): readonly GameInfo[];
}

export function makeShelf(listed: Readonly<Record<string, AnyGame>> = games): GameShelf {
  const byId = new Map(Object.entries(listed));
  return {
    ids: [...byId.keys()] as GameId[],
    find: (id) => byId.get(id) ?? null,
    infos: () =>
      [...byId].map(([id, { seatRange, options, campaign = null, assesses = false }]) => ({
        id: id as GameId,
        seatRange,
        options,
        campaign: campaign && { scenarios: campaign.scenarios, difficulties: campaign.difficulties },
        coached: assesses,
      })),
  };
}
