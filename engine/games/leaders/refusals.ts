// Why a figure has nothing to offer.
import type { Refusal } from '../../core/decision';
import { known } from '../../core/invariant';
import { NEMESIS } from './data/characters';
import { listActions } from './moves/generate';
import { makeMoveList } from './moves/list';
import { figureOf } from './moves/move';
import { isJailed } from './moves/shields';
import type { State } from './types';

const list = makeMoveList();

// Own figures without a move in the action phase, by their id in the view.
export function refusals(state: State): Refusal[] {
  if (state.phase !== 'acting') return [];
  listActions(list, state);
  const movable = new Set<number>();
  for (let index = 0; index < list.count; index++) movable.add(figureOf(list.moves[index] as number));
  const found: Refusal[] = [];
  state.owner.forEach((owner, figure) => {
    if (owner !== state.seat) return;
    const key = whyNot(state, figure, movable.has(figure));
    if (key !== null) found.push({ target: `${owner}.${known(state.name[figure])}`, reason: { key } });
  });
  return found;
}

function whyNot(state: State, figure: number, isMovable: boolean): string | null {
  const kind = known(state.kind[figure]);
  if (kind === NEMESIS) return 'why.nemesis';
  if ((state.acted & (1 << figure)) !== 0) return 'why.acted';
  if (isJailed(state, figure)) return 'why.jailed';
  return isMovable ? null : 'why.stuck';
}
