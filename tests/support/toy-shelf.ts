// The registered games and the tests' own, which is none of the product's: here alone it passes for one.
import { games } from '../../engine/registry';
import { makeShelf } from '../../main/host/game-shelf';
import { toy } from './toy-game';

// It assesses nothing; a coach may sit beside it all the same, and is never heard.
export const toyShelf = makeShelf({ ...games, toy: { ...toy, assesses: true } });
