// Rolls in planning: the same worths as the exact arithmetic of the table, without its stages.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng } from '../../../engine/core/rng';
import { lacks, tokenRollWorth } from '../../../engine/games/zizka/ai/rolls';
import { bestChoiceWorth, rankedChoices } from '../../../engine/games/zizka/ai/row-sets';
import { tokensNeeded } from '../../../engine/games/zizka/allocation';
import { KIND_RESOLVE, TOKEN_KIND, TOKEN_ROWS } from '../../../engine/games/zizka/data/tables';
import { type RollProfile, solveRoll, spreadOf } from '../../../engine/games/zizka/dice-math';

const rng = makeRng(11);
const profile = (): RollProfile => ({
  dice: rng.int(9),
  wenceslas: false,
  sigismund: false,
  printed: [rng.int(4), rng.int(4), rng.int(3), rng.int(2)],
  rerolls: rng.int(6),
});

describe('plain rolls in planning', () => {
  it('are worth what the exact arithmetic says', () => {
    TOKEN_ROWS.forEach((rows, token) => {
      if (KIND_RESOLVE[TOKEN_KIND[token] ?? 0] !== 'roll') return;
      for (let trial = 0; trial < 4; trial++) {
        const worths = rows.map(() => rng.float() * 3 - 0.5);
        const [own, tokens, price] = [profile(), rng.int(4), rng.float() * 0.5];
        const choices = rankedChoices(rows, (row) => known(worths[row]));
        const exact = solveRoll(own, (pool) => bestChoiceWorth(choices, pool, tokens, price, price)).expected;
        expect(tokenRollWorth(token, own, worths, tokens, price, price)).toBeCloseTo(exact, 9);
      }
    });
  });

  it('lack the luck tokens that the rules ask for', () => {
    const own = { ...profile(), dice: 4 };
    const needs = [
      [2, 0, 1, 0],
      [0, 1, 0, 2],
    ];
    const table = lacks(needs, own);
    spreadOf(4).counts.forEach((counts, end) => {
      const pool = counts.map((count, icon) => count + known(own.printed[icon]));
      needs.forEach((each, index) => {
        expect(table[end * needs.length + index]).toBe(tokensNeeded(each, pool));
      });
    });
  });
});
