// What the games' React parts get, from the open table.
import type { PartProps } from '../../games/game-table';
import type { Open } from './session-context';

export function partProps({ snapshot, shown, context }: Open): PartProps<unknown> {
  return { view: shown.view, context, marks: snapshot.marks, offered: snapshot.choices.offered, playing: snapshot.playing };
}
