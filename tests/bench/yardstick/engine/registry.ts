// This folder stands for the checkout of commit a45987b where a game's views have changed since (`--against` of training).
import { monsterLands } from '../../../../engine/games/monster-lands';

export const games = { 'monster-lands': monsterLands };
