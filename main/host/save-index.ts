// What the list of saves knew last time, so that a folder of thousands is not read again. Only a memory: a file that
// changed is looked at anew, and without the index, or with a damaged one, everything is.
import { z } from 'zod';
import { hashText } from '../../engine/core/hash';
import { seatSchema } from '../../engine/core/seat-schema';
import type { SaveInfo } from '../../engine/protocol';
import { readCapped, writeAtomic } from './files';
import { parsePlainJson } from './plain-json';
import type { Listed } from './save-info';

const MAX_BYTES = 64_000_000;

const infoSchema = z.strictObject({
  file: z.string(),
  name: z.string(),
  game: z.string().nullable(),
  seats: z.array(seatSchema),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  progress: z.strictObject({ unit: z.enum(['turn', 'round']), number: z.number(), of: z.number().optional() }),
  toMove: z.number().nullable(),
  finished: z.boolean(),
  winners: z.array(z.number()),
  scores: z.array(z.number()),
  sketch: z.array(z.strictObject({ place: z.string(), seat: z.number() })),
  savedAt: z.string(),
  entries: z.number(),
  autosave: z.boolean(),
  campaign: z.string().nullable(),
  taught: z.boolean(),
  problem: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
const indexSchema = z.strictObject({
  edition: z.string(),
  saves: z.record(z.string(), z.strictObject({ stamp: z.string(), order: z.number(), info: infoSchema })),
});

export interface SaveIndex {
  // What is known of the file as it lies there; null when it changed or was never seen.
  find(file: string, stamp: string): Listed | null;
  keep(file: string, stamp: string, listed: Listed): void;
  // Forgets the files that are gone, and writes what is new.
  settle(files: readonly string[]): Promise<void>;
}

// `edition` names what the entries depend on besides their files: the games and their rules.
export async function openIndex(path: string, edition: string): Promise<SaveIndex> {
  const known = await readIndex(path, hashText(edition));
  let isNew = false;
  return {
    find(file, stamp) {
      const entry = known.get(file);
      return entry?.stamp === stamp ? entry.listed : null;
    },
    keep(file, stamp, listed) {
      known.set(file, { stamp, listed });
      isNew = true;
    },
    async settle(files) {
      const present = new Set(files);
      for (const file of known.keys())
        if (!present.has(file)) {
          known.delete(file);
          isNew = true;
        }
      if (!isNew) return;
      isNew = false;
      const saves = Object.fromEntries([...known].map(([file, { stamp, listed }]) => [file, { stamp, ...listed }]));
      // Nothing is lost without it.
      await writeAtomic(path, JSON.stringify({ edition: hashText(edition), saves })).catch(() => undefined);
    },
  };
}

type Known = Map<string, { readonly stamp: string; readonly listed: Listed }>;

async function readIndex(path: string, edition: string): Promise<Known> {
  const text = await readCapped(path, MAX_BYTES);
  const json = text.ok ? parsePlainJson(text.value) : text;
  const index = indexSchema.safeParse(json.ok ? json.value : null);
  if (!index.success || index.data.edition !== edition) return new Map();
  return new Map(
    Object.entries(index.data.saves).map(([file, { stamp, order, info }]) => [
      file,
      { stamp, listed: { order, info: info as SaveInfo } },
    ]),
  );
}
