// A campaign of Monster Lands at the host: begun, left in the middle, found again after a restart.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { makeRng, pick } from '../../../engine/core/rng';
import { autosaveFile } from '../../../main/host/save-names';
import { type Bundles, makeBundles, makeFolder, openHost } from '../../support/host';

let bundles: Bundles;
beforeAll(() => {
  bundles = makeBundles();
});
afterAll(() => bundles.remove());

it('MON-235: a scenario left in the middle goes on after a restart', async () => {
  const folder = makeFolder();
  const test = await openHost(bundles, folder);
  expect(await test.call('campaigns.create', { game: 'monster-lands', name: 'Zima', difficulty: 'impossible' })).toMatchObject({
    ok: false,
  });
  const { file } = await test.ask('campaigns.create', { game: 'monster-lands', name: 'Zima', difficulty: 'normal' });
  await test.ask('campaigns.play', { file });
  const begun = await test.until((table) => table.request !== null);
  expect(begun).toMatchObject({ game: 'monster-lands', campaign: file, options: { scenario: 1, difficulty: 'normal' } });
  await test.ask('match.decide', { key: known(begun.request?.decisions[0]).key, entry: 0 });
  const before = await test.table();
  await test.ask('settings.set', { practiceUndo: true });
  expect((await test.table()).canUndo, 'practice is off in a campaign').toBe(before.canUndo);
  const left = await test.table();
  await test.host.close();

  const again = await openHost(bundles, folder);
  expect(await again.ask('campaigns.list', {})).toMatchObject([
    { name: 'Zima', scenario: 1, running: true, ended: null, games: [] },
  ]);
  await again.ask('campaigns.play', { file });
  expect(await again.table()).toMatchObject({ match: left.match, entry: left.entry, view: left.view, campaign: file });
  await again.host.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a damaged autosave of a scenario gives way to its last good generation by itself', async () => {
  const folder = makeFolder();
  const test = await openHost(bundles, folder);
  const { file } = await test.ask('campaigns.create', { game: 'monster-lands', name: 'Lato', difficulty: 'normal' });
  await test.ask('campaigns.play', { file });
  const rng = makeRng(5);
  // A generation is kept whenever a round begins.
  let asked = await test.until((table) => table.request !== null);
  while (asked.progress.number < 2) {
    await test.ask('match.decide', { key: pick(asked.request?.decisions ?? [], rng).key, entry: asked.entry });
    asked = await test.until((table) => table.request !== null && table.entry > asked.entry);
  }
  const { match, entry } = await test.table();
  await test.host.close();

  const newest = join(folder, 'saves', autosaveFile(match));
  const damaged = readFileSync(newest, 'utf8').slice(0, 200);
  writeFileSync(newest, damaged);
  const again = await openHost(bundles, folder);
  await again.ask('campaigns.play', { file });
  const found = await again.table();
  expect(found).toMatchObject({ match, campaign: file });
  expect(found.entry).toBeGreaterThan(0);
  expect(found.entry).toBeLessThanOrEqual(entry);
  await again.host.close();
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (each) => statSync(join(folder, each)).isFile() && readFileSync(join(folder, each), 'utf8') === damaged,
  );
  expect(kept, 'what was damaged is set aside, not lost').toHaveLength(1);
  rmSync(folder, { recursive: true, force: true });
});
