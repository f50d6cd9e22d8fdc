// The common search on a game it has never seen: what a fifth game gets without agents of its own.
import { describe, expect, it } from 'vitest';
import { createAgentFor } from '../../../engine/ai/levels';
import { createSearchAgent } from '../../../engine/ai/search';
import type { Agent } from '../../../engine/core/agent';
import type { DecisionBase } from '../../../engine/core/decision';
import type { AnyGame } from '../../../engine/core/game-module';
import { known } from '../../../engine/core/invariant';
import { kernelFor } from '../../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../../engine/core/rng';
import { brandubh } from '../../support/brandubh';
import { toy } from '../../support/toy-game';

const game = brandubh as AnyGame;
// Counts bound the work; the clock would make the answer depend on the machine.
const patient = { millis: 1, spent: () => 0, isCancelled: () => false };

// Share of the first agent over matches with seats in turn; a draw is half.
function shareOf(mine: Agent, other: Agent, matches: number): number {
  const kernel = kernelFor(game);
  let share = 0;
  for (let match = 0; match < matches; match++) {
    const place = match % 2;
    const state = game.setup(null, 2, makeRng(1));
    kernel.begin(state, makeRng(1));
    let moves = 0;
    for (let asked = game.requestFor(state); asked !== null; asked = game.requestFor(state)) {
      const decisions: readonly DecisionBase[] = game.legalDecisions(state);
      const agent = asked.seat === place ? mine : other;
      const rng = makeRng(mixSeed(match + 1, moves++));
      const index = agent.choose(game.viewFor(state, asked.seat), { ...asked, decisions }, patient, rng);
      kernel.apply(state, known(decisions[index]), rngFor(match, moves));
    }
    const { winners } = known(game.outcome(state));
    share += winners.length === 0 ? 0.5 : winners.includes(place) ? 1 : 0;
  }
  return share / matches;
}

describe('the common search', () => {
  const random = createAgentFor(game, 'random');

  // 200 matches of each are in docs/ai.md; here a part of them, so that the suite stays quick.
  it('the bottom level beats chance, the levels above it more surely', () => {
    expect(shareOf(createAgentFor(game, 'page'), random, 20)).toBeGreaterThanOrEqual(0.85);
    expect(shareOf(createAgentFor(game, 'squire'), random, 10)).toBeGreaterThanOrEqual(0.9);
  });

  it('sees a win that lies one move ahead, and one that must be stopped', () => {
    const state = game.setup(null, 2, makeRng(1));
    state.cells.fill(0);
    Object.assign(state.cells, { 8: 3, 20: 1, 34: 1 });
    state.phase = 'moving';
    state.turn = 1;
    // The king on 8 has no straight way to a corner yet; one step gives him two at once.
    const asked = known(game.requestFor(state));
    const agent = createSearchAgent(game, { visits: 1500, breadth: 200, depth: 10, blur: 0, temperature: 0 });
    const decisions = game.legalDecisions(state);
    const index = agent.choose(game.viewFor(state, 1), { ...asked, decisions }, patient, makeRng(3));
    kernelFor(game).apply(state, known(decisions[index]), makeRng(1));
    const threats = game
      .legalDecisions({ ...state, turn: 1 })
      .filter((move: { from: number; to: number }) => [0, 6, 42, 48].includes(move.to));
    expect(threats.length).toBeGreaterThanOrEqual(1);
  });

  it('looks at no more than its breadth, and never at what is not there', () => {
    const state = game.setup(null, 2, makeRng(1));
    kernelFor(game).begin(state, makeRng(1));
    const asked = known(game.requestFor(state));
    const decisions = game.legalDecisions(state);
    const looked = new Set<string>();
    const watched: AnyGame = {
      ...game,
      orderDecisions: (_state, all) => [...all].reverse(),
      evaluate: (after, seat) => {
        if (after.moves === 1) looked.add(JSON.stringify(after.cells));
        return game.evaluate(after, seat);
      },
    };
    const agent = createSearchAgent(watched, { visits: 200, breadth: 5, depth: 1, blur: 0, temperature: 0 });
    const index = agent.choose(game.viewFor(state, 0), { ...asked, decisions }, patient, makeRng(1));
    expect(looked.size).toBe(5);
    expect(index).toBeGreaterThanOrEqual(decisions.length - 5);
  });

  it('plays a game with hidden cards through views', () => {
    const kernel = kernelFor(toy);
    const state = toy.setup({ bonus: false }, 3, makeRng(2));
    kernel.begin(state, makeRng(2));
    const agent = createAgentFor(toy as AnyGame, 'knight');
    for (let step = 0; step < 8; step++) {
      const asked = toy.requestFor(state);
      if (asked === null) break;
      const decisions = toy.legalDecisions(state);
      const index = agent.choose(toy.viewFor(state, asked.seat), { ...asked, decisions }, patient, makeRng(step));
      kernel.apply(state, known(decisions[index]), makeRng(step));
    }
    expect(toy.checkInvariants(state)).toEqual([]);
  });
});
