// Asks the AI thread and never waits in vain: a thread that dies or overruns is replaced, and the answer
// is then a simpler one. Cancelling answers null at once.
import { Worker } from 'node:worker_threads';
import type { AgentName, Assessment } from '../../engine/core/agent';
import { makeRng } from '../../engine/core/rng';
import type { ThinkAnswer, ThinkTask } from './ai-thread';
import type { Log } from './log';

export type Question = Omit<ThinkTask, 'id' | 'cancel'>;

export interface Thinking {
  // Index of the decision; null when cancelled.
  readonly answer: Promise<number | null>;
  // What was looked at, the best first, when it was asked for and came with the answer.
  best(): readonly Assessment[];
  cancel(): void;
}

export interface AiPool {
  think(question: Question): Thinking;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly workerFile: string;
  readonly log: Log;
  // Milliseconds over the budget after which a thread counts as hung.
  readonly grace?: number;
}

// What plays when the proper agent has failed.
const SIMPLER: { readonly agent: AgentName; readonly millis: number } = { agent: 'page', millis: 200 };
const START_MILLIS = 5_000;
const CANCEL_MILLIS = 400;

type Attempt = { readonly index: number; readonly best: readonly Assessment[] } | { readonly failure: string };

export function createAiPool(options: PoolOptions): AiPool {
  const grace = options.grace ?? 3_000;
  let worker: Worker | null = null;
  let nextId = 1;
  let closed = false;

  const spawn = () => {
    const made = new Worker(options.workerFile, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    made.unref();
    made.on('error', (error) => options.log.error('the AI thread died', error));
    made.once('exit', () => {
      if (worker === made) worker = null;
    });
    return made;
  };
  const replace = () => {
    const old = worker;
    worker = null;
    void old?.terminate();
  };

  let busy = 0;

  // One attempt: the index, or why there is none.
  const attempt = (task: ThinkTask, millis: number): Promise<Attempt> =>
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
        if (answer.id !== task.id) return;
        if ('error' in answer) return finish({ failure: answer.error });
        const isListed = Number.isInteger(answer.index) && answer.index >= 0 && answer.index < task.request.decisions.length;
        finish(
          isListed
            ? { index: answer.index, best: answer.best ?? [] }
            : { failure: `chose ${answer.index}, which is not offered` },
        );
      };
      const die = () => finish({ failure: 'the thread ended' });
      const timer = setTimeout(() => {
        replace();
        finish({ failure: 'overran its time' });
      }, limit);
      asked.on('message', hear);
      asked.on('exit', die);
      asked.postMessage(task);
    });

  const choose = async (
    question: Question,
    flag: Int32Array,
    cancel: SharedArrayBuffer,
    tell: (best: readonly Assessment[]) => void,
  ): Promise<number | null> => {
    const isCancelled = () => closed || Atomics.load(flag, 0) === 1;
    const plans = [{ agent: question.agent, millis: question.millis }, SIMPLER];
    for (const plan of plans) {
      if (isCancelled()) return null;
      const result = await attempt({ ...question, ...plan, id: nextId++, cancel }, plan.millis);
      if (isCancelled()) return null;
      if ('index' in result) {
        tell(result.best);
        return result.index;
      }
      options.log.error(`${plan.agent} of ${question.game} gave no answer: ${result.failure}`);
    }
    return makeRng(question.seed).int(question.request.decisions.length);
  };

  return {
    think(question) {
      const cancel = new SharedArrayBuffer(4);
      const flag = new Int32Array(cancel);
      let release: (value: null) => void = () => {};
      let best: readonly Assessment[] = [];
      const tell = (told: readonly Assessment[]) => {
        best = told;
      };
      const cancelled = new Promise<null>((done) => {
        release = done;
      });
      return {
        answer: Promise.race([choose(question, flag, cancel, tell), cancelled]),
        best: () => best,
        cancel() {
          Atomics.store(flag, 0, 1);
          release(null);
          const asked = busy;
          // An agent that does not listen must not keep the next question waiting.
          if (asked !== 0)
            setTimeout(() => {
              if (busy === asked) replace();
            }, CANCEL_MILLIS).unref();
        },
      };
    },
    async close() {
      closed = true;
      const old = worker;
      worker = null;
      await old?.terminate();
    },
  };
}
