// The one ladder there is, the solo scenarios of Monster Lands, fitted to the campaign store.
import type { Ladder } from './ladder';

export const LADDER: Ladder = {
  game: 'monster-lands',
  difficulties: [],
  standing: (difficulty) => ({ difficulty, scenario: 1, ended: null }),
  options: () => ({}),
  rank: () => '',
};
