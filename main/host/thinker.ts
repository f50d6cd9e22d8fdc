// One thread where AI seats think. It never waits in vain: a thread that dies or overruns is replaced, and the reason is
// the answer.
import { Worker } from 'node:worker_threads';
import type { ThinkAnswer, ThinkTask } from './ai-thread';
import type { Log } from './log';

type Answer = Exclude<ThinkAnswer, { readonly error: string }>;
export type Attempt = Answer | { readonly failure: string };

export interface Thinker {
  // One attempt, or why it came to nothing.
  ask(task: ThinkTask, millis: number): Promise<Attempt>;
  // An agent that does not listen must not keep the next question waiting: it is given a moment, then its thread goes.
  hurry(): void;
  close(): Promise<void>;
}

export interface ThinkerOptions {
  readonly workerFile: string;
  readonly log: Log;
  // Milliseconds over the budget after which a thread counts as hung.
  readonly grace?: number;
}

const START_MILLIS = 5_000;
const CANCEL_MILLIS = 400;
const GRACE = 3_000;

export function createThinker({ workerFile, log, grace = GRACE }: ThinkerOptions): Thinker {
  let worker: Worker | null = null;
  let busy = 0;

  const spawn = () => {
    const made = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    made.unref();
    made.on('error', (error) => log.error('the AI thread died', error));
    made.once('exit', () => {
      if (worker === made) worker = null;
    });
    return made;
  };
  const drop = async () => {
    const old = worker;
    worker = null;
    await old?.terminate();
  };

  return {
    ask: (task, millis) =>
      new Promise((done) => {
        // A new thread first has to load the games.
        const limit = millis + grace + (worker === null ? START_MILLIS : 0);
        worker ??= spawn();
        const asked = worker;
        busy = task.id;
        const finish = (result: Attempt) => {
          clearTimeout(timer);
          if (busy === task.id) busy = 0;
          asked.off('message', hear);
          asked.off('exit', die);
          done(result);
        };
        const hear = (answer: ThinkAnswer) => {
          if (answer.id === task.id) finish('error' in answer ? { failure: answer.error } : answer);
        };
        const die = () => finish({ failure: 'the thread ended' });
        const timer = setTimeout(() => {
          void drop();
          finish({ failure: 'overran its time' });
        }, limit);
        asked.on('message', hear);
        asked.on('exit', die);
        asked.postMessage(task);
      }),
    hurry() {
      const asked = busy;
      if (asked !== 0)
        setTimeout(() => {
          if (busy === asked) void drop();
        }, CANCEL_MILLIS).unref();
    },
    close: drop,
  };
}
