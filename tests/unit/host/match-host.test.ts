// Matches at the host: AI seats, curtain, stale clicks, undo, saving at every step, resuming, replays.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import type { TablePush } from '../../../engine/protocol';
import { type Bundles, machine, makeBundles, makeFolder, openHost, person, playOut, type TestHost } from '../../support/host';
import type { ToyView } from '../../support/toy-game/types';

let bundles: Bundles;
let folder = '';
let test: TestHost;

beforeAll(() => {
  bundles = makeBundles();
});
afterAll(() => bundles.remove());
beforeEach(async () => {
  folder = makeFolder();
  test = await openHost(bundles, folder);
});
afterEach(async () => {
  await test.host.close();
  rmSync(folder, { recursive: true, force: true });
});

const view = (table: TablePush) => table.view as ToyView;
const tables = () => test.pushes.flatMap((push) => (push.type === 'table' ? [push.table] : []));
const twoPeople = [person('Anna', 'gules'), person('Bolko', 'azure')];
const alone = [person('Anna', 'gules'), machine('Page', 'azure')];
const create = (seats: typeof alone, seed = 5) => test.ask('match.create', { game: 'toy', seats, options: {}, seed });
const decideFirst = async (table: TablePush) =>
  test.ask('match.decide', { key: known(table.request?.decisions[0]).key, entry: table.entry });

