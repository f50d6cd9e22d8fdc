// From starting the process to a title that answers, in Electron, beside an empty Electron window that only initialises
// Pixi, in turn and in one run. Every start has a folder of its own. Prints milliseconds as JSON; null without an Electron.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findElectron } from './electron.mjs';
import { hasDisplay, onPath, root, XVFB } from './lib.mjs';
import { sandboxFlags } from './sandbox.mjs';

const STARTS = 7;
const LONGEST = 60_000;
const here = join(root, 'tests/bench/cold-start');
const electron = findElectron();

if (electron === null || (!hasDisplay() && onPath('xvfb-run') === null)) console.log('null');
else if (!hasDisplay()) {
  const again = [...XVFB, process.execPath, import.meta.filename];
  process.exitCode = spawnSync('xvfb-run', again, { stdio: 'inherit' }).status ?? 1;
} else {
  const [title, empty] = [[], []];
  // The first start of each brings the files into the system's memory.
  for (let start = -1; start < STARTS; start += 1) {
    const taken = [await startOf(join(here, 'empty.cjs')), await startOf(root)];
    if (start >= 0) {
      empty.push(taken[0]);
      title.push(taken[1]);
    }
  }
  console.log(JSON.stringify({ title, empty }));
}

function startOf(program) {
  const userData = mkdtempSync(join(tmpdir(), 'gonfalon-cold-'));
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  return new Promise((done, broken) => {
    const began = Date.now();
    const flags = [...sandboxFlags(electron), '-r', join(here, 'watch.cjs'), program, `--user-data=${userData}`];
    const child = spawn(electron, flags, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const guard = setTimeout(() => child.kill('SIGKILL'), LONGEST);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', () => {
      clearTimeout(guard);
      rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
      const ready = /ready (\d+)/.exec(output)?.[1];
      if (ready === undefined) broken(new Error(`${program} never answered`));
      else done(Number(ready) - began);
    });
  });
}
