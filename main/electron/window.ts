// The one window. It shows itself when the page is ready to be seen and remembers where it stood.
import { join } from 'node:path';
import { BrowserWindow, dialog, screen } from 'electron';
import type { Log } from '../host/log';
import { makeReloadLimit } from './reload-limit';
import { PAGE_ORIGIN } from './security';
import { fitToScreens, readWindowState, stateOf, writeWindowState } from './window-state';

export interface WindowOptions {
  readonly userData: string;
  readonly preload: string;
  // A picture for the window; null where the system takes the program's own.
  readonly icon: string | null;
  readonly fullscreen: boolean;
  readonly scene: string | null;
  readonly log: Log;
  language(): 'en' | 'pl';
  // False while something that was played is not on disk; the person is told and may close again.
  mayClose(): Promise<boolean>;
}

export function openWindow(options: WindowOptions): BrowserWindow {
  const state = fitToScreens(
    readWindowState(options.userData),
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...(state.x === undefined || state.y === undefined ? {} : { x: state.x, y: state.y }),
    width: state.width,
    height: state.height,
    minWidth: 960,
    minHeight: 540,
    useContentSize: true,
    show: false,
    fullscreen: options.fullscreen,
    backgroundColor: '#2a1a10',
    title: 'Gonfalon',
    ...(options.icon === null ? {} : { icon: options.icon }),
    autoHideMenuBar: true,
    webPreferences: {
      preload: options.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      // Timers of the table must not stall while another window covers ours.
      backgroundThrottling: false,
    },
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  const mayReload = makeReloadLimit();
  let isAnswered = false;
  window.on('close', (event) => {
    writeWindowState(options.userData, stateOf(window));
    if (isAnswered) return;
    event.preventDefault();
    void options.mayClose().then((may) => {
      isAnswered = may;
      if (may && !window.isDestroyed()) window.close();
    });
  });
  window.webContents.on('render-process-gone', (_event, details) => {
    options.log.error(`the page ended: ${details.reason} (${details.exitCode})`);
    if (details.reason === 'clean-exit' || window.isDestroyed()) return;
    // The match lives in the host: a new page finds it as it was.
    if (mayReload(performance.now())) window.webContents.reload();
    else void askAfterEnds(window, options.language());
  });
  window.webContents.on('preload-error', (_event, path, error) => options.log.error(`preload ${path}`, error));
  const query = options.scene === null ? '' : `?scene=${encodeURIComponent(options.scene)}`;
  // Closing the window while the page still loads rejects the loading; that is no error.
  window.loadURL(`${PAGE_ORIGIN}/${query}`).catch((error: unknown) => {
    if (!window.isDestroyed()) options.log.error('loading the page', error);
  });
  return window;
}

export function preloadPath(folder: string): string {
  return join(folder, 'preload.cjs');
}

// Windows and macOS take it out of the program itself.
export function iconPath(root: string, resources: string, isPacked: boolean): string | null {
  if (process.platform !== 'linux') return null;
  return isPacked ? join(resources, 'icon.png') : join(root, 'assets/package/icons/256x256.png');
}

const ENDED = {
  en: { message: 'The window keeps ending. Your match is saved.', buttons: ['Try again', 'Close'] },
  pl: { message: 'Okno wciąż się zamyka. Partia jest zapisana.', buttons: ['Spróbuj ponownie', 'Zamknij'] },
};

async function askAfterEnds(window: BrowserWindow, language: 'en' | 'pl'): Promise<void> {
  const { response } = await dialog.showMessageBox(window, { type: 'error', title: 'Gonfalon', ...ENDED[language], cancelId: 1 });
  if (window.isDestroyed()) return;
  if (response === 0) window.webContents.reload();
  else window.close();
}
