// The folder of saves: damaged files of every kind, repair from older generations, names, rotation, leftovers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonical, hashText } from '../../engine/core/hash';
import { makeSave, SAVE_FORMAT, type SaveBody } from '../../engine/core/save-format';
import { createMatch } from '../../engine/match/match';
import { makeShelf } from '../../main/host/game-shelf';
import { autosaveFile } from '../../main/host/save-names';
import { directReader } from '../../main/host/save-reader';
import { openSaves, type SaveStore } from '../../main/host/save-store';
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
  saves = await openStore();
});
const openStore = () =>
  openSaves(folder, {
    reader: directReader(shelf),
    games: shelf.ids,
    edition: 'test',
    tell: (code, message) => told.push(`${code} ${message}`),
  });
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function body(name = 'Vigil', decisions = 1): SaveBody {
  const match = createMatch({ game: toy, seats: 2, seed: 3 });
  for (let played = 0; played < decisions && match.request !== null; played++)
    match.decide(match.request?.decisions[0]?.key ?? '');
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
      ['newer.gonfalon', 'save.newer', seal(body(), SAVE_FORMAT + 1)],
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

const matchId = (match: number) => match.toString(16).padStart(12, '0');

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
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toHaveLength(3);
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

  it('of matches that are not over are all kept, also when the clock has gone back', async () => {
    const years = [2030, 2020, 2035, 1999];
    for (let match = 0; match < 45; match++) {
      const savedAt = `${years[match % years.length]}-01-01T00:00:00.000Z`;
      await saves.autosave(matchId(match), { ...body(`Match ${match}`, 2), savedAt }, false);
    }
    const list = await saves.list();
    expect(list.map((info) => info.name)).toEqual(Array.from({ length: 45 }, (_, index) => `Match ${44 - index}`));
  });

  it('of finished matches are thinned out, the oldest by count first; running and named ones never', async () => {
    await saves.saveAs(body('Keep me', 999));
    await saves.autosave(matchId(900), body('Running', 2), false);
    for (let match = 0; match < 26; match++) await saves.autosave(matchId(match), body(`Match ${match}`, 999), false);
    const list = await saves.list();
    const finished = list.filter((info) => info.autosave && info.finished).map((info) => info.name);
    expect(finished[0]).toBe('Match 25');
    expect(finished).toHaveLength(21);
    expect(list.filter((info) => ['Keep me', 'Running'].includes(info.name))).toHaveLength(2);
  });

  it('found damaged when a match is opened give way to a good generation, also when the newest is gone', async () => {
    for (const decisions of [1, 2, 3]) await saves.autosave(ID, body('Vigil', decisions), true);
    put(autosaveFile(ID), 'x');
    expect(await saves.open(autosaveFile(ID))).toMatchObject({ ok: true, value: { journal: { entries: [{}, {}] } } });
    rmSync(join(folder, autosaveFile(ID)));
    expect(await saves.open(autosaveFile(ID))).toMatchObject({ ok: true });
    for (const generation of ['', '.1', '.2']) put(autosaveFile(ID) + generation, '{');
    expect(await saves.open(autosaveFile(ID))).toMatchObject({ ok: false, code: 'save.truncated' });
  });

  it('leave no temporary file behind, also not one of a killed write', async () => {
    put(`.${autosaveFile(ID)}.0123456789ab.tmp`, 'half a save');
    saves = await openStore();
    await saves.autosave(ID, body(), false);
    expect(readdirSync(folder)).toEqual(['.index.json', autosaveFile(ID)]);
  });
});

