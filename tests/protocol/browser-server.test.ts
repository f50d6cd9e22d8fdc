// The browser shell on its own: loopback, one-time token, Host and Origin, malformed frames.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type BrowserShell, serveBrowser } from '../../main/browser/server';
import { type Bundles, makeBundles, makeFolder, openHost, person, type TestHost } from '../support/host';

let bundles: Bundles;
let folder = '';
let test: TestHost;
let shell: BrowserShell;

beforeAll(() => {
  bundles = makeBundles();
});
afterAll(() => bundles.remove());
beforeEach(async () => {
  folder = makeFolder();
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  test = await openHost(bundles, join(folder, 'data'));
  shell = await serveBrowser(test.host, join(folder, 'page'));
});
afterEach(async () => {
  await shell.close();
  await test.host.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(shell.origin);
  return new Promise((done, broken) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asked.on('error', broken);
    asked.end();
  });
}

const tokenPath = () => shell.address.slice(shell.origin.length);
async function enter(): Promise<string> {
  const answer = await get(tokenPath());
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

function connect(headers: Record<string, string>, path = '/bridge'): Promise<WebSocket | number> {
  return new Promise((done) => {
    const socket = new WebSocket(`${shell.origin.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => done(socket));
    socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

describe('the page', () => {
  it('opens once with the token, then with the cookie that this set', async () => {
    const first = await get(tokenPath());
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await get('/', { cookie: cookie.split(';')[0] ?? '' })).text).toContain('<title>page');
    expect((await get(tokenPath())).status).toBe(403);
  });

  it('is closed without or with a wrong token', async () => {
    expect((await get('/')).status).toBe(403);
    expect((await get('/?token=wrong')).status).toBe(403);
    expect((await get('/index.html', { cookie: 'gonfalon=x' })).status).toBe(403);
  });

  it('answers only under its own name', async () => {
    const cookie = await enter();
    for (const host of ['evil.example', 'localhost', `localhost:${new URL(shell.origin).port}`])
      expect((await get('/', { cookie, host })).status, host).toBe(403);
  });

  it('carries the content policy and gives no file from outside its folder', async () => {
    const cookie = await enter();
    const page = await get('/', { cookie });
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
    for (const path of ['/../secret.js', '/%2e%2e/secret.js', '/..%2fsecret.js'])
      expect((await get(path, { cookie })).status, path).toBe(404);
    expect((await get('/', { cookie }, 'POST')).status).toBe(405);
  });

  it('listens on loopback only', async () => {
    const { port } = new URL(shell.origin);
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each !== undefined && !each.internal && each.family === 'IPv4');
    expect(new URL(shell.origin).hostname).toBe('127.0.0.1');
    for (const each of outside)
      await expect(
        new Promise((done, broken) => {
          const asked = request({ host: each?.address, port, path: '/', timeout: 2_000 }, done);
          asked.on('timeout', () => asked.destroy(new Error('timeout')));
          asked.on('error', broken);
          asked.end();
        }),
      ).rejects.toThrow();
  });
});

describe('the socket', () => {
  it('opens for the page and carries requests and pushes', async () => {
    const socket = await connect({ cookie: await enter(), origin: shell.origin });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    const messages: { readonly id?: number; readonly push?: { readonly type: string }; readonly result?: unknown }[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    const body = { game: 'toy', seats: [person('A', 'gules'), person('B', 'azure')], options: {}, seed: 1 };
    socket.send(JSON.stringify({ id: 7, name: 'match.create', body }));
    await expect.poll(() => messages.some((each) => each.id === 7)).toBe(true);
    expect(messages.some((each) => each.push?.type === 'table')).toBe(true);
    socket.terminate();
  });

  it('is refused to everybody else', async () => {
    const cookie = await enter();
    expect(await connect({ cookie, origin: 'http://evil.example' })).toBe(403);
    expect(await connect({ cookie, origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await connect({ cookie })).toBe(403);
    expect(await connect({ origin: shell.origin })).toBe(403);
    expect(await connect({ origin: shell.origin }, `/bridge${tokenPath().slice(1)}`)).toBe(403);
    expect(await connect({ cookie, origin: shell.origin, host: 'evil.example' })).toBe(403);
    expect(await connect({ cookie, origin: shell.origin }, '/other')).toBe(403);
  });

  it.each(['nonsense', '{"id":1}', '{"id":-1,"name":"about","body":{}}', '[]', '{"id":1,"name":"about","body":{},"more":1}'])(
    'is closed on %s',
    async (text) => {
      const socket = await connect({ cookie: await enter(), origin: shell.origin });
      if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
      const closed = new Promise<number>((done) => socket.on('close', done));
      socket.send(text);
      expect(await closed).toBe(1008);
    },
  );

  it('is had by a few windows at once and not by a crowd', async () => {
    const cookie = await enter();
    const opened = await Promise.all(Array.from({ length: 30 }, () => connect({ cookie, origin: shell.origin })));
    const sockets = opened.filter((each) => typeof each !== 'number');
    expect(sockets.length).toBeGreaterThanOrEqual(4);
    expect(sockets.length).toBeLessThanOrEqual(8);
    expect(opened).toContain(503);
    for (const socket of sockets) socket.terminate();
    await expect.poll(async () => typeof (await connect({ cookie, origin: shell.origin }))).toBe('object');
  });

  it('is closed on a flood of requests', async () => {
    const socket = await connect({ cookie: await enter(), origin: shell.origin });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    const closed = new Promise<number>((done) => socket.on('close', done));
    for (let id = 0; id < 500; id++) socket.send(JSON.stringify({ id, name: 'saves.list', body: {} }));
    expect(await closed).toBe(1008);
  });

  it('is closed on brackets without end', async () => {
    const socket = await connect({ cookie: await enter(), origin: shell.origin });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    const closed = new Promise<number>((done) => socket.on('close', done));
    socket.send(`{"id":1,"name":"about","body":${'['.repeat(2_000_000)}`);
    expect(await closed).toBe(1008);
  });

  it('another address opens another window, once', async () => {
    await enter();
    const address = shell.freshAddress().slice(shell.origin.length);
    expect((await get(address)).status).toBe(303);
    expect((await get(address)).status).toBe(403);
  });
});
