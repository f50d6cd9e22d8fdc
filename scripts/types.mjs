// Type check: the engine by its own strict walls, then everything.
import { bin, collect } from './lib.mjs';

let failed = false;
for (const project of ['engine/tsconfig.json', 'tsconfig.json']) {
  const { code, output } = await collect(process.execPath, [bin('typescript', 'bin/tsc'), '-p', project]);
  if (code === 0) continue;
  failed = true;
  console.error(output.trimEnd());
}
process.exitCode = failed ? 1 : 0;
