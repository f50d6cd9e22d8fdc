// Owns what stands on the table. One thing at a time: every request that touches it waits for the one before.
import { randomBytes } from 'node:crypto';
import { fail, type Result, succeed } from '../../engine/core/result';
import { longSeed } from '../../engine/core/rng';
import type { SaveBody } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import type { SeatSpec, TablePush } from '../../engine/protocol';
import { createLessonSession } from './lesson-session';
import { loadMatchGently } from './load-match';
import { createMatchSession, type SeatedMatch } from './match-session';
import { createPuzzleSession, findPuzzle } from './puzzle-session';
import { openReplay } from './replay-session';
import { matchOfFile } from './save-names';
import type { Session, Surroundings } from './session';
import { beginTeaching, taughtBy } from './teaching-match';

export interface NewMatch {
  readonly game: string;
  readonly seats: readonly SeatSpec[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: number | undefined;
}

// A match of a campaign: whose it is, and what happens when it is over.
export interface CampaignLink {
  readonly campaign: string;
  onOver(body: SaveBody): Promise<void>;
}

export interface MatchHost {
  create(setup: NewMatch, link?: CampaignLink & { readonly id: string }): Promise<Result<null>>;
  resume(file: string, linkFor: (campaign: string) => Promise<CampaignLink | null>): Promise<Result<null>>;
  lesson(game: string, lesson: string): Promise<Result<null>>;
  teach(game: string): Promise<Result<null>>;
  puzzle(puzzle: string): Promise<Result<null>>;
  openReplay(body: SaveBody): Promise<Result<null>>;
  // What is shown is on disk: waits for a save under way.
  current(): Promise<TablePush | null>;
  leave(): Promise<Result<null>>;
  // Does something with what stands on the table.
  withSession<Value>(work: (session: Session) => Promise<Result<Value>>): Promise<Result<Value>>;
  // Outside the queue: thinking about a hint must not hold up the table.
  session(): Session | null;
}

export const newMatchId = () => randomBytes(6).toString('hex');

const newSeed = () => {
  const bytes = randomBytes(8);
  return longSeed(bytes.readUInt32LE(0), bytes.readUInt32LE(4));
};

export function createMatchHost(around: Surroundings): MatchHost {
  let session: Session | null = null;

  const seat = async (next: Session & { begin(): Promise<void> }): Promise<Result<null>> => {
    session?.close();
    session = next;
    await next.begin();
    return succeed(null);
  };
  const seatMatch = (seated: SeatedMatch) => seat(createMatchSession(around, seated));

  return {
    create: (setup, link) =>
      around.enqueue(async () => {
        const game = around.shelf.find(setup.game);
        if (game === null) return fail('match.unknownGame', 'This game is not here.');
        const { min, max } = game.seatRange;
        if (setup.seats.length < min || setup.seats.length > max)
          return fail('match.seats', `This game is for ${min} to ${max} seats.`);
        if (new Set(setup.seats.map((each) => each.tincture)).size !== setup.seats.length)
          return fail('match.tinctures', 'Every seat needs a colour of its own.');
        const options = game.parseOptions(setup.options, setup.seats.length);
        if (!options.ok) return options;
        const seed = setup.seed ?? newSeed();
        const match = createMatch({ game, seats: setup.seats, options: setup.options, seed });
        return seatMatch({
          id: link?.id ?? newMatchId(),
          match,
          campaign: link?.campaign ?? null,
          ...(link === undefined ? {} : { onOver: link.onOver }),
        });
      }),
    resume: (file, linkFor) =>
      around.enqueue(async () => {
        const body = await around.saves.open(file);
        if (!body.ok) return body;
        const game = around.shelf.find(body.value.journal.header.game);
        if (game === null) return fail('save.unknownGame', 'This save belongs to a game that is not here.');
        if (body.value.givenUp === true) return fail('match.givenUp', 'This match was given up; it can be looked at only.');
        const loaded = await loadMatchGently(game, body.value);
        if (!loaded.ok) return loaded;
        const { match, warning } = loaded.value;
        if (warning !== null) around.push({ type: 'problem', ...warning });
        // A named save stays as it is; the match goes on under an autosave of its own.
        const own = matchOfFile(file);
        const link = own === null || body.value.campaign === null ? null : await linkFor(body.value.campaign);
        return seatMatch({
          id: own ?? newMatchId(),
          match,
          campaign: link?.campaign ?? null,
          coaching: body.value.coaching,
          ...(link === null ? taughtBy(game, match, around.progress) : { onOver: link.onOver }),
        });
      }),
    teach: (gameId) =>
      around.enqueue(async () => {
        const game = around.shelf.find(gameId);
        if (game?.teaching === undefined) return fail('teaching.unknown', 'This game has no teacher.');
        const match = beginTeaching(game, game.teaching, around.settings().playerName);
        return seatMatch({ id: newMatchId(), match, campaign: null, ...taughtBy(game, match, around.progress) });
      }),
    lesson: (gameId, lessonId) =>
      around.enqueue(async () => {
        const game = around.shelf.find(gameId);
        const lesson = game?.lessons.find((each) => each.id === lessonId);
        if (game === null || lesson === undefined) return fail('lesson.unknown', 'There is no such lesson.');
        return seat(createLessonSession(around, newMatchId(), game, lesson));
      }),
    puzzle: (puzzleId) =>
      around.enqueue(async () => {
        const puzzle = findPuzzle(around.shelf, puzzleId);
        if (puzzle === null) return fail('puzzle.unknown', 'There is no such puzzle.');
        return seat(createPuzzleSession(around, newMatchId(), puzzle));
      }),
    openReplay: (body) =>
      around.enqueue(async () => {
        const game = around.shelf.find(body.journal.header.game);
        if (game === null) return fail('save.unknownGame', 'This save belongs to a game that is not here.');
        const opened = await openReplay(around, newMatchId(), game, body);
        return opened.ok ? seat(opened.value) : opened;
      }),
    current: () => around.enqueue(async () => session?.table() ?? null),
    leave: () => {
      // At once, so that thinking stops even while something else is under way.
      session?.close();
      return around.enqueue(async () => {
        session?.close();
        session = null;
        await around.autosaver.flush();
        return succeed(null);
      });
    },
    withSession: (work) =>
      around.enqueue(async () => (session === null ? fail('table.empty', 'Nothing stands on the table.') : work(session))),
    session: () => session,
  };
}
