// A match at the table: takes the decisions of people and AI seats and lets them be carried out, saved and shown.
import type { Coaching } from '../../engine/core/coaching';
import { fail, type Result, succeed } from '../../engine/core/result';
import type { SaveBody } from '../../engine/core/save-format';
import type { Match, MatchBeat } from '../../engine/match/match';
import { createAiSeats } from './ai-seats';
import { createCoach } from './coach';
import { createMatchSaving } from './match-saving';
import { createMatchScreen } from './match-screen';
import { notHere, refuseLate, type Session, type Surroundings } from './session';
import type { Teacher } from './teacher';

export interface SeatedMatch {
  readonly id: string;
  readonly match: Match;
  readonly campaign: string | null;
  readonly teacher?: Teacher | undefined;
  // What a coach has seen so far.
  readonly coaching?: Coaching | undefined;
  // Called once when the match is over, after it was saved.
  readonly onOver?: (body: SaveBody) => Promise<void>;
}

export function createMatchSession(around: Surroundings, seated: SeatedMatch): Session & { begin(): Promise<void> } {
  const { id, match } = seated;
  let closed = false;
  let frozen = false;
  // A campaign hears of an end once, also when the program was killed between the end and the telling.
  let isTold = false;

  // Nothing is taken back from a match that stands still or has been written down in its campaign.
  const isSettled = () => frozen || (isTold && seated.campaign !== null);
  // A campaign is no practice: there a whole turn is never taken back.
  const practice = () => around.settings().practiceUndo && seated.campaign === null;
  const canUndo = (viewer: number) => !isSettled() && match.canUndo(viewer, practice());
  const canRedo = () => !isSettled() && match.canRedo();

  const ai = createAiSeats(around, seated);
  const coach = createCoach(around, ai, seated);
  const saving = createMatchSaving(around, seated, coach.record);
  const screen = createMatchScreen(around, { ...seated, isFrozen: () => frozen, canUndo, canRedo, coaching: coach.note });

  // A rule of the engine was broken: the match stands still at its last good state, which is on disk with its journal.
  const freeze = (error: unknown) => {
    frozen = true;
    around.log.error(`match ${id} frozen after ${match.played.length} entries; its autosave holds the journal`, error);
    around.push({
      type: 'problem',
      code: 'match.frozen',
      message: 'Something went wrong inside this match. It was stopped; its last good state is among the saves.',
    });
  };

  // After any change: save, show, and let the next AI seat think.
  const settle = async (show: () => void) => {
    await saving.autosave();
    if (closed) return;
    show();
    if (match.outcome !== null && !isTold) {
      isTold = true;
      await writeRecords(around, seated);
      await seated.onOver?.(saving.body());
    }
    if (closed || frozen) return;
    ai.letThink(async (key) => {
      if (!closed) await carryOut(key);
    });
    coach.look();
  };

  const carryOut = async (key: string): Promise<Result<null>> => {
    let decided: Result<readonly MatchBeat[]>;
    try {
      decided = match.decide(key);
    } catch (error) {
      freeze(error);
      return fail('match.frozen', 'The match was stopped.');
    }
    if (!decided.ok) return decided;
    const beats = decided.value;
    await settle(() => screen.show(beats));
    return succeed(null);
  };

  return {
    async begin() {
      await settle(() => screen.open());
    },
    table: () => screen.table(),
    async decide(key, entry, sure) {
      if (frozen) return fail('match.frozen', 'The match was stopped.');
      if (screen.curtain !== null) return fail('decision.curtain', 'The screen has not been handed over yet.');
      const late = refuseLate(entry, match.played.length);
      if (late !== null) return late;
      if (match.request === null) return fail('decision.over', 'The match is over.');
      if (match.request.seat !== screen.viewer) return fail('decision.notYours', 'Another seat is asked.');
      const question = sure === true ? null : coach.question(key);
      if (question !== null) return succeed(question);
      coach.remember(key);
      return carryOut(key);
    },
    async undo() {
      const { viewer, curtain } = screen;
      if (viewer === null || curtain !== null || !canUndo(viewer)) return fail('undo.barrier', 'Nothing can be taken back now.');
      ai.stop();
      const undone = match.undo(viewer, practice());
      if (!undone.ok) return undone;
      await settle(() => screen.show([]));
      return undone;
    },
    async redo() {
      if (screen.viewer === null || screen.curtain !== null || !canRedo())
        return fail('redo.nothing', 'There is nothing to bring back.');
      ai.stop();
      const beats: MatchBeat[] = [];
      // The AI's answers come back with the decision they answered.
      do {
        const redone = match.redo();
        if (!redone.ok) return redone;
        beats.push(...redone.value);
      } while (match.canRedo() && match.request !== null && match.seats[match.request.seat]?.kind === 'ai');
      await settle(() => screen.show(beats));
      return succeed(null);
    },
    async hint() {
      const request = screen.request();
      if (request === null) return fail('hint.notYours', 'There is nothing to advise on now.');
      const hint = await ai.advise(request);
      return hint === null || closed ? fail('hint.stale', 'The table has changed meanwhile.') : succeed(hint);
    },
    async silenceCoach() {
      if (coach.note() === undefined) return notHere;
      coach.beSilent();
      return succeed(null);
    },
    reveal: async (seat) => screen.reveal(seat),
    next: async () => notHere,
    seek: async () => notHere,
    async giveUp() {
      // A scenario of a campaign is played to its end or left in the middle.
      if (seated.campaign !== null) return notHere;
      if (match.outcome !== null) return fail('decision.over', 'The match is over.');
      ai.stop();
      await saving.giveUp();
      return succeed(null);
    },
    saveBody: (title) => saving.bodyOf(title),
    close() {
      closed = true;
      ai.stop();
    },
  };
}

// How people fared against the named opponents at the table; a draw says nothing.
async function writeRecords({ progress }: Surroundings, { id, match }: SeatedMatch): Promise<void> {
  const winners = (match.outcome?.winners ?? []).map((seat) => match.seats[seat]);
  const isPlayed = match.seats.some((seat) => seat.kind === 'human');
  if (!isPlayed || winners.length === 0) return;
  const end = winners.some((seat) => seat?.kind === 'human') ? 'won' : 'lost';
  for (const seat of match.seats) {
    if (seat.kind === 'ai' && seat.character !== undefined) await progress.markMet(id, seat.character, end);
  }
}
