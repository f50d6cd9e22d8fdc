// The folder of saves: one file a match. Every match at the table is autosaved under its own id with two
// older generations beside it; named saves are copies that nothing but the person changes.
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../engine/core/hash';
import { fail, type Result, succeed } from '../../engine/core/result';
import { MAX_SAVE_CHARS, makeSave, parseSave, type SaveBody } from '../../engine/core/save-format';
import type { SaveInfo } from '../../engine/protocol';
import { exists, keepCopy, listFolder, readCapped, reasonOf, removeFile, setAside, sweepTemporary, writeAtomic } from './files';
import type { GameShelf } from './game-shelf';
import { brokenInfo, infoOf } from './save-info';

export const SAVE_EXTENSION = '.gonfalon';
// Two bytes a character are more than any save of ours needs.
const MAX_BYTES = MAX_SAVE_CHARS * 2;
const GENERATIONS = ['.1', '.2'] as const;
const KEPT_MATCHES = 20;
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,150}\.gonfalon$/u;
// Damage that a kill or a bad disk can do to a file of ours, as opposed to a file that is not ours.
const REPAIRABLE = new Set(['save.empty', 'save.truncated', 'save.damaged', 'save.edited', 'save.foreign']);

export interface SaveStore {
  list(): Promise<readonly SaveInfo[]>;
  read(file: string): Promise<Result<SaveBody>>;
  // Autosave of a match under its id. `keep` first moves the former text to the older generations.
  autosave(match: string, body: SaveBody, keep: boolean): Promise<void>;
  saveAs(body: SaveBody): Promise<Result<SaveInfo>>;
  rename(file: string, name: string): Promise<Result<SaveInfo>>;
  remove(file: string): Promise<Result<null>>;
  export(file: string): Promise<Result<{ name: string; text: string }>>;
  import(name: string, text: string): Promise<Result<SaveInfo>>;
  // Copies a file from anywhere on the machine into the folder; the name it has there.
  adopt(path: string): Promise<Result<string>>;
}

export const autosaveFile = (match: string) => `auto-${match}${SAVE_EXTENSION}`;

// The match an autosave belongs to, null for a named save.
export function matchOfFile(file: string): string | null {
  return /^auto-([0-9a-f]{12})\.gonfalon$/.exec(file)?.[1] ?? null;
}