describe('a match against AI', () => {
  it('is played to its end; the view is always the person’s', async () => {
    await create(alone);
    const end = await playOut(test);
    expect(end.outcome?.standings).toHaveLength(2);
    for (const table of tables()) {
      expect(table.viewer).toBe(0);
      expect(view(table).seat).toBe(0);
      if (table.request !== null) expect(table.request.seat).toBe(0);
      if (table.beats.length > 0) expect(table.beats.at(-1)?.view).toEqual(table.view);
      for (const beat of table.beats) expect(beat.view).toMatchObject({ seat: 0 });
      for (const { event } of table.beats)
        if (event.type === 'cardLaid' && 'seat' in event && event.seat === 1) expect(event).toMatchObject({ card: null });
    }
    expect(end.course).toHaveLength(5);
  });

  it('tells the seed when it is over and not before', async () => {
    await create(alone, 771_234_567);
    const end = await playOut(test);
    expect(end.seed).toBe(771_234_567);
    const before = test.pushes.filter((push) => push.type !== 'table' || push.table.outcome === null);
    expect(before.length).toBeGreaterThan(5);
    expect(JSON.stringify(before)).not.toContain('771234567');
  });

  it('gives one piece of advice a position, however often it is asked for', async () => {
    await create(alone);
    const table = await test.until((each) => each.request !== null);
    const start = performance.now();
    const hints = await Promise.all(Array.from({ length: 40 }, () => test.ask('match.hint', {})));
    expect(new Set(hints.map(({ key }) => key)).size).toBe(1);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect((await test.table()).entry).toBe(table.entry);
  });

  it('hears the coach only where he sits, and only the words it knows', async () => {
    expect(await test.call('match.silenceCoach', {})).toMatchObject({ ok: false, code: 'table.empty' });
    await create(alone);
    const table = await test.until((each) => each.request !== null);
    expect(table.coaching).toBeUndefined();
    expect(await test.call('match.silenceCoach', {})).toMatchObject({ ok: false, code: 'table.notHere' });
    const key = known(table.request?.decisions[0]).key;
    for (const sure of [false, 1, 'true', null])
      expect(await test.host.call('match.decide', { key, entry: table.entry, sure })).toMatchObject({
        ok: false,
        code: 'request.malformed',
      });
    expect((await test.table()).entry).toBe(table.entry);
    await test.ask('settings.set', { coach: true });
    expect((await test.table()).coaching).toMatchObject({ coach: 'reinhold', asked: 0, silent: false });
    expect(await test.call('match.silenceCoach', {})).toEqual({ ok: true, value: null });
    expect((await test.table()).coaching).toMatchObject({ silent: true });
    expect(await test.call('match.decide', { key, entry: table.entry, sure: true })).toEqual({ ok: true, value: null });
  });

  it('tells who thinks and when that is over', async () => {
    await create(alone);
    await playOut(test);
    const thinking = test.pushes.flatMap((push) => (push.type === 'thinking' ? [push.seat] : []));
    expect(thinking).toContain(1);
    expect(thinking.at(-1)).toBeNull();
  });

  it('refuses what is late, foreign or not asked, and changes nothing', async () => {
    await create(alone);
    const table = await test.until((each) => each.request !== null);
    const key = known(table.request?.decisions[0]).key;
    expect(await test.call('match.decide', { key, entry: table.entry + 1 })).toMatchObject({ ok: false, code: 'decision.stale' });
    expect(await test.call('match.decide', { key: 'play:99', entry: table.entry })).toMatchObject({
      ok: false,
      code: 'decision.illegal',
    });
    expect(await test.call('match.reveal', { seat: 0 })).toMatchObject({ ok: false, code: 'reveal.notAsked' });
    expect(await test.call('match.next', {})).toMatchObject({ ok: false, code: 'table.notHere' });
    expect(await test.table()).toEqual({ ...table, beats: [] });
    await decideFirst(table);
    expect(await test.call('match.decide', { key, entry: table.entry })).toMatchObject({ ok: false, code: 'decision.stale' });
  });

  it('gives a hint that is one of the choices', async () => {
    await create(alone);
    const table = await test.until((each) => each.request !== null);
    const hint = await test.ask('match.hint', {});
    expect(table.request?.decisions.map((each) => each.key)).toContain(hint.key);
  });

  it('gives shares and reasons with a hint where the game’s adviser has them', async () => {
    await test.ask('match.create', {
      game: 'grunwald',
      options: {},
      seats: [
        { kind: 'human', name: 'Anna', tincture: 'gules' },
        { kind: 'human', name: 'Jan', tincture: 'azure' },
      ],
    });
    const table = await test.until((each) => each.game === 'grunwald' && each.request !== null);
    const { key, best = [] } = await test.ask('match.hint', {});
    expect(best.length).toBeGreaterThan(1);
    expect(best[0]?.key).toBe(key);
    for (const advice of best) {
      expect(table.request?.decisions.map((each) => each.key)).toContain(advice.key);
      expect(advice.share).toBeGreaterThan(0);
      expect(advice.share).toBeLessThan(1);
    }
  });

  it('takes back a whole turn in practice only', async () => {
    await create(alone);
    await decideFirst(await test.until((each) => each.request !== null));
    const later = await test.until((each) => each.request !== null);
    await test.ask('settings.set', { practiceUndo: true });
    await test.ask('match.undo', {});
    const back = await test.table();
    expect(back.entry).toBeLessThan(later.entry);
    expect(back.canRedo).toBe(true);
    await test.ask('match.redo', {});
    expect((await test.table()).entry).toBeGreaterThan(back.entry);
  });

  it('stops thinking when it is left', async () => {
    await create([person('Anna', 'gules'), { kind: 'ai', name: 'Hetman', tincture: 'azure', level: 'hetman' }]);
    for (let table = await test.table(); table.request !== null; table = await test.table()) await decideFirst(table);
    const start = performance.now();
    await test.ask('match.leave', {});
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(await test.ask('match.current', {})).toBeNull();
    const before = test.pushes.length;
    await new Promise((done) => setTimeout(done, 300));
    expect(test.pushes.length).toBe(before);
  });
});

