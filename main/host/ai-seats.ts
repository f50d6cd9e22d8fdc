// The AI seats of a match: asks the pool for whoever is to move, and for advice. A question holds the seat's view and a
// number that says nothing about the match's own chance.
import { LEVEL_MILLIS, THINKING } from '../../engine/ai/levels';
import type { AgentName, Assessment, Level } from '../../engine/core/agent';
import { CHARACTERS } from '../../engine/core/characters';
import { known } from '../../engine/core/invariant';
import type { Match, MatchRequest } from '../../engine/match/match';
import type { Hint, SeatSpec } from '../../engine/protocol';
import { adviceOf, differentWays } from './advice';
import type { Question, Thinking } from './ai-pool';
import type { Surroundings } from './session';

export interface AiSeats {
  // Lets the AI seat think that is to move, if one is; `play` gets its choice.
  letThink(play: (key: string) => Promise<void>): void;
  // The answer under way belongs to a state that is gone.
  stop(): void;
  // What a strong player would do; null when that came to nothing.
  advise(request: MatchRequest): Promise<Hint | null>;
  // What that has found out about the open request, the best first; nothing as long as it is not ready.
  assessed(): readonly Assessment[];
}

// As many as a hint shows.
const BEST = 3;

export function createAiSeats(around: Surroundings, { id, match }: { readonly id: string; readonly match: Match }): AiSeats {
  let thinking: Thinking | null = null;
  // One piece of advice a position: asking again answers the same.
  let advice: { readonly entry: number; readonly asked: Thinking; readonly hint: Promise<Hint | null> } | null = null;

  const question = (request: MatchRequest, agent: AgentName & Level, memory: string): Question => ({
    game: match.game.id,
    agent,
    memory: `${id}/${memory}`,
    view: match.view(request.seat),
    request: { seat: request.seat, prompt: request.prompt, decisions: request.decisions.map((each) => each.decision) },
    millis: LEVEL_MILLIS[agent] * THINKING[around.settings().thinking],
    seed: around.chance(`${id}/${match.played.length}`),
  });

  const stop = () => {
    advice?.asked.cancel();
    advice = null;
    if (thinking === null) return;
    thinking.cancel();
    thinking = null;
    around.push({ type: 'thinking', seat: null });
  };

  return {
    letThink(play) {
      // Advice on what has been decided only keeps the next one waiting.
      if (advice !== null && advice.entry !== match.played.length) advice.asked.cancel();
      const request = match.request;
      const player = request === null ? undefined : match.seats[request.seat];
      if (request === null || player?.kind !== 'ai') return;
      const entry = match.played.length;
      const asked = around.pool.think({ ...question(request, player.level, String(request.seat)), ...temperOf(player) });
      thinking = asked;
      around.push({ type: 'thinking', seat: request.seat });
      void asked.answer.then((index) => {
        if (index === null) return;
        return around.enqueue(async () => {
          // Undone or left in the meantime: the answer belongs to a state that is gone.
          if (thinking !== asked || match.played.length !== entry) return;
          thinking = null;
          await play(known(request.decisions[index]).key);
          const isTurnOver = match.request === null || match.request.seat !== request.seat;
          if (isTurnOver && thinking === null) around.push({ type: 'thinking', seat: null });
        });
      });
    },
    stop,
    advise(request) {
      const entry = match.played.length;
      if (advice?.entry === entry) return advice.hint;
      advice?.asked.cancel();
      const asked = around.pool.think({ ...question(request, 'hetman', 'hint'), assess: true });
      const keyOf = (index: number) => known(request.decisions[index]).key;
      const hint = asked.answer.then((index): Hint | null => {
        if (index === null || match.played.length !== entry) return null;
        const best = differentWays(asked.best())
          .slice(0, BEST)
          .map((each) => adviceOf(match, request, each));
        return best.length === 0 ? { key: keyOf(index) } : { key: keyOf(index), best };
      });
      advice = { entry, asked, hint };
      return hint;
    },
    assessed: () => (advice?.entry === match.played.length ? advice.asked.best() : []),
  };
}

function temperOf(seat: SeatSpec): Pick<Question, 'temper'> {
  return seat.kind === 'ai' && seat.character !== undefined ? { temper: CHARACTERS[seat.character].temper } : {};
}
