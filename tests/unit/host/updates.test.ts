// Looking for a new version, against a server of this machine: only what is signed and newer is told.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPDATE_SOURCE } from '../../../main/host/update-source';
import { isNewer, lookForUpdate } from '../../../main/host/updates';
import { homepage } from '../../../package.json';

const script = resolve(import.meta.dirname, '../../../scripts/update-feed.mjs');
const { isSignedBy, makeFeed, programKey } = (await import(pathToFileURL(script).href)) as {
  makeFeed(news: object, privateKey: string): string;
  isSignedBy(feed: string, publicKey: string): boolean;
  programKey(): string;
};

function makePair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const ours = makePair();
const NEWS = {
  version: '1.2.0',
  date: '2027-01-31',
  page: 'https://gonfalon.example/download',
  notes: { en: 'A new campaign.', pl: 'Nowa kampania.' },
};

describe('looking for a new version', () => {
  let server: Server;
  let feed = '';
  let said: string | null = null;
  let status = 200;
  const asked: (string | undefined)[] = [];
  const look = (current = '1.1.9') => lookForUpdate({ feed, publicKey: ours.publicKey }, current);

  beforeEach(async () => {
    status = 200;
    server = createServer((request, response) => {
      asked.push(request.headers.cookie);
      response.writeHead(status).end(said ?? '');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('tells a newer version with its notes', async () => {
    said = makeFeed(NEWS, ours.privateKey);
    expect(isSignedBy(said, ours.publicKey)).toBe(true);
    expect(await look()).toEqual({ ok: true, value: { state: 'newer', ...NEWS } });
    expect(asked.every((cookie) => cookie === undefined)).toBe(true);
  });

  it('keeps quiet about the same and about older ones', async () => {
    said = makeFeed(NEWS, ours.privateKey);
    expect(await look('1.2.0')).toEqual({ ok: true, value: { state: 'current' } });
    expect(await look('1.10.0')).toEqual({ ok: true, value: { state: 'current' } });
  });

  it('throws away what another key has signed, and what was changed after signing', async () => {
    said = makeFeed(NEWS, makePair().privateKey);
    expect(await look()).toMatchObject({ ok: false, code: 'update.signature' });
    said = makeFeed(NEWS, ours.privateKey).replace('1.2.0', '9.9.9');
    expect(await look()).toMatchObject({ ok: false, code: 'update.signature' });
    said = JSON.stringify({ payload: JSON.stringify(NEWS), signature: 'AAAA' });
    expect(await look()).toMatchObject({ ok: false, code: 'update.signature' });
  });

  it('refuses what cannot be understood', async () => {
    for (const text of ['', 'no JSON', '[]', '{"payload":1}', '{"payload":"{}"}']) {
      said = text;
      expect(await look()).toMatchObject({ ok: false, code: 'update.malformed' });
    }
    for (const change of [
      { version: '1.2' },
      { page: 'javascript:alert(1)' },
      { page: 'http://elsewhere.example' },
      { notes: 'x' },
    ]) {
      said = makeFeed({ ...NEWS, ...change }, ours.privateKey);
      expect(await look()).toMatchObject({ ok: false, code: 'update.malformed' });
    }
  });

  it('says nothing bad when there is no answer', async () => {
    status = 404;
    expect(await look()).toEqual({ ok: true, value: { state: 'unreachable' } });
    status = 200;
    said = 'x'.repeat(100_000);
    expect(await look()).toEqual({ ok: true, value: { state: 'unreachable' } });
    const { feed: address } = { feed };
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    expect(await lookForUpdate({ feed: address, publicKey: ours.publicKey }, '1.0.0')).toEqual({
      ok: true,
      value: { state: 'unreachable' },
    });
  });
});

// How a server may answer, well or badly.
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  good: (response) => response.end(makeFeed(NEWS, ours.privateKey)),
  moved: (response) => response.writeHead(302, { location: '/good' }).end(),
  circling: (response) => response.writeHead(302, { location: '/circling' }).end(),
  'moved into the files': (response) => response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
  silent: () => {},
  trickling: (response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  endless: (response) => {
    const more = () => !response.destroyed && response.write(Buffer.alloc(65_536, ' '), more);
    more();
  },
  'packed to burst': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
};

describe('a server that is', () => {
  let server: Server;
  let gone = 0;
  beforeEach(async () => {
    gone = 0;
    server = createServer((request, response) => {
      response.on('close', () => gone++);
      ANSWERS[decodeURIComponent(request.url ?? '').slice(1)]?.(response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(Object.keys(ANSWERS))('%s holds nobody up', async (name) => {
    const feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURIComponent(name)}`;
    // Where nothing ends by itself, patience must; elsewhere it must not be what ends it.
    const isSlow = name === 'silent' || name === 'trickling';
    const answer = await lookForUpdate({ feed, publicKey: ours.publicKey }, '1.0.0', isSlow ? 300 : 30_000);
    const isGood = name === 'good' || name === 'moved';
    expect(answer).toMatchObject({ ok: true, value: { state: isGood ? 'newer' : 'unreachable' } });
    // The connection is let go of, not left to fill the memory.
    await expect.poll(() => gone).toBeGreaterThan(0);
  });
});

describe('versions', () => {
  it('are compared by their numbers', () => {
    expect(isNewer('1.10.0', '1.9.9')).toBe(true);
    expect(isNewer('2.0.0', '1.99.99')).toBe(true);
    expect(isNewer('1.0.0', '1.0.0')).toBe(false);
    expect(isNewer('1.0.0', '1.0.1')).toBe(false);
    expect(isNewer('1.0.1', '1.0.0-beta.2')).toBe(true);
  });
});

describe('the key in the program', () => {
  it('is an Ed25519 key and the one that the release tool checks with', () => {
    expect(createPublicKey(UPDATE_SOURCE.publicKey).asymmetricKeyType).toBe('ed25519');
    expect(programKey().trim()).toBe(UPDATE_SOURCE.publicKey.trim());
    expect(UPDATE_SOURCE.feed).toBe(`${homepage}/updates/latest.json`);
  });
});
