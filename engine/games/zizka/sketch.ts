// The map in small: where the commanders are.
import type { Sketched } from '../../core/game-module';
import { SPACES } from './data/board';
import type { State } from './types';

export function sketch(state: State): readonly Sketched[] {
  return state.seats.flatMap(({ space }, seat) => {
    const place = SPACES[space]?.id;
    return place === undefined ? [] : [{ place, seat }];
  });
}
