// Puzzles at the host: every shipped one is solved by its solution; a turn without the win is a failure.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { games } from '../../../engine/registry';
import { type Bundles, makeBundles, makeFolder, openHost, type TestHost } from '../../support/host';

const PUZZLES = Object.values(games).flatMap((game) => game.puzzles ?? []);

let bundles: Bundles;
let folder = '';
let test: TestHost;
beforeAll(async () => {
  bundles = makeBundles();
  folder = makeFolder();
  test = await openHost(bundles, folder);
});
afterAll(async () => {
  await test.host.close();
  rmSync(folder, { recursive: true, force: true });
  bundles.remove();
});

const stateNow = async () => {
  const { mode } = await test.table();
  return mode.kind === 'puzzle' ? mode.state : null;
};

it('puzzles of all games have ids of their own', () => {
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
});

it('every puzzle is solved by following its hints, and that is remembered', async () => {
  expect(PUZZLES.length).toBeGreaterThan(0);
  for (const puzzle of PUZZLES) {
    await test.ask('match.puzzle', { puzzle: puzzle.id });
    for (const key of puzzle.solution) {
      const table = await test.table();
      expect(await test.ask('match.hint', {}), puzzle.id).toEqual({ key });
      await test.ask('match.decide', { key, entry: table.entry });
    }
    expect(await stateNow(), puzzle.id).toBe('solved');
  }
  const listed = await test.ask('puzzles.list', {});
  expect(listed.map((puzzle) => puzzle.solved)).toEqual(PUZZLES.map(() => true));
});

it('ending the turn without the win fails the puzzle; it can be tried again', async () => {
  const { id } = known(PUZZLES[0]);
  await test.ask('match.puzzle', { puzzle: id });
  for (let ended = 0; (await stateNow()) === 'open' && ended < 20; ended++) {
    const { request, entry } = await test.table();
    const decisions = known(request).decisions;
    const end = decisions.find(({ key }) => key === 'end') ?? known(decisions.at(-1));
    await test.ask('match.decide', { key: end.key, entry });
  }
  expect(await stateNow()).toBe('failed');
  expect(await test.call('match.decide', { key: 'end', entry: (await test.table()).entry })).toMatchObject({
    ok: false,
    code: 'decision.over',
  });
  await test.ask('match.puzzle', { puzzle: id });
  expect(await stateNow()).toBe('open');
});
