// Worlds that look the same to a person: the true state, and one imagined behind that person's view. Whatever the host
// sends to the person must be the same in both.
import type { DecisionBase } from '../../engine/core/decision';
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { canonical } from '../../engine/core/hash';
import { makeRng } from '../../engine/core/rng';
import type { SaveBody } from '../../engine/core/save-format';
import { createMatch, type Match } from '../../engine/match/match';
import { type Push, STANDARD_SETTINGS, type TablePush } from '../../engine/protocol';
import type { Question } from '../../main/host/ai-pool';
import { createAiSeats } from '../../main/host/ai-seats';
import { infoOf } from '../../main/host/save-info';
import type { Surroundings } from '../../main/host/session';
import { makeTable, requestFor } from '../../main/host/table';
import { playRandomly, type Table } from '../contract/playing';
import { toyShelf } from './toy-shelf';

export type Compare = (isSame: boolean, words: string) => void;

// Plays a match and compares at every so many decisions; the number of comparisons.
export function compareWorlds(game: AnyGame, table: Table, seed: number, every: number, compare: Compare): number {
  let compared = 0;
  const same = (left: unknown, right: unknown, words: string) => {
    compared++;
    compare(canonical(left) === canonical(right), words);
  };
  playRandomly(game, table, seed, ({ state, legal, seat, index }) => {
    if (index % every !== 0) return;
    for (const viewer of [null, ...Array.from({ length: table.seats }, (_, each) => each)]) {
      const imagined: StateBase = game.determinize(game.viewFor(state, viewer), viewer, makeRng(index + seed));
      const [truth, other] = [matchAt(game, table, state, 1), matchAt(game, table, imagined, 2)];
      same(tableOf(truth, viewer), tableOf(other, viewer), `entry ${index}: the table of ${viewer ?? 'an onlooker'}`);
      if (viewer === null) same(listed(truth), listed(other), `entry ${index}: the list of saves`);
      if (viewer === seat) {
        same(advised(truth), advised(other), `entry ${index}: the question behind a hint`);
        compareUndo(game, table, [state, imagined], legal[index % legal.length] as DecisionBase, seat, compare);
      }
    }
  });
  return compared;
}

// A match that begins at the given state, as far as anybody can see.
function matchAt(game: AnyGame, table: Table, state: StateBase, seed: number): Match {
  return createMatch({ game, seats: table.seats, options: table.options, seed, start: { name: { kind: 'setup' }, state } });
}

function tableOf(match: Match, viewer: number | null): TablePush {
  return makeTable({
    id: 'x',
    match,
    mode: { kind: 'match' },
    viewer,
    curtain: null,
    beats: [],
    request: requestFor(match, viewer),
    canUndo: false,
    canRedo: false,
    campaign: null,
  });
}

export function bodyOfMatch(match: Match): SaveBody {
  const snapshot = match.state as SaveBody['snapshot'];
  return { name: 'x', savedAt: '', campaign: null, journal: match.journal, snapshot };
}

const listed = (match: Match) => infoOf('auto-x.gonfalon', bodyOfMatch(match), toyShelf);

function advised(match: Match): readonly Question[] {
  const { around, questions } = listening();
  if (match.request !== null) void createAiSeats(around, { id: 'x', match }).advise(match.request);
  return questions;
}

// Whether something can be taken back depends on what the seat has seen, not on what stays hidden.
function compareUndo(
  game: AnyGame,
  table: Table,
  states: readonly [StateBase, StateBase],
  decision: DecisionBase,
  seat: number,
  compare: Compare,
): void {
  const key = game.makeKey(decision);
  const [truth, other] = states.map((state) => matchAt(game, table, state, 5)) as [Match, Match];
  truth.decide(key);
  if (!other.decide(key).ok || canonical(truth.view(seat)) !== canonical(other.view(seat))) return;
  compare(truth.canUndo(seat) === other.canUndo(seat), `taking back ${key}`);
}

// What a session needs around it, noting what it asks and tells.
export function listening(): { readonly around: Surroundings; readonly questions: Question[]; readonly pushes: Push[] } {
  const questions: Question[] = [];
  const pushes: Push[] = [];
  const around = {
    pool: {
      think(question: Question) {
        questions.push(question);
        return { answer: Promise.resolve(0), best: () => [], cancel: () => {} };
      },
    },
    settings: () => STANDARD_SETTINGS,
    chance: (label: string) => label.length,
    push: (push: Push) => pushes.push(push),
    log: { info: () => {}, error: () => {}, text: () => '' },
  } as unknown as Surroundings;
  return { around, questions, pushes };
}
