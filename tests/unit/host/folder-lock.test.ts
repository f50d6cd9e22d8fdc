// One program a folder: the second one knocks, a killed one is taken over, a disk without writing has nothing to lock.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../main/host/folder-lock';
import { secondProgramWords } from '../../../main/host/second-program';
import { makeFolder } from '../../support/host';

let folder = '';
const lockFile = () => join(folder, 'in-use.json');
const releases: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  for (const release of releases.splice(0)) await release();
  rmSync(folder, { recursive: true, force: true });
});

async function take(openFile: string | null = null) {
  const held = await lockFolder(folder, { openFile });
  if (held.kind === 'ours') releases.push(held.release);
  return held;
}

describe('the lock of a folder', () => {
  it('is had by one program; the second makes the first show itself and hands over its file', async () => {
    const first = await take();
    if (first.kind !== 'ours') throw new Error(first.kind);
    const knocks: unknown[] = [];
    first.onKnock(async (knock) => {
      knocks.push(knock);
      return 'http://127.0.0.1:1/?token=x';
    });
    expect(await take('/home/me/my.gonfalon')).toEqual({
      kind: 'theirs',
      address: 'http://127.0.0.1:1/?token=x',
      isAnswering: true,
    });
    expect(knocks).toEqual([{ openFile: '/home/me/my.gonfalon' }]);
  });

  it('is free again after the first has gone', async () => {
    const first = await take();
    if (first.kind !== 'ours') throw new Error(first.kind);
    await first.release();
    expect(existsSync(lockFile())).toBe(false);
    expect((await take()).kind).toBe('ours');
  });

  it('of a killed program is taken over, also when somebody else listens on its door by now', async () => {
    writeFileSync(lockFile(), JSON.stringify({ port: 1, secret: 'a'.repeat(48) }));
    expect((await take()).kind).toBe('ours');
    for (const release of releases.splice(0)) await release();
    const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
    const { port } = stranger.address() as { port: number };
    writeFileSync(lockFile(), JSON.stringify({ port, secret: 'a'.repeat(48) }));
    expect((await take()).kind).toBe('ours');
    stranger.close();
  });

  it.each(['', '{', 'null', '{"port":-1,"secret":"x"}'])('that reads %j is nobody’s', async (text) => {
    writeFileSync(lockFile(), text);
    expect((await take()).kind).toBe('ours');
  });

  it('stays with a program that stands still', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as { port: number };
    const text = JSON.stringify({ port, secret: 'a'.repeat(48) });
    writeFileSync(lockFile(), text);
    expect(await take()).toEqual({ kind: 'theirs', address: null, isAnswering: false });
    expect(readFileSync(lockFile(), 'utf8')).toBe(text);
    silent.close();
  });

  it('answers nobody who does not know the secret', async () => {
    const first = await take();
    if (first.kind !== 'ours') throw new Error(first.kind);
    let knocks = 0;
    first.onKnock(async () => {
      knocks++;
      return 'http://secret';
    });
    const { port } = JSON.parse(readFileSync(lockFile(), 'utf8'));
    writeFileSync(lockFile(), JSON.stringify({ port, secret: 'b'.repeat(48) }));
    await take();
    expect(knocks).toBe(0);
  });

  it('is won by exactly one of many that start together', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => take()));
    expect(all.filter((held) => held.kind === 'ours')).toHaveLength(1);
    expect(all.filter((held) => held.kind === 'theirs')).toHaveLength(11);
  });

  it('is nothing where nothing can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect((await lockFolder(join(folder, 'file', 'data'), { openFile: null })).kind).toBe('unwritable');
  });

  it('is spoken of in both languages', () => {
    const words = (address: string | null, isAnswering: boolean, locale: string) =>
      secondProgramWords({ kind: 'theirs', address, isAnswering }, '/data', locale);
    expect(words('http://a', true, 'en-GB')).toMatch(/already open.*\/data.*http:\/\/a/);
    expect(words(null, true, 'pl-PL')).toMatch(/już otwarty.*\/data/);
    expect(words(null, false, 'en')).toMatch(/does not answer/);
  });
});
