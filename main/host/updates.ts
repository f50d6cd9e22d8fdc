// Looking for a new version: one small file is asked for and believed only when our key has signed it.
// Nothing is told about the player, nothing is installed.
import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { fail, type Result, succeed } from '../../engine/core/result';
import type { News } from '../../engine/protocol';

export interface UpdateSource {
  readonly feed: string;
  // PEM of the public half.
  readonly publicKey: string;
}

const MAX_BYTES = 64_000;
const PATIENCE_MILLIS = 10_000;
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

// The signature holds for the text of `payload`, byte by byte: no two readers can understand it differently.
const envelopeSchema = z.object({ payload: z.string().min(2).max(MAX_BYTES), signature: z.string().min(1).max(200) });
const newsSchema = z.object({
  version: z.string().regex(VERSION),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  page: z.string().max(500).refine(isPage),
  notes: z.object({ en: z.string().max(8000), pl: z.string().max(8000) }),
});

const malformed = fail('update.malformed', 'The answer about new versions cannot be understood.');

export async function lookForUpdate(source: UpdateSource, current: string, patience = PATIENCE_MILLIS): Promise<Result<News>> {
  const text = await fetchText(source.feed, patience);
  if (text === null) return succeed({ state: 'unreachable' });
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success) return malformed;
  if (!isSigned(envelope.data, source.publicKey))
    return fail('update.signature', 'The answer about new versions does not bear our signature. It was thrown away.');
  const news = newsSchema.safeParse(parseJson(envelope.data.payload));
  if (!news.success) return malformed;
  if (!isNewer(news.data.version, current)) return succeed({ state: 'current' });
  return succeed({ state: 'newer', ...news.data });
}

// Null when there is no network, no such host, no such file, too much of it, or when it is not all there in time.
async function fetchText(address: string, patience: number): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience), cache: 'no-store', credentials: 'omit' });
    if (!answer.ok || answer.body === null) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSigned({ payload, signature }: z.infer<typeof envelopeSchema>, publicKey: string): boolean {
  try {
    return verify(null, Buffer.from(payload, 'utf8'), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

// Only a page that the browser fetches in secret, or this very machine, as the tests do.
function isPage(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
  } catch {
    return false;
  }
}

export function isNewer(offered: string, current: string): boolean {
  const numbers = (version: string) => (VERSION.exec(version.replace(/[-+].*$/, '')) ?? []).slice(1).map(Number);
  const [theirs, ours] = [numbers(offered), numbers(current)];
  for (const [index, number] of theirs.entries()) {
    const mine = ours[index] ?? 0;
    if (number !== mine) return number > mine;
  }
  return false;
}
