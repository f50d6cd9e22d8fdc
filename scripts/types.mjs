// Type check: the engine by its own strict walls, then everything. Where Electron's package could not be
// installed (its binary is optional), its shell is left out and that is said.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, collect, root } from './lib.mjs';

const tsc = bin('typescript', 'bin/tsc');
const projects = ['engine/tsconfig.json'];
const reduced = join(root, 'tsconfig.no-electron.json');

if (existsSync(join(root, 'node_modules/electron/electron.d.ts'))) projects.push('tsconfig.json');
else {
  console.log("Electron's package is not installed: main/electron is not type-checked.");
  const exclude = ['node_modules', 'dist', 'main/electron'];
  writeFileSync(reduced, JSON.stringify({ extends: './tsconfig.json', exclude }));
  projects.push('tsconfig.no-electron.json');
}

let failed = false;
try {
  for (const project of projects) {
    const { code, output } = await collect(process.execPath, [tsc, '-p', project]);
    if (code !== 0) {
      failed = true;
      console.error(output.trimEnd());
    }
  }
} finally {
  rmSync(reduced, { force: true });
}
process.exitCode = failed ? 1 : 0;
