// The local log: what went wrong, kept on this machine only and handed out when the person exports it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 512_000;

export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
  // The whole log as text, oldest first.
  text(): string;
}

// Writes are synchronous: the last line before a crash is the one that matters.
export function openLog(userData: string): Log {
  const folder = join(userData, 'logs');
  const current = join(folder, 'gonfalon.log');
  const former = join(folder, 'gonfalon.old.log');

  const write = (kind: string, message: string) => {
    try {
      mkdirSync(folder, { recursive: true });
      if (existsSync(current) && statSync(current).size > MAX_BYTES) renameSync(current, former);
      appendFileSync(current, `${new Date().toISOString()} ${kind} ${message}\n`, { mode: 0o600 });
    } catch {
      // A full or read-only disk must not stop the match that is being played.
    }
  };
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  return {
    info: (message) => write('info', message),
    error: (message, cause) => write('error', cause === undefined ? message : `${message}: ${explain(cause)}`),
    text: () => read(former) + read(current),
  };
}

function explain(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
