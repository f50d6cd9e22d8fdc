// Whether ending a turn is asked about first. The guard knows what a game calls left undone, and says nothing else than a
// hint would: what a strong player would do ends without a question, or answers it where it is learned too late.
import type { OfferedDecision } from '../../engine/protocol';
import type { AnyTable } from './game-table';

export interface Ending {
  // The key that ends.
  readonly key: string;
  // The key that a hint names; null as long as nobody has asked.
  readonly advised: string | null;
}

export interface Guard {
  // How many things would be left undone.
  readonly left: number;
  // Null until a hint is known: nothing is called wiser that a hint could speak against.
  readonly wiser: 'end' | 'play on' | null;
}

/** Null: nothing is asked. */
export function guardOf(
  table: Pick<AnyTable, 'leftUndone'>,
  view: unknown,
  offered: readonly OfferedDecision[],
  ending: Ending,
): Guard | null {
  const left = table.leftUndone(offered, view).size;
  if (left === 0 || ending.advised === ending.key) return null;
  return { left, wiser: ending.advised === null ? null : 'play on' };
}

/** The question that is open already, once a hint is known. */
export function advisedGuard(guard: Guard, { key, advised }: Ending): Guard {
  return advised === null ? guard : { ...guard, wiser: advised === key ? 'end' : 'play on' };
}
