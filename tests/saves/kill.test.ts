// kill -9 at any moment: what was shown is on disk, nothing is damaged, the match goes on.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { known } from '../../engine/core/invariant';
import { autosaveFile } from '../../main/host/save-names';
import { type Bundles, makeBundles, makeFolder, openHost, playOut } from '../support/host';

let bundles: Bundles;
let script = '';
const folder = makeFolder();

beforeAll(() => {
  bundles = makeBundles();
  script = join(folder, 'player.cjs');
  const entry = join(import.meta.dirname, '../support/killed-player.ts');
  buildSync({
    entryPoints: [entry],
    outfile: script,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
});
afterAll(() => {
  bundles.remove();
  rmSync(folder, { recursive: true, force: true });
});

// The last table that was told before the kill.
function playAndKill(userData: string, millis: number): Promise<{ readonly match: string; readonly entry: number }> {
  return new Promise((done, broken) => {
    const child = spawn(process.execPath, [script, userData, bundles.workerFile, bundles.saveWorkerFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), millis);
      output += String(chunk);
    });
    child.on('error', broken);
    child.on('close', () => {
      const lines = output.split('\n').slice(0, -1);
      const [match, entry] = known(lines.at(-1), 'a table that was told').split(' ');
      done({ match: known(match), entry: Number(entry) });
    });
  });
}

describe('a program killed in the middle of play', () => {
  it.each([3, 17, 41, 77, 130, 211])('after %i ms has lost at most the decision under way', async (millis) => {
    const userData = join(folder, `data-${millis}`);
    const last = await playAndKill(userData, millis);
    const test = await openHost(bundles, userData);
    const saves = await test.ask('saves.list', {});
    expect(saves.filter((save) => save.problem !== null)).toEqual([]);
    const save = known(saves.find((each) => each.file === autosaveFile(last.match)));
    expect(save.entries - last.entry === 0 || save.entries - last.entry === 1).toBe(true);
    await test.ask('match.resume', { file: save.file });
    expect((await test.table()).entry).toBe(save.entries);
    expect((await playOut(test)).outcome).not.toBeNull();
    await test.host.close();
  });
});
