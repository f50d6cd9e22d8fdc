// One interface, two transports: the preload bridge of Electron, or a WebSocket to the page's own origin.
import type { Answers, Bridge, Push, RequestBody, RequestName, Result } from '../engine/protocol';

// What the preload script puts on the page. Answers are typed by name on this side.
interface PreloadBridge {
  call(name: string, body: unknown): Promise<Result<unknown>>;
  onPush(listener: (push: Push) => void): () => void;
}

declare global {
  interface Window {
    gonfalon?: PreloadBridge;
  }
}

type Answer<Name extends RequestName> = Result<Answers[Name]>;

const LOST = { ok: false, code: 'connection-lost', message: 'The connection to the program is gone.' } as const;

export function findBridge(): Bridge {
  const preload = window.gonfalon;
  return preload === undefined ? socketBridge(socketAddress(window.location)) : preloadBridge(preload);
}

function preloadBridge(preload: PreloadBridge): Bridge {
  return {
    call: async <Name extends RequestName>(name: Name, body: RequestBody<Name>) =>
      (await preload.call(name, body)) as Answer<Name>,
    onPush: (listener) => preload.onPush(listener),
  };
}

// The one-time token of the address opens the socket; nothing else on the machine knows it.
function socketAddress(location: Location): string {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/bridge?token=${encodeURIComponent(token)}`;
}

type SocketMessage = { readonly id: number; readonly result: Result<unknown> } | { readonly push: Push };

function socketBridge(address: string): Bridge {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: Result<unknown>) => void>();
  const listeners = new Set<(push: Push) => void>();
  let lastId = 0;
  const open = new Promise<boolean>((done) => {
    socket.addEventListener('open', () => done(true), { once: true });
    socket.addEventListener('error', () => done(false), { once: true });
  });
  socket.addEventListener('message', (event) => {
    const message = JSON.parse(String(event.data)) as SocketMessage;
    if ('push' in message) {
      for (const listener of listeners) listener(message.push);
      return;
    }
    waiting.get(message.id)?.(message.result);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer(LOST);
    waiting.clear();
    for (const listener of listeners) listener({ type: 'problem', code: LOST.code, message: LOST.message });
  });
  return {
    async call<Name extends RequestName>(name: Name, body: RequestBody<Name>) {
      if (!(await open) || socket.readyState !== WebSocket.OPEN) return LOST;
      const id = ++lastId;
      const answer = new Promise<Result<unknown>>((done) => waiting.set(id, done));
      socket.send(JSON.stringify({ id, name, body }));
      return (await answer) as Answer<Name>;
    },
    onPush(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
