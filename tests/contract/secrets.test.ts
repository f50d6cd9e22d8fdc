// Non-interference: what a seat is shown does not depend on what it may not know.
import { describe, expect, it } from 'vitest';
import type { DecisionBase } from '../../engine/core/decision';
import { canonical } from '../../engine/core/hash';
import { kernelFor } from '../../engine/core/kernel';
import { makeRng } from '../../engine/core/rng';
import { allGames, playRandomly, type Table, tablesOf } from './playing';

describe.each(allGames)('%s keeps its secrets', (_id, game) => {
  const tables = tablesOf(game).filter((table) => Object.keys(table.options).length === 0);

  it.each(tables.map((table) => [table.seats, table] as const))(
    '%i seats: redacted beats tell the onlooker nothing that an imagined past would not',
    (_seats, table: Table) => {
      const kernel = kernelFor(game);
      let compared = 0;
      playRandomly(game, table, 41, ({ state, legal, seat, index }) => {
        if (index % 6 !== 0 || table.seats < 2) return;
        const viewer = (seat + 1) % table.seats;
        const decision = legal[index % legal.length] as DecisionBase;
        const shown = (from: typeof state) => {
          const beats: string[] = [];
          const rng = makeRng(index + 3);
          kernel.apply(from, decision, rng, (event: { readonly type: string }) => {
            const seen = game.redactEvent(event, viewer);
            if (seen !== null) beats.push(canonical({ event: seen, view: game.viewFor(from, viewer) }));
          });
          return { beats, view: canonical(game.viewFor(from, viewer)) };
        };
        const truth = shown(game.cloneState(state));
        // Another past with the same view for the onlooker, in which the same decision is legal too.
        const imagined = game.determinize(game.viewFor(state, viewer), viewer, makeRng(index + 4));
        const key = game.makeKey(decision);
        if (!game.legalDecisions(imagined).some((each: DecisionBase) => game.makeKey(each) === key)) return;
        const other = shown(imagined);
        // Where the decision revealed something the views differ, and so may the beats.
        if (other.view === truth.view) {
          expect(other.beats).toEqual(truth.beats);
          compared++;
        }
      });
      expect(table.seats < 2 || compared > 0).toBe(true);
    },
  );
});
