// Builds what is stale and opens the game: Electron's window, or the browser shell where Electron is missing.
// Flags: --browser, --toy, --user-data=<folder>, --scene=<name>, --no-open, or a save file to open.
import { join } from 'node:path';
import { build } from './build.mjs';
import { fetchElectron, findElectron, root, run, sandboxFlags } from './lib.mjs';

const flags = process.argv.slice(2);
const passed = flags.filter((flag) => flag !== '--browser');

if (!(await build({ toy: flags.includes('--toy') }))) process.exit(1);

const electron = flags.includes('--browser') ? null : (findElectron() ?? fetchElectron());
if (electron !== null) {
  const env = { ...process.env };
  // Set by some editors; Electron would then behave as plain Node.
  delete env.ELECTRON_RUN_AS_NODE;
  process.exit(await run(electron, [...sandboxFlags(), root, ...passed], { env }));
}
if (!flags.includes('--browser'))
  console.log("Electron's binary is neither here nor downloadable: opening the browser shell instead.");
process.exit(await run(process.execPath, [join(root, 'dist/main/browser.cjs'), ...passed]));
