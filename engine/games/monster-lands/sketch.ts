// The outlands in small: the lands that lie open, in their order, and whose parties are on their way there.
import type { Sketched } from '../../core/game-module';
import { LANDS } from './data/lands';
import { NOBODY, type State } from './types';

export function sketch(state: State): readonly Sketched[] {
  return state.lands.flatMap(({ land, trails }, index) => {
    const affinity = LANDS.find(({ id }) => id === land)?.affinity;
    if (affinity === undefined) return [];
    const place = `${index}:${affinity}`;
    const parties = trails.filter(({ seat, member }) => seat >= 0 && member !== '');
    return [{ place, seat: NOBODY }, ...parties.map(({ seat }) => ({ place, seat }))];
  });
}
