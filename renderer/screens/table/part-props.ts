// What the games' React parts get, from the open table.
import type { PartProps } from '../../table/game-table';
import type { Open } from '../../table/session-context';

export function partProps({ snapshot, shown, context }: Open): PartProps<unknown> {
  return { view: shown.view, context, marks: snapshot.marks, offered: snapshot.choices.offered, playing: snapshot.playing };
}
