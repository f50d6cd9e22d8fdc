// Saves that can be opened: their game is here and nothing is wrong with them.
import type { GameId, SaveInfo } from '../../../engine/protocol';

export type WholeSave = SaveInfo & { readonly game: GameId; readonly problem: null };

export function isWhole(save: SaveInfo): save is WholeSave {
  return save.game !== null && save.problem === null;
}
