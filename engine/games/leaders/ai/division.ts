// Which turns are whose, where several threads look at one position.
import type { Part } from '../../../core/agent';
import type { RatedTurn } from './look';

// Every n-th turn of n threads is a thread's own. Helpers look at nothing else beside the best; the first looks at the rest too,
// so that it is never worse off for a helper that fails.
export function divide(rated: RatedTurn[], { index, count }: Pick<Part, 'index' | 'count'>): Set<RatedTurn> {
  const own = new Set(rated.filter((_, place) => place % count === index));
  if (index > 0) rated.splice(1, rated.length, ...own);
  return own;
}

// The best comes first whoever's it is: the others are measured by it.
export function ownFirst(turns: RatedTurn[], own: ReadonlySet<RatedTurn> | null): readonly RatedTurn[] {
  if (own === null) return turns;
  const rest = turns.slice(1);
  return [...turns.slice(0, 1), ...rest.filter((each) => own.has(each)), ...rest.filter((each) => !own.has(each))];
}
