// Finds the table of each game and loads it when it is first played.
import type { GameId } from '../../engine/protocol';
import type { AnyTable } from '../table/game-table';

// A game's table is exported as `table` from renderer/games/<id>/index.ts.
const modules = import.meta.glob<{ table: AnyTable }>('./*/index.ts');

export async function loadTable(game: GameId): Promise<AnyTable> {
  const load = modules[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`There is no table for ${game}.`);
  return (await load()).table;
}
