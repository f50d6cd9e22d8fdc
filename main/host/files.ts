// Reading and writing of whole files so that a kill or a power cut leaves either the old text or the new.
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fail, type Result, succeed } from '../../engine/core/result';

const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;

// Short, whatever the name of the file: together they must not be too long for the disk.
const temporaryIn = (folder: string) => join(folder, `.new.${randomBytes(6).toString('hex')}.tmp`);

// Temporary file, fsync, rename, fsync of the folder.
export async function writeAtomic(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = temporaryIn(folder);
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

// Looks at the size before reading and never reads more, so that a gigantic file is not taken into memory. A pipe or a
// device in the place of a file is neither waited for nor read.
export async function readCapped(path: string, maxBytes: number): Promise<Result<string>> {
  try {
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const about = await handle.stat();
      if (!about.isFile()) return fail('file.notFile', 'This is not a file.');
      if (about.size > maxBytes) return fail('save.tooLarge', 'The file is too large to be a save.');
      const bytes = Buffer.alloc(about.size);
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return succeed(bytes.toString('utf8', 0, filled));
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
  const temporary = temporaryIn(dirname(to));
  try {
    await copyFile(from, temporary);
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

// Puts a damaged file out of the way under a name that says so; its bytes stay as they are.
export async function setAside(path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const aside = `${path}.damaged${attempt === 1 ? '' : `-${attempt}`}`;
    if (await isThere(aside)) continue;
    await rename(path, aside);
    return basename(aside);
  }
}

// What a kill in the middle of a write left behind; nobody else writes here, the folder is locked. A disk that cannot be
// written to keeps it.
export async function sweepTemporary(folder: string): Promise<void> {
  for (const name of await listFolder(folder))
    if (TEMPORARY.test(name)) await rm(join(folder, name), { force: true }).catch(() => undefined);
}

export async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    // A file in its place is said at the start; until it is cleared away there is nothing to list.
    if (isMissing(error) || codeOf(error) === 'ENOTDIR') return [];
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

// A link that leads nowhere is there too.
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
