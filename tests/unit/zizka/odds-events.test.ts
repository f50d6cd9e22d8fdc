// ZIZ-173, ZIZ-190: every chance shown of an event against plays of the engine, over situations made at random.
import { describe, expect, it } from 'vitest';
import { makeRng, pick } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { KIND_RESOLVE, TOKEN_IDS, TOKEN_KIND, tokenIndex } from '../../../engine/games/zizka/data/tables';
import { oddsAfterThrow, oddsFor, oddsNow, rowsOnward } from '../../../engine/games/zizka/odds';
import type { DieChoice, State } from '../../../engine/games/zizka/types';
import { facing, play } from './helpers';
import { compare, same, seatOf, situation, view } from './odds-plays';

const ROLLED = TOKEN_IDS.filter((_, token) => KIND_RESOLVE[TOKEN_KIND[token] ?? 0] === 'roll');
const PAID = TOKEN_IDS.filter((_, token) => ['pay', 'discard'].includes(KIND_RESOLVE[TOKEN_KIND[token] ?? 0] ?? ''));
// Plain, experienced, alone, alone and experienced.
const TABLES = [
  { seats: 2, experienced: false },
  { seats: 2, experienced: true },
  { seats: 1, experienced: false },
  { seats: 3, experienced: true },
] as const;

function posed(seed: number, table: (typeof TABLES)[number], tokens: readonly string[]): State {
  return facing(situation(seed, table.seats, table.experienced), pick(tokens, makeRng(seed)));
}

const name = (state: State, row: number, seed: number): string =>
  `situation ${seed}, ${TOKEN_IDS[state.tokens[seatOf(state).space] ?? 0]}, row ${row + 1}`;

describe.each(TABLES)('events at a table of $seats, experienced $experienced', (table) => {
  it('ZIZ-54, ZIZ-145, ZIZ-156: rows of an open token before the dice fall', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const state = posed(seed, table, ROLLED);
      state.faceUp[seatOf(state).space] = 1;
      const odds = oddsFor(view(state), 0, 'tabor');
      const row = seed % (odds?.rows.length ?? 1);
      const start = { make: same(state), first: [{ type: 'event' as const }], seat: 0 };
      compare(name(state, row, seed), odds?.rows[row] ?? null, { row }, start, seed);
    }
  });

  it('ZIZ-51, ZIZ-193: a face-down token is the mean over those it may be', () => {
    const state = posed(11, table, ROLLED);
    const shown = oddsFor(view(state), 0, 'tabor');
    expect(shown?.exact).toBe(false);
    const seen = view(state);
    // Any of the hidden tokens of its kind, each as likely.
    const hidden = ROLLED.filter((id) => TOKEN_KIND[tokenIndex(id)] === TOKEN_KIND[state.tokens[seatOf(state).space] ?? 0]);
    expect(hidden.every((id) => !seen.spaces.some((space) => space.token === id))).toBe(true);
    const make = (rng: ReturnType<typeof makeRng>): State => facing(zizka.cloneState(state), pick(hidden, rng));
    compare('a hidden token', shown?.whole ?? null, { row: 0 }, { make, first: [{ type: 'event' }], seat: 0 }, 11);
  });

  it('ZIZ-13, ZIZ-14: rows with the dice as they lie, and after one more throw of a die', () => {
    for (const seed of [21, 22, 23, 24]) {
      const state = play(posed(seed, table, ROLLED), ['event'], [], seed).state;
      if (state.phase !== 'eventRolling') continue;
      const shown = oddsNow(view(state));
      const row = seed % (shown?.length ?? 1);
      compare(name(state, row, seed), shown?.[row] ?? null, { row }, { make: same(state), first: [], seat: 0 }, seed);
      const thrown = zizka.legalDecisions(state).find(({ type }) => type === 'reroll' || type === 'buy');
      if (thrown === undefined || rowsOnward(view(state), 'keep')?.[row] == null) continue;
      const after = 'die' in thrown ? oddsAfterThrow(view(state), thrown.die as DieChoice) : null;
      const start = { make: same(state), first: [thrown], seat: 0 };
      compare(`${name(state, row, seed)} after a throw`, after?.[row] ?? null, { row }, start, seed);
    }
  });

  it('ZIZ-65: rows of donations and levies', () => {
    for (const seed of [31, 32, 33]) {
      const state = posed(seed, table, PAID);
      seatOf(state).coins = seed % 9;
      state.faceUp[seatOf(state).space] = 1;
      const odds = oddsFor(view(state), 0, 'tabor');
      odds?.rows.forEach((stake, row) => {
        if (!zizka.legalDecisions(state).some(({ type }) => type === 'event')) expect(stake.chance).toBe(0);
        else
          compare(name(state, row, seed), stake, { row }, { make: same(state), first: [{ type: 'event' }], seat: 0 }, seed, 20);
      });
    }
  });
});
