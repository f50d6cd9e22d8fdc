// First matches with a teacher: every point can be met, has words in both languages, and follows what the learner does.
import { describe, expect, it } from 'vitest';
import { createAgentFor } from '../../../engine/ai/levels';
import type { Budget } from '../../../engine/core/agent';
import type { AnyGame } from '../../../engine/core/game-module';
import { makeRng } from '../../../engine/core/rng';
import { createMatch, type Match } from '../../../engine/match/match';
import { GAME_IDS, games } from '../../../engine/registry';
import { createTeacher } from '../../../main/host/teacher';
import { beginTeaching } from '../../../main/host/teaching-match';

const taught = GAME_IDS.filter((id) => (games[id] as AnyGame).teaching !== undefined);

// No time to think: a Page's first idea will do.
const hasty: Budget = { millis: 0, spent: () => 0, isCancelled: () => false };

function begun(game: AnyGame): Match {
  if (game.teaching === undefined) throw new Error('no teacher');
  return beginTeaching(game, game.teaching, '');
}

// Plays to the end by chance, or as a Page would: some things come up only when both sides hold on to what they have.
function playOn(game: AnyGame, seed: number, limit = 1500): { readonly match: Match; readonly learned: readonly string[] } {
  const { teaching } = game;
  if (teaching === undefined) throw new Error('no teacher');
  const match = begun(game);
  const rng = makeRng(seed);
  const agents = match.seats.map(() => createAgentFor(game, seed % 2 === 0 ? 'page' : 'random'));
  for (let step = 0; step < limit && match.request !== null; step++) {
    const { seat, prompt, decisions } = match.request;
    const request = { seat, prompt, decisions: decisions.map((each) => each.decision) };
    const chosen = agents[seat]?.choose(match.view(seat), request, hasty, rng) ?? 0;
    match.decide(decisions[chosen]?.key ?? '');
  }
  return { match, learned: createTeacher(match, teaching, teaching.start()).note().learned };
}

describe.each(taught)('the teacher of %s', (id) => {
  const game: AnyGame = games[id];
  const { teaching } = game;
  if (teaching === undefined) throw new Error('no teacher');

  it('begins from a sound state, the same every time, at a decision of the learner', () => {
    const state = teaching.start();
    expect(game.checkInvariants(state)).toEqual([]);
    expect(game.checkSnapshot(state, teaching.seats)).toBeNull();
    expect(teaching.start()).toEqual(state);
    expect(game.requestFor(state)?.seat).toBe(teaching.seat);
  });

  it('has something to say at the first decision', () => {
    const teacher = createTeacher(begun(game), teaching, teaching.start());
    expect(teacher.note().point).not.toBeNull();
    expect(teacher.note().about.length).toBeGreaterThan(0);
  });

  it('has words in both languages for every point, with the parameters that it gives', async () => {
    const { texts } = (await import(`../../../engine/games/${id}/text/index.ts`)) as {
      texts: Record<'en' | 'pl', Record<string, string>>;
    };
    const { en, pl } = texts;
    for (const { id: point } of teaching.points)
      for (const part of ['title', 'say', 'ask'])
        for (const words of [en, pl]) expect(words[`teach.${point}.${part}`], `${point}.${part}`).toBeTruthy();
    expect(en['teach.left']).toBeTruthy();
    expect(pl['teach.left']).toBeTruthy();
  });

  it('names rules that there are', () => {
    const known = new Set(game.rules.map((rule) => rule.id));
    expect(teaching.points.flatMap((point) => point.rules).filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('meets every point in some of forty matches, none twice in one', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 40 && met.size < teaching.points.length; seed++) {
      const { learned } = playOn(game, seed);
      expect(new Set(learned).size).toBe(learned.length);
      for (const point of learned) met.add(point);
    }
    expect(teaching.points.map((point) => point.id).filter((point) => !met.has(point))).toEqual([]);
  }, 120_000);

  it('forgets what was taken back and remembers it when the match is gone on with', () => {
    const { match, learned } = playOn(game, 3, 60);
    const again = createMatch({
      game,
      seats: match.seats,
      options: match.header.options,
      seed: match.header.seed,
      start: { name: match.header.start, state: teaching.start() },
    });
    const teacher = createTeacher(again, teaching, teaching.start());
    const before = teacher.note();
    expect(before.learned).toEqual([]);
    for (const { key } of match.played) again.decide(key);
    expect(teacher.note().learned).toEqual(learned);
    while (again.canUndo(teaching.seat, true)) again.undo(teaching.seat, true);
    const left = again.played.length;
    expect(teacher.note().learned.length).toBeLessThanOrEqual(left);
    if (left === 0) expect(teacher.note()).toEqual(before);
  });

  it('answers a decision only when it was asked for, and never later', () => {
    const { match } = playOn(game, 2, 60);
    const again = begun(game);
    const teacher = createTeacher(again, teaching, teaching.start());
    for (const { key } of match.played) {
      const { point } = teacher.note();
      const isUnasked = again.request?.seat === teaching.seat && point === null;
      again.decide(key);
      if (isUnasked) expect(teacher.note().reply).toBeNull();
    }
  });
});
