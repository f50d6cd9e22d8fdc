// The table of Na Grunwald! while its beats are told: goods move with the fact that tells it, fields are counted, the
// ledger is written line by line.
import './navigator';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import type { Event, View } from '../../engine/games/grunwald/view-types';
import { createMatch } from '../../engine/match/match';
import { table } from '../../renderer/games/grunwald';
import { LINES } from '../../renderer/games/grunwald/ledger-layout';
import { ledgerPage } from '../../renderer/games/grunwald/ledger-page';
import { partsOf, settledField } from '../../renderer/games/grunwald/parts/tally';
import { sceneOf } from '../../renderer/games/grunwald/scene';
import { nextTold, type Told } from '../../renderer/games/grunwald/told';
import { makeContext, makeTable } from './support';

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
  const told: View[] = [];

  it('moves purses, hands and camps with the fact that tells it', () => {
    for (let count = 0; match.request !== null && count < 4000; count += 1) {
      let before = match.view(0) as View;
      const forward = match.request.decisions.filter(({ decision }) => decision.type !== 'back');
      const result = match.decide(forward[rng.int(forward.length)]?.key ?? '');
      if (!result.ok) throw new Error(result.message);
      let story: Told | null = null;
      for (const beat of result.value) {
        const event = beat.event as Event;
        const after = match.game.viewFor(beat.state, 0) as View;
        expectTold(event, before, after);
        story = nextTold(story, before, event);
        told.push(after);
        before = after;
        const settled = settledField(story.events);
        for (const stake of settled?.ranks ?? []) {
          const officer = story.view.event?.id === 'winter' ? 1 : 2;
          const sum = partsOf(stake, settled?.field ?? 'crown', officer).reduce((total, part) => total + part, 0);
          expect(sum).toBe(stake.points);
          counted.set(settled?.field ?? '', sum);
        }
      }
    }
    expect(match.outcome).not.toBeNull();
    expect([...counted.keys()].sort()).toEqual(['crown', 'ducats', 'helpers', 'mercenaries', 'provision']);
  });

  it('GRU-61 to GRU-64: writes the ledger line by line, and the sums only grow until they are the totals', () => {
    const pages = told.flatMap((view) => ledgerPage(view) ?? []);
    const [first] = pages;
    expect(first?.rows.some(({ seat }) => first.isWritten('feeding', seat))).toBe(false);
    expect(new Set(pages.map(({ line }) => line))).toEqual(new Set([...LINES, null]));
    let former: readonly number[] = Array.from({ length: seats }, () => 0);
    for (const page of pages) {
      const sums = page.rows.map((row) => page.totalOf(row));
      for (const [seat, sum] of sums.entries()) expect(sum).toBeGreaterThanOrEqual(former[seat] ?? 0);
      former = sums;
    }
    expect(former).toEqual((match.view(0) as View).reckoning?.map(({ total }) => total));
  });

  it('GRU-60: lays every knight, captive and coin of everyone on the ledger, and at the end in the line where it counts', () => {
    const view = match.view(0) as View;
    const { pieces } = sceneOf(view, makeContext(makeTable({ game: 'grunwald', viewer: 0, toMove: null })));
    const zoneOf = new Map(pieces.map(({ id, zone }) => [id, zone]));
    for (const { seat, hand, camp, ducats, provision } of view.players) {
      for (const { id, kind } of [...hand, ...camp])
        expect(zoneOf.get(`card:${id}`)).toBe(`${kind === 'teuton' ? 'strength' : kind}:${seat}`);
      for (let coin = 0; coin < ducats; coin += 1) expect(zoneOf.get(`ducats:${seat}:${coin}`)).toBe(`coins:${seat}`);
      for (let bread = 0; bread < provision; bread += 1) expect(zoneOf.get(`provision:${seat}:${bread}`)).toBe(`bread:${seat}`);
    }
  });
});

it('tells goods apart from the fields of the same name', () => {
  const view = createMatch({ game: 'grunwald', seats: 2, seed: 1 }).view(0) as View;
  for (const name of ['ducats', 'provision']) {
    expect(table.tooltip?.(`goods:${name}`, view)?.title.key).toBe(`table.${name}`);
    expect(table.tooltip?.(name, view)?.title.key).toBe(`field.${name}.name`);
  }
});
