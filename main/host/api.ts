// The host's one door: checks a request against its schema, hands it to its handler, answers a Result.
// Nothing from outside makes it throw.
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { fail, type Result, succeed } from '../../engine/core/result';
import { describeIssue } from '../../engine/core/save-format';
import { planTurn } from '../../engine/core/turn-plan';
import type { About, Answers, Push, RequestName, Settings } from '../../engine/protocol';
import { requestSchemas } from '../../engine/protocol-schemas';
import { createAiPool } from './ai-pool';
import { createAutosaver } from './autosaver';
import { createCampaignHost } from './campaign-host';
import { openCampaigns } from './campaign-store';
import { createChance } from './chance';
import { diagnosticText } from './diagnostics';
import { type GameShelf, makeShelf } from './game-shelf';
import { type Log, openLog } from './log';
import { createMatchHost } from './match-host';
import { clearPlace, findObstacles, type Place, pathOf } from './own-places';
import { openProgress, type ProgressStore } from './progress-store';
import { listPuzzles } from './puzzle-session';
import { matchOfFile } from './save-names';
import { createSaveReader } from './save-reader';
import { openSaves } from './save-store';
import type { Surroundings } from './session';
import { openSettings } from './settings-store';
import { listTeachings } from './teaching-match';
import { UPDATE_SOURCE } from './update-source';
import { lookForUpdate, type UpdateSource } from './updates';

export interface HostOptions {
  readonly userData: string;
  readonly shell: About['shell'];
  readonly version: string;
  readonly locale: string;
  // Bundled file of the AI thread.
  readonly workerFile: string;
  // Bundled file of the thread that tries saves out.
  readonly saveWorkerFile: string;
  // Other games than the registered ones.
  readonly shelf?: GameShelf;
  // A save named on the command line.
  readonly openFile: string | null;
  readonly log?: Log;
  // What the shell has found out before the host stood, for the page to say.
  readonly notices?: readonly { readonly code: string; readonly message: string }[];
  // Ends the program.
  quit(): void;
  // Shows a page in the person's own browser; false when it cannot.
  openPage?(address: string): Promise<boolean>;
  // Shows the file with the licences of the browser engine; false when there is none.
  openChromiumLicences?(): Promise<boolean>;
  // One line for every crash dump, newest first.
  crashes?(): readonly string[];
  // Where new versions are told of; the tests have their own.
  readonly updates?: UpdateSource;
  // Hears of every change of the settings.
  onSettings?(settings: Settings): void;
}

export interface Host {
  // Takes anything; whatever does not fit is refused before it reaches a handler.
  call(name: unknown, body: unknown): Promise<Result<unknown>>;
  onPush(listener: (push: Push) => void): () => void;
  // A save opened from outside while the program runs.
  openFile(path: string): Promise<void>;
  command(command: string): void;
  settings(): Settings;
  // False once, with words to the page, when something that was played could not be written.
  mayQuit(): Promise<boolean>;
  readonly log: Log;
  close(): Promise<void>;
}

type Body<Name extends RequestName> = z.output<(typeof requestSchemas)[Name]>;
type Handlers = { readonly [Name in RequestName]: (body: Body<Name>) => Promise<Result<Answers[Name]>> };

