// Crash dumps stay on this machine: Crashpad writes them beside the saves, nothing is sent, old ones go.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { app, crashReporter } from 'electron';

const KEPT = 5;

// Before the app is ready, so that every process of it is watched.
export function watchCrashes(userData: string): void {
  const folder = join(userData, 'crashes');
  app.setPath('crashDumps', folder);
  crashReporter.start({ uploadToServer: false, compress: false });
  for (const { path } of dumpsIn(folder).slice(KEPT)) rmSync(path, { force: true });
}

// One line for each, newest first.
export function listCrashes(userData: string): readonly string[] {
  return dumpsIn(join(userData, 'crashes')).map(({ path, time, size }) => `${time.toISOString()} ${size} bytes ${path}`);
}

interface Dump {
  readonly path: string;
  readonly time: Date;
  readonly size: number;
}

function dumpsIn(folder: string): readonly Dump[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.dmp'))
    .map((name) => {
      const path = join(folder, name);
      const { mtime, size } = statSync(path);
      return { path, time: mtime, size };
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime());
}
