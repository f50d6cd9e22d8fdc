// A campaign of Monster Lands at the host: begun, left in the middle, found again after a restart.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
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
