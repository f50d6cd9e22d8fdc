// The Electron shell: one instance, one window, the host behind it. The product.
import { dirname, join } from 'node:path';
import { app, BrowserWindow, dialog, session, shell } from 'electron';
import type { Settings } from '../../engine/protocol';
import { createHost, type Host } from '../host/api';
import { parseArguments } from '../host/arguments';
import { lockFolder } from '../host/folder-lock';
import { openLog } from '../host/log';
import { secondProgramWords } from '../host/second-program';
import { listCrashes, watchCrashes } from './crashes';
import { makeInbox } from './inbox';
import { connectHost } from './ipc';
import { setMenu } from './menu';
import { registerScheme, servePage } from './protocol';
import { denyLeaving, denyPermissions } from './security';
import { iconPath, openWindow, preloadPath } from './window';

const given = parseArguments(process.argv.slice(1));
if (given.userData !== null) app.setPath('userData', given.userData);
const userData = app.getPath('userData');
const log = openLog(userData);
watchCrashes(userData);

// Electron answers uncaught errors with a box that blocks everything; ours go into the log.
process.on('uncaughtException', (error) => log.error('uncaught', error));
process.on('unhandledRejection', (error) => log.error('unhandled', error));
app.on('child-process-gone', (_event, details) => log.error(`process ${details.type} ended: ${details.reason}`));

registerScheme();
// Root has no sandbox to offer; forcing it there would only crash Chromium's helpers.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
denyLeaving();

let host: Host | null = null;
const inbox = makeInbox(given.openFile);

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, args, folder) => {
    showWindow();
    const { openFile } = parseArguments(args.slice(1), folder);
    if (openFile !== null) inbox.put(openFile);
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    inbox.put(path);
  });
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      log.error('starting', error);
      app.exit(1);
    });
} else {
  app.quit();
}

async function start(): Promise<void> {
  const here = __dirname;
  denyPermissions(session.defaultSession);
  servePage(session.defaultSession, join(here, '..', 'renderer'));
  const openFile = inbox.take();
  // The browser shell may have the folder.
  const held = await lockFolder(userData, { openFile });
  if (held.kind === 'theirs') {
    const words = secondProgramWords(held, userData, systemLocale());
    log.info(words);
    // A window that was shown speaks for itself.
    if (!held.isAnswering || held.address !== null) dialog.showErrorBox('Gonfalon', words);
    app.exit(0);
    return;
  }
  const started = await createHost({
    userData,
    shell: 'electron',
    version: app.getVersion(),
    locale: systemLocale(),
    workerFile: join(here, 'ai-worker.cjs'),
    saveWorkerFile: join(here, 'save-worker.cjs'),
    openFile,
    log,
    notices: held.kind === 'unwritable' ? [{ code: 'disk.readOnly', message: userData }] : [],
    quit: () => setImmediate(() => app.quit()),
    openPage: (address) =>
      shell.openExternal(address).then(
        () => true,
        () => false,
      ),
    openChromiumLicences: async () => (await shell.openPath(chromiumLicences())) === '',
    crashes: () => listCrashes(userData),
    onSettings: applySettings,
  });
  host = started;
  inbox.deliverTo((path) => void started.openFile(path));
  if (held.kind === 'ours')
    held.onKnock(async ({ openFile: asked }) => {
      showWindow();
      if (asked !== null) await started.openFile(asked);
      return null;
    });
  connectHost(started, () => BrowserWindow.getAllWindows());
  openWindow({
    userData,
    preload: preloadPath(here),
    icon: iconPath(app.getAppPath(), process.resourcesPath, app.isPackaged),
    fullscreen: started.settings().fullscreen,
    scene: given.scene,
    log,
    mayClose: started.mayQuit,
    language: () => languageOf(started.settings()),
  });
  applySettings(started.settings());
  let isClosing = false;
  app.on('will-quit', (event) => {
    if (isClosing) return;
    isClosing = true;
    event.preventDefault();
    const release = async () => {
      await started.close();
      if (held.kind === 'ours') await held.release();
    };
    void release().finally(() => app.exit(0));
  });
}

// Electron's own folder brings it along, except into an application of macOS, where it is packed with ours.
function chromiumLicences(): string {
  return process.platform === 'darwin' && app.isPackaged
    ? join(process.resourcesPath, 'licences', 'LICENSES.chromium.html')
    : join(dirname(app.getPath('exe')), 'LICENSES.chromium.html');
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized() === true) window.restore();
  window?.focus();
}

function systemLocale(): string {
  return app.getPreferredSystemLanguages()[0] ?? app.getLocale();
}

function languageOf(settings: Settings): 'en' | 'pl' {
  if (settings.language !== 'system') return settings.language;
  return systemLocale().toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

function applySettings(settings: Settings): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window !== undefined && window.isFullScreen() !== settings.fullscreen) window.setFullScreen(settings.fullscreen);
  setMenu(languageOf(settings), {
    run: (command) => host?.command(command),
    toggleFullscreen: () => void host?.call('settings.set', { fullscreen: !(host?.settings().fullscreen ?? false) }),
    quit: () => app.quit(),
  });
}
