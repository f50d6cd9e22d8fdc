// Settings, progress, campaigns and the log: what is damaged falls back, what is good stays.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STANDARD_SETTINGS } from '../../../engine/protocol';
import { parseArguments } from '../../../main/host/arguments';
import { openLog } from '../../../main/host/log';
import { resolveInside } from '../../../main/host/page-files';
import { openProgress } from '../../../main/host/progress-store';
import { openSettings } from '../../../main/host/settings-store';
import { makeFolder } from '../../support/host';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('settings', () => {
  it('start at the standard and survive a restart', async () => {
    const store = await openSettings(join(folder, 'settings.json'));
    expect(store.settings).toEqual(STANDARD_SETTINGS);
    await store.change({ language: 'pl', volume: 0.25 });
    expect((await openSettings(join(folder, 'settings.json'))).settings).toEqual({
      ...STANDARD_SETTINGS,
      language: 'pl',
      volume: 0.25,
    });
  });

  it('keep every field that still holds', async () => {
    writeFileSync(join(folder, 'settings.json'), '{"language":"pl","volume":9,"fromTheFuture":true}');
    expect((await openSettings(join(folder, 'settings.json'))).settings).toEqual({ ...STANDARD_SETTINGS, language: 'pl' });
  });

  it('that are damaged are set aside', async () => {
    writeFileSync(join(folder, 'settings.json'), '{"language":"pl"');
    expect((await openSettings(join(folder, 'settings.json'))).settings).toEqual(STANDARD_SETTINGS);
    expect(readFileSync(join(folder, 'settings.json.damaged'), 'utf8')).toBe('{"language":"pl"');
  });
});

describe('progress', () => {
  it('counts a match against a named opponent once, and opens files from before them', async () => {
    const path = join(folder, 'progress.json');
    writeFileSync(path, '{"puzzles":["p1"],"lessons":[]}');
    const store = await openProgress(path);
    expect(store.records()).toEqual([]);
    await store.markMet('m1', 'rasa', 'won');
    await store.markMet('m1', 'rasa', 'lost');
    await store.markMet('m2', 'rasa', 'lost');
    await store.markMet('m2', 'hanka', 'lost');
    const again = await openProgress(path);
    expect(again.hasSolved('p1')).toBe(true);
    expect(again.records()).toEqual([
      { character: 'hanka', won: 0, lost: 1 },
      { character: 'rasa', won: 1, lost: 1 },
    ]);
  });

  it('remembers puzzles and lessons', async () => {
    const store = await openProgress(join(folder, 'progress.json'));
    await store.markSolved('p1');
    await store.markDone('leaders', 'moves');
    const again = await openProgress(join(folder, 'progress.json'));
    expect([again.hasSolved('p1'), again.hasSolved('p2')]).toEqual([true, false]);
    expect([again.hasDone('leaders', 'moves'), again.hasDone('zizka', 'moves')]).toEqual([true, false]);
  });

  it('that is damaged is set aside', async () => {
    writeFileSync(join(folder, 'progress.json'), '{"puzzles":3}');
    expect((await openProgress(join(folder, 'progress.json'))).hasSolved('p1')).toBe(false);
    expect(existsSync(join(folder, 'progress.json.damaged'))).toBe(true);
  });
});

describe('the log', () => {
  it('keeps errors with their cause and turns over when it grows large', () => {
    const log = openLog(folder);
    log.error('broken', new Error('the cause'));
    expect(log.text()).toMatch(/error broken: Error: the cause/);
    mkdirSync(join(folder, 'logs'), { recursive: true });
    writeFileSync(join(folder, 'logs', 'gonfalon.log'), 'x'.repeat(600_000));
    log.info('after');
    expect(readFileSync(join(folder, 'logs', 'gonfalon.log'), 'utf8')).toMatch(/^\S+ info after\n$/);
  });
});

describe('arguments', () => {
  it('are read in any order; a save is found among them', () => {
    const given = parseArguments(['--no-sandbox', '/opt/app', '--user-data=data', 'my.gonfalon', '--scene=title'], '/home/me');
    expect(given).toMatchObject({
      scene: 'title',
      userData: resolve('/home/me/data'),
      openFile: resolve('/home/me/my.gonfalon'),
      port: 0,
    });
  });
});

describe('files of the page', () => {
  it('lie inside its folder', () => {
    const page = resolve('/page');
    expect(resolveInside(page, '/')).toBe(join(page, 'index.html'));
    expect(resolveInside(page, '/assets/a%20b.js')).toBe(join(page, 'assets/a b.js'));
    for (const path of [
      '/../secret.js',
      '/%2e%2e/secret.js',
      '/..%2fsecret.js',
      '/a/../../secret.js',
      '/%00.js',
      '/..\\secret.js',
      '/%',
    ])
      expect(resolveInside(page, path), path).toBeNull();
  });
});
