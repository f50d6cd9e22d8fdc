// Asks the AI threads, as many as the machine has cores less one, and never waits in vain: when the proper agent fails, the
// answer is a simpler one. Cancelling answers null at once.
//
// Where an agent can share its work out, every thread ponders the same question with chance of its own; what they have found
// out is laid together and the first concludes. Everything else the first thread answers alone.
import type { AgentName, Assessment, Opinion } from '../../engine/core/agent';
import { makeRng, mixSeed } from '../../engine/core/rng';
import type { ThinkTask } from './ai-thread';
import { createThinker, type ThinkerOptions } from './thinker';

export type Question = Omit<ThinkTask, 'id' | 'cancel' | 'role' | 'opinions'>;

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

export interface PoolOptions extends ThinkerOptions {
  readonly threads: number;
}

// What plays when the proper agent has failed.
const SIMPLER: { readonly agent: AgentName; readonly millis: number } = { agent: 'page', millis: 200 };
// Weaker levels look at little; only the strongest is helped.
const HELPED: AgentName = 'hetman';
// Milliseconds that helpers have to hand over what they know once the first thread is ready.
const HANDOVER = 100;

type Found = { readonly index: number; readonly best: readonly Assessment[] } | { readonly failure: string };
type Flag = Int32Array<SharedArrayBuffer>;

const makeFlag = (): Flag => new Int32Array(new SharedArrayBuffer(4));
const raise = (flag: Flag) => Atomics.store(flag, 0, 1);

export function createAiPool(options: PoolOptions): AiPool {
  const first = createThinker(options);
  // Threads begin when they are first asked.
  const helpers = Array.from({ length: Math.max(0, options.threads - 1) }, () => createThinker(options));
  // Games whose agents have been seen to share their work out; for the others no helper is begun.
  const divided = new Set<string>();
  let nextId = 1;
  let closed = false;

  const check = (index: number, { request }: Question, best: readonly Assessment[] = []): Found => {
    const isListed = Number.isInteger(index) && index >= 0 && index < request.decisions.length;
    return isListed ? { index, best } : { failure: `chose ${index}, which is not offered` };
  };

  // `halt` tells the helpers that it is enough.
  const attempt = async (question: Question, cancel: Flag, halt: Flag): Promise<Found> => {
    const { millis } = question;
    const mayDivide = helpers.length > 0 && question.agent === HELPED && question.assess !== true;
    const task = (parts: Partial<ThinkTask>): ThinkTask => ({ ...question, id: nextId++, cancel: cancel.buffer, ...parts });
    const helping = (mayDivide && divided.has(question.game) ? helpers : []).map((helper, index) =>
      helper.ask(task({ role: 'helper', cancel: halt.buffer, seed: mixSeed(question.seed, index + 1) }), millis),
    );
    const own = await first.ask(task(mayDivide ? { role: 'first' } : {}), millis);
    raise(halt);
    for (const helper of helpers) helper.hurry();
    if ('failure' in own) return own;
    if ('index' in own) return check(own.index, question, own.best);
    divided.add(question.game);
    const theirs = await Promise.all(helping.map((each) => Promise.race([each, after(HANDOVER)])));
    const opinions = [own, ...theirs].flatMap((each): (readonly Opinion[])[] =>
      each !== null && 'opinions' in each ? [each.opinions] : [],
    );
    const concluded = await first.ask(task({ opinions }), millis);
    if ('failure' in concluded) return concluded;
    return 'index' in concluded ? check(concluded.index, question) : { failure: 'came to no conclusion' };
  };

  const choose = async (
    question: Question,
    cancel: Flag,
    halt: Flag,
    tell: (best: readonly Assessment[]) => void,
  ): Promise<number | null> => {
    const isCancelled = () => closed || Atomics.load(cancel, 0) === 1;
    const plans = [{ agent: question.agent, millis: question.millis }, SIMPLER];
    for (const plan of plans) {
      if (isCancelled()) return null;
      const result = await attempt({ ...question, ...plan }, cancel, halt);
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
      const cancel = makeFlag();
      const halt = makeFlag();
      let release: (value: null) => void = () => {};
      let best: readonly Assessment[] = [];
      const tell = (told: readonly Assessment[]) => {
        best = told;
      };
      const cancelled = new Promise<null>((done) => {
        release = done;
      });
      return {
        answer: Promise.race([choose(question, cancel, halt, tell), cancelled]),
        best: () => best,
        cancel() {
          raise(cancel);
          raise(halt);
          release(null);
          for (const thinker of [first, ...helpers]) thinker.hurry();
        },
      };
    },
    async close() {
      closed = true;
      await Promise.all([first, ...helpers].map((thinker) => thinker.close()));
    },
  };
}

function after(millis: number): Promise<null> {
  return new Promise((done) => {
    setTimeout(() => done(null), millis).unref();
  });
}
