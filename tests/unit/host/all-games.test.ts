// Every registered game goes through the host: played, saved, opened again exactly as it was, lessons to their end.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { known } from '../../../engine/core/invariant';
import { GAME_IDS, games } from '../../../engine/registry';
import { type Bundles, machine, makeBundles, makeFolder, openHost, person } from '../../support/host';

let bundles: Bundles;
beforeAll(() => {
  bundles = makeBundles();
});
afterAll(() => bundles.remove());

describe.each(GAME_IDS)('%s', (id) => {
  const game = games[id];
  const seats = [person('Anna', 'gules'), machine('Page', 'azure')].slice(
    0,
    Math.max(game.seatRange.min, Math.min(2, game.seatRange.max)),
  );

  it('is played against AI, saved at every decision and opened again as it was', async () => {
    const folder = makeFolder();
    const test = await openHost(bundles, folder);
    const options = Object.fromEntries(
      game.options.filter((spec) => spec.seats?.includes(seats.length) ?? true).map((spec) => [spec.id, spec.standard]),
    );
    await test.ask('match.create', { game: id, seats, options, seed: 12 });
    for (let decided = 0; decided < 6; decided++) {
      const table = await test.until((each) => each.request !== null || each.outcome !== null);
      if (table.outcome !== null) break;
      await test.ask('match.decide', { key: known(table.request?.decisions[0]).key, entry: table.entry });
    }
    const before = await test.until((each) => each.request !== null || each.outcome !== null);
    await test.host.close();
    const again = await openHost(bundles, folder);
    const [save] = await again.ask('saves.list', {});
    expect(save).toMatchObject({ game: id, problem: null, entries: before.entry });
    await again.ask('match.resume', { file: known(save).file });
    expect(again.pushes.filter((push) => push.type === 'problem')).toEqual([]);
    expect(await again.table()).toEqual({ ...before, beats: [], canRedo: expect.any(Boolean) });
    await again.host.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('teaches every lesson to its end', async () => {
    const folder = makeFolder();
    const test = await openHost(bundles, folder);
    for (const lesson of game.lessons) {
      await test.ask('match.lesson', { game: id, lesson: lesson.id });
      for (let step = 0; ; step++) {
        const table = await test.table();
        if (table.mode.kind !== 'lesson') throw new Error('not a lesson');
        if (table.mode.finished) break;
        expect(step, lesson.id).toBeLessThan(200);
        if (table.mode.reading) await test.ask('match.next', {});
        else
          await test.ask('match.decide', {
            key: known(table.request?.decisions[0], `a choice in ${lesson.id}`).key,
            entry: table.entry,
          });
      }
    }
    const listed = (await test.ask('lessons.list', {})).filter((lesson) => lesson.game === id);
    expect(listed.map((lesson) => [lesson.lesson, lesson.done])).toEqual(game.lessons.map((lesson) => [lesson.id, true]));
    expect(test.host.log.text()).not.toMatch(/cannot be played/);
    await test.host.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
