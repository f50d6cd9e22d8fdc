// Names of save files: our own, and those that browsers and people give to copies.
import { randomBytes } from 'node:crypto';
import { cutWhere } from '../../engine/core/names';

export const SAVE_EXTENSION = '.gonfalon';
const MAX_BYTES = 250;
// Stays below what file systems allow, with room for a generation and a temporary name.
const MAX_FRESH_BYTES = 120;
const FOREIGN = process.platform === 'win32' ? /[/\\\p{Cc}:*?"<>|]/u : /[/\\\p{Cc}]/u;

export const autosaveFile = (match: string) => `auto-${match}${SAVE_EXTENSION}`;

// The match an autosave belongs to, null for a named save.
export function matchOfFile(file: string): string | null {
  return /^auto-([0-9a-f]{12})\.gonfalon$/.exec(file)?.[1] ?? null;
}

// A name within the folder: no path, nothing hidden, as long as file systems take it.
export function isSaveName(file: string): boolean {
  return (
    file.length > SAVE_EXTENSION.length &&
    file.toLowerCase().endsWith(SAVE_EXTENSION) &&
    !file.startsWith('.') &&
    !FOREIGN.test(file) &&
    Buffer.byteLength(file) <= MAX_BYTES
  );
}

// A new file for a save that a person has named.
export function freshName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ')
    .trim()
    .replace(/ +/g, '-');
  const begin = plain === '' || plain.startsWith('auto-') || plain.startsWith('opened-') ? `save-${plain}` : plain;
  const start = cutWhere(begin.replace(/^[_-]+/, 'save-'), MAX_FRESH_BYTES, Buffer.byteLength);
  return `${start}-${randomBytes(4).toString('hex')}${SAVE_EXTENSION}`;
}
