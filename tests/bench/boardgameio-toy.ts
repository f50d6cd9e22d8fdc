// The toy in boardgame.io, move for move, so that the bench compares the same game.
import { Client } from 'boardgame.io/client';
import { known } from '../../engine/core/invariant';
import { effects, guards, legalDecisions, seatAsked } from '../support/toy-game/rules';
import type { ToyDecision, ToyEvent, ToyState } from '../support/toy-game/types';

interface Random {
  Die(faces: number): number;
}

type Move = (context: { G: ToyState; random: Random }, decision: ToyDecision) => void;

// The toy's own effects on boardgame.io's draft, with its random numbers.
const decide: Move = ({ G, random }, decision) => {
  const rng = { int: (bound: number) => random.Die(bound) - 1, float: () => 0, draws: 0 };
  const step = { state: G, rng, emit: (_event: ToyEvent) => {}, silent: true };
  switch (decision.type) {
    case 'roll':
      effects.rollDie(step);
      G.phase = guards.mayRollAgain(G) ? 'rolling' : 'choosing';
      return;
    case 'keep':
      G.phase = 'choosing';
      return;
    case 'play':
      effects.layCard(step, decision);
      if (guards.allLaid(G)) {
        effects.reveal(step);
        G.phase = 'claiming';
      }
      return;
    default:
      if (decision.type === 'takePoints') effects.takePoints(step);
      else effects.drawCard(step);
      if (guards.isLastRound(G)) {
        G.phase = 'over';
        return;
      }
      effects.nextRound(step);
      G.phase = 'rolling';
  }
};

export interface ForeignClient {
  state(): ToyState;
  decide(decision: ToyDecision): void;
}

export function createForeignClient(start: ToyState): ForeignClient {
  const client = Client({
    game: { setup: () => ({ ...start, phase: 'rolling' }), moves: { decide } },
    numPlayers: start.hands.length,
    debug: false,
  } as never);
  client.start();
  return {
    state: () => known(client.getState()).G as unknown as ToyState,
    decide: (decision) => known((client.moves as Record<string, (decision: ToyDecision) => void>)['decide'])(decision),
  };
}

export { legalDecisions, seatAsked };
