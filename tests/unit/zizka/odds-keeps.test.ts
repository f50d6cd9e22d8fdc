// ZIZ-75 to ZIZ-78: every chance shown of a conquest against plays of the engine, over situations made at random.
import { describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, type Rng, shuffle } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { conquestNow, oddsFor, oddsNow } from '../../../engine/games/zizka/odds';
import type { State } from '../../../engine/games/zizka/types';
import { at, play } from './helpers';
import { compare, same, seatOf, situation, view } from './odds-plays';

const kernel = compileKernel(zizka);
const CONQUEST = { type: 'conquest' as const };
const TABLES = [
  { seats: 2, experienced: false },
  { seats: 2, experienced: true },
  { seats: 1, experienced: true },
] as const;
const KEEPS = ['hluboka', 'pribenice'] as const;

function posed(seed: number, table: (typeof TABLES)[number], keep: 0 | 1): State {
  const state = at(situation(seed, table.seats, table.experienced), 0, KEEPS[keep]);
  state.keeps[keep] = shuffle([0, 1, 2, 3, 4], makeRng(seed));
  return state;
}

describe.each(TABLES)('keeps at a table of $seats, experienced $experienced', (table) => {
  it('ZIZ-76, ZIZ-145: all rows before the first roll, of a card that is known and of one that is not', () => {
    for (const seed of [41, 42, 43]) {
      const keep = seed % 2 === 0 ? 0 : 1;
      const state = posed(seed, table, keep);
      const hidden = oddsFor(view(state), 0, KEEPS[keep]);
      expect(hidden?.exact).toBe(false);
      const make = (rng: Rng): State => {
        const other = zizka.cloneState(state);
        other.keeps[keep] = shuffle([...known(state.keeps[keep])], rng);
        return other;
      };
      compare(`situation ${seed}, a hidden card`, hidden?.whole ?? null, 'keep', { make, first: [CONQUEST], seat: 0 }, seed);
      seatOf(state).seenTops = [keep];
      const shown = oddsFor(view(state), 0, KEEPS[keep]);
      expect(shown?.exact).toBe(true);
      compare(`situation ${seed}`, shown?.whole ?? null, 'keep', { make: same(state), first: [CONQUEST], seat: 0 }, seed);
    }
  });

  it('ZIZ-76: each row of a known card on its own', () => {
    const state = posed(51, table, 1);
    seatOf(state).seenTops = [1];
    const shown = oddsFor(view(state), 0, 'pribenice');
    shown?.rows.forEach((stake, row) => {
      // The row is reached with luck to spare; then the seat has again what it had.
      const make = (rng: Rng): State => {
        const other = zizka.cloneState(state);
        Object.assign(seatOf(other), { luck: 90 });
        kernel.apply(other, CONQUEST, rng, () => {});
        while (other.conquest?.row !== row || other.phase !== 'conquestRolling') {
          if (other.phase === 'conquestLuck') kernel.apply(other, { type: 'luck' }, rng, () => {});
          else if (other.conquest?.row === row) break;
          else kernel.apply(other, { type: 'keep' }, rng, () => {});
        }
        Object.assign(seatOf(other), { luck: seatOf(state).luck, coins: seatOf(state).coins });
        other.usable = seatOf(state).luck;
        return other;
      };
      const reached = make(makeRng(1));
      // Without a choice of rerolls the row is settled at once and cannot be posed.
      if (reached.phase === 'conquestRolling') {
        compare(`row ${row + 1} alone`, stake, 'keepRow', { make, first: [], seat: 0 }, 51 + row);
      }
    });
  });

  it('ZIZ-13, ZIZ-76: the row and the whole with the dice as they lie, and after keep', () => {
    let kept = 0;
    for (const seed of [61, 62, 63, 64, 66, 68]) {
      const keep = seed % 2 === 0 ? 0 : 1;
      const fresh = posed(seed, table, keep);
      seatOf(fresh).luck = 2;
      const state = play(fresh, ['conquest'], [], seed).state;
      if (state.phase !== 'conquestRolling') continue;
      const start = { make: same(state), first: [], seat: 0 };
      compare(`situation ${seed}, whole`, conquestNow(view(state)), 'keep', start, seed);
      compare(`situation ${seed}, row 1`, oddsNow(view(state))?.[0] ?? null, 'keepRow', start, seed);
      const waiting = zizka.cloneState(state);
      kernel.apply(waiting, { type: 'keep' }, makeRng(seed), () => {});
      if (waiting.phase !== 'conquestLuck') continue;
      kept++;
      compare(`situation ${seed}, kept`, conquestNow(view(waiting)), 'keep', { ...start, make: same(waiting) }, seed);
    }
    expect(kept).toBeGreaterThan(0);
  });
});
