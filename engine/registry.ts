// The games, in the order of the hall. Nothing else in the engine names one.
import type { AnyGame } from './core/game-module';
import { grunwald } from './games/grunwald';
import { leaders } from './games/leaders';
import { monsterLands } from './games/monster-lands';
import { zizka } from './games/zizka';

const registered = { leaders, grunwald, zizka, 'monster-lands': monsterLands };

export type GameId = keyof typeof registered;

export const games: Readonly<Record<GameId, AnyGame>> = registered;

export const GAME_IDS = Object.keys(registered) as readonly GameId[];
