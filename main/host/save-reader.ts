// Asks the thread of saves, with a limit of time and memory for every file. A thread that overruns or dies is replaced and
// the file gets a problem; the next one is read as if nothing had happened.
import { Worker } from 'node:worker_threads';
import { fail, type Result } from '../../engine/core/result';
import type { GameShelf } from './game-shelf';
import type { Log } from './log';
import { brokenSave, inspectSave, type Listed } from './save-info';
import { type SaveAnswer, type SaveTask, trySave } from './save-thread';

export interface SaveReader {
  // What the list says of the file at `path`.
  inspect(path: string, file: string): Promise<Listed>;
  // Opens the text on trial: what comes through may be opened by the host itself.
  tryOut(text: string): Promise<Result<null>>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  readonly workerFile: string;
  readonly log: Log;
  readonly inspectMillis?: number;
  readonly tryMillis?: number;
  readonly megabytes?: number;
}

// A new thread first has to load the games.
const START_MILLIS = 10_000;
const TOO_HARD = fail('save.tooHard', 'The file asks for more time or memory than any match needs.');

type Asked =
  | { readonly kind: 'inspect'; readonly path: string; readonly file: string }
  | { readonly kind: 'try'; readonly text: string };

export function createSaveReader(options: ReaderOptions): SaveReader {
  const { inspectMillis = 5_000, tryMillis = 30_000, megabytes = 512 } = options;
  let worker: Worker | null = null;
  let nextId = 1;
  let last: Promise<unknown> = Promise.resolve();

  const spawn = () => {
    const made = new Worker(options.workerFile, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    made.unref();
    made.on('error', (error) => options.log.error('the thread of saves ended', error));
    made.once('exit', () => {
      if (worker === made) worker = null;
    });
    return made;
  };

  const ask = (asked: Asked, millis: number): Promise<SaveAnswer | null> =>
    new Promise((done) => {
      const limit = millis + (worker === null ? START_MILLIS : 0);
      worker ??= spawn();
      const asking = worker;
      const id = nextId++;
      const finish = (answer: SaveAnswer | null) => {
        clearTimeout(timer);
        asking.off('message', hear);
        asking.off('exit', die);
        if (answer === null) {
          if (worker === asking) worker = null;
          void asking.terminate();
        }
        done(answer);
      };
      const hear = (answer: SaveAnswer) => {
        if (answer.id === id) finish(answer);
      };
      const die = () => finish(null);
      const timer = setTimeout(die, limit);
      asking.on('message', hear);
      asking.on('exit', die);
      asking.postMessage({ ...asked, id } satisfies SaveTask);
    });
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };

  return {
    inspect: (path, file) =>
      inTurn(async () => {
        const answer = await ask({ kind: 'inspect', path, file }, inspectMillis);
        if (answer !== null && 'listed' in answer) return answer.listed;
        return brokenSave(file, answer !== null && 'error' in answer ? fail('file.unreadable', answer.error) : TOO_HARD);
      }),
    tryOut: (text) =>
      inTurn(async () => {
        const answer = await ask({ kind: 'try', text }, tryMillis);
        if (answer !== null && 'tried' in answer) return answer.tried;
        return TOO_HARD;
      }),
    async close() {
      const old = worker;
      worker = null;
      await old?.terminate();
    },
  };
}

// Without a thread, for tools and tests that trust their files.
export function directReader(shelf: GameShelf): SaveReader {
  return {
    inspect: (path, file) => inspectSave(path, file, shelf),
    tryOut: async (text) => trySave(shelf, text),
    close: async () => {},
  };
}
