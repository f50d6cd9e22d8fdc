// The journal of a match: header and append-only entries. It is save, replay, undo and bug report.
import { z } from 'zod';
import { seatSchema } from './seat-schema';

export const JOURNAL_FORMAT = 1;

// Where a match began, if not at the ordinary set-up.
const startSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('setup') }),
  z.strictObject({ kind: z.literal('lesson'), id: z.string().max(60) }),
  z.strictObject({ kind: z.literal('puzzle'), id: z.string().max(60) }),
  z.strictObject({ kind: z.literal('teaching') }),
]);
export type Start = z.infer<typeof startSchema>;

const headerSchema = z.strictObject({
  format: z.literal(JOURNAL_FORMAT),
  game: z.string().max(40),
  rulesVersion: z.number().int().min(1),
  seed: z.number().int(),
  options: z.record(z.string().max(40), z.union([z.string().max(60), z.number(), z.boolean()])),
  seats: z.array(seatSchema).min(1).max(4),
  start: startSchema,
});

const entrySchema = z.strictObject({
  key: z.string().min(1).max(400),
  draws: z.number().int().min(0),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
});
export type JournalEntry = z.infer<typeof entrySchema>;

export const journalSchema = z.strictObject({ header: headerSchema, entries: z.array(entrySchema).max(20_000) });
export type Journal = z.infer<typeof journalSchema>;
