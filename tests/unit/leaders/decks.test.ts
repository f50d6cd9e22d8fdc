// Nobody knows the deck: turns are compared with several imagined ones, and what no deck tells is not compared.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { rateWithDecks, worldsOf } from '../../../engine/games/leaders/ai/decks';
import { judge } from '../../../engine/games/leaders/ai/judge';
import { SKILLS } from '../../../engine/games/leaders/ai/levels';
import type { RatedTurn } from '../../../engine/games/leaders/ai/look';
import { makeThinker, type Thinker } from '../../../engine/games/leaders/ai/thinker';
import { listTurns } from '../../../engine/games/leaders/ai/turn-list';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { begin } from './table';

const budget = { millis: 2000, spent: () => 0, isCancelled: () => false };
const thinkerOf = (skill = SKILLS.hetman, millis = 2000) => makeThinker(skill, learnedValue(), { ...budget, millis }, makeRng(3));

describe('imagined decks', () => {
  it('are as many as the time is worth, hold the same cards in other orders and leave the table as it was', () => {
    const state = begin('standard');
    const before = state.deck.slice();
    const worlds = worldsOf(state, thinkerOf());
    expect(worlds).toHaveLength(5);
    expect(worldsOf(state, thinkerOf(SKILLS.hetman, 500))).toHaveLength(3);
    expect(worldsOf(state, thinkerOf(SKILLS.hetman, 100))).toHaveLength(1);
    expect(worldsOf(state, thinkerOf(SKILLS.hetman, 60_000))).toHaveLength(SKILLS.hetman.decks);
    expect(state.deck).toEqual(before);
    for (const world of worlds) expect(world.state.deck.toSorted()).toEqual(before.toSorted());
    expect(new Set(worlds.map((world) => world.state.deck.join())).size).toBe(worlds.length);
    expect(new Set(worlds.map(({ search }) => search)).size).toBe(worlds.length);
  });

  it('are one where all cards lie open, and for the lesser levels', () => {
    expect(worldsOf(begin('advanced'), thinkerOf())).toHaveLength(1);
    for (const level of ['page', 'squire', 'knight'] as const)
      expect(worldsOf(begin('standard'), thinkerOf(SKILLS[level]))).toHaveLength(1);
  });
});

// Two decks: with the first one turn is the better one, with the second the other by far.
const SHARES: readonly (readonly number[])[] = [
  [0.6, 0.5],
  [0.1, 0.7],
];

function compare(step: number) {
  const state = begin('standard');
  const turns = listTurns(state, { width: 8, keep: 30, score: (each) => judge(each, state.seat) }).slice(0, 3);
  const names = turns.map(({ state: { cell } }) => cell.join());
  let clock = 0;
  let made = 0;
  const newSearch = (): Thinker['search'] => {
    const shares = known(SHARES[made++]);
    const [best, other] = (shares[0] as number) > (shares[1] as number) ? [0, 1] : [1, 0];
    const depthOf = (turn: number) => (turn === 2 ? 1 : 3);
    return {
      rate: () => {
        clock += 220;
        return [best, other, 2].map((turn): RatedTurn => {
          const share = turn === best ? (shares[turn] as number) : 0.05;
          return { turn: known(turns[turn]), share, spread: 0, work: 1, depth: depthOf(turn), decks: 0 };
        });
      },
      shareAfter: ({ cell }) => {
        clock += step;
        // The figures as they stood, before anybody was recruited.
        const turn = names.findIndex((name) => cell.join().startsWith(name));
        return shares[turn] ?? 0;
      },
      shareOf: () => 0,
      nodes: 1,
    };
  };
  const thinker: Thinker = {
    ...thinkerOf({ ...SKILLS.hetman, decks: 2 }, 1000),
    budget: { millis: 1000, spent: () => clock, isCancelled: () => false },
    search: newSearch(),
    newSearch,
  };
  const rated = rateWithDecks(state, thinker, 0);
  return rated.map(({ turn, share }) => ({ turn: turns.indexOf(turn), share }));
}

describe('turns with several decks', () => {
  it('are ranked by what they are worth with all of them', () => {
    const [first, second, third] = compare(10);
    expect(first?.turn).toBe(1);
    expect(first?.share).toBeCloseTo(0.6);
    expect(second?.turn).toBe(0);
    expect(second?.share).toBeCloseTo(0.35);
    // Searched for with the first deck only: no better than those compared.
    expect(third?.turn).toBe(2);
    expect(third?.share).toBeLessThanOrEqual(0.35);
  });

  it('stand as the first deck has them where there was no time to compare', () => {
    expect(compare(1000).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });
});
