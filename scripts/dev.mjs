// npm run dev: the page from Vite with hot reload, its socket answered by the browser shell's host.
// The host's bundles are rebuilt and it is started anew whenever main or engine change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build } from './build.mjs';
import { root } from './lib.mjs';

const HOST_PORT = 5180;
const ORIGIN = `http://127.0.0.1:${HOST_PORT}`;
// Filled in when the host has told its address; Vite's proxy sends them along.
const headers = { origin: ORIGIN, cookie: '' };
let host = null;

async function startHost() {
  if (!(await build({ only: ['main'] }))) return;
  host?.kill();
  const args = [join(root, 'dist/main/browser.cjs'), '--no-open', `--port=${HOST_PORT}`, ...process.argv.slice(2)];
  host = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  host.stdout.on('data', async (chunk) => {
    const address = /http:\S+/.exec(String(chunk))?.[0];
    if (address === undefined) return;
    const answer = await fetch(address, { redirect: 'manual' });
    headers.cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0];
  });
}

await startHost();
let pending = null;
for (const folder of ['main', 'engine'])
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => void startHost(), 300);
  });

// Only the page from this very server may use the host's cookie.
function refuseOthers(proxy) {
  proxy.on('proxyReqWs', (_proxied, request, socket) => {
    if (request.headers.origin !== `http://${request.headers.host}` || !request.headers.host.startsWith('127.0.0.1:'))
      socket.destroy();
  });
}

const server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    host: '127.0.0.1',
    proxy: { '/bridge': { target: ORIGIN, ws: true, changeOrigin: true, headers, configure: refuseOthers } },
  },
});
await server.listen();
server.printUrls();
process.on('SIGINT', () => {
  host?.kill();
  process.exit(0);
});
