// One program a folder of data, whichever shell it is. The holder listens on this machine and leaves its door number and
// a secret in the folder; whoever comes second knocks there. A door that does not answer belongs to a program that is
// gone, and the lock is taken over: nothing has to be cleaned up after a kill.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'in-use.json';
const LOOPBACK = '127.0.0.1';
const ANSWER_MILLIS = 4_000;
const MAX_CHARS = 8_000;
const TRIES = 5;

const lockSchema = z.strictObject({ port: z.number().int().min(1).max(65535), secret: z.string().regex(/^[0-9a-f]{48}$/) });
type Lock = z.infer<typeof lockSchema>;
const knockSchema = z.strictObject({ secret: z.string(), openFile: z.string().max(4_000).nullable() });
const answerSchema = z.strictObject({ address: z.string().max(2_000).nullable() });

export interface Knock {
  // A save that the second program was to open.
  readonly openFile: string | null;
}

export type Held =
  // The folder is ours until `release`. `onKnock` is asked when a second program comes; it shows the window and answers
  // with an address when there is none to show.
  | { readonly kind: 'ours'; onKnock(answer: (knock: Knock) => Promise<string | null>): void; release(): Promise<void> }
  // Another program has it. `address` is where it can be seen, null when it shows itself.
  | { readonly kind: 'theirs'; readonly address: string | null; readonly isAnswering: boolean }
  // The folder cannot be written to: there is nothing to lock, and nothing to overwrite.
  | { readonly kind: 'unwritable'; readonly error: unknown };

export async function lockFolder(folder: string, knock: Knock): Promise<Held> {
  const path = join(folder, FILE);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await readLock(path);
    if (found !== null) {
      const answer = await knockAt(found.lock, knock);
      if (answer !== null) return { kind: 'theirs', ...answer };
      if (!(await clearAway(path, found.text))) continue;
    }
    const taken = await take(folder, path);
    if (taken !== null) return taken;
  }
  return { kind: 'theirs', address: null, isAnswering: false };
}

interface Found {
  readonly text: string;
  // Null for a file that no program of ours has finished.
  readonly lock: Lock | null;
}

async function readLock(path: string): Promise<Found | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const lock = lockSchema.safeParse(JSON.parse(text));
    return { text, lock: lock.success ? lock.data : null };
  } catch {
    return { text, lock: null };
  }
}

// Null when nobody is behind the door.
function knockAt(lock: Lock | null, knock: Knock): Promise<{ address: string | null; isAnswering: boolean } | null> {
  if (lock === null) return Promise.resolve(null);
  return new Promise((done) => {
    const socket = connect({ host: LOOPBACK, port: lock.port });
    let heard = '';
    let isOpen = false;
    const finish = (answer: { address: string | null; isAnswering: boolean } | null) => {
      clearTimeout(timer);
      socket.destroy();
      done(answer);
    };
    // A door that opens and says nothing is a program that stands still; its folder is not to be touched.
    const timer = setTimeout(() => finish(isOpen ? { address: null, isAnswering: false } : null), ANSWER_MILLIS);
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      isOpen = true;
      socket.write(`${JSON.stringify({ secret: lock.secret, ...knock })}\n`);
    });
    socket.on('data', (chunk) => {
      heard += String(chunk);
      const answer = heard.includes('\n') ? parse(answerSchema, heard) : null;
      if (answer !== null) finish({ address: answer.address, isAnswering: true });
      else if (heard.length > MAX_CHARS) finish(null);
    });
    // Somebody else's door by now: it does not know the secret and hangs up.
    socket.on('end', () => finish(null));
    socket.on('error', () => finish(null));
  });
}

// Only the lock that was found is removed; one that somebody set up meanwhile is put back.
async function clearAway(path: string, text: string): Promise<boolean> {
  const aside = `${path}.${randomBytes(6).toString('hex')}.old`;
  try {
    await rename(path, aside);
    const isSame = (await readFile(aside, 'utf8')) === text;
    if (!isSame) await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
    return isSame;
  } catch {
    return false;
  }
}

// Null when somebody else was quicker.
async function take(folder: string, path: string): Promise<Held | null> {
  const secret = randomBytes(24).toString('hex');
  let answer: (knock: Knock) => Promise<string | null> = async () => null;
  const server = createServer((socket) => serveKnock(socket, secret, (knock) => answer(knock)));
  server.maxConnections = 16;
  const port = await listen(server);
  const close = () => new Promise<void>((done) => server.close(() => done()));
  const text = JSON.stringify({ port, secret });
  try {
    await mkdir(folder, { recursive: true });
    await createWhole(path, text);
  } catch (error) {
    await close();
    return isTaken(error) ? null : { kind: 'unwritable', error };
  }
  server.unref();
  return {
    kind: 'ours',
    onKnock(next) {
      answer = next;
    },
    async release() {
      const found = await readLock(path);
      if (found?.text === text) await rm(path, { force: true }).catch(() => undefined);
      await close();
    },
  };
}

// The file appears with all its text or not at all, and never over another one.
async function createWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600 });
    await link(temporary, path);
  } catch (error) {
    if (isTaken(error)) throw error;
    // A disk without hard links.
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(temporary, { force: true });
  }
}

function serveKnock(socket: Socket, secret: string, answer: (knock: Knock) => Promise<string | null>): void {
  let heard = '';
  socket.setEncoding('utf8');
  socket.setTimeout(ANSWER_MILLIS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    heard += String(chunk);
    if (heard.length > MAX_CHARS) return socket.destroy();
    if (!heard.includes('\n')) return;
    const knock = parse(knockSchema, heard);
    if (knock === null || !isSame(knock.secret, secret)) return socket.end();
    void answer({ openFile: knock.openFile })
      .catch(() => null)
      .then((address) => socket.end(`${JSON.stringify({ address })}\n`));
  });
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text.slice(0, text.indexOf('\n'))));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((done, broken) => {
    server.once('error', broken);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