// `tell` hears of damaged files that were set aside.
export async function openSaves(
  folder: string,
  shelf: GameShelf,
  tell: (code: string, message: string) => void = () => {},
): Promise<SaveStore> {
  await sweepTemporary(folder);
  const cache = new Map<string, { readonly stamp: string; readonly info: SaveInfo }>();
  const pathOf = (file: string) => join(folder, file);

  const read = async (file: string): Promise<Result<SaveBody>> => {
    if (!FILE_NAME.test(file)) return fail('save.name', 'This is not the name of a save.');
    const text = await readCapped(pathOf(file), MAX_BYTES);
    return text.ok ? parseSave(text.value) : text;
  };

  // A damaged autosave gives way to its newest good generation.
  const repair = async (file: string, problem: string): Promise<Result<SaveBody>> => {
    for (const generation of GENERATIONS) {
      const text = await readCapped(pathOf(file + generation), MAX_BYTES);
      const body = text.ok ? parseSave(text.value) : text;
      if (!text.ok || !body.ok) continue;
      const aside = await setAside(pathOf(file));
      await writeAtomic(pathOf(file), text.value);
      tell('save.restored', `${problem} It was set aside as ${aside}; an earlier save of the match was put in its place.`);
      return body;
    }
    return fail('save.damaged', problem);
  };

  const inspect = async (file: string): Promise<SaveInfo> => {
    const about = await stat(pathOf(file));
    const stamp = `${about.size} ${about.mtimeMs}`;
    const cached = cache.get(file);
    if (cached?.stamp === stamp) return cached.info;
    let body = await read(file);
    if (!body.ok && matchOfFile(file) !== null && REPAIRABLE.has(body.code)) {
      const repaired = await repair(file, body.message);
      if (repaired.ok) body = repaired;
    }
    const info = body.ok ? infoOf(file, body.value, shelf) : brokenInfo(file, about.mtime.toISOString(), body);
    cache.set(file, { stamp, info });
    return info;
  };

  const inspectSafely = async (file: string): Promise<SaveInfo | null> => {
    try {
      return await inspect(file);
    } catch (error) {
      if (!(await exists(pathOf(file)))) return null;
      return brokenInfo(file, new Date(0).toISOString(), fail('file.unreadable', reasonOf(error)));
    }
  };

  const list = async () => {
    const files = (await listFolder(folder)).filter((name) => name.endsWith(SAVE_EXTENSION) && !name.startsWith('.'));
    const infos: SaveInfo[] = [];
    for (const file of files) {
      const info = await inspectSafely(file);
      if (info !== null) infos.push(info);
    }
    return infos.sort((left, right) => (left.savedAt < right.savedAt ? 1 : left.savedAt > right.savedAt ? -1 : 0));
  };

  const removeWithGenerations = async (file: string) => {
    await removeFile(pathOf(file));
    for (const generation of GENERATIONS) await removeFile(pathOf(file + generation));
    cache.delete(file);
  };

  const forgetOldMatches = async (current: string) => {
    const autosaves = (await list()).filter((info) => info.autosave && info.problem === null && info.file !== current);
    for (const info of autosaves.slice(KEPT_MATCHES - 1)) await removeWithGenerations(info.file);
  };

  const write = async (file: string, text: string): Promise<Result<SaveInfo>> => {
    try {
      await writeAtomic(pathOf(file), text);
      return succeed(await inspect(file));
    } catch (error) {
      return fail('save.notWritten', `The save could not be written: ${reasonOf(error)}`);
    }
  };

  return {
    list,
    read,
    async autosave(match, body, keep) {
      const file = autosaveFile(match);
      const isNew = !(await exists(pathOf(file)));
      if (keep && !isNew) {
        if (await exists(pathOf(`${file}.1`))) await keepCopy(pathOf(`${file}.1`), pathOf(`${file}.2`));
        await keepCopy(pathOf(file), pathOf(`${file}.1`));
      }
      await writeAtomic(pathOf(file), makeSave(body));
      if (isNew) await forgetOldMatches(file);
    },
    saveAs: (body) => write(freshName(body.name), makeSave(body)),
    async rename(file, name) {
      const body = await read(file);
      if (!body.ok) return body;
      return write(file, makeSave({ ...body.value, name }));
    },
    async remove(file) {
      if (!FILE_NAME.test(file)) return fail('save.name', 'This is not the name of a save.');
      if (!(await exists(pathOf(file)))) return fail('file.missing', 'The file is not there.');
      await removeWithGenerations(file);
      return succeed(null);
    },
    async export(file) {
      if (!FILE_NAME.test(file)) return fail('save.name', 'This is not the name of a save.');
      const text = await readCapped(pathOf(file), MAX_BYTES);
      return text.ok ? succeed({ name: file, text: text.value }) : text;
    },
    async import(name, text) {
      const body = parseSave(text);
      if (!body.ok) return body;
      if (shelf.find(body.value.journal.header.game) === null)
        return fail('save.unknownGame', 'This save belongs to a game that is not here.');
      return write(freshName(name), makeSave({ ...body.value, name }));
    },
    async adopt(path) {
      const text = await readCapped(path, MAX_BYTES);
      if (!text.ok) return text;
      const body = parseSave(text.value);
      if (!body.ok) return body;
      // The same file opened twice is one save.
      const file = `opened-${hashText(text.value)}${SAVE_EXTENSION}`;
      const written = await write(file, text.value);
      return written.ok ? succeed(file) : written;
    },
  };
}

function freshName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .trim()
    .replace(/ +/g, '-')
    .slice(0, 60);
  return `${plain === '' || plain.startsWith('auto-') ? `save-${plain}` : plain.replace(/^[_-]+/, 'save-')}-${randomBytes(4).toString('hex')}${SAVE_EXTENSION}`;
}
