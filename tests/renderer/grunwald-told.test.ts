// The table of Na Grunwald! while its beats are told: goods move with the fact that tells it, fields are counted, the
// ledger is written line by line.
import './navigator';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import type { Event, View } from '../../engine/games/grunwald/view-types';
import { createMatch } from '../../engine/match/match';
import { table } from '../../renderer/games/grunwald';
import { ledgerPage } from '../../renderer/games/grunwald/ledger-page';
import { partsOf, settledField } from '../../renderer/games/grunwald/parts/tally';
import { nextTold, type Told } from '../../renderer/games/grunwald/told';

const DUCATS = { ducatsGained: 1, ducatsReturned: 1, ducatsPaid: -1 } as const;
const PROVISION = { provisionGained: 1, provisionPaid: -1 } as const;

// What the fact says of its seat's goods must be what its view shows against the one before.
function expectTold(event: Event, before: View, after: View): void {
  const [was, is] = [before, after].map(({ players }) => players.find(({ seat }) => 'seat' in event && seat === event.seat));
  if (was === undefined || is === undefined) return;
  switch (event.type) {
    case 'ducatsGained':
    case 'ducatsReturned':
    case 'ducatsPaid': {
      // Ducats on a field left the purse when they were staked there.
      const isStake = event.type === 'ducatsPaid' && ['provision', 'mercenaries'].includes(event.source);
      expect(is.ducats - was.ducats).toBe(isStake ? 0 : DUCATS[event.type] * event.amount);
      break;
    }
    case 'provisionGained':
    case 'provisionPaid':
      expect(is.provision - was.provision).toBe(PROVISION[event.type] * event.amount);
      break;
    case 'knightTaken':
      expect(is.hand.map(({ id }) => id)).toContain(event.card.id);
      expect(after.fields.flatMap(({ cards }) => cards.map(({ id }) => id))).not.toContain(event.card.id);
      break;
    case 'teutonTaken':
      expect(is.camp.map(({ id }) => id)).toContain(event.card.id);
      break;
    case 'lossPaid':
      expect(was.provision - is.provision).toBe(event.provision);
      expect(is.paidCards).toEqual(event.cards);
      break;
    case 'helperGained':
      expect(event.lent ? is.extraHelper : is.helpers === was.helpers + 1).toBe(true);
      break;
    default:
  }
}

describe.each([2, 3, 4])('a match of %i', (seats) => {
  const match = createMatch({ game: 'grunwald', seats, seed: 40 + seats });
  const rng = rngFor(7, seats);
  const counted = new Map<string, number>();

  it('moves purses, hands and camps with the fact that tells it', () => {
    for (let count = 0; match.request !== null && count < 4000; count += 1) {
      let before = match.view(0) as View;
      const forward = match.request.decisions.filter(({ decision }) => decision.type !== 'back');
      const result = match.decide(forward[rng.int(forward.length)]?.key ?? '');
      if (!result.ok) throw new Error(result.message);
      let told: Told | null = null;
      for (const beat of result.value) {
        const event = beat.event as Event;
        const after = match.game.viewFor(beat.state, 0) as View;
        expectTold(event, before, after);
        told = nextTold(told, before, event);
        before = after;
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
    const view = match.view(0) as View;
    const rows = view.reckoning ?? [];
    expect(rows).toHaveLength(seats);
    const feeding: View = { ...view, phase: 'buyingHelper', reckoning: null };
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
  const view = createMatch({ game: 'grunwald', seats: 2, seed: 1 }).view(0) as View;
  for (const name of ['ducats', 'provision']) {
    expect(table.tooltip?.(`goods:${name}`, view)?.title.key).toBe(`table.${name}`);
    expect(table.tooltip?.(name, view)?.title.key).toBe(`field.${name}.name`);
  }
});
