// Opens the program in a posed state: `npm run scene -- <game|screen> [name]`, e.g. `results`, `leaders recruit`.
// Flags: --pl for Polish, --list for the names, --no-open to print the address only.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { findBrowser, root } from './lib.mjs';

const flags = process.argv.slice(2).filter((each) => each.startsWith('--'));
const name =
  process.argv
    .slice(2)
    .filter((each) => !each.startsWith('--'))
    .join('-') || 'title';

if (flags.includes('--list')) {
  const folder = join(root, 'tests/visual/scenes');
  for (const file of readdirSync(folder)) {
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map((match) => match[1]);
    console.log(`${file.replace(/\.ts$/, '')}: ${names.join(', ')}`);
  }
  process.exit(0);
}

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  mode: 'scene',
  logLevel: 'warn',
  cacheDir: join(root, 'node_modules/.vite-scenes'),
  server: { port: 0, host: '127.0.0.1' },
});
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
