// The teacher of a first match. What has been taught is read off the match itself, entry by entry, so leaving, resuming
// and taking back need nothing remembered.
import type { DecisionBase } from '../../engine/core/decision';
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { nextPoint, type Taught, type Teaching } from '../../engine/core/teaching';
import type { Match } from '../../engine/match/match';
import type { TeachingNote } from '../../engine/protocol';

export interface Teacher {
  // What is said about the table as it stands.
  note(): TeachingNote;
}

export function createTeacher(match: Match, teaching: Teaching, start: StateBase): Teacher {
  const { game } = match;
  // By entry: whether the learner decided it, and what was taught before, null for nothing. Grows and shrinks with the match.
  const taught: { readonly key: string; readonly isOwn: boolean; readonly taught: Taught | null }[] = [];

  const stateBefore = (entry: number) => match.played[entry - 1]?.state ?? start;
  const learnedBefore = (entry: number) => new Set(taught.slice(0, entry).flatMap((each) => each.taught?.point ?? []));
  const pointAt = (entry: number) => {
    const state = stateBefore(entry);
    if (game.requestFor(state)?.seat !== teaching.seat) return null;
    const view: unknown = game.viewFor(state, teaching.seat);
    const decisions: readonly DecisionBase[] = game.legalDecisions(state);
    const point = nextPoint(teaching.points, learnedBefore(entry), view, decisions);
    return point === null ? null : { point, view, decisions };
  };

  const catchUp = () => {
    const kept = taught.findIndex(({ key }, entry) => match.played[entry]?.key !== key);
    if (kept >= 0) taught.length = kept;
    for (let entry = taught.length; entry < match.played.length; entry++) {
      const key = match.played[entry]?.key ?? '';
      const isOwn = game.requestFor(stateBefore(entry))?.seat === teaching.seat;
      taught.push({ key, isOwn, taught: takenUp(game, pointAt(entry), key) });
    }
  };

  return {
    note() {
      catchUp();
      const now = match.outcome === null ? pointAt(match.played.length) : null;
      const learned = taught.flatMap((each) => each.taught?.point ?? []);
      // The answer to what was taught, as long as the learner has decided nothing else since.
      const last = taught.findLast((each) => each.isOwn)?.taught ?? null;
      return {
        teacher: teaching.teacher,
        point: now?.point.id ?? null,
        about: now?.point.about(now.view, now.decisions) ?? [],
        words: now?.point.words?.(now.view, now.decisions) ?? {},
        rules: now?.point.rules ?? [],
        reply: last?.isHoped ?? null,
        learned,
        points: teaching.points.map(({ id }) => id),
      };
    },
  };
}

type Now = { readonly point: Teaching['points'][number]; readonly view: unknown } | null;

function takenUp(game: AnyGame, now: Now, key: string): Taught | null {
  if (now === null) return null;
  const decision: DecisionBase | null = game.parseKey(key);
  const isHoped = decision === null ? null : (now.point.isHoped?.(decision, now.view) ?? null);
  return { point: now.point.id, isHoped };
}
