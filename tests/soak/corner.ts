// Blind play never gets into some corners: where a game has one (corners/<game>.ts), every other match begins close to it.
import type { StateBase } from '../../engine/core/game-module';
import type { Table } from '../contract/playing';

export interface Corner {
  readonly table: Table;
  pose(state: StateBase, seed: number): void;
}

const modules = import.meta.glob<{ corner: Corner }>('./corners/*.ts', { eager: true });

export const cornerOf = (game: string): Corner | undefined => modules[`./corners/${game}.ts`]?.corner;
