// Keeps every match at the table on disk, and what came of it. What could not be written is held here and tried again with the next
// decision, every few seconds, on leaving and on quitting, until it is written; the page hears of both.
import type { SaveBody } from '../../engine/core/save-format';
import type { Push } from '../../engine/protocol';
import { reasonOf } from './files';
import type { Log } from './log';
import type { SaveStore } from './save-store';

const RETRY_MILLIS = 3_000;

export interface Autosaver {
  // Writes the match as it is now, or holds it until it can be. `keep` first moves the former text to the older generations.
  save(match: string, body: SaveBody, keep: boolean): Promise<void>;
  // The same for anything else that must not be lost: `write` throws as long as it cannot.
  insist(name: string, write: () => Promise<void>): Promise<void>;
  // Tries what is held once more. True when nothing is left.
  flush(): Promise<boolean>;
  // True while something that was played is not on disk.
  readonly isPending: boolean;
  close(): Promise<void>;
}

interface Held {
  readonly keep: boolean;
  write(): Promise<void>;
}

export interface AutosaverParts {
  readonly saves: Pick<SaveStore, 'autosave'>;
  readonly log: Log;
  push(push: Push): void;
  readonly retryMillis?: number;
}

export function createAutosaver({ saves, log, push, retryMillis = RETRY_MILLIS }: AutosaverParts): Autosaver {
  const held = new Map<string, Held>();
  let isTold = false;
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<unknown> = Promise.resolve();

  // One write at a time: a late retry must never lie over a newer text.
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };

  const write = async (name: string): Promise<void> => {
    const asked = held.get(name);
    if (asked === undefined) return;
    await asked.write();
    if (held.get(name) === asked) held.delete(name);
  };

  const tell = (problem: unknown) => {
    if (problem === null) {
      if (isTold) push({ type: 'saving', state: 'done', message: '' });
      isTold = false;
      return;
    }
    if (!isTold) log.error('autosave failed, will be tried again', problem);
    isTold = true;
    push({ type: 'saving', state: 'pending', message: reasonOf(problem) });
  };

  const schedule = () => {
    if (timer !== null) clearTimeout(timer);
    timer = held.size === 0 ? null : setTimeout(() => void flush(), retryMillis);
    timer?.unref();
  };

  const flush = () =>
    inTurn(async () => {
      let problem: unknown = null;
      for (const name of [...held.keys()]) {
        try {
          await write(name);
        } catch (error) {
          problem = error;
        }
      }
      tell(problem);
      schedule();
      return held.size === 0;
    });

  return {
    async save(match, body, wished) {
      // The generation that was to be kept is still due when the write before failed.
      const keep = wished || (held.get(match)?.keep ?? false);
      held.set(match, { keep, write: () => saves.autosave(match, body, keep) });
      await flush();
    },
    async insist(name, write) {
      held.set(name, { keep: false, write });
      await flush();
    },
    flush,
    get isPending() {
      return held.size > 0;
    },
    async close() {
      await flush();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
