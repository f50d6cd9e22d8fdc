// The table of Na Grunwald! while its events are told: told to the end, the moved view must say what the true one says.
import './navigator';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import type { GrunwaldEvent, GrunwaldView } from '../../engine/games/grunwald/view-types';
import { createMatch } from '../../engine/match/match';
import { table } from '../../renderer/games/grunwald';
import { ledgerPage } from '../../renderer/games/grunwald/ledger-page';
import { partsOf, settledField } from '../../renderer/games/grunwald/parts/tally';
import { advance } from '../../renderer/games/grunwald/running';
import { nextTold, type Told } from '../../renderer/games/grunwald/told';

const goods = (view: GrunwaldView) =>
  view.players.map(({ ducats, provision, helpers, knights, strength, hand, camp }) => ({
    ...{ ducats, provision, helpers, knights, strength },
    hand: hand.map(({ id }) => id).sort(),
    camp: camp.map(({ id }) => id).sort(),
  }));

describe.each([2, 3, 4])('a match of %i', (seats) => {
  const match = createMatch({ game: 'grunwald', seats, seed: 40 + seats });
  const rng = rngFor(7, seats);
  const counted = new Map<string, number>();

  it('moves purses, hands and camps to where they end', () => {
    for (let count = 0; match.request !== null && count < 4000; count += 1) {
      const before = match.view(match.request.seat) as GrunwaldView;
      const forward = match.request.decisions.filter(({ decision }) => decision.type !== 'back');
      const result = match.decide(forward[rng.int(forward.length)]?.key ?? '');
      if (!result.ok) throw new Error(result.message);
      const events = result.value as readonly GrunwaldEvent[];
      const after = match.view(match.request?.seat ?? 0) as GrunwaldView;
      // Feeding ends the match: what is eaten and dismissed is the ledger's to tell.
      if (after.stage === 'reckoning') continue;
      expect(goods(events.reduce(advance, before))).toEqual(goods(after));
      let told: Told | null = null;
      for (const event of events) {
        told = nextTold(told, before, event);
        const settled = settledField(told.events);
        for (const stake of settled?.ranks ?? []) {
          const officer = told.view.event?.id === 'winter' ? 1 : 2;
          const sum = partsOf(stake, settled?.field ?? 'crown', officer).reduce((total, part) => total + part, 0);
          expect(sum).toBe(stake.points);
          counted.set(settled?.field ?? '', sum);
        }
      }
    }
    expect(match.outcome).not.toBeNull();
    expect([...counted.keys()].sort()).toEqual(['crown', 'ducats', 'helpers', 'mercenaries', 'provision']);
  });

  it('writes the ledger step by step and ends on the totals', () => {
    const view = match.view(0) as GrunwaldView;
    const rows = view.reckoning ?? [];
    expect(rows).toHaveLength(seats);
    const feeding: GrunwaldView = { ...view, phase: 'buyingHelper', reckoning: null };
    const nothing = ledgerPage([{ type: 'troopsFed', seat: 0, knights: 0, provision: 0, dismissed: [], surplus: 0 }], feeding);
    expect(nothing.isWritten('feeding', 0)).toBe(true);
    expect(nothing.isWritten('feeding', 1)).toBe(false);
    expect(rows.map((row) => nothing.totalOf(row))).toEqual(rows.map(() => 0));
    const full = ledgerPage([], view);
    expect(full.isClosed).toBe(true);
    expect(rows.map((row) => full.totalOf(row))).toEqual(rows.map((row) => row.total));
  });
});

it('tells goods apart from the fields of the same name', () => {
  const view = createMatch({ game: 'grunwald', seats: 2, seed: 1 }).view(0) as GrunwaldView;
  for (const name of ['ducats', 'provision']) {
    expect(table.tooltip?.(`goods:${name}`, view)?.title.key).toBe(`table.${name}`);
    expect(table.tooltip?.(name, view)?.title.key).toBe(`field.${name}.name`);
  }
});
