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
function poolWith(code: string): AiPool {
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
  pool = createAiPool({ workerFile, log: openLog(folder), grace: 200 });
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
    const broken = createAiPool({ workerFile: join(folder, 'none.cjs'), log: openLog(folder), grace: 200 });
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
