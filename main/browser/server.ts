// The browser shell: the host behind HTTP and a WebSocket that only this machine reaches and only the page
// that was opened with the one-time token may drive.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { isTooDeep } from '../../engine/core/nesting';
import type { Push } from '../../engine/protocol';
import { callSchema } from '../../engine/protocol-schemas';
import type { Host } from '../host/api';
import { pageHeaders, readPageFile } from '../host/page-files';

const LOOPBACK = '127.0.0.1';
const MAX_MESSAGE_BYTES = 20_000_000;
const MAX_TOKENS = 8;
// A page has one socket, a person a few windows.
const MAX_SOCKETS = 8;
const MAX_CONNECTIONS = 64;
// Requests that wait for their answers; a page asks a handful at once.
const MAX_WAITING = 64;
// What a page has not taken yet; one that takes nothing is let go.
const MAX_BUFFERED_BYTES = 50_000_000;

const messageSchema = callSchema.extend({ id: z.number().int().min(0) });

export interface BrowserShell {
  // The address with the token in it; good for one opening.
  readonly address: string;
  // Another one, for another window of the same program.
  freshAddress(): string;
  // Whether any address has been used.
  wasOpened(): boolean;
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveBrowser(host: Host, pageFolder: string, port = 0): Promise<BrowserShell> {
  // Tokens that have not been used yet, newest last.
  const tokens: string[] = [];
  let isOpened = false;
  const session = randomBytes(24).toString('base64url');
  const server = createServer();
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((done, broken) => {
    server.once('error', broken);
    server.listen(port, LOOPBACK, done);
  });
  const bound = (server.address() as AddressInfo).port;
  const authority = `${LOOPBACK}:${bound}`;
  const origin = `http://${authority}`;
  const cookieName = `gonfalon-${bound}`;
  const freshAddress = () => {
    const token = randomBytes(24).toString('base64url');
    tokens.push(token);
    if (tokens.length > MAX_TOKENS) tokens.shift();
    return `${origin}/?token=${token}`;
  };
  const headers = pageHeaders(`ws://${authority}`);

  const isOurs = (request: IncomingMessage) => request.headers.host === authority;
  const hasSession = (request: IncomingMessage) => {
    const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
    return cookies.some((cookie) => cookie.startsWith(`${cookieName}=`) && isSame(cookie.slice(cookieName.length + 1), session));
  };
  const refuse = (response: ServerResponse, status: number, text: string) => {
    response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${text}\n`);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isOurs(request)) return refuse(response, 403, 'Forbidden.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Not allowed.');
    const url = new URL(request.url ?? '/', origin);
    const given = url.searchParams.get('token');
    if (given !== null && !hasSession(request)) {
      const known = tokens.findIndex((token) => isSame(given, token));
      if (known < 0) return refuse(response, 403, 'This address was used already. Start Gonfalon again.');
      tokens.splice(known, 1);
      isOpened = true;
      url.searchParams.delete('token');
      const cookie = `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`;
      response.writeHead(303, { ...headers, location: `${url.pathname}${url.search}`, 'set-cookie': cookie });
      return response.end();
    }
    if (!hasSession(request)) return refuse(response, 403, 'Forbidden.');
    const file = await readPageFile(pageFolder, url.pathname);
    if (file === null) return refuse(response, 404, 'Not found.');
    response.writeHead(200, { ...headers, 'content-type': file.type });
    response.end(request.method === 'HEAD' ? undefined : file.bytes);
  };
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      host.log.error('serving the page', error);
      response.destroy();
    });
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const isBridge = (request.url ?? '').split('?')[0] === '/bridge';
    if (!isBridge || !isOurs(request) || request.headers.origin !== origin || !hasSession(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    if (sockets.clients.size >= MAX_SOCKETS) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => serveSocket(host, webSocket));
  });
  const stopPushes = host.onPush((push) => {
    for (const client of sockets.clients) send(client, { push });
  });

  return {
    address: freshAddress(),
    freshAddress,
    wasOpened: () => isOpened,
    origin,
    async close() {
      stopPushes();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function serveSocket(host: Host, socket: WebSocket): void {
  socket.on('error', (error) => host.log.error('socket', error));
  let waiting = 0;
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? null : parseMessage(String(data));
    if (message === null) {
      socket.close(1008, 'malformed');
      return;
    }
    if (waiting >= MAX_WAITING) {
      socket.close(1008, 'too many requests');
      return;
    }
    waiting++;
    void host.call(message.name, message.body).then((result) => {
      waiting--;
      send(socket, { id: message.id, result });
    });
  });
}

function parseMessage(text: string): z.infer<typeof messageSchema> | null {
  if (isTooDeep(text)) return null;
  try {
    const message = messageSchema.safeParse(JSON.parse(text));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}

function send(socket: WebSocket, message: { readonly push: Push } | { readonly id: number; readonly result: unknown }): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
}

function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
