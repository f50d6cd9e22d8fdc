// A puzzle: a posed state in which the seat to move can win within its own turn.
import type { AnyGame, Puzzle, StateBase } from '../../engine/core/game-module';
import { known } from '../../engine/core/invariant';
import { fail, type Result, succeed } from '../../engine/core/result';
import { createMatch, type MatchBeat } from '../../engine/match/match';
import { type PuzzleInfo, SEAT_NAMES, type SeatSpec, type TablePush, TINCTURES } from '../../engine/protocol';
import type { GameShelf } from './game-shelf';
import { refusals, refuseLate, type Session, type Surroundings } from './session';
import { makeTable, requestFor } from './table';

export interface PosedPuzzle {
  readonly puzzle: Puzzle<StateBase>;
  readonly game: AnyGame;
  readonly state: StateBase;
}

export function listPuzzles(shelf: GameShelf, hasSolved: (id: string) => boolean): readonly PuzzleInfo[] {
  return shelf.ids.flatMap((game) =>
    (shelf.find(game)?.puzzles ?? []).map(({ id, grade }) => ({ id, game, grade, solved: hasSolved(id) })),
  );
}

export function findPuzzle(shelf: GameShelf, id: string): PosedPuzzle | null {
  for (const each of shelf.ids) {
    const game = shelf.find(each);
    const puzzle = game?.puzzles?.find((listed) => listed.id === id);
    if (game !== null && puzzle !== undefined) return { puzzle, game, state: puzzle.start() };
  }
  return null;
}

export function createPuzzleSession(around: Surroundings, id: string, posed: PosedPuzzle): Session & { begin(): Promise<void> } {
  const { puzzle, game } = posed;
  const seat = game.requestFor(posed.state)?.seat ?? 0;
  const match = createMatch({
    game,
    seats: seatsOf(puzzle.seats, seat, around.settings().playerName),
    seed: 1,
    start: { name: { kind: 'puzzle', id: puzzle.id }, state: posed.state },
  });

  const stateNow = (): 'open' | 'solved' | 'failed' => {
    if (match.outcome?.winners.includes(seat) === true) return 'solved';
    return match.request?.seat === seat ? 'open' : 'failed';
  };
  const table = (beats: readonly MatchBeat[] = []): TablePush => {
    const state = stateNow();
    return makeTable({
      id,
      match,
      mode: { kind: 'puzzle', puzzle: puzzle.id, grade: puzzle.grade, state },
      viewer: seat,
      curtain: null,
      beats,
      request: state === 'open' ? requestFor(match, seat) : null,
      canUndo: state !== 'solved' && match.canUndo(seat),
      canRedo: match.canRedo(),
      campaign: null,
    });
  };
  const show = async (beats: readonly MatchBeat[]): Promise<Result<null>> => {
    around.push({ type: 'table', table: table(beats) });
    if (stateNow() === 'solved') await around.progress.markSolved(puzzle.id);
    return succeed(null);
  };

  return {
    ...refusals,
    async begin() {
      await show([]);
    },
    table: () => table(),
    async decide(key, entry) {
      const late = refuseLate(entry, match.played.length);
      if (late !== null) return late;
      if (stateNow() !== 'open') return fail('decision.over', 'The puzzle is over.');
      const played = match.decide(key);
      return played.ok ? show(played.value) : played;
    },
    async undo() {
      const undone = match.undo(seat);
      return undone.ok ? show([]) : undone;
    },
    async redo() {
      const redone = match.redo();
      return redone.ok ? show(redone.value) : redone;
    },
    // The solution's next decision, as long as the player is on its way.
    async hint() {
      const key = puzzle.solution[match.played.length];
      const isOnTheWay = match.played.every((entry, index) => entry.key === puzzle.solution[index]);
      return key === undefined || !isOnTheWay ? fail('hint.none', 'The way to the win lies further back.') : succeed({ key });
    },
    saveBody: () => null,
    close() {},
  };
}

function seatsOf(count: number, seat: number, playerName: string): SeatSpec[] {
  return Array.from({ length: count }, (_, index): SeatSpec => {
    const tincture = known(TINCTURES[index]);
    if (index !== seat) return { kind: 'ai', name: 'Hetman', tincture, level: 'hetman' };
    return { kind: 'human', name: playerName === '' ? SEAT_NAMES[tincture] : playerName, tincture };
  });
}
