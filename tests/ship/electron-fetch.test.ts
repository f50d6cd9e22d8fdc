// Fetching Electron: goes on after a cut, checks the sum, gives up when nothing comes, never leaves a false file.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Teller {
  progress(done: number, total: number): void;
  again(reason: string): void;
  end(): void;
}
interface Fetch {
  readonly name: string;
  readonly from: string;
  readonly sums: Readonly<Record<string, string>>;
  readonly cache: string;
  readonly tries?: number;
  readonly silence?: number;
  readonly say: Teller;
}
const script = resolve(import.meta.dirname, '../../scripts/electron.mjs');
const { fetchZip } = (await import(script)) as { fetchZip(what: Fetch): Promise<string> };

const NAME = 'electron-v1.2.3-linux-x64.zip';
const bytes = Buffer.alloc(400_000, 'gonfalon');
const sums = { [NAME]: createHash('sha256').update(bytes).digest('hex') };

describe('fetching Electron', () => {
  let cache = '';
  let server: Server;
  let from = '';
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  let told: string[] = [];
  const say: Teller = {
    progress: (done, total) => void told.push(`${done}/${total}`),
    again: (reason) => void told.push(`again: ${reason}`),
    end: () => {},
  };
  const fetched = (more: Partial<Fetch> = {}) => fetchZip({ name: NAME, from, sums, cache, say, ...more });

  beforeEach(async () => {
    cache = mkdtempSync(join(tmpdir(), 'gonfalon-fetch-'));
    told = [];
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    rmSync(cache, { recursive: true, force: true });
  });

  const whole = (request: IncomingMessage, response: ServerResponse) => {
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': bytes.length - start });
    response.end(bytes.subarray(start));
  };

  it('says how far it is and keeps the checked file', async () => {
    answer = whole;
    const path = await fetched();
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(told.at(-1)).toBe(`${bytes.length}/${bytes.length}`);
    answer = () => expect.unreachable('the kept file is used again');
    expect(await fetched()).toBe(path);
  });

  it('goes on where it was cut off', async () => {
    const ranges: (string | undefined)[] = [];
    answer = (request, response) => {
      ranges.push(request.headers.range);
      if (ranges.length > 1) return whole(request, response);
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 150_000), () => setTimeout(() => response.destroy(), 50));
    };
    expect(readFileSync(await fetched()).equals(bytes)).toBe(true);
    expect(ranges).toEqual([undefined, 'bytes=150000-']);
    expect(told.some((line) => line.startsWith('again:'))).toBe(true);
  });

  it('goes on with what a former start left', async () => {
    writeFileSync(join(cache, `${NAME}.part`), bytes.subarray(0, 1000));
    answer = whole;
    expect(readFileSync(await fetched()).equals(bytes)).toBe(true);
    expect(told[0]).not.toBe('0/400000');
  });

  it('throws away what differs from its checksum', async () => {
    answer = (_request, response) => response.end(Buffer.alloc(bytes.length, 'other'));
    await expect(fetched()).rejects.toThrow('differs from its checksum');
    expect(existsSync(join(cache, NAME))).toBe(false);
    expect(existsSync(join(cache, `${NAME}.part`))).toBe(false);
  });

  it('gives up when nothing comes, and at once when the host is not there', async () => {
    answer = () => {};
    await expect(fetched({ silence: 200 })).rejects.toThrow('nothing came');
    answer = (_request, response) => response.writeHead(404).end();
    await expect(fetched()).rejects.toThrow('404');
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await expect(fetched()).rejects.toThrow(/^127\.0\.0\.1:\d+: /);
    expect(existsSync(join(cache, `${NAME}.part`))).toBe(false);
  });

  it('has no file for a system that Electron does not know', async () => {
    await expect(fetched({ name: 'electron-v1.2.3-plan9-x64.zip' })).rejects.toThrow('there is no electron-v1.2.3-plan9-x64.zip');
  });
});
