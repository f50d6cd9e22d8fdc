// How a turn of every game runs: with nobody at the table, and after some and after many decisions of a match, where the
// present phase is lit.
import { rngFor } from '../../../engine/core/rng';
import { createMatch } from '../../../engine/match/match';
import type { GameId, TablePush } from '../../../engine/protocol';
import { BARTEK, GAMES, TOSIA } from '../posed';
import type { Scene } from '../scene';

const SOME = 5;
const MANY = 91;

function playedTable(game: GameId, decisions: number): TablePush {
  const seats = [TOSIA, BARTEK];
  const match = createMatch({ game, seats, seed: 3 });
  const rng = rngFor(3, 1);
  for (let entry = 0; entry < decisions && match.request !== null; entry++) {
    const offered = match.request.decisions;
    match.decide(offered[rng.int(offered.length)]?.key ?? '');
  }
  return {
    match: 'posed',
    game,
    mode: { kind: 'match' },
    seats,
    options: {},
    seed: 3,
    viewer: 0,
    view: match.view(0),
    beats: [],
    request: null,
    toMove: match.request?.seat ?? null,
    curtain: null,
    entry: decisions,
    canUndo: false,
    canRedo: false,
    outcome: null,
    progress: { unit: 'round', number: 1 },
    campaign: null,
    course: [],
  };
}

export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  GAMES.flatMap(({ id }): [string, Scene][] => {
    const screen = { name: 'learn' as const, game: id, turn: true };
    return [
      [`turn-${id}`, { screen }],
      [`turn-${id}-some`, { screen, table: () => playedTable(id, SOME) }],
      [`turn-${id}-many`, { screen, table: () => playedTable(id, MANY) }],
    ];
  }),
);
