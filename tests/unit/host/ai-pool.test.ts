// AI threads that die, hang, cheat or are no longer wanted.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AiPool, createAiPool, type Question } from '../../../main/host/ai-pool';
import { openLog } from '../../../main/host/log';
import { makeFolder } from '../../support/host';

let folder = '';
let pool: AiPool | null = null;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  await pool?.close();
  rmSync(folder, { recursive: true, force: true });
});

// A thread whose answer to the proper agent is the given code; the simpler agent answers 1.
function poolWith(code: string, threads = 1): AiPool {
  const workerFile = join(folder, 'worker.cjs');
  writeFileSync(
    workerFile,
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (task) => {
       const answer = (index) => parentPort.postMessage({ id: task.id, index });
       const cancelled = () => Atomics.load(new Int32Array(task.cancel), 0) === 1;
       if (task.agent === 'page') answer(1); else { ${code} }
     });`,
  );
  pool = createAiPool({ workerFile, log: openLog(folder), grace: 200, threads });
  return pool;
}

const question: Question = {
  game: 'toy',
  agent: 'hetman',
  memory: 'm/0',
  view: {},
  request: { seat: 0, prompt: { key: 'p' }, decisions: [{ type: 'a' }, { type: 'b' }, { type: 'c' }] },
  millis: 100,
  seed: 1,
};

describe('the AI pool', () => {
  it('passes on an answer', async () => {
    expect(await poolWith('answer(2)').think(question).answer).toBe(2);
  });

  it.each([
    ['dies', 'process.exit(1)'],
    ['throws', 'throw new Error("broken")'],
    ['answers what is not offered', 'answer(3)'],
    ['answers nonsense', 'answer("x")'],
    ['reports an error', 'parentPort.postMessage({ id: task.id, error: "broken" })'],
  ])('takes the simpler choice when the thread %s', async (_what, code) => {
    expect(await poolWith(code).think(question).answer).toBe(1);
  });

  it('replaces a thread that never ends', async () => {
    const hanging = poolWith('for (;;) {}');
    expect(await hanging.think({ ...question, agent: 'page' }).answer).toBe(1);
    const start = performance.now();
    expect(await hanging.think(question).answer).toBe(1);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(openLog(folder).text()).toMatch(/overran/);
  });

  it('still chooses something legal when no thread can be had at all', async () => {
    const broken = createAiPool({ workerFile: join(folder, 'none.cjs'), log: openLog(folder), grace: 200, threads: 3 });
    expect([0, 1, 2]).toContain(await broken.think(question).answer);
    await broken.close();
  });

  it('answers null at once when cancelled, and the next question is not held up', async () => {
    const slow = poolWith('for (;;) {}');
    expect(await slow.think({ ...question, agent: 'page' }).answer).toBe(1);
    const thinking = slow.think({ ...question, millis: 60_000 });
    const start = performance.now();
    thinking.cancel();
    expect(await thinking.answer).toBeNull();
    expect(performance.now() - start).toBeLessThan(2_000);
    await new Promise((done) => setTimeout(done, 600));
    expect(await slow.think({ ...question, agent: 'page' }).answer).toBe(1);
  });

  it('lets an agent that listens know', async () => {
    const listening = poolWith(
      'const wait = () => cancelled() ? parentPort.postMessage({ id: task.id, index: 0 }) : setTimeout(wait, 5); wait();',
    );
    const thinking = listening.think({ ...question, millis: 60_000 });
    setTimeout(() => thinking.cancel(), 100);
    expect(await thinking.answer).toBeNull();
  });
});

describe('several threads over one question', () => {
  // Everyone has an opinion at once; the conclusion is how many there were, less one.
  const conclude = 'if (task.opinions) return answer(task.opinions.length - 1);';
  const opinion = "parentPort.postMessage({ id: task.id, opinions: [{ plan: ['a'], share: 0.5, spread: 0.1, visits: 3 }] });";

  it('lays the opinions of all together once an agent has shown that it shares its work out', async () => {
    const three = poolWith(`${conclude} ${opinion}`, 3);
    expect(await three.think(question).answer).toBe(0);
    // Their threads have to begin first.
    await expect.poll(() => three.think(question).answer, { timeout: 10_000 }).toBe(2);
  });

  it('asks nobody to help a weaker level, an adviser or an agent that answers alone', async () => {
    const alone = poolWith('if (task.role === "helper") process.exit(1); else answer(task.role === undefined ? 0 : 2)', 3);
    expect(await alone.think({ ...question, agent: 'knight' }).answer).toBe(0);
    expect(await alone.think({ ...question, assess: true }).answer).toBe(0);
    expect(await alone.think(question).answer).toBe(2);
    expect(await alone.think(question).answer).toBe(2);
    expect(openLog(folder).text()).toBe('');
  });

  it.each([
    ['dies', 'process.exit(1)'],
    ['never ends', 'for (;;) {}'],
  ])('goes on without a helper that %s', async (_what, code) => {
    const two = poolWith(`if (task.role === 'helper') { ${code} } ${conclude} ${opinion}`, 2);
    expect(await two.think(question).answer).toBe(0);
    const start = performance.now();
    expect(await two.think(question).answer).toBe(0);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('tells the helpers when the first is ready, and gives everyone chance of his own', async () => {
    // A helper that is not told goes on; its share is its seed, which the conclusion compares with the first's.
    const told = poolWith(
      `if (task.opinions) return answer(new Set(task.opinions.map(([each]) => each.share)).size);
       const say = () => parentPort.postMessage({ id: task.id, opinions: [{ plan: ['a'], share: task.seed, spread: 0, visits: 1 }] });
       const wait = () => cancelled() ? say() : setTimeout(wait, 1);
       if (task.role === 'helper') wait(); else say();`,
      2,
    );
    expect(await told.think(question).answer).toBe(1);
    await expect.poll(() => told.think(question).answer, { timeout: 10_000 }).toBe(2);
  });
});
