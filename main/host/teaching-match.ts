// First matches with a teacher: which there are, and how one is begun and gone on with.
import { CHARACTERS } from '../../engine/core/characters';
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { SEAT_NAMES, type SeatSpec, TINCTURES } from '../../engine/core/seat';
import type { Teaching } from '../../engine/core/teaching';
import { createMatch, type Match } from '../../engine/match/match';
import type { TeachingInfo } from '../../engine/protocol';
import type { GameShelf } from './game-shelf';
import type { SeatedMatch } from './match-session';
import type { ProgressStore } from './progress-store';
import { createTeacher } from './teacher';

// Under this name the progress file keeps that a game's teacher has been heard to the end.
const TEACHER = 'teacher';

export function listTeachings(shelf: GameShelf, progress: ProgressStore): readonly TeachingInfo[] {
  return shelf.ids.flatMap((game) => {
    const teaching = shelf.find(game)?.teaching;
    return teaching === undefined ? [] : [{ game, teacher: teaching.teacher, done: progress.hasDone(game, TEACHER) }];
  });
}

export function beginTeaching(game: AnyGame, teaching: Teaching, playerName: string): Match {
  return createMatch({
    game,
    seats: seatsOf(teaching, playerName),
    options: teaching.options,
    seed: teaching.seed,
    start: { name: { kind: 'teaching' }, state: teaching.start() },
  });
}

// What a first match needs beside the match; nothing for any other.
export function taughtBy(game: AnyGame, match: Match, progress: ProgressStore): Pick<SeatedMatch, 'teacher' | 'onOver'> {
  const teaching: Teaching | undefined = game.teaching;
  if (teaching === undefined || match.header.start.kind !== 'teaching') return {};
  const start: StateBase = teaching.start();
  return { teacher: createTeacher(match, teaching, start), onOver: () => progress.markDone(game.id, TEACHER) };
}

function seatsOf({ seats, seat: own, opponent }: Teaching, playerName: string): SeatSpec[] {
  return Array.from({ length: seats }, (_, seat): SeatSpec => {
    const tincture = TINCTURES[seat % TINCTURES.length] ?? 'gules';
    const { name, level } = CHARACTERS[opponent];
    if (seat !== own) return { kind: 'ai', name, tincture, level, character: opponent };
    return { kind: 'human', name: playerName === '' ? SEAT_NAMES[tincture] : playerName, tincture };
  });
}
