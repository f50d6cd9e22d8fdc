// Starts the browser shell: host, loopback server and a window, or the address to open by hand.
import { join } from 'node:path';
import { version } from '../../package.json';
import { createHost } from '../host/api';
import { parseArguments } from '../host/arguments';
import { defaultUserData } from '../host/default-user-data';
import { lockFolder } from '../host/folder-lock';
import { secondProgramWords } from '../host/second-program';
import { openWindow } from './open-window';
import { serveBrowser } from './server';

async function main(): Promise<void> {
  const given = parseArguments(process.argv.slice(2));
  const userData = given.userData ?? defaultUserData();
  const locale = Intl.DateTimeFormat().resolvedOptions().locale;
  const here = __dirname;
  const held = await lockFolder(userData, { openFile: given.openFile });
  if (held.kind === 'theirs') {
    console.log(secondProgramWords(held, userData, locale));
    return;
  }
  let close = async () => {};
  const stop = () => {
    void close().finally(() => process.exit(0));
  };
  const host = await createHost({
    userData,
    shell: 'browser',
    version,
    locale,
    workerFile: join(here, 'ai-worker.cjs'),
    saveWorkerFile: join(here, 'save-worker.cjs'),
    openFile: given.openFile,
    notices: held.kind === 'unwritable' ? [{ code: 'disk.readOnly', message: userData }] : [],
    // The answer to the page goes out first.
    quit: () => setTimeout(stop, 50),
  });
  const shell = await serveBrowser(host, join(here, '..', 'renderer'), given.port);
  close = async () => {
    await shell.close();
    await host.close();
    if (held.kind === 'ours') await held.release();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('uncaughtException', (error) => host.log.error('uncaught', error));
  process.on('unhandledRejection', (error) => host.log.error('unhandled', error));

  const profile = join(userData, 'browser');
  if (held.kind === 'ours')
    held.onKnock(async ({ openFile }) => {
      if (openFile !== null) await host.openFile(openFile);
      const address = shell.freshAddress();
      return given.noOpen || openWindow(address, profile) === null ? address : null;
    });
  const address = given.scene === null ? shell.address : `${shell.address}&scene=${encodeURIComponent(given.scene)}`;
  const window = given.noOpen ? null : openWindow(address, profile);
  const tellAddress = () => console.log(`Gonfalon is at ${address}`);
  if (window === null) tellAddress();
  else {
    // A browser that could not show the page has not used the address: it can still be opened by hand.
    window.on('exit', () => (shell.wasOpened() ? stop() : tellAddress()));
    window.on('error', tellAddress);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