export async function createHost(options: HostOptions): Promise<Host> {
  const log = options.log ?? openLog(options.userData);
  const listeners = new Set<(push: Push) => void>();
  const push = (message: Push) => {
    for (const listener of listeners) listener(message);
  };
  // Problems from before the page was there wait until it asks what the program is about.
  let early: Push[] | null = [];
  const tell = (code: string, message: string, place?: Place) => {
    const problem: Push = { type: 'problem', code, message, ...(place === undefined ? {} : { place }) };
    if (early === null) push(problem);
    else early.push(problem);
  };
  const tellEarly = () => {
    const waiting = early ?? [];
    early = null;
    setImmediate(() => waiting.forEach(push));
  };
  const shelf = options.shelf ?? makeShelf();
  for (const { code, message } of options.notices ?? []) tell(code, message);
  for (const { place, code, path } of await findObstacles(options.userData)) tell(code, path, place);
  const reader = createSaveReader({ workerFile: options.saveWorkerFile, log });
  const savesFolder = pathOf(options.userData, 'saves');
  const edition = shelf.ids.map((id) => `${id} ${shelf.find(id)?.rulesVersion}`).join();
  const saves = await openSaves(savesFolder, { reader, games: shelf.ids, edition, tell });
  const campaigns = await openCampaigns(pathOf(options.userData, 'campaigns'), savesFolder, shelf, reader.tryOut);
  const settings = await openSettings(pathOf(options.userData, 'settings'), tell);
  const progress = await openProgress(pathOf(options.userData, 'progress'), tell);
  const pool = createAiPool({ workerFile: options.workerFile, log, threads: Math.max(1, availableParallelism() - 1) });
  const autosaver = createAutosaver({ saves, log, push });
  const surroundings: Surroundings = {
    shelf,
    saves,
    autosaver,
    progress,
    pool,
    chance: createChance(),
    log,
    settings: () => settings.settings,
    push,
    enqueue: makeQueue(),
  };
  const host = createMatchHost(surroundings);
  const campaignHost = createCampaignHost({ store: campaigns, shelf, host, autosaver, log, tell });
  const resume = (file: string) => host.resume(file, (campaign) => campaignHost.linkFor(campaign, matchOfFile(file) ?? ''));

  // What is not on disk yet is tried once more; when that fails the person is asked again before it is lost.
  let isWarned = false;
  const mayQuit = async () => {
    if (isWarned || (await autosaver.flush())) return true;
    isWarned = true;
    return false;
  };

  // A file from the command line waits here until the page asks what it is about.
  let opened: string | null = null;
  const adopt = async (path: string) => {
    const adopted = await saves.adopt(path);
    if (!adopted.ok) tell(adopted.code, adopted.message);
    return adopted.ok ? adopted.value : null;
  };
  if (options.openFile !== null) opened = await adopt(options.openFile);

  // The download page of the last news that was signed.
  let page: string | null = null;
  const diagnostics = async () => {
    const current = await host.current();
    return diagnosticText({
      version: options.version,
      shell: options.shell,
      settings: settings.settings,
      log: log.text(),
      body: host.session()?.saveBody('diagnostics') ?? null,
      isOver: current !== null && current.outcome !== null,
      crashes: options.crashes?.() ?? [],
    });
  };

  const handlers: Handlers = {
    about: async () => {
      tellEarly();
      return succeed({
        version: options.version,
        shell: options.shell,
        games: shelf.infos(),
        locale: options.locale,
        openFile: opened,
      });
    },
    'settings.get': async () => succeed(settings.settings),
    'settings.set': async (changes) => {
      const changed = await settings.change(withoutUndefined(changes));
      options.onSettings?.(changed);
      return succeed(changed);
    },
    'match.create': (body) => host.create(body),
    'match.lesson': ({ game, lesson }) => host.lesson(game, lesson),
    'match.teach': ({ game }) => host.teach(game),
    'match.puzzle': ({ puzzle }) => host.puzzle(puzzle),
    'match.resume': ({ file }) => {
      if (file === opened) opened = null;
      return resume(file);
    },
    'match.current': async () => succeed(await host.current()),
    'match.leave': () => host.leave(),
    'match.giveUp': async () => {
      const given = await host.withSession((session) => session.giveUp());
      return given.ok ? host.leave() : given;
    },
    'match.decide': ({ key, entry, sure }) => host.withSession((session) => session.decide(key, entry, sure)),
    'match.undo': () => host.withSession((session) => session.undo()),
    'match.redo': () => host.withSession((session) => session.redo()),
    'match.hint': async () => (await host.session()?.hint()) ?? fail('table.empty', 'Nothing stands on the table.'),
    'match.silenceCoach': () => host.withSession((session) => session.silenceCoach()),
    'match.reveal': ({ seat }) => host.withSession((session) => session.reveal(seat)),
    'match.next': () => host.withSession((session) => session.next()),
    'replay.open': async ({ file }) => {
      const body = await saves.open(file);
      return body.ok ? host.openReplay(body.value) : body;
    },
    'replay.campaign': async ({ campaign, game }) => {
      const body = await campaigns.readGame(campaign, game);
      return body.ok ? host.openReplay(body.value) : body;
    },
    'replay.seek': ({ entry }) => host.withSession((session) => session.seek(entry)),
    'saves.list': async () => succeed(await saves.list()),
    'saves.saveAs': ({ name }) =>
      host.withSession(async (session) => {
        const body = session.saveBody(name);
        return body === null ? fail('save.nothing', 'This is not a match that can be saved.') : saves.saveAs(body);
      }),
    'saves.rename': ({ file, name }) => saves.rename(file, name),
    'saves.delete': ({ file }) => saves.remove(file),
    'saves.export': ({ file }) => saves.export(file),
    'saves.import': ({ name, text }) => saves.import(name, text),
    'campaigns.list': async () => succeed(await campaigns.list()),
    'campaigns.create': ({ game, name, difficulty }) => campaigns.create(game, name, difficulty),
    'campaigns.play': ({ file, difficulty }) => campaignHost.play(file, settings.settings.playerName, difficulty),
    'campaigns.delete': ({ file }) => campaigns.remove(file),
    'puzzles.list': async () => succeed(listPuzzles(shelf, progress.hasSolved)),
    'lessons.list': async () => succeed(listLessons(shelf, progress)),
    'opponents.records': async () => succeed(progress.records()),
    'teachings.list': async () => succeed(listTeachings(shelf, progress)),
    'rules.turn': async ({ game }) => {
      const found = shelf.find(game);
      return succeed(found?.turn === undefined ? null : planTurn(found.chart, found.turn));
    },
    'diagnostics.text': async () => succeed({ name: 'gonfalon-diagnostics.txt', text: await diagnostics() }),
    'updates.look': async () => {
      const news = await lookForUpdate(options.updates ?? UPDATE_SOURCE, options.version);
      page = news.ok && news.value.state === 'newer' ? news.value.page : null;
      return news;
    },
    'updates.open': async () => {
      if (page === null) return fail('update.none', 'No new version is known.');
      const opened = (await options.openPage?.(page)) ?? false;
      return succeed({ address: page, opened });
    },
    'licences.chromium': async () =>
      (await options.openChromiumLicences?.()) === true
        ? succeed(null)
        : fail('licences.absent', 'The licences of the browser engine are not here.'),
    'files.setAside': async ({ place }) => {
      const cleared = await clearPlace(options.userData, place);
      return cleared.ok ? succeed(cleared.value) : cleared;
    },
    'app.quit': async () => {
      if (!(await mayQuit())) return fail('quit.unsaved', 'Something that was played is not on disk yet.');
      options.quit();
      return succeed(null);
    },
  };

  return {
    log,
    async call(name, body) {
      if (typeof name !== 'string' || !Object.hasOwn(requestSchemas, name))
        return fail('request.unknown', 'There is no such request.');
      const known = name as RequestName;
      const parsed = requestSchemas[known].safeParse(body);
      if (!parsed.success) return fail('request.malformed', `The request does not fit: ${describeIssue(parsed.error)}`);
      try {
        return await (handlers[known] as (checked: unknown) => Promise<Result<unknown>>)(parsed.data);
      } catch (error) {
        log.error(`request ${known}`, error);
        return fail('host.failed', 'Something went wrong inside the program. The log says more.');
      }
    },
    onPush(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async openFile(path) {
      const file = await adopt(path);
      if (file === null) return;
      // A page that is only being opened finds it when it asks.
      opened = file;
      push({ type: 'command', command: 'open-file', argument: file });
    },
    settings: () => settings.settings,
    async mayQuit() {
      const may = await mayQuit();
      if (!may) push({ type: 'problem', code: 'quit.unsaved', message: 'Something that was played is not on disk yet.' });
      return may;
    },
    command: (command) => push({ type: 'command', command }),
    async close() {
      listeners.clear();
      // A save under way is finished first.
      await host.leave();
      await autosaver.close();
      await pool.close();
      await reader.close();
    },
  };
}

// Work one after the other; a failure of one does not stop the next.
function makeQueue(): Surroundings['enqueue'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
}

function listLessons(shelf: GameShelf, progress: ProgressStore): Answers['lessons.list'] {
  return shelf.ids.flatMap((id) =>
    (shelf.find(id)?.lessons ?? []).map((lesson) => ({
      game: id,
      lesson: lesson.id,
      title: lesson.title,
      done: progress.hasDone(id, lesson.id),
      rules: lesson.rules ?? [],
    })),
  );
}

type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function withoutUndefined<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as Defined<Value>;
}
