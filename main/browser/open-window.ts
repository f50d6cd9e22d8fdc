// Opens the browser shell's address in an app-mode window of an installed Chromium, Chrome or Edge.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import browsers from './browsers.json';

// By system, best first; the scripts look for the same.
const CANDIDATES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = browsers;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const named = process.env['GONFALON_CHROMIUM'];
  const names = [...(named === undefined ? [] : [named]), ...(CANDIDATES[process.platform] ?? [])];
  for (const name of names) {
    const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
    const found = paths.find(isExecutable);
    if (found !== undefined) return found;
  }
  return null;
}

// Null when there is no browser, or no screen to show it on. The window has a profile of its own.
export function openWindow(address: string, profile: string): ChildProcess | null {
  const browser = findBrowser();
  const hasScreen = process.platform !== 'linux' || Boolean(process.env['DISPLAY']) || Boolean(process.env['WAYLAND_DISPLAY']);
  if (browser === null || !hasScreen) return null;
  const isRoot = process.getuid?.() === 0;
  const flags = [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--window-size=1280,720',
  ];
  const window = spawn(browser, [...flags, ...(isRoot ? ['--no-sandbox'] : [])], { stdio: 'ignore' });
  window.on('error', () => {});
  return window;
}
