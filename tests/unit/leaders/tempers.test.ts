// Tempers in a duel: each shows its habit, and never at the price of a turn that is clearly worse.
import { describe, expect, it } from 'vitest';
import { INDULGENCE, mostLiked } from '../../../engine/ai/temper';
import { TEMPERS, type Temper } from '../../../engine/core/agent';
import type { Look, RatedTurn } from '../../../engine/games/leaders/ai/look';
import { isPressed, type Part, partOf, temperLiking } from '../../../engine/games/leaders/ai/tempers';
import { createTurnSearch } from '../../../engine/games/leaders/ai/turn-search';
import { learnedValue } from '../../../engine/games/leaders/ai/value';
import { createWinSearch } from '../../../engine/games/leaders/ai/win-search';
import { winThisTurn } from '../../../engine/games/leaders/analysis';
import { puzzles } from '../../../engine/games/leaders/data/puzzles';
import type { State } from '../../../engine/games/leaders/types';
import { pose } from './table';

const LOOK: Look = {
  ...{
    depth: 1,
    nodes: 10_000,
    width: 8,
    roots: [30],
    answers: [5],
    widening: 0,
    winNodes: [500],
    sureNodes: 300_000,
    margin: INDULGENCE,
  },
  isOver: () => false,
};

// The habit by which each is known, and whether it is more or less of it.
const HABITS: Readonly<Record<Temper, { readonly part: Part; readonly sign: 1 | -1 }>> = {
  bold: { part: 'advance', sign: 1 },
  careful: { part: 'exposure', sign: -1 },
  greedy: { part: 'grasp', sign: 1 },
  sly: { part: 'lurking', sign: 1 },
  vengeful: { part: 'revenge', sign: 1 },
  steady: { part: 'closeness', sign: 1 },
};

interface Moment {
  readonly state: State;
  readonly rated: readonly RatedTurn[];
}

// Tables of matches in which the seat to move has no win, and its turns.
const moments: readonly Moment[] = puzzles
  .slice(0, 60)
  .map(({ position }) => pose(position.replace(/to=([01])/, (_, seat: string) => `to=${1 - Number(seat)}`)))
  .filter((state) => winThisTurn(state, 1000) === null)
  .map((state) => ({ state, rated: createTurnSearch(createWinSearch(14), learnedValue()).rate(state, LOOK) }));

function taken({ state, rated }: Moment, temper: Temper): RatedTurn {
  return mostLiked(rated, ({ turn }) => temperLiking(temper, state, turn.state, state.seat));
}

describe('tempers', () => {
  it.each(TEMPERS)('%s can be told by its habit', (temper) => {
    const { part, sign } = HABITS[temper];
    const fitting = temper === 'vengeful' ? moments.filter(({ state }) => isPressed(state, state.seat)) : moments;
    expect(fitting.length).toBeGreaterThan(8);
    const mean = (pick: (moment: Moment) => RatedTurn) =>
      fitting.reduce((sum, moment) => {
        const { state } = moment;
        return sum + sign * partOf(part, state, pick(moment).turn.state, state.seat);
      }, 0) / fitting.length;
    const plain = mean(({ rated }) => rated[0] as RatedTurn);
    expect(mean((moment) => taken(moment, temper))).toBeGreaterThan(plain);
  });

  it('never cost more than a few points of share in a turn', () => {
    for (const moment of moments) {
      const best = moment.rated[0]?.share ?? 0;
      for (const temper of TEMPERS) expect(best - taken(moment, temper).share).toBeLessThanOrEqual(INDULGENCE + 1e-9);
    }
  });

  it('bold and careful part ways', () => {
    const differ = moments.filter((moment) => {
      const [one, other] = (['bold', 'careful'] as const).map((temper) => taken(moment, temper));
      return one !== other;
    });
    expect(differ.length).toBeGreaterThan(moments.length / 10);
  });
});
