// The folder of saves: one file a match. Every match at the table is autosaved under its own id with two
// older generations beside it; named saves are copies that nothing but the person changes. A match that is not over is
// never removed by the program.
import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../engine/core/hash';
import { type Failure, fail, type Result, succeed } from '../../engine/core/result';
import { MAX_ORDER, MAX_SAVE_CHARS, makeSave, parseSave, type SaveBody } from '../../engine/core/save-format';
import type { SaveInfo } from '../../engine/protocol';
import { exists, keepCopy, listFolder, readCapped, reasonOf, removeFile, setAside, sweepTemporary, writeAtomic } from './files';
import { openIndex } from './save-index';
import { brokenSave, type Listed } from './save-info';
import { autosaveFile, freshName, isSaveName, SAVE_EXTENSION } from './save-names';
import type { SaveReader } from './save-reader';

// Two bytes a character are more than any save of ours needs.
const MAX_BYTES = MAX_SAVE_CHARS * 2;
const GENERATIONS = ['.1', '.2'] as const;
// So many autosaves of finished matches stay.
const KEPT_FINISHED = 20;
// Damage that a kill or a bad disk can do to a file of ours, as opposed to a file that is not ours.
const REPAIRABLE = new Set([
  'save.empty',
  'save.truncated',
  'save.damaged',
  'save.edited',
  'save.foreign',
  'save.tooDeep',
  'save.tooLarge',
  'file.missing',
]);

