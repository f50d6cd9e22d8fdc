// The diagnostic file: everything that helps, nothing that spoils the running match or names the person.
import { rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_SETTINGS } from '../../../engine/protocol';
import { diagnosticText } from '../../../main/host/diagnostics';
import { type Bundles, machine, makeBundles, makeFolder, openHost, person, playOut, type TestHost } from '../../support/host';

const SEED = 1_410_071_5;

describe('the diagnostic file', () => {
  let bundles: Bundles;
  let test: TestHost;
  const userData = makeFolder();
  const text = async () => (await test.ask('diagnostics.text', {})).text;

  beforeAll(async () => {
    bundles = makeBundles();
    test = await openHost(bundles, userData);
  });
  afterAll(async () => {
    await test.host.close();
    bundles.remove();
    rmSync(userData, { recursive: true, force: true });
  });

  it('tells versions, settings and the log', async () => {
    await test.ask('settings.set', { playerName: 'Bolesława' });
    test.host.log.error(`could not read ${homedir()}/secret.gonfalon`);
    const said = await text();
    expect(said).toContain('Gonfalon 0.0.0, browser shell');
    expect(said).toContain(`Node ${process.versions.node}`);
    expect(said).toContain('"aiPause": 0.4');
    expect(said).toContain('~/secret.gonfalon');
    expect(said).not.toContain('Bolesława');
    expect(said).not.toContain(`${homedir()}/secret`);
    expect(said).toContain('== Match ==\nnone');
  });

  it('tells the running match without its seed, its hashes, names, or what exactly was decided', async () => {
    const seats = [person('Jadwiga', 'gules'), machine('Zawisza', 'azure')];
    await test.ask('match.create', { game: 'leaders', seats, options: {}, seed: SEED });
    const table = await test.until((each) => each.request !== null);
    await test.ask('match.decide', { key: table.request?.decisions[0]?.key ?? '', entry: table.entry });
    await test.until((each) => each.request !== null);
    const said = await text();
    expect(said).toContain('"game":"leaders"');
    expect(said).toContain('seats: human, page');
    expect(said).toContain('running: without its seed');
    expect(said).not.toContain(String(SEED));
    expect(said).not.toMatch(/[0-9a-f]{16}/);
    expect(said).not.toMatch(/Jadwiga|Zawisza/);
    const body = said.slice(said.indexOf('== Match =='), said.indexOf('== Log =='));
    expect(body.split('\n').some((line) => /^1 \S+ \d+$/.test(line))).toBe(true);
    expect(body).not.toMatch(/^\d+ \S*:\S+/m);
  });

  it('tells the whole journal of a match that is over', async () => {
    const seats = [person('A', 'gules'), person('B', 'azure')];
    await test.ask('match.create', { game: 'leaders', seats, options: {}, seed: SEED });
    await playOut(test);
    const said = await text();
    expect(said).toContain(`"seed":${SEED}`);
    expect(said).toMatch(/^1 \S+ \d+ [0-9a-f]{16}$/m);
  });

  it('lists crashes', () => {
    const parts = { version: '1', shell: 'electron', settings: STANDARD_SETTINGS, log: '', body: null, isOver: false };
    expect(diagnosticText({ ...parts, crashes: ['2027-01-01 12 bytes a.dmp'] })).toContain('2027-01-01 12 bytes a.dmp');
  });
});

describe('news of versions', () => {
  it('opens no page before there is signed news of it', async () => {
    const bundles = makeBundles();
    const userData = makeFolder();
    const test = await openHost(bundles, userData);
    expect(await test.call('updates.open', {})).toMatchObject({ ok: false, code: 'update.none' });
    expect(await test.call('licences.chromium', {})).toMatchObject({ ok: false, code: 'licences.absent' });
    await test.host.close();
    bundles.remove();
    rmSync(userData, { recursive: true, force: true });
  });
});
