// A lesson: a posed state and steps that say something and wait for the learner, or play by themselves.

import type { AnyGame, Lesson, LessonStep, StateBase } from '../../engine/core/game-module';
import { fail, type Result, succeed } from '../../engine/core/result';
import { SEAT_NAMES, TINCTURES } from '../../engine/core/seat';
import { createMatch, type MatchBeat } from '../../engine/match/match';
import type { OpenRequest, SeatSpec, TablePush } from '../../engine/protocol';
import { refusals, refuseLate, type Session, type Surroundings } from './session';
import { makeTable, requestFor } from './table';

export function createLessonSession(
  around: Surroundings,
  id: string,
  game: AnyGame,
  lesson: Lesson<StateBase>,
): Session & { begin(): Promise<void> } {
  const match = createMatch({
    game,
    seats: seatsOf(lesson, around.settings().playerName),
    seed: lesson.seed,
    start: { name: { kind: 'lesson', id: lesson.id }, state: lesson.start() },
  });
  let at = 0;
  const step = (): LessonStep | undefined => lesson.steps[at];
  const isReading = (current: LessonStep) => current.keys.length === 0 || current.auto === true;

  // Only what the step teaches is offered; the rest of the request stays as it is.
  const request = (): OpenRequest | null => {
    const current = step();
    if (current === undefined || isReading(current)) return null;
    const open = requestFor(match, lesson.seat);
    if (open === null) return null;
    const taught = open.decisions.filter((each) => current.keys.includes(each.key));
    return { ...open, decisions: taught.length > 0 ? taught : open.decisions };
  };

  const table = (beats: readonly MatchBeat[] = []): TablePush => {
    const shown = step() ?? lesson.steps.at(-1);
    const current = step();
    return makeTable({
      id,
      match,
      mode: {
        kind: 'lesson',
        lesson: lesson.id,
        title: lesson.title,
        say: shown?.say ?? '',
        // Steps that play by themselves without a word are not counted.
        step: lesson.steps.slice(0, at + 1).filter(isSaid).length,
        steps: lesson.steps.filter(isSaid).length,
        reading: current !== undefined && isReading(current),
        finished: current === undefined,
        rules: lesson.rules ?? [],
        next: nextLesson(game, lesson.id),
      },
      viewer: lesson.seat,
      curtain: null,
      beats,
      request: request(),
      canUndo: false,
      canRedo: false,
      campaign: null,
    });
  };

  const play = (key: string): Result<readonly MatchBeat[]> => match.decide(key);

  // Runs the steps that play by themselves. Their words stay on the table until the learner goes on;
  // without words the next step follows at once.
  const settle = async (before: readonly MatchBeat[]) => {
    const beats = [...before];
    for (let current = step(); current?.auto === true; current = step()) {
      const key = current.keys[0];
      if (key !== undefined) {
        const played = play(key);
        if (!played.ok) around.log.error(`lesson ${lesson.id}: step ${at + 1} cannot be played: ${key}`);
        else beats.push(...played.value);
      }
      if (current.say !== '') break;
      at++;
    }
    around.push({ type: 'table', table: table(beats) });
    if (step() === undefined) await around.progress.markDone(game.id, lesson.id);
  };

  return {
    ...refusals,
    begin: () => settle([]),
    table: () => table(),
    async decide(key, entry) {
      const late = refuseLate(entry, match.played.length);
      if (late !== null) return late;
      const offered = request()?.decisions.some((each) => each.key === key) ?? false;
      if (!offered) return fail('decision.illegal', `"${key}" is not one of the choices now.`);
      const played = play(key);
      if (!played.ok) return played;
      at++;
      await settle(played.value);
      return succeed(null);
    },
    async next() {
      const current = step();
      if (current === undefined || !isReading(current)) return fail('lesson.decide', 'The lesson waits for a choice.');
      at++;
      await settle([]);
      return succeed(null);
    },
    saveBody: () => null,
    close() {},
  };
}

const isSaid = ({ say }: LessonStep) => say !== '';

function nextLesson(game: AnyGame, id: string): { readonly lesson: string; readonly title: string } | null {
  const next = game.lessons[game.lessons.findIndex((each) => each.id === id) + 1];
  return next === undefined ? null : { lesson: next.id, title: next.title };
}

function seatsOf(lesson: Lesson<StateBase>, playerName: string): SeatSpec[] {
  return Array.from({ length: lesson.seats }, (_, seat) => {
    const tincture = TINCTURES[seat % TINCTURES.length] ?? 'gules';
    return seat === lesson.seat
      ? { kind: 'human', name: playerName === '' ? SEAT_NAMES[tincture] : playerName, tincture }
      : { kind: 'ai', name: SEAT_NAMES[tincture], tincture, level: 'page' };
  });
}
