// Nothing that arrives at the host's door makes it throw, change something it should not, or name its insides.
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestSchemas } from '../../engine/protocol-schemas';
import { type Bundles, makeBundles, makeFolder, openHost, person, type TestHost } from '../support/host';

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

const NAMES = Object.keys(requestSchemas);
const isResult = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && (value.ok === true || ('code' in value && 'message' in value));

describe('the host’s door', () => {
  it('answers a Result to anything under any name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.constantFrom(...NAMES), fc.anything()),
        fc.anything({ withNullPrototype: true }),
        async (name, body) => {
          if (name === 'diagnostics.text') return;
          const result = await test.host.call(name, body);
          expect(isResult(result)).toBe(true);
          expect(result).not.toMatchObject({ code: 'host.failed' });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('refuses names that reach into prototypes', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])
      expect(await test.host.call(name, {})).toMatchObject({ ok: false, code: 'request.unknown' });
  });

  it('refuses a good body with one thing too much', async () => {
    for (const name of NAMES)
      expect(await test.host.call(name, { sneaked: 1 }), name).toMatchObject({ ok: false, code: 'request.malformed' });
  });

  it('keeps an open match as it is under noise', async () => {
    await test.ask('match.create', { game: 'toy', seats: [person('A', 'gules'), person('B', 'azure')], options: {}, seed: 1 });
    const before = await test.table();
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 400 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: -1, max: 5 }),
        async (key, entry, seat) => {
          const results = [
            await test.host.call('match.decide', { key, entry }),
            await test.host.call('match.reveal', { seat: seat === before.curtain ? 3 : seat }),
            await test.host.call('match.resume', { file: key }),
            await test.host.call('saves.delete', { file: key }),
            await test.host.call('saves.export', { file: key }),
            await test.host.call('replay.open', { file: key }),
            await test.host.call('replay.campaign', { campaign: key, game: entry }),
            await test.host.call('campaigns.play', { file: key }),
            await test.host.call('campaigns.delete', { file: key }),
            await test.host.call('match.lesson', { game: 'leaders', lesson: key.slice(0, 60) }),
            await test.host.call('match.puzzle', { puzzle: key.slice(0, 60) }),
            await test.host.call('saves.import', { name: 'x', text: key }),
          ];
          for (const result of results) expect(result.ok).toBe(false);
        },
      ),
      { numRuns: 100 },
    );
    expect(await test.table()).toEqual(before);
  });
});
