// Long random play of every game: no crash, no dead end, no endless match, every component used.
// `npm run soak`; SOAK_SHARE=0.1 plays a tenth of it.
import { describe, expect, it } from 'vitest';
import { isResting, readChart } from '../../engine/core/chart-nodes';
import type { DecisionBase } from '../../engine/core/decision';
import { kernelFor } from '../../engine/core/kernel';
import { makeRng, rngFor } from '../../engine/core/rng';
import { games } from '../../engine/registry';
import { freshState, MAX_DECISIONS, tablesOf } from '../contract/playing';
import { cornerOf } from './corner';

const share = Number(process.env['SOAK_SHARE'] ?? '1');
const MATCHES = Math.ceil(1500 * share);

describe.each(Object.entries(games))('%s', (id, game) => {
  it(`plays ${MATCHES} matches to their end and uses every component`, () => {
    const kernel = kernelFor(game);
    const tables = tablesOf(game);
    const used = new Set<string>();
    const phases = new Set<string>(['boot']);
    const ownCorner = cornerOf(id);
    for (let seed = 1; seed <= MATCHES; seed++) {
      const corner = seed % 2 === 0 ? ownCorner : undefined;
      const table = corner?.table ?? tables[(ownCorner === undefined ? seed : seed >> 1) % tables.length];
      if (table === undefined) throw new Error('no table');
      const state = freshState(game, table, seed);
      corner?.pose(state, seed);
      const chooser = makeRng(seed);
      let decisions = 0;
      for (; game.requestFor(state) !== null; decisions++) {
        expect(decisions, `seed ${seed}`).toBeLessThan(MAX_DECISIONS);
        phases.add(state.phase);
        const legal: DecisionBase[] = game.legalDecisions(state);
        if (legal.length === 0) throw new Error(`seed ${seed}: dead end in ${state.phase}\n${game.drawBoard(state)}`);
        kernel.apply(
          state,
          legal[chooser.int(legal.length)] as DecisionBase,
          rngFor(seed, decisions + 1),
          (event: { readonly type: string }) => {
            for (const component of game.usedComponents?.(event) ?? []) used.add(component);
          },
        );
      }
      phases.add(state.phase);
      expect(game.checkInvariants(state), `seed ${seed}`).toEqual([]);
    }
    const asking = readChart(game.chart).filter((node) => node.initial === null && isResting(node));
    expect(asking.map((node) => node.path).filter((phase) => !phases.has(phase))).toEqual([]);
    expect((game.components ?? []).filter((component) => !used.has(component))).toEqual([]);
  });
});