export interface SaveStore {
  // Newest first, counted by the saves themselves and not by the clock.
  list(): Promise<readonly SaveInfo[]>;
  // The body of a save that has been tried out and may be opened. A damaged autosave gives way to its newest good generation.
  open(file: string): Promise<Result<SaveBody>>;
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

export interface SaveParts {
  readonly reader: SaveReader;
  // Names of the games that are here.
  readonly games: readonly string[];
  // What the entries of the index depend on: the games and their rules.
  readonly edition: string;
  // Hears of damaged files that were set aside.
  tell(code: string, message: string): void;
}

export async function openSaves(folder: string, { reader, games, edition, tell }: SaveParts): Promise<SaveStore> {
  await sweepTemporary(folder);
  const index = await openIndex(join(folder, '.index.json'), edition);
  const pathOf = (file: string) => join(folder, file);
  const misnamed = fail('save.name', 'This is not the name of a save.');
  let lastOrder: number | null = null;

  // On trial first, in the thread that may come to harm.
  const tryFile = async (file: string): Promise<Result<SaveBody>> => {
    const text = await readCapped(pathOf(file), MAX_BYTES);
    if (!text.ok) return text;
    const tried = await reader.tryOut(text.value);
    return tried.ok ? parseSave(text.value) : tried;
  };

  // A damaged autosave gives way to its newest good generation; its own bytes are kept beside it.
  const repair = async (file: string, failure: Failure): Promise<Result<null>> => {
    for (const generation of GENERATIONS) {
      const text = await readCapped(pathOf(file + generation), MAX_BYTES);
      const body = text.ok ? parseSave(text.value) : text;
      if (!text.ok || !body.ok) continue;
      const aside = failure.code === 'file.missing' ? null : await setAside(pathOf(file));
      await writeAtomic(pathOf(file), text.value);
      const where = aside === null ? '' : ` It was set aside as ${aside};`;
      tell('save.restored', `${failure.message}${where} An earlier save of the match was put in its place.`);
      return succeed(null);
    }
    return failure;
  };
  const isRepairable = (file: string, failure: Failure) => file.startsWith('auto-') && REPAIRABLE.has(failure.code);

  const inspect = async (file: string): Promise<Listed | null> => {
    const options = { bigint: true } as const;
    // A link that leads nowhere is something to say too.
    const about = await stat(pathOf(file), options).catch(() => lstat(pathOf(file), options).catch(() => null));
    // Gone since the folder was read.
    if (about === null) return null;
    const stamp = `${about.size}/${about.mtimeNs}/${about.ino}`;
    const known = index.find(file, stamp);
    if (known !== null) return known;
    const listed = await look(file);
    index.keep(file, stamp, listed);
    return listed;
  };

  const look = async (file: string): Promise<Listed> => {
    const listed = await reader.inspect(pathOf(file), file);
    const { problem } = listed.info;
    if (problem === null || !isRepairable(file, fail(problem.code, problem.message))) return listed;
    try {
      const repaired = await repair(file, fail(problem.code, problem.message));
      return repaired.ok ? await reader.inspect(pathOf(file), file) : listed;
    } catch (error) {
      // A disk that cannot be written to repairs nothing, and hides nothing either.
      return brokenSave(file, fail(problem.code, `${problem.message} (${reasonOf(error)})`));
    }
  };

  const listAll = async (): Promise<Listed[]> => {
    const files = (await listFolder(folder)).filter(
      (name) => !name.startsWith('.') && name.toLowerCase().endsWith(SAVE_EXTENSION),
    );
    const all: Listed[] = [];
    for (const file of files) {
      const listed = await inspect(file);
      if (listed !== null) all.push(listed);
    }
    await index.settle(files);
    lastOrder = all.reduce((most, { order }) => Math.max(most, order), lastOrder ?? 0);
    return all.sort(newestFirst);
  };

  // Every save gets a number above all others of the folder.
  const count = async (): Promise<number> => {
    if (lastOrder === null) await listAll();
    lastOrder = Math.min((lastOrder ?? 0) + 1, MAX_ORDER);
    return lastOrder;
  };
  const numbered = async (body: SaveBody): Promise<string> => makeSave({ ...body, order: await count() });

  const removeWithGenerations = async (file: string) => {
    await removeFile(pathOf(file));
    for (const generation of GENERATIONS) await removeFile(pathOf(file + generation));
  };

  // Of finished matches the last ones stay; nothing that can be played on is ever removed.
  const thinOut = async (current: string) => {
    const finished = (await listAll()).filter(
      ({ info }) => info.autosave && info.finished && info.problem === null && info.file !== current,
    );
    for (const { info } of finished.slice(KEPT_FINISHED)) await removeWithGenerations(info.file);
  };

  const write = async (file: string, text: string): Promise<Result<SaveInfo>> => {
    try {
      await writeAtomic(pathOf(file), text);
      const listed = await inspect(file);
      return listed === null ? fail('file.missing', 'The file is not there.') : succeed(listed.info);
    } catch (error) {
      return fail('save.notWritten', `The save could not be written: ${reasonOf(error)}`);
    }
  };

  return {
    list: async () => (await listAll()).map(({ info }) => info),
    async open(file) {
      if (!isSaveName(file)) return misnamed;
      const first = await tryFile(file);
      if (first.ok || !isRepairable(file, first)) return first;
      const repaired = await repair(file, first);
      return repaired.ok ? tryFile(file) : repaired;
    },
    async autosave(match, body, keep) {
      const file = autosaveFile(match);
      const isNew = !(await exists(pathOf(file)));
      if (keep && !isNew) {
        if (await exists(pathOf(`${file}.1`))) await keepCopy(pathOf(`${file}.1`), pathOf(`${file}.2`));
        await keepCopy(pathOf(file), pathOf(`${file}.1`));
      }
      await writeAtomic(pathOf(file), await numbered(body));
      // What cannot be removed now is removed another time.
      if (isNew) await thinOut(file).catch(() => undefined);
    },
    saveAs: async (body) => write(freshName(body.name), await numbered(body)),
    async rename(file, name) {
      if (!isSaveName(file)) return misnamed;
      const found = await tryFile(file);
      return found.ok ? write(file, makeSave({ ...found.value, name })) : found;
    },
    async remove(file) {
      if (!isSaveName(file)) return misnamed;
      if (!(await exists(pathOf(file)))) return fail('file.missing', 'The file is not there.');
      try {
        await removeWithGenerations(file);
        return succeed(null);
      } catch (error) {
        return fail('file.notRemoved', reasonOf(error));
      }
    },
    async export(file) {
      if (!isSaveName(file)) return misnamed;
      const text = await readCapped(pathOf(file), MAX_BYTES);
      return text.ok ? succeed({ name: file, text: text.value }) : text;
    },
    async import(name, text) {
      const tried = await reader.tryOut(text);
      const body = tried.ok ? parseSave(text) : tried;
      if (!body.ok) return body;
      if (!games.includes(body.value.journal.header.game))
        return fail('save.unknownGame', 'This save belongs to a game that is not here.');
      return write(freshName(name), await numbered({ ...body.value, name }));
    },
    async adopt(path) {
      const text = await readCapped(path, MAX_BYTES);
      if (!text.ok) return text;
      const tried = await reader.tryOut(text.value);
      const body = tried.ok ? parseSave(text.value) : tried;
      if (!body.ok) return body;
      // The same file opened twice is one save.
      const file = `opened-${hashText(text.value)}${SAVE_EXTENSION}`;
      const written = await write(file, await numbered(body.value));
      return written.ok ? succeed(file) : written;
    },
  };
}

function newestFirst(left: Listed, right: Listed): number {
  if (left.order !== right.order) return right.order - left.order;
  const [a, b] = [left.info.savedAt, right.info.savedAt];
  return a < b ? 1 : a > b ? -1 : 0;
}
