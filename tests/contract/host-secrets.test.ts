// Non-interference at the host: what a person is sent (table, request, hint, undo, course, list of saves, replay of a
// running match) is the same in every world that looks the same to that person, and there is no seed in any of it.
import { describe, expect, it } from 'vitest';
import { canonical } from '../../engine/core/hash';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import type { SeatSpec } from '../../engine/protocol';
import { openReplay } from '../../main/host/replay-session';
import { bodyOfMatch, compareWorlds, listening } from '../support/worlds';
import { allGames, type Table, tablesOf } from './playing';

const TINCTURES = ['gules', 'azure', 'vert', 'or'] as const;

describe.each(allGames)('%s at the host', (_id, game) => {
  const tables = tablesOf(game).filter((table) => Object.keys(table.options).length === 0);

  it.each(tables.map((table) => [table.seats, table] as const))('%i seats: tells nothing hidden', (_seats, table) => {
    const told: string[] = [];
    const compared = compareWorlds(game, table, 53, 29, (isSame, words) => {
      if (!isSame) told.push(words);
    });
    expect(told).toEqual([]);
    expect(compared).toBeGreaterThan(3);
  });

  it('the replay of a running match is refused, or shows what its person saw and nobody else’s decisions', async () => {
    const [table] = tables as [Table];
    const seats = Array.from({ length: table.seats }, (_, seat): SeatSpec => {
      const tincture = TINCTURES[seat] ?? 'or';
      return seat === 0 ? { kind: 'human', name: 'Anna', tincture } : { kind: 'ai', name: 'Page', tincture, level: 'page' };
    });
    const seed = 918_273_645;
    const match = createMatch({ game, seats, options: table.options, seed });
    const rng = makeRng(8);
    for (let entry = 0; entry < 60 && match.request !== null; entry++) {
      match.decide(match.request.decisions[rng.int(match.request.decisions.length)]?.key ?? '');
      if (entry % 20 !== 10 || match.request === null) continue;
      const { around, pushes } = listening();
      const opened = await openReplay(around, 'x', game, JSON.parse(JSON.stringify(bodyOfMatch(match))));
      if (!opened.ok) {
        expect(opened.code).toBe('replay.unfinished');
        continue;
      }
      await opened.value.begin();
      for (let at = 1; at <= entry + 1; at++) await opened.value.seek(at);
      const shown = pushes.flatMap((push) => (push.type === 'table' ? [push.table] : []));
      expect(JSON.stringify(shown)).not.toContain(String(seed));
      for (const each of shown) {
        expect(each.viewer).toBe(0);
        const state = match.played[each.entry - 1]?.state;
        if (state !== undefined) expect(canonical(each.view)).toBe(canonical(game.viewFor(state, 0)));
        expect(each.mode).toEqual({ kind: 'replay', entries: entry + 1, at: each.entry });
      }
    }
  });
});
