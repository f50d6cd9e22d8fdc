// Builds what is stale and opens the game: Electron's window, or the browser shell where there is no Electron or no screen.
// Flags: --browser, --user-data=<folder>, --scene=<name>, --no-open, or a save file to open.
import { join } from 'node:path';
import { build } from './build.mjs';
import { whyNoDisplay } from './display.mjs';
import { electronVersion, obtainElectron } from './electron.mjs';
import { root, run } from './lib.mjs';
import { sandboxFlags } from './sandbox.mjs';

const flags = process.argv.slice(2);
const passed = flags.filter((flag) => flag !== '--browser');

if (!(await build())) process.exit(1);

process.exit(await open());

async function open() {
  const reason = await whyNoDisplay();
  if (reason !== null) {
    console.log(`There is no display here (${reason}): open this address in a browser instead.`);
    return openBrowser('--no-open');
  }
  return flags.includes('--browser') ? openBrowser() : openElectron();
}

async function openElectron() {
  const { path, reason } = await obtainElectron();
  if (path === null) {
    console.log(
      `Electron ${electronVersion() ?? ''} cannot be had (${reason}): opening the same table in a browser window instead.`,
    );
    return openBrowser();
  }
  const env = { ...process.env };
  // Set by some editors; Electron would then behave as plain Node.
  delete env.ELECTRON_RUN_AS_NODE;
  const unsafe = sandboxFlags(path);
  if (unsafe.length > 0 && process.getuid?.() !== 0)
    console.log('This system gives a program that is not installed no sandbox: Electron runs without it.');
  return run(path, [...unsafe, root, ...passed], { env });
}

function openBrowser(...more) {
  return run(process.execPath, [join(root, 'dist/main/browser.cjs'), ...more, ...passed]);
}
