// The folder of saves: damaged files of every kind, repair from older generations, names, rotation, leftovers.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonical, hashText } from '../../engine/core/hash';
import { makeSave, type SaveBody } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import { makeShelf } from '../../main/host/game-shelf';
import { autosaveFile, openSaves, type SaveStore } from '../../main/host/save-store';
import { makeFolder } from '../support/host';
import { toy } from '../support/toy-game';

const shelf = makeShelf({ toy });
const ID = '0123456789ab';
let folder = '';
let saves: SaveStore;
let told: string[] = [];

beforeEach(async () => {
  folder = join(makeFolder(), 'saves');
  told = [];
  saves = await openSaves(folder, shelf, (code, message) => told.push(`${code} ${message}`));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function body(name = 'Vigil', decisions = 1): SaveBody {
  const match = createMatch({ game: toy, seats: 2, seed: 3 });
  for (let played = 0; played < decisions; played++) match.decide(match.request?.decisions[0]?.key ?? '');
  return {
    name,
    savedAt: new Date(1_700_000_000_000 + decisions).toISOString(),
    campaign: null,
    journal: match.journal,
    snapshot: { ...match.state },
  };
}
const put = (file: string, text: string | Uint8Array) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
};
const seal = (held: unknown, format = 1) =>
  `{"gonfalon":"save","format":${format},"check":"${hashText(canonical(held))}","body":${canonical(held)}}`;

describe('the list of saves', () => {
  it('is empty before anything was saved', async () => {
    expect(await saves.list()).toEqual([]);
  });

  it('names every kind of bad file with a reason, leaves it untouched and lists the good ones', async () => {
    const good = makeSave(body());
    const bad: readonly (readonly [string, string, string | Uint8Array])[] = [
      ['empty.gonfalon', 'save.empty', ''],
      ['truncated.gonfalon', 'save.truncated', good.slice(0, good.length / 2)],
      ['nul.gonfalon', 'save.damaged', new Uint8Array(5_000)],
      ['newer.gonfalon', 'save.newer', seal(body(), 3)],
      ['edited.gonfalon', 'save.edited', good.replace('"Vigil"', '"Vigor"')],
      ['foreign.gonfalon', 'save.foreign', '{"some":"json"}'],
      ['noise.gonfalon', 'save.truncated', '\u{1F3F0} not json at all'],
      ['proto.gonfalon', 'save.damaged', good.replace('"body":{', '"body":{"__proto__":{"a":1},')],
      ['unknown.gonfalon', 'save.unknownGame', seal(withGame('chess'))],
      ['wrong-game.gonfalon', 'save.wrongGame', seal({ ...body(), snapshot: { phase: 'over' } })],
    ];
    for (const [file, , text] of bad) put(file, text);
    put('good.gonfalon', good);
    put('readme.txt', 'not a save');
    const list = await saves.list();
    for (const [file, code, text] of bad) {
      expect(list.find((info) => info.file === file)?.problem, file).toMatchObject({
        code,
        message: expect.stringMatching(/\w+ \w+/),
      });
      expect(readFileSync(join(folder, file)).equals(Buffer.from(text)), file).toBe(true);
    }
    expect(list.find((info) => info.file === 'good.gonfalon')).toMatchObject({
      name: 'Vigil',
      game: 'toy',
      problem: null,
      entries: 1,
    });
    expect(list).toHaveLength(bad.length + 1);
  });

  it('does not read a gigantic file', async () => {
    put('giant.gonfalon', '{');
    truncateSync(join(folder, 'giant.gonfalon'), 3_000_000_000);
    const start = performance.now();
    expect((await saves.list())[0]?.problem?.code).toBe('save.tooLarge');
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('takes a folder with the name of a save for what it is', async () => {
    mkdirSync(join(folder, 'folder.gonfalon'), { recursive: true });
    expect((await saves.list())[0]?.problem?.code).toBe('file.notFile');
  });
});

function withGame(game: string): unknown {
  const held = body();
  return { ...held, journal: { ...held.journal, header: { ...held.journal.header, game } } };
}

describe('autosaves', () => {
  it('keep three generations, the newest under the match', async () => {
    for (const decisions of [1, 2, 3, 4]) await saves.autosave(ID, body('Vigil', decisions), true);
    const entries = [autosaveFile(ID), `${autosaveFile(ID)}.1`, `${autosaveFile(ID)}.2`].map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).body.journal.entries.length,
    );
    expect(entries).toEqual([4, 3, 2]);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('are readable by nobody else', async () => {
    await saves.autosave(ID, body(), false);
    expect(statSync(join(folder, autosaveFile(ID))).mode & 0o077).toBe(0);
  });

  it('that are damaged give way to the newest good generation and are set aside', async () => {
    for (const decisions of [1, 2, 3]) await saves.autosave(ID, body('Vigil', decisions), true);
    put(autosaveFile(ID), '');
    put(`${autosaveFile(ID)}.1`, 'x');
    const [info] = await saves.list();
    expect(info).toMatchObject({ problem: null, entries: 1 });
    expect(readdirSync(folder)).toContain(`${autosaveFile(ID)}.damaged`);
    expect(told.join()).toContain(`${autosaveFile(ID)}.damaged`);
  });

  it('of a newer version are left alone', async () => {
    await saves.autosave(ID, body(), false);
    await saves.autosave(ID, body('Vigil', 2), true);
    put(autosaveFile(ID), seal(body(), 9));
    expect((await saves.list())[0]?.problem?.code).toBe('save.newer');
    expect(readFileSync(join(folder, autosaveFile(ID)), 'utf8')).toBe(seal(body(), 9));
  });

  it('forget the oldest matches but never a named save', async () => {
    await saves.saveAs(body('Keep me', 1));
    for (let match = 0; match < 24; match++) await saves.autosave(match.toString(16).padStart(12, '0'), body('Vigil', 2), false);
    const list = await saves.list();
    expect(list.filter((info) => info.autosave)).toHaveLength(20);
    expect(list.some((info) => info.name === 'Keep me')).toBe(true);
  });

  it('leave no temporary file behind, also not one of a killed write', async () => {
    put(`.${autosaveFile(ID)}.0123456789ab.tmp`, 'half a save');
    saves = await openSaves(folder, shelf);
    await saves.autosave(ID, body(), false);
    expect(readdirSync(folder)).toEqual([autosaveFile(ID)]);
  });
});

describe('named saves', () => {
  it('are written, renamed, exported, imported and removed', async () => {
    const written = await saves.saveAs(body('Bitwa pod Grunwaldem / 1410'));
    expect(written).toMatchObject({ ok: true, value: { name: 'Bitwa pod Grunwaldem / 1410', autosave: false } });
    const file = written.ok ? written.value.file : '';
    expect(await saves.rename(file, 'Żółw')).toMatchObject({ ok: true, value: { file, name: 'Żółw' } });
    const exported = await saves.export(file);
    expect(await saves.import('Again', exported.ok ? exported.value.text : '')).toMatchObject({
      ok: true,
      value: { name: 'Again' },
    });
    expect(await saves.remove(file)).toEqual({ ok: true, value: null });
    expect((await saves.list()).map((info) => info.name)).toEqual(['Again']);
  });

  it('never leave the folder', async () => {
    put('../outside.gonfalon', makeSave(body()));
    for (const file of [
      '../outside.gonfalon',
      '/etc/passwd',
      '..\\outside.gonfalon',
      'a/b.gonfalon',
      '.gonfalon',
      'x.gonfalon\0',
    ])
      for (const result of [
        await saves.read(file),
        await saves.remove(file),
        await saves.export(file),
        await saves.rename(file, 'x'),
      ])
        expect(result, file).toMatchObject({ ok: false, code: 'save.name' });
    expect(statSync(join(folder, '..', 'outside.gonfalon')).isFile()).toBe(true);
  });

  it('of another game or damaged are not imported', async () => {
    expect(await saves.import('x', seal(withGame('chess')))).toMatchObject({ ok: false, code: 'save.unknownGame' });
    expect(await saves.import('x', 'nonsense')).toMatchObject({ ok: false, code: 'save.truncated' });
    expect(await saves.list()).toEqual([]);
  });

  it('opened from elsewhere twice are one save', async () => {
    const path = join(folder, '..', 'mine.gonfalon');
    writeFileSync(path, makeSave(body()));
    const first = await saves.adopt(path);
    expect(await saves.adopt(path)).toEqual(first);
    expect(await saves.list()).toHaveLength(1);
  });
});
