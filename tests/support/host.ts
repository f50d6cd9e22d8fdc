// A real host for tests: own user data, real AI threads from bundles made on the spot, the toy game on the shelf.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { known } from '../../engine/core/invariant';
import type { Answers, Push, RequestBody, RequestName, Result, SeatSpec, TablePush } from '../../engine/protocol';
import { createHost, type Host } from '../../main/host/api';
import { toyShelf } from './toy-shelf';

const root = join(import.meta.dirname, '../..');

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'gonfalon-test-'));
}

export interface Bundles {
  readonly workerFile: string;
  readonly saveWorkerFile: string;
  remove(): void;
}

export function makeBundles(): Bundles {
  const folder = makeFolder();
  const bundle = (entry: string, name: string) => {
    const outfile = join(folder, name);
    buildSync({
      entryPoints: [join(root, entry)],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'error',
    });
    return outfile;
  };
  return {
    workerFile: bundle('tests/support/toy-worker.ts', 'toy-worker.cjs'),
    saveWorkerFile: bundle('tests/support/toy-save-worker.ts', 'toy-save-worker.cjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface TestHost {
  readonly host: Host;
  readonly userData: string;
  readonly pushes: Push[];
  call<Name extends RequestName>(name: Name, body: RequestBody<Name>): Promise<Result<Answers[Name]>>;
  // The answer of a request that must succeed.
  ask<Name extends RequestName>(name: Name, body: RequestBody<Name>): Promise<Answers[Name]>;
  table(): Promise<TablePush>;
  // The table as soon as it fulfils the condition.
  until(condition: (table: TablePush) => boolean): Promise<TablePush>;
}

export async function openHost(bundles: Bundles, userData: string, openFile: string | null = null): Promise<TestHost> {
  const host = await createHost({
    userData,
    shell: 'browser',
    version: '0.0.0',
    locale: 'pl-PL',
    workerFile: bundles.workerFile,
    saveWorkerFile: bundles.saveWorkerFile,
    shelf: toyShelf,
    openFile,
    quit: () => {},
  });
  const pushes: Push[] = [];
  host.onPush((push) => pushes.push(push));
  const call: TestHost['call'] = async (name, body) => (await host.call(name, body)) as never;
  const ask: TestHost['ask'] = async (name, body) => {
    const result = await call(name, body);
    if (!result.ok) throw new Error(`${name}: ${result.code} ${result.message}`);
    return result.value;
  };
  const table = async () => known(await ask('match.current', {}), 'a table');
  return {
    host,
    userData,
    pushes,
    call,
    ask,
    table,
    async until(condition) {
      const limit = Date.now() + 30_000;
      for (;;) {
        const current = await table();
        if (condition(current)) return current;
        if (Date.now() > limit) throw new Error(`the table never came to it: ${JSON.stringify(current)}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
  };
}

export const person = (name: string, tincture: SeatSpec['tincture']): SeatSpec => ({ kind: 'human', name, tincture });
export const machine = (name: string, tincture: SeatSpec['tincture']): SeatSpec => ({
  kind: 'ai',
  name,
  tincture,
  level: 'page',
});

// Plays the first offered decision of every request until the match is over.
export async function playOut(test: TestHost): Promise<TablePush> {
  for (;;) {
    const table = await test.until((each) => each.outcome !== null || each.request !== null || each.curtain !== null);
    if (table.outcome !== null) return table;
    if (table.curtain !== null) await test.ask('match.reveal', { seat: table.curtain });
    else await test.ask('match.decide', { key: known(table.request?.decisions[0]).key, entry: table.entry });
  }
}
