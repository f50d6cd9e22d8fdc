// Starts the browser shell: host, loopback server and a window, or the address to open by hand.
import { join } from 'node:path';
import { version } from '../../package.json';
import { createHost } from '../host/api';
import { parseArguments } from '../host/arguments';
import { defaultUserData } from '../host/default-user-data';
import { openWindow } from './open-window';
import { serveBrowser } from './server';

async function main(): Promise<void> {
  const given = parseArguments(process.argv.slice(2));
  const userData = given.userData ?? defaultUserData();
  const here = __dirname;
  let close = async () => {};
  const stop = () => {
    void close().finally(() => process.exit(0));
  };
  const host = await createHost({
    userData,
    shell: 'browser',
    version,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    workerFile: join(here, 'ai-worker.cjs'),
    openFile: given.openFile,
    // The answer to the page goes out first.
    quit: () => setTimeout(stop, 50),
  });
  const shell = await serveBrowser(host, join(here, '..', 'renderer'), given.port);
  close = async () => {
    await shell.close();
    await host.close();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('uncaughtException', (error) => host.log.error('uncaught', error));
  process.on('unhandledRejection', (error) => host.log.error('unhandled', error));

  const address = given.scene === null ? shell.address : `${shell.address}&scene=${encodeURIComponent(given.scene)}`;
  const window = given.noOpen ? null : openWindow(address, join(userData, 'browser'));
  if (window === null) console.log(`Gonfalon is at ${address}`);
  else window.on('exit', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
