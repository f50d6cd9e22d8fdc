// A match at the table: people and AI seats, autosave after every decision, curtain between people.
import { LEVEL_MILLIS } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { fail, type Result, succeed } from '../../engine/core/result';
import { mixSeed } from '../../engine/core/rng';
import type { SaveBody } from '../../engine/core/save-format';
import type { Match } from '../../engine/match/match';
import type { TablePush } from '../../engine/protocol';
import type { Thinking } from './ai-pool';
import { reasonOf } from './files';
import { notHere, refuseLate, type Session, type Surroundings } from './session';
import { makeTable, requestFor } from './table';
import { type Eyes, nextEyes } from './viewer';

type Event = { readonly type: string };

export interface SeatedMatch {
  readonly id: string;
  readonly match: Match;
  readonly campaign: string | null;
  // Called once when the match is over, after it was saved.
  readonly onOver?: (body: SaveBody) => Promise<void>;
}

const AI_SALT = 0x5bd1e995;

export function createMatchSession(around: Surroundings, seated: SeatedMatch): Session & { begin(): Promise<void> } {
  const { id, match } = seated;
  let eyes: Eyes = { viewer: null, curtain: null };
  let thinking: Thinking | null = null;
  let closed = false;
  let frozen = false;
  let savedProgress = match.game.progress(match.state).number;
  // A campaign hears of an end once, also when the program was killed between the end and the telling.
  let isTold = false;

  // Nothing is taken back from a match that stands still or has been written down in its campaign.
  const isSettled = () => frozen || (isTold && seated.campaign !== null);
  const practice = () => around.settings().practiceUndo;
  const name = () =>
    match.seats
      .map((seat) => seat.name)
      .join(' – ')
      .slice(0, 80)
      .trim();
  const bodyOf = (title: string): SaveBody => ({
    name: title,
    savedAt: new Date().toISOString(),
    campaign: seated.campaign,
    journal: match.journal,
    snapshot: match.state as SaveBody['snapshot'],
  });

  const table = (events: readonly Event[] = []): TablePush => {
    const { viewer, curtain } = eyes;
    const isFree = viewer !== null && curtain === null && !isSettled();
    return makeTable({
      id,
      match,
      mode: { kind: 'match' },
      viewer,
      curtain,
      events,
      request: frozen ? null : requestFor(match, curtain === null ? viewer : null),
      canUndo: isFree && match.canUndo(viewer, practice()),
      canRedo: isFree && match.canRedo(),
      campaign: seated.campaign,
    });
  };

  const autosave = async () => {
    const number = match.game.progress(match.state).number;
    try {
      await around.saves.autosave(id, bodyOf(name()), number !== savedProgress);
      savedProgress = number;
    } catch (error) {
      around.log.error('autosave failed', error);
      around.push({ type: 'problem', code: 'save.notWritten', message: `The match could not be saved: ${reasonOf(error)}` });
    }
  };

  // A rule of the engine was broken: the match stands still at its last good state, which is on disk.
  const freeze = (error: unknown) => {
    frozen = true;
    around.log.error(`match ${id} frozen after ${match.played.length} entries; journal ${JSON.stringify(match.journal)}`, error);
    around.push({
      type: 'problem',
      code: 'match.frozen',
      message: 'Something went wrong inside this match. It was stopped; its last good state is among the saves.',
    });
  };

  // After any change: save, show, and let the next AI seat think.
  const settle = async (events: readonly Event[]) => {
    await autosave();
    if (closed) return;
    eyes = nextEyes(match, eyes, around.settings().curtain);
    around.push({ type: 'table', table: table(events) });
    if (match.outcome !== null && !isTold) {
      isTold = true;
      await seated.onOver?.(bodyOf(name()));
    }
    letAiThink();
  };

  const stopThinking = () => {
    if (thinking === null) return;
    thinking.cancel();
    thinking = null;
    around.push({ type: 'thinking', seat: null });
  };

  const carryOut = async (key: string): Promise<Result<null>> => {
    let decided: Result<readonly Event[]>;
    try {
      decided = match.decide(key);
    } catch (error) {
      freeze(error);
      return fail('match.frozen', 'The match was stopped.');
    }
    if (!decided.ok) return decided;
    await settle(decided.value);
    return succeed(null);
  };

  const letAiThink = () => {
    const request = match.request;
    const player = request === null ? undefined : match.seats[request.seat];
    if (closed || frozen || request === null || player?.kind !== 'ai') return;
    const entry = match.played.length;
    const asked = around.pool.think({
      game: match.game.id,
      agent: player.level,
      memory: `${id}/${request.seat}`,
      view: match.view(request.seat),
      request: { seat: request.seat, prompt: request.prompt, decisions: request.decisions.map((each) => each.decision) },
      millis: LEVEL_MILLIS[player.level],
      seed: mixSeed(match.journal.header.seed ^ AI_SALT, entry),
    });
    thinking = asked;
    around.push({ type: 'thinking', seat: request.seat });
    void asked.answer.then((index) => {
      if (index === null) return;
      return around.enqueue(async () => {
        // Undone or left in the meantime: the answer belongs to a state that is gone.
        if (closed || thinking !== asked || match.played.length !== entry) return;
        thinking = null;
        const next = known(request.decisions[index]);
        const isTurnOver = () => match.request === null || match.request.seat !== request.seat;
        await carryOut(next.key);
        if (isTurnOver() && thinking === null) around.push({ type: 'thinking', seat: null });
      });
    });
  };

  return {
    async begin() {
      await settle(match.played.length === 0 ? match.firstEvents : []);
    },
    table: () => table(),
    async decide(key, entry) {
      if (frozen) return fail('match.frozen', 'The match was stopped.');
      if (eyes.curtain !== null) return fail('decision.curtain', 'The screen has not been handed over yet.');
      const late = refuseLate(entry, match.played.length);
      if (late !== null) return late;
      if (match.request === null) return fail('decision.over', 'The match is over.');
      if (match.request.seat !== eyes.viewer) return fail('decision.notYours', 'Another seat is asked.');
      return carryOut(key);
    },
    async undo() {
      const { viewer, curtain } = eyes;
      if (isSettled() || viewer === null || curtain !== null || !match.canUndo(viewer, practice()))
        return fail('undo.barrier', 'Nothing can be taken back now.');
      stopThinking();
      const undone = match.undo(viewer, practice());
      if (!undone.ok) return undone;
      await settle([]);
      return undone;
    },
    async redo() {
      if (isSettled() || eyes.viewer === null || eyes.curtain !== null || !match.canRedo())
        return fail('redo.nothing', 'There is nothing to bring back.');
      stopThinking();
      const events: Event[] = [];
      // The AI's answers come back with the decision they answered.
      do {
        const redone = match.redo();
        if (!redone.ok) return redone;
        events.push(...redone.value);
      } while (match.canRedo() && match.request !== null && match.seats[match.request.seat]?.kind === 'ai');
      await settle(events);
      return succeed(null);
    },
    async hint() {
      const request = requestFor(match, eyes.viewer);
      if (frozen || request === null || eyes.curtain !== null) return fail('hint.notYours', 'There is nothing to advise on now.');
      const entry = match.played.length;
      const advice = around.pool.think({
        game: match.game.id,
        agent: 'hetman',
        memory: `${id}/hint`,
        view: match.view(request.seat),
        request: { seat: request.seat, prompt: request.prompt, decisions: request.decisions.map((each) => each.decision) },
        millis: LEVEL_MILLIS.hetman,
        seed: mixSeed(match.journal.header.seed ^ AI_SALT, entry),
      });
      const index = await advice.answer;
      if (index === null || closed || match.played.length !== entry)
        return fail('hint.stale', 'The table has changed meanwhile.');
      return succeed({ key: known(request.decisions[index]).key });
    },
    async reveal(seat) {
      if (eyes.curtain !== seat) return fail('reveal.notAsked', 'The screen is not waiting for this seat.');
      eyes = { viewer: seat, curtain: null };
      around.push({ type: 'table', table: table() });
      return succeed(null);
    },
    next: async () => notHere,
    seek: async () => notHere,
    saveBody: (title) => bodyOf(title),
    close() {
      closed = true;
      stopThinking();
    },
  };
}
