// The fields in small: who has officers and helpers on which.
import type { Sketched } from '../../core/game-module';
import { stakeIndex } from './ranking';
import type { State } from './types';
import { FIELDS } from './view-types';

export function sketch(state: State): readonly Sketched[] {
  return FIELDS.flatMap((place, field) =>
    (state.queue[field] ?? []).flatMap((seat) => {
      const at = stakeIndex(field, seat);
      const count = (state.officersOn[at] ?? 0) + (state.helpersOn[at] ?? 0);
      return Array.from({ length: count }, () => ({ place, seat }));
    }),
  );
}
