// npm run package: builds everything and packs the product for this machine's system into release.
// Arguments go to electron-builder (for example --dir, --linux AppImage, --win nsis).
import { build } from './build.mjs';
import { bin, runNode } from './lib.mjs';

if (!(await build({ force: true }))) process.exit(1);
process.exitCode = await runNode(bin('electron-builder', 'cli.js'), [
  '--config',
  'electron-builder.yml',
  '--publish',
  'never',
  ...process.argv.slice(2),
]);
