// The game's own words and pictures come with its table, which an old result may be the first to need.
import { useEffect, useState } from 'react';
import type { TablePush } from '../../../engine/protocol';
import { loadTable } from '../../games/registry';
import type { AnyTable } from '../../table/game-table';

export function useGameTable(game: TablePush['game']): AnyTable | null {
  const [played, setPlayed] = useState<AnyTable | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadTable(game).then((loaded) => {
      if (!isGone) setPlayed(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return played;
}
