// Every state of a match has the shape its game describes; what a hand has changed is refused or still a sound state,
// and never hangs, throws or reaches into prototypes.
import { describe, expect, it } from 'vitest';
import type { AnyGame, StateBase } from '../../engine/core/game-module';
import { makeRng } from '../../engine/core/rng';
import type { SaveBody } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import { loadMatch } from '../../main/host/load-match';
import { EVIL, leavesOf, withLeaf } from '../support/evil';
import { allGames, playRandomly, type Table, tablesOf } from './playing';

const plain = (state: StateBase): unknown => JSON.parse(JSON.stringify(state));

// A save whose journal says nothing, so that everything depends on the snapshot.
function bodyWith(game: AnyGame, table: Table, snapshot: unknown): SaveBody {
  const { journal } = createMatch({ game, seats: table.seats, options: table.options, seed: 1 });
  return { name: 'x', savedAt: '', campaign: null, journal, snapshot: snapshot as SaveBody['snapshot'] };
}

describe.each(allGames)('%s', (_id, game) => {
  const tables = tablesOf(game);

  it.each(tables.map((table) => [`${table.seats} seats ${JSON.stringify(table.options)}`, table] as const))(
    '%s: every state has its shape',
    (_name, table) => {
      const end = playRandomly(game, table, 11, ({ state }) => {
        expect(game.checkSnapshot(plain(state), table.seats)).toBeNull();
      });
      expect(game.checkSnapshot(plain(end), table.seats)).toBeNull();
    },
  );

  it('refuses a snapshot for another number of seats, and things that are none', () => {
    const [table] = tables as [Table];
    const state = plain(createMatch({ game, seats: table.seats, options: table.options, seed: 2 }).state);
    expect(game.checkSnapshot(state, table.seats)).toBeNull();
    if (game.seatRange.max > game.seatRange.min) expect(game.checkSnapshot(state, table.seats + 1)).not.toBeNull();
    for (const value of [null, undefined, 3, 'x', [], {}, [state], { ...(state as object), more: 1 }])
      expect(game.checkSnapshot(value, table.seats)).not.toBeNull();
  });

  it('a changed snapshot neither hangs nor throws nor brings a match that cannot be shown', () => {
    const rng = makeRng(77);
    let refused = 0;
    let tried = 0;
    for (const table of tables.slice(0, 3)) {
      const states: unknown[] = [];
      playRandomly(game, table, 5, ({ state, index }) => {
        if (index % 23 === 7) states.push(plain(state));
      });
      for (let round = 0; round < 120; round++) {
        const state = states[rng.int(states.length)];
        const leaves = leavesOf(state);
        const leaf = leaves[rng.int(leaves.length)] ?? [];
        const start = performance.now();
        const loaded = loadMatch(game, bodyWith(game, table, withLeaf(state, leaf, EVIL[rng.int(EVIL.length)])));
        expect(performance.now() - start, leaf.join('.')).toBeLessThan(2_000);
        tried++;
        if (!loaded.ok) refused++;
      }
    }
    expect(refused).toBeGreaterThan(tried / 2);
  });

  it.each(['__proto__', 'constructor', 'toString', 'nowhere', ''])('knows no phase "%s"', (phase) => {
    const [table] = tables as [Table];
    const state = plain(createMatch({ game, seats: table.seats, options: table.options, seed: 2 }).state) as object;
    expect(loadMatch(game, bodyWith(game, table, { ...state, phase }))).toMatchObject({ ok: false, code: 'save.wrongGame' });
  });
});
