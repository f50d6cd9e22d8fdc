// Snapshots of rules version 1, one for every kind of request that a match could stand at: each goes on from where it was.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { leavesOf } from '../../engine/core/phase-chart';
import { makeRng } from '../../engine/core/rng';
import { monsterLands } from '../../engine/games/monster-lands';
import { kernel } from '../../engine/games/monster-lands/kernel';
import type { State } from '../../engine/games/monster-lands/types';

interface Old {
  readonly name: string;
  readonly seats: number;
  // What was legal there by rules version 1.
  readonly keys: readonly string[];
  readonly snapshot: unknown;
}

const file = join(import.meta.dirname, 'snapshots', 'monster-lands-rules-1.golden.json');
const all = JSON.parse(readFileSync(file, 'utf8')) as readonly Old[];

// MON-165 and MON-41 offer more than they did, MON-131 less.
const WIDER = /\/(wages|turn|contract)\//;
const NARROWER = /\/settle\//;

describe('snapshots of rules version 1', () => {
  it('are of every kind', () => {
    expect(all.length).toBeGreaterThan(60);
  });

  it.each(all.map((old) => [old.name, old] as const))('%s goes on', (name, { seats, keys, snapshot }) => {
    const state = monsterLands.liftSnapshot?.(structuredClone(snapshot), 1) as State;
    expect(monsterLands.checkSnapshot(state, seats)).toBeNull();
    expect(leavesOf(monsterLands.chart).has(state.phase), state.phase).toBe(true);
    expect(monsterLands.checkInvariants(state)).toEqual([]);
    const now = monsterLands.legalDecisions(state).map(monsterLands.makeKey);
    if (WIDER.test(name)) for (const key of keys) expect(now).toContain(key);
    else if (NARROWER.test(name)) for (const key of now) expect(keys).toContain(key);
    else expect(now).toEqual(keys);
    const rng = makeRng(7);
    for (let count = 0; count < 3000 && monsterLands.requestFor(state) !== null; count++) {
      const legal = monsterLands.legalDecisions(state);
      kernel.apply(state, known(legal[rng.int(legal.length)]), rng);
    }
    expect(monsterLands.outcome(state)).not.toBeNull();
    expect(monsterLands.checkInvariants(state)).toEqual([]);
  });

  it('whatever is no snapshot is given back for the check of its shape', () => {
    for (const odd of [null, 3, 'x', [], {}, { queue: 3 }, { queue: [], ask: 5 }]) {
      expect(monsterLands.checkSnapshot(monsterLands.liftSnapshot?.(odd, 1), 2)).not.toBeNull();
    }
  });
});
