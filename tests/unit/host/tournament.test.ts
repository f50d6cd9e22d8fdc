// The arithmetic of tournaments and one headless match.
import { describe, expect, it } from 'vitest';
import { playHeadless } from '../../../main/cli/headless-match';
import { planMatches, summarise, wilson } from '../../../main/cli/tournament';
import { toy } from '../../support/toy-game';

describe('tournaments', () => {
  it('play every seed once with every rotation of the seats', () => {
    const tasks = planMatches(['hetman', 'page', 'page'], 6, 1);
    expect(tasks.map((task) => task.seating)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
    expect(new Set(tasks.slice(0, 3).map((task) => task.seed)).size).toBe(1);
    expect(tasks[3]?.seed).not.toBe(tasks[0]?.seed);
  });

  it('of equal agents never play a match twice', () => {
    const tasks = planMatches(['knight', 'knight', 'knight', 'knight'], 12, 1);
    expect(new Set(tasks.map((task) => task.seed)).size).toBe(12);
  });

  it('give Wilson intervals', () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3);
    expect(wilson(0, 10)).toMatchObject({ low: 0 });
    expect(wilson(10, 10).high).toBeCloseTo(1, 6);
  });

  it('credit wins to the agent, not to the seat', () => {
    const result = (winners: readonly number[]) => ({
      winners,
      reason: { key: 'reason.most' },
      scores: [3, 1],
      turns: 2,
      decisions: 4,
      turnMillis: [[1], [3, 5]],
    });
    const played = [
      { task: { seed: 1, seating: [0, 1] }, result: result([0]) },
      { task: { seed: 1, seating: [1, 0] }, result: result([1]) },
      { task: { seed: 2, seating: [0, 1] }, result: result([0, 1]) },
    ];
    const summary = summarise('toy', ['knight', 'page'], played, 2);
    expect(summary.agents.map((each) => each.wins)).toEqual([2.5, 0.5]);
    expect(summary).toMatchObject({ matches: 3, draws: 1, meanTurns: 2, meanDecisions: 4, matchesPerSecond: 1.5 });
    expect(summary.agents[0]).toMatchObject({ meanScore: 2.33, maxMsPerTurn: 5 });
  });

  it('play a match to its end, the same for the same seed', () => {
    const play = () => playHeadless({ game: toy, seats: ['random', 'page', 'squire'], seed: 4, options: {}, now: () => 0 });
    const first = play();
    expect(first.winners.length).toBeGreaterThan(0);
    expect(play()).toEqual(first);
  });
});
