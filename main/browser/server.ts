// The browser shell: the host behind HTTP and a WebSocket that only this machine reaches and only the page
// that was opened with the one-time token may drive.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Push } from '../../engine/protocol';
import { callSchema } from '../../engine/protocol-schemas';
import type { Host } from '../host/api';
import { pageHeaders, readPageFile } from '../host/page-files';

const LOOPBACK = '127.0.0.1';
const MAX_MESSAGE_BYTES = 20_000_000;

const messageSchema = callSchema.extend({ id: z.number().int().min(0) });

export interface BrowserShell {
  // The address with the token in it; good for one opening.
  readonly address: string;
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveBrowser(host: Host, pageFolder: string, port = 0): Promise<BrowserShell> {
  const token = randomBytes(24).toString('base64url');
  const session = randomBytes(24).toString('base64url');
  let isTokenUsed = false;
  const server = createServer();
  await new Promise<void>((done, broken) => {
    server.once('error', broken);
    server.listen(port, LOOPBACK, done);
  });
  const bound = (server.address() as AddressInfo).port;
  const authority = `${LOOPBACK}:${bound}`;
  const origin = `http://${authority}`;
  const cookieName = `gonfalon-${bound}`;
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
      if (isTokenUsed || !isSame(given, token))
        return refuse(response, 403, 'This address was used already. Start Gonfalon again.');
      isTokenUsed = true;
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
    sockets.handleUpgrade(request, socket, head, (webSocket) => serveSocket(host, webSocket));
  });
  const stopPushes = host.onPush((push) => {
    for (const client of sockets.clients) send(client, { push });
  });

  return {
    address: `${origin}/?token=${token}`,
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
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? null : parseMessage(String(data));
    if (message === null) {
      socket.close(1008, 'malformed');
      return;
    }
    void host.call(message.name, message.body).then((result) => send(socket, { id: message.id, result }));
  });
}

function parseMessage(text: string): z.infer<typeof messageSchema> | null {
  try {
    const message = messageSchema.safeParse(JSON.parse(text));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}

function send(socket: WebSocket, message: { readonly push: Push } | { readonly id: number; readonly result: unknown }): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
