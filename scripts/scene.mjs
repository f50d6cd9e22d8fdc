// Opens the program in a posed state: `npm run scene -- <game|screen> [name]`, e.g. `results`, `leaders recruit`.
// Flags: --pl for Polish, --list for the names, --no-open to print the address only.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { findBrowser, root } from './lib.mjs';

const flags = process.argv.slice(2).filter((each) => each.startsWith('--'));
const name =
  process.argv
    .slice(2)
    .filter((each) => !each.startsWith('--'))
    .join(':') || 'title';

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  mode: 'scene',
  logLevel: 'warn',
  cacheDir: join(root, 'node_modules/.vite-scenes'),
  server: { port: 0, host: '127.0.0.1' },
});
if (flags.includes('--list')) {
  for (const file of readdirSync(join(root, 'tests/visual/scenes'))) {
    const { scenes } = await server.ssrLoadModule(join(root, 'tests/visual/scenes', file));
    console.log(Object.keys(scenes).join('\n'));
  }
  await server.close();
  process.exit(0);
}
await server.listen();
const address = `${server.resolvedUrls.local[0]}?scene=${name}${flags.includes('--pl') ? '&lang=pl' : ''}`;
const browser = flags.includes('--no-open') ? null : findBrowser();
if (browser === null) {
  console.log(`The scene is at ${address}`);
} else {
  const window = spawn(
    browser,
    [`--app=${address}`, '--window-size=1280,720', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    {
      stdio: 'ignore',
    },
  );
  window.on('exit', () => server.close().then(() => process.exit(0)));
}
