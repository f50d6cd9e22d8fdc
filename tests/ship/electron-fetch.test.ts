// Fetching Electron: goes on after a cut, checks the sum, gives up when nothing comes, never leaves a false file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Teller {
  begin(host: string): void;
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
const { fetchZip, unpack } = (await import(pathToFileURL(script).href)) as {
  fetchZip(what: Fetch): Promise<string>;
  unpack(zip: string, folder: string): Promise<void>;
};

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
    begin: (host) => void told.push(`begin: ${host}`),
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
    expect(told[0]).toBe(`begin: ${new URL(from).host}`);
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
    expect(Number.parseInt(told[1] ?? '', 10)).toBeGreaterThan(1000);
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
    expect(told).toEqual([`begin: ${new URL(from).host}`]);
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

describe('unpacking Electron', () => {
  it('puts a whole folder in the place of the old one, programs as programs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gonfalon-unpack-'));
    const dist = join(folder, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'old'), '');
    writeFileSync(
      join(folder, 'a.zip'),
      zipOf([
        ['electron', '#!/bin/sh\n', 0o100755],
        ['version', '1.2.3', 0o100644],
      ]),
    );
    await unpack(join(folder, 'a.zip'), dist);
    expect(readdirSync(dist).sort()).toEqual(['electron', 'version']);
    expect(readFileSync(join(dist, 'version'), 'utf8')).toBe('1.2.3');
    if (process.platform !== 'win32') expect(statSync(join(dist, 'electron')).mode & 0o777).toBe(0o755);
    expect(readdirSync(folder).sort()).toEqual(['a.zip', 'dist']);
    rmSync(folder, { recursive: true, force: true });
  });
});

// An archive of stored files with their Unix modes.
function zipOf(files: readonly (readonly [name: string, text: string, mode: number])[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text, mode] of files) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 0x10000, 6);
    tail.writeUInt32LE(at, 10);
    // Made by Unix, version 2.0.
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end]);
}
