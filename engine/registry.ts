// The four games. Nothing else in the engine names one.
import type { AnyGame, GameId } from './core/game-module';
import { grunwald } from './games/grunwald';
import { leaders } from './games/leaders';
import { monsterLands } from './games/monster-lands';
import { zizka } from './games/zizka';

export const games: Partial<Record<GameId, AnyGame>> = { leaders, grunwald, zizka, 'monster-lands': monsterLands };
