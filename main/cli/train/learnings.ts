// The games that can be trained.
import type { AnyLearning } from '../../../engine/ai/learning';
import { learning as grunwald } from '../../../engine/games/grunwald/ai/learning';
import { learning as leaders } from '../../../engine/games/leaders/ai/learning';
import { learning as monsterLands } from '../../../engine/games/monster-lands/ai/learning';
import { learning as zizka } from '../../../engine/games/zizka/ai/learning';
import type { GameId } from '../../../engine/registry';

export const learnings: Partial<Record<GameId, AnyLearning>> = { grunwald, leaders, 'monster-lands': monsterLands, zizka };