describe('two people at one screen', () => {
  it('see nothing secret before the screen is handed over', async () => {
    await create(twoPeople);
    let table = await test.table();
    for (let step = 0; table.outcome === null; step++) {
      expect(step).toBeLessThan(200);
      if (table.curtain !== null) {
        expect(table).toMatchObject({ viewer: null, request: null, canUndo: false });
        expect(view(table).hand).toEqual([]);
        const other = 1 - table.curtain;
        expect(await test.call('match.reveal', { seat: other })).toMatchObject({ ok: false });
        expect(await test.call('match.decide', { key: 'roll', entry: table.entry })).toMatchObject({
          ok: false,
          code: 'decision.curtain',
        });
        await test.ask('match.reveal', { seat: table.curtain });
        table = await test.table();
        expect(table.viewer).toBe(table.toMove);
      }
      expect(table.request?.seat).toBe(table.viewer);
      await decideFirst(table);
      table = await test.table();
    }
    for (const each of tables())
      if (each.viewer === null) expect(JSON.stringify(each.beats)).not.toMatch(/"cardLaid","seat":\d,"card":\d/);
  });

  it('pass the screen on without a curtain in a game without secrets, unless they want one every turn', async () => {
    const curtains = async (curtain: 'secrets' | 'always') => {
      await test.ask('settings.set', { curtain });
      await test.ask('match.create', { game: 'leaders', seats: twoPeople, options: {}, seed: 3 });
      const fallen: (number | null)[] = [];
      for (let step = 0; step < 12; step++) {
        let table = await test.table();
        fallen.push(table.curtain);
        if (table.curtain !== null) await test.ask('match.reveal', { seat: table.curtain });
        table = await test.table();
        expect(table.viewer).toBe(table.toMove);
        await decideFirst(table);
      }
      return new Set(fallen);
    };
    expect(await curtains('secrets')).toEqual(new Set([null]));
    expect(await curtains('always')).toEqual(new Set([0, 1, null]));
  });
});

describe('saving', () => {
  it('has every decision on disk before it is shown', async () => {
    await create(alone);
    const table = await test.until((each) => each.request !== null);
    await decideFirst(table);
    const shown = tables().at(-1);
    const [info] = await test.ask('saves.list', {});
    expect(info?.entries).toBeGreaterThanOrEqual(known(shown).entry);
  });

  it('brings the match back exactly as it was after the program is gone', async () => {
    await create(alone);
    for (let decided = 0; decided < 4; decided++) await decideFirst(await test.until((each) => each.request !== null));
    const before = await test.until((each) => each.request !== null);
    const again = await openHost(bundles, folder);
    const [info] = await again.ask('saves.list', {});
    await again.ask('match.resume', { file: known(info).file });
    expect(await again.table()).toEqual({ ...before, beats: [], canUndo: expect.any(Boolean) });
    expect((await playOut(again)).outcome).not.toBeNull();
    await again.host.close();
    expect(readdirSync(join(folder, 'saves')).filter((file) => file.endsWith('.gonfalon'))).toHaveLength(1);
  });

  it('brings what was told last along, as its person saw it', async () => {
    await create(alone);
    for (let decided = 0; decided < 4; decided++) await decideFirst(await test.until((each) => each.request !== null));
    const before = await test.until((each) => each.request !== null);
    const told = tables().flatMap((each) => each.beats.map(({ event }) => event));
    await test.host.close();
    test = await openHost(bundles, folder);
    const [info] = await test.ask('saves.list', {});
    await test.ask('match.resume', { file: known(info).file });
    const opened = known(tables()[0]);
    expect(opened).toMatchObject({ entry: before.entry, beats: [] });
    const past = known(opened.past);
    expect(past.map(({ event }) => event)).toEqual(told.slice(-past.length));
    expect(past.length).toBeGreaterThan(5);
    expect(past.at(-1)).toMatchObject({ entry: before.entry, progress: before.progress.number });
    for (const { view: seen } of past) expect((seen as ToyView).seat).toBe(0);
    // A page that is loaded again asks for the same; what follows does not repeat it.
    expect((await test.table()).past).toEqual(past);
    await decideFirst(opened);
    expect(known(tables()[1]).past).toBeUndefined();
  });

  it('gives a match up: kept among the finished, to be looked at, not to be gone on with', async () => {
    await create(alone);
    await decideFirst(await test.until((each) => each.request !== null));
    await test.ask('match.giveUp', {});
    expect(await test.ask('match.current', {})).toBeNull();
    const [info] = await test.ask('saves.list', {});
    expect(info).toMatchObject({ finished: true, winners: [], toMove: null, problem: null });
    expect(await test.call('match.resume', { file: known(info).file })).toMatchObject({ ok: false, code: 'match.givenUp' });
    await test.ask('replay.open', { file: known(info).file });
    expect((await test.table()).mode).toMatchObject({ kind: 'replay', at: 0, entries: expect.any(Number) });
    expect(await test.call('match.giveUp', {})).toMatchObject({ ok: false, code: 'table.notHere' });
  });

  it('leaves a named save as it was when the match goes on from it', async () => {
    await create(alone);
    await test.until((each) => each.request !== null);
    const named = await test.ask('saves.saveAs', { name: 'Before the storm' });
    await test.ask('match.resume', { file: named.file });
    await playOut(test);
    const saves = await test.ask('saves.list', {});
    expect(saves.find((each) => each.file === named.file)).toMatchObject({ entries: named.entries, finished: false });
    expect(saves.filter((each) => each.finished)).toHaveLength(1);
  });

  it('opens a save named on the command line', async () => {
    await create(alone);
    const named = await test.ask('saves.saveAs', { name: 'Elsewhere' });
    const other = makeFolder();
    const opened = await openHost(bundles, other, join(folder, 'saves', named.file));
    const { openFile } = await opened.ask('about', {});
    await opened.ask('match.resume', { file: known(openFile) });
    expect((await opened.table()).entry).toBe(named.entries);
    expect((await opened.ask('about', {})).openFile).toBeNull();
    await opened.host.close();
    rmSync(other, { recursive: true, force: true });
  });
});

