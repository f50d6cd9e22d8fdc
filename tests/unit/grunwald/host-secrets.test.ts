// The host between people who choose in secret: until the cards are turned up, nothing that leaves it tells them.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HIDDEN } from '../../../engine/games/grunwald/types';
import type { Event, View } from '../../../engine/games/grunwald/view-types';
import type { TablePush } from '../../../engine/protocol';
import { type Bundles, makeBundles, makeFolder, openHost, person, type TestHost } from '../../support/host';

// Curtains passed before the match is left: a few tasks or skirmishes.
const ENOUGH = 12;

let bundles: Bundles;
let folder = '';
let test: TestHost;

beforeAll(async () => {
  bundles = makeBundles();
  folder = makeFolder();
  test = await openHost(bundles, folder);
}, 60_000);

afterAll(async () => {
  await test.host.close();
  bundles.remove();
  rmSync(folder, { recursive: true, force: true });
});

// Into the fray whenever it is offered, else on with the match; the strongest card first.
function keyOf(table: TablePush): string {
  const keys = (table.request?.decisions ?? []).map(({ key }) => key).filter((key) => key !== 'back');
  const fray = keys.find((key) => key === 'field:teutons') ?? keys.find((key) => key === 'take:helpers-1');
  return fray ?? keys[0] ?? '';
}

it('GRU-80: the host tells a secret card to its owner only, before the reveal', { timeout: 60_000 }, async () => {
  await test.ask('match.create', {
    game: 'grunwald',
    options: {},
    seats: [person('Anna', 'gules'), person('Jan', 'azure'), person('Ewa', 'vert')],
    seed: 1410,
  });
  let curtains = 0;
  for (let step = 0; step < 1500 && curtains < ENOUGH; step++) {
    const table = await test.table();
    if (table.outcome !== null) break;
    if (table.curtain !== null) {
      curtains++;
      await test.ask('match.reveal', { seat: table.curtain });
    } else await test.ask('match.decide', { key: keyOf(table), entry: table.entry });
  }
  const tables = test.pushes.flatMap((push) => (push.type === 'table' ? [push.table] : []));
  let kept = 0;
  for (const { view, viewer, beats } of tables) {
    for (const shown of [view, ...beats.map((beat) => beat.view)] as readonly View[]) {
      for (const player of shown.players) {
        if (!player.hidden || player.seat === viewer) continue;
        kept++;
        expect(player.hiddenCard).toBeNull();
        expect(shown.table.secret[player.seat]).toBe(HIDDEN);
      }
    }
    for (const event of beats.map((beat) => beat.event as Event)) {
      if (event.type === 'cardHidden' && event.seat !== viewer) expect(event.card).toBeNull();
    }
  }
  expect(curtains).toBeGreaterThan(3);
  expect(kept).toBeGreaterThan(3);
});