describe('things in the folder that are no saves', () => {
  it.runIf(process.platform !== 'win32')('a pipe, a device, a folder and links harm nothing', async () => {
    put('good.gonfalon', makeSave(body()));
    put('../elsewhere.gonfalon', makeSave(body('Elsewhere')));
    execFileSync('mkfifo', [join(folder, 'pipe.gonfalon')]);
    mkdirSync(join(folder, 'folder.gonfalon'));
    symlinkSync('/dev/zero', join(folder, 'zero.gonfalon'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.gonfalon'));
    symlinkSync('round.gonfalon', join(folder, 'round.gonfalon'));
    symlinkSync('../elsewhere.gonfalon', join(folder, 'linked.gonfalon'));
    const list = await saves.list();
    const problems = Object.fromEntries(list.map((info) => [info.file, info.problem?.code ?? null]));
    expect(problems).toEqual({
      'good.gonfalon': null,
      'linked.gonfalon': null,
      'pipe.gonfalon': 'file.notFile',
      'folder.gonfalon': 'file.notFile',
      'zero.gonfalon': 'file.notFile',
      'dangling.gonfalon': 'file.missing',
      'round.gonfalon': 'file.unreadable',
    });
    for (const file of ['pipe.gonfalon', 'zero.gonfalon', 'round.gonfalon'])
      for (const result of [await saves.open(file), await saves.export(file), await saves.rename(file, 'x')])
        expect(result.ok, file).toBe(false);
    expect(await saves.remove('folder.gonfalon')).toMatchObject({ ok: false, code: 'file.notRemoved' });
    expect(await saves.rename('linked.gonfalon', 'Renamed')).toMatchObject({ ok: true });
    expect(await saves.remove('linked.gonfalon')).toMatchObject({ ok: true });
    expect(JSON.parse(readFileSync(join(folder, '..', 'elsewhere.gonfalon'), 'utf8')).body.name).toBe('Elsewhere');
  });
});

describe('the index', () => {
  const hidden = () => join(folder, '.index.json');

  it('lets a folder of thousands be listed without reading it again, and is rebuilt from nothing', async () => {
    mkdirSync(folder, { recursive: true });
    const text = makeSave(body());
    for (let file = 0; file < 5_000; file++) writeFileSync(join(folder, `save ${file} (1).gonfalon`), text);
    expect(await saves.list()).toHaveLength(5_000);
    for (const store of [saves, await openStore()]) {
      const before = process.cpuUsage();
      expect(await store.list()).toHaveLength(5_000);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000, 'milliseconds of processor time').toBeLessThan(1_000);
    }
    put('save 7 (1).gonfalon', '');
    const changed = await (await openStore()).list();
    expect(changed.filter((info) => info.problem !== null).map((info) => info.file)).toEqual(['save 7 (1).gonfalon']);
  }, 180_000);

  it.each(['', '{', 'null', '[]', '{"edition":1,"saves":{}}', '\u0000'])('that reads %j is only a memory lost', async (text) => {
    put('good.gonfalon', makeSave(body()));
    await saves.list();
    writeFileSync(hidden(), text);
    expect(await (await openStore()).list()).toMatchObject([{ file: 'good.gonfalon', problem: null }]);
    expect(readFileSync(hidden(), 'utf8')).toContain('good.gonfalon');
  });
});

describe('named saves', () => {
  it('may be called what browsers and people call them', async () => {
    const names = [
      'my save (1).gonfalon',
      "Jagna's match, round 3!.gonfalon",
      'Zażółć gęślą jaźń.GONFALON',
      '🏰.gonfalon',
      `${'ż'.repeat(120)}.gonfalon`,
      '100% [final] & more.gonfalon',
    ];
    for (const file of names) put(file, makeSave(body()));
    expect((await saves.list()).map((info) => info.file).sort()).toEqual(names.toSorted());
    for (const file of names) {
      expect(await saves.open(file), file).toMatchObject({ ok: true });
      expect(await saves.rename(file, 'Renamed'), file).toMatchObject({ ok: true, value: { file, name: 'Renamed' } });
      expect(await saves.remove(file), file).toEqual({ ok: true, value: null });
    }
    expect(await saves.list()).toEqual([]);
  });

  it('get a file name that is never cut inside a character', async () => {
    for (const character of ['🏰', 'ż', 'e\u0301', '界'])
      for (let length = 1; length < 41; length += 3) {
        const written = await saves.saveAs(body(character.repeat(length)));
        const file = written.ok ? written.value.file : '';
        expect(file, 'no half of a character').not.toMatch(
          /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/,
        );
        expect(readdirSync(folder)).toContain(file);
      }
  });

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
        await saves.open(file),
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