describe('a file from outside', () => {
  it('that cannot be opened is told to the page as soon as it is there', async () => {
    const path = join(folder, 'broken.gonfalon');
    writeFileSync(path, 'not a save');
    const opened = await openHost(bundles, makeFolder(), path);
    expect((await opened.ask('about', {})).openFile).toBeNull();
    await expect.poll(() => opened.pushes).toMatchObject([{ type: 'problem', code: 'save.truncated' }]);
    await opened.host.close();
    rmSync(opened.userData, { recursive: true, force: true });
  });

  it('opened while the program runs is a command to the page', async () => {
    await create(alone);
    const named = await test.ask('saves.saveAs', { name: 'Elsewhere' });
    await test.host.openFile(join(folder, 'saves', named.file));
    expect(test.pushes.at(-1)).toMatchObject({
      type: 'command',
      command: 'open-file',
      argument: expect.stringMatching(/^opened-/),
    });
  });
});

describe('a replay', () => {
  it('shows a finished match entry by entry', async () => {
    await create(alone);
    const end = await playOut(test);
    const [info] = await test.ask('saves.list', {});
    await test.ask('replay.open', { file: known(info).file });
    expect((await test.table()).mode).toMatchObject({ kind: 'replay', at: 0, entries: end.entry });
    await test.ask('replay.seek', { entry: 1 });
    expect(tables().at(-1)?.beats.length).toBeGreaterThan(0);
    await test.ask('replay.seek', { entry: end.entry });
    expect((await test.table()).view).toEqual(end.view);
    await test.ask('replay.seek', { entry: 2 });
    expect((await test.table()).entry).toBe(2);
    expect(await test.call('replay.seek', { entry: end.entry + 1 })).toMatchObject({ ok: false, code: 'replay.end' });
  });

  it('of a match that still hides something is refused', async () => {
    await create(alone);
    const [info] = await test.ask('saves.list', {});
    expect(await test.call('replay.open', { file: known(info).file })).toMatchObject({ ok: false, code: 'replay.unfinished' });
  });
});

describe('a new match', () => {
  it('is refused with a reason when it cannot be', async () => {
    const wrong = [
      [{ game: 'toy', seats: [person('A', 'gules')], options: {} }, 'match.seats'],
      [{ game: 'toy', seats: [person('A', 'gules'), person('B', 'gules')], options: {} }, 'match.tinctures'],
      [{ game: 'toy', seats: twoPeople, options: { bonus: 3 } }, 'options.bonus'],
    ] as const;
    for (const [body, code] of wrong)
      expect(await test.call('match.create', { ...body, seats: [...body.seats] })).toMatchObject({ ok: false, code });
    expect(await test.ask('match.current', {})).toBeNull();
  });
});
