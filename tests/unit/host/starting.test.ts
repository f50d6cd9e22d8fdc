// It always starts: whatever stands in the way of its files is said with its path, left as it is, set aside when asked.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { type Bundles, machine, makeBundles, makeFolder, openHost, person, type TestHost } from '../../support/host';

let bundles: Bundles;
let folder = '';
let test: TestHost | null = null;
beforeAll(() => {
  bundles = makeBundles();
});
afterAll(() => bundles.remove());
beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  await test?.host.close();
  test = null;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<TestHost> {
  test = await openHost(bundles, folder);
  await test.ask('about', {});
  await new Promise((done) => setImmediate(done));
  return test;
}
const problems = (of: TestHost) => of.pushes.flatMap((push) => (push.type === 'problem' ? [push] : []));
const seats = [person('Anna', 'gules'), machine('Page', 'azure')];

async function playOne(of: TestHost): Promise<void> {
  await of.ask('match.create', { game: 'toy', seats, options: {}, seed: 4 });
  const table = await of.until((each) => each.request !== null);
  await of.ask('match.decide', { key: known(table.request?.decisions[0]).key, entry: table.entry });
}

describe.each(['saves', 'campaigns'] as const)('%s is a file', (place) => {
  it('the program opens, says so with the path, sets it aside when asked and loses nothing', async () => {
    writeFileSync(join(folder, place), 'precious');
    const program = await start();
    expect(problems(program)).toEqual([{ type: 'problem', code: 'place.notFolder', message: join(folder, place), place }]);
    expect(await program.ask('saves.list', {})).toEqual([]);
    expect(await program.ask('campaigns.list', {})).toEqual([]);
    await playOne(program);
    expect(readFileSync(join(folder, place), 'utf8')).toBe('precious');
    expect(await program.ask('files.setAside', { place })).toEqual({ name: `${place}.damaged` });
    expect(readFileSync(join(folder, `${place}.damaged`), 'utf8')).toBe('precious');
    expect(await program.call('files.setAside', { place })).toMatchObject({ ok: false, code: 'place.free' });
    await program.ask('match.leave', {});
    expect(await program.ask('saves.list', {})).toHaveLength(1);
  });
});

describe('settings and progress', () => {
  it('damaged ones are set aside and that is said', async () => {
    writeFileSync(join(folder, 'settings.json'), '{"language":"pl"');
    writeFileSync(join(folder, 'progress.json'), '['.repeat(100_000));
    const program = await start();
    expect(problems(program).map(({ code, message }) => [code, message])).toEqual([
      ['settings.damaged', 'settings.json.damaged'],
      ['progress.damaged', 'progress.json.damaged'],
    ]);
    expect(readFileSync(join(folder, 'settings.json.damaged'), 'utf8')).toBe('{"language":"pl"');
  });

  it('that are folders are said, and changes hold until the end', async () => {
    mkdirSync(join(folder, 'settings.json'));
    mkdirSync(join(folder, 'progress.json', 'inside'), { recursive: true });
    const program = await start();
    expect(problems(program).map(({ code, place }) => [code, place])).toEqual([
      ['place.notFile', 'settings'],
      ['place.notFile', 'progress'],
    ]);
    expect(await program.ask('settings.set', { language: 'pl' })).toMatchObject({ language: 'pl' });
    expect(problems(program).at(-1)).toMatchObject({ code: 'settings.notWritten' });
    await program.ask('files.setAside', { place: 'settings' });
    await program.ask('settings.set', { volume: 0.5 });
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({ language: 'pl', volume: 0.5 });
    expect(existsSync(join(folder, 'progress.json', 'inside'))).toBe(true);
  });

  it('nothing but a place of ours can be set aside', async () => {
    const program = await start();
    writeFileSync(join(folder, 'settings.json'), '{}');
    expect(await program.call('files.setAside', { place: '../x' as 'saves' })).toMatchObject({ code: 'request.malformed' });
    expect(await program.call('files.setAside', { place: 'settings' })).toMatchObject({ code: 'place.free' });
  });
});

describe('other things in the way', () => {
  it('leftover temporary files are swept, other people’s are not', async () => {
    mkdirSync(join(folder, 'saves'));
    writeFileSync(join(folder, 'saves', '.new.0123456789ab.tmp'), 'half');
    writeFileSync(join(folder, 'saves', 'notes.tmp'), 'mine');
    await start();
    expect(readdirSync(join(folder, 'saves'))).toEqual(['notes.tmp']);
  });

  it('a data folder that is a file: it opens, plays and says that nothing is saved', async () => {
    writeFileSync(join(folder, 'file'), 'precious');
    const outer = folder;
    folder = join(outer, 'file');
    try {
      const program = await start();
      await playOne(program);
      expect(program.pushes).toContainEqual(expect.objectContaining({ type: 'saving', state: 'pending' }));
      expect(await program.call('app.quit', {})).toMatchObject({ ok: false, code: 'quit.unsaved' });
      expect(await program.call('app.quit', {})).toMatchObject({ ok: true });
      expect(readFileSync(join(outer, 'file'), 'utf8')).toBe('precious');
    } finally {
      await test?.host.close();
      test = null;
      folder = outer;
    }
  });
});
