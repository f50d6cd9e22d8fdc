// Reckons what takes long while nobody waits for it, so that a moving pointer finds it done.
import { useEffect } from 'react';
import { longReckonings } from '../../../engine/games/zizka/odds';
import type { View } from '../../../engine/games/zizka/view-types';

export function useReckoning(view: View): void {
  useEffect(() => {
    const tasks = view.phase === 'menu' ? longReckonings(view, view.turn) : [];
    let waiting = 0;
    const next = (): void => {
      tasks.shift()?.();
      if (tasks.length > 0) waiting = requestIdleCallback(next);
    };
    if (tasks.length > 0) waiting = requestIdleCallback(next);
    return () => cancelIdleCallback(waiting);
  }, [view]);
}
