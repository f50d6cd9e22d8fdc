// The games this host may open: the registered ones and, when asked for, the tests' own.
import { pathToFileURL } from 'node:url';
import { type AnyGame, GAME_IDS, type GameId } from '../../engine/core/game-module';
import type { GameInfo } from '../../engine/protocol';
import { games } from '../../engine/registry';

export type PlayableId = GameId | 'toy';

export interface GameShelf {
  readonly ids: readonly PlayableId[];
  find(id: string): AnyGame | null;
  infos(): readonly GameInfo[];
}

export function makeShelf(toy: AnyGame | null): GameShelf {
  const byId = new Map<string, AnyGame>();
  for (const id of GAME_IDS) {
    const game = games[id];
    if (game !== undefined) byId.set(id, game);
  }
  if (toy !== null) byId.set('toy', toy);
  const ids = ([...GAME_IDS, 'toy'] as const).filter((id) => byId.has(id));
  return {
    ids,
    find: (id) => byId.get(id) ?? null,
    infos: () =>
      ids.flatMap((id) => {
        const game = byId.get(id);
        return game === undefined ? [] : [{ id, seatRange: game.seatRange, options: game.options }];
      }),
  };
}

// The toy is a bundle of its own, so that the product does not carry it. `file` is a CommonJS file.
export async function loadToy(file: string): Promise<AnyGame> {
  const loaded: { readonly toy?: AnyGame; readonly default?: { readonly toy?: AnyGame } } = await import(
    pathToFileURL(file).href
  );
  const toy = loaded.toy ?? loaded.default?.toy;
  if (toy === undefined) throw new Error('the test game is not built');
  return toy;
}
