// Saves that somebody made to hang or to kill the program: listed with a problem, refused when opened, within time, and
// the next one is served as if nothing had happened.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonical, hashText } from '../../engine/core/hash';
import { makeSave, type SaveBody } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import type { GameId } from '../../engine/protocol';
import { createSaveReader } from '../../main/host/save-reader';
import { type Bundles, makeBundles, makeFolder, openHost, type TestHost } from '../support/host';

let bundles: Bundles;
let folder = '';
let test: TestHost;
beforeAll(() => {
  bundles = makeBundles();
});
afterAll(() => bundles.remove());
beforeEach(async () => {
  folder = makeFolder();
  mkdirSync(join(folder, 'saves'));
  test = await openHost(bundles, folder);
});
afterEach(async () => {
  await test.host.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (file: string, text: string) => writeFileSync(join(folder, 'saves', file), text);
function bodyOf(game: GameId, change: (state: Record<string, unknown>) => object, seats = 2): SaveBody {
  const match = createMatch({ game, seats, seed: 1 });
  const state = JSON.parse(JSON.stringify(match.state));
  return { name: 'x', savedAt: '', campaign: null, journal: match.journal, snapshot: { ...state, ...change(state) } as never };
}
const seal = (body: unknown) => `{"gonfalon":"save","format":2,"check":"${hashText(canonical(body))}","body":${canonical(body)}}`;

const CRAFTED: readonly (readonly [string, string, () => string])[] = [
  ['grunwald seats', 'save.wrongGame', () => makeSave(bodyOf('grunwald', () => ({ seats: 1e308 })))],
  ['grunwald active', 'save.wrongGame', () => makeSave(bodyOf('grunwald', () => ({ active: 2 ** 31 })))],
  [
    'monster lands seats',
    'save.wrongGame',
    () => makeSave(bodyOf('monster-lands', ({ config }) => ({ config: { ...(config as object), seats: 2 ** 31 } }))),
  ],
  [
    'zizka seats',
    'save.wrongGame',
    () => makeSave(bodyOf('zizka', ({ seats }) => ({ seats: Array(500).fill((seats as unknown[])[0]) }))),
  ],
  ['leaders board', 'save.wrongGame', () => makeSave(bodyOf('leaders', () => ({ board: Array(300_000).fill(-1) })))],
  ['phase __proto__', 'save.wrongGame', () => makeSave(bodyOf('leaders', () => ({ phase: '__proto__' })))],
  ['phase constructor', 'save.wrongGame', () => makeSave(bodyOf('zizka', () => ({ phase: 'constructor' })))],
  ['brackets', 'save.tooDeep', () => '['.repeat(8_000_000)],
  ['braces', 'save.tooDeep', () => '{"a":'.repeat(1_500_000)],
  ['empty lists', 'save.foreign', () => `[${'[],'.repeat(2_600_000)}[]]`],
  [
    'a journal of nonsense',
    'save.wrongGame',
    () => {
      const body = bodyOf('zizka', () => ({ round: 1e300 }));
      const entries = Array.from({ length: 20_000 }, () => ({ key: 'end', draws: 0, hash: '0'.repeat(16) }));
      return seal({ ...body, journal: { ...body.journal, entries } });
    },
  ],
];

describe('a crafted save', () => {
  it.each(CRAFTED)('%s: is listed as broken, opens not, and harms nobody', async (_name, code, make) => {
    put('crafted.gonfalon', make());
    put('good.gonfalon', makeSave(bodyOf('leaders', () => ({}))));
    const start = performance.now();
    const list = await test.ask('saves.list', {});
    expect(list.find((save) => save.file === 'crafted.gonfalon')?.problem?.code).toBe(code);
    expect(list.find((save) => save.file === 'good.gonfalon')?.problem).toBeNull();
    expect(await test.call('match.resume', { file: 'crafted.gonfalon' })).toMatchObject({ ok: false, code });
    expect(await test.call('replay.open', { file: 'crafted.gonfalon' })).toMatchObject({ ok: false });
    expect(performance.now() - start).toBeLessThan(30_000);
    await test.ask('match.resume', { file: 'good.gonfalon' });
    expect((await test.table()).game).toBe('leaders');
  });
});

describe('the thread of saves', () => {
  const log = { info: () => {}, error: () => {}, text: () => '' };
  const good = () => makeSave(bodyOf('leaders', () => ({})));

  it('that takes too long is replaced; the file gets a problem, the next one an answer', async () => {
    const workerFile = join(folder, 'hanging.cjs');
    writeFileSync(
      workerFile,
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', (task) => {
         if (task.text === 'hang') for (;;);
         if (task.text === 'eat') { const held = []; for (;;) held.push(new Array(1e6).fill(task)); }
         parentPort.postMessage({ id: task.id, tried: { ok: true, value: null } });
       });`,
    );
    const reader = createSaveReader({ workerFile, log, tryMillis: 300, megabytes: 64 });
    expect(await reader.tryOut('fine')).toMatchObject({ ok: true });
    expect(await reader.tryOut('hang')).toMatchObject({ ok: false, code: 'save.tooHard' });
    expect(await reader.tryOut('eat')).toMatchObject({ ok: false, code: 'save.tooHard' });
    expect(await reader.tryOut('fine')).toMatchObject({ ok: true });
    await reader.close();
  });

  it('tries good saves out', async () => {
    const reader = createSaveReader({ workerFile: bundles.saveWorkerFile, log });
    expect(await reader.tryOut(good())).toEqual({ ok: true, value: null });
    expect(await reader.tryOut('x')).toMatchObject({ ok: false, code: 'save.truncated' });
    await reader.close();
  });
});
