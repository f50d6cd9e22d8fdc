// Reading and writing of whole files so that a kill or a power cut leaves either the old text or the new.
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fail, type Result, succeed } from '../../engine/core/result';

const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;

// Temporary file, fsync, rename, fsync of the folder.
export async function writeAtomic(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(text, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

// Windows cannot open a folder for syncing; there the rename itself is journalled.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Looks at the size before reading, so that a gigantic file is never taken into memory.
export async function readCapped(path: string, maxBytes: number): Promise<Result<string>> {
  try {
    const handle = await open(path, 'r');
    try {
      const about = await handle.stat();
      if (!about.isFile()) return fail('file.notFile', 'This is not a file.');
      if (about.size > maxBytes) return fail('save.tooLarge', 'The file is too large to be a save.');
      return succeed(await handle.readFile('utf8'));
    } finally {
      await handle.close();
    }
  } catch (error) {
    return isMissing(error) ? fail('file.missing', 'The file is not there.') : fail('file.unreadable', reasonOf(error));
  }
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

// Keeps the last good text of a file beside it, without ever being without the file itself.
export async function keepCopy(from: string, to: string): Promise<void> {
  const temporary = join(dirname(to), `.${basename(to)}.${randomBytes(6).toString('hex')}.tmp`);
  await copyFile(from, temporary);
  await rename(temporary, to);
}

// Puts a damaged file out of the way under a name that says so; its bytes stay as they are.
export async function setAside(path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const aside = `${path}.damaged${attempt === 1 ? '' : `-${attempt}`}`;
    if (await exists(aside)) continue;
    await rename(path, aside);
    return basename(aside);
  }
}

// What a kill in the middle of a write left behind.
export async function sweepTemporary(folder: string): Promise<void> {
  for (const name of await listFolder(folder)) if (TEMPORARY.test(name)) await rm(join(folder, name), { force: true });
}

export async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
