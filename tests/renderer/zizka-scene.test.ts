// The scene of a roll while its events are played: it must come out where the true view does.
import { describe, expect, it } from 'vitest';
import { kernelFor } from '../../engine/core/kernel';
import { rngFor } from '../../engine/core/rng';
import { zizka } from '../../engine/games/zizka';
import type { ZizkaEvent } from '../../engine/games/zizka/view-types';
import { sceneAfter } from '../../renderer/games/zizka/scene-view';
import { equip, facing, newTable, play } from '../unit/zizka/helpers';

describe('scene of a roll', () => {
  it('shows dice, pool and rows of the true view after every decision of whole matches', () => {
    const kernel = kernelFor(zizka);
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const choices = rngFor(seed, 7);
      const state = newTable(3);
      for (let entry = 1; entry < 400 && zizka.requestFor(state) !== null; entry++) {
        const before = zizka.viewFor(state, 0);
        const legal = zizka.legalDecisions(state);
        const acts = legal.filter(({ type }) => type === 'event' || type === 'conquest' || type === 'attack');
        const list = acts.length > 0 ? acts : legal;
        const decision = list[choices.int(list.length)];
        if (decision === undefined) break;
        const events: ZizkaEvent[] = [];
        kernel.apply(state, decision, rngFor(seed, entry), (event) => events.push(event));
        const after = zizka.viewFor(state, 0);
        if (!events.some(({ type }) => type === 'diceRolled' || type === 'dieRerolled') || after.roll === null) continue;
        const shown = events.reduce(sceneAfter, before);
        const { coinTaken: _taken, bought: _bought, ...roll } = after.roll;
        expect(shown.roll).toMatchObject(roll);
        expect(shown.event?.rows).toEqual(after.event?.rows);
        expect(shown.conquest?.rows).toEqual(after.conquest?.rows);
        expect(shown.fight).toEqual(after.fight);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('shows the dice of an attempt that begins and ends at once', () => {
    const state = facing(equip(newTable(), 0, 'zizka', ['jakub']), 'C1');
    const { events } = play(state, ['event'], ['speech', 'speech']);
    expect(events.map(({ type }) => type)).toContain('eventEnded');
    const shown = events.reduce(sceneAfter, zizka.viewFor(state, 0));
    expect(shown.roll).toMatchObject({ dice: ['speech', 'speech'], rerolls: 0 });
    expect(shown.event?.rows[0]).toMatchObject({ covered: false, missing: { sword: 2 } });
  });
});
