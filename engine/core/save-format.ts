// The text of a save file: journal, last snapshot and a few words about it, with a checksum.
// Parsing trusts nothing; every way a file can be bad has its own code.
import { z } from 'zod';
import { coachingSchema } from './coaching';
import { canonical, hashText } from './hash';
import { journalSchema } from './journal';
import { migrate } from './migrations/index';
import { isTooDeep } from './nesting';
import { fail, type Result, succeed } from './result';

// Format 2 counts saves by `order`; format 3 knows characters at the seats; format 4 what the coach has seen.
export const SAVE_FORMAT = 4;
export const MAX_SAVE_CHARS = 8_000_000;
export const MAX_ORDER = 2 ** 48;

const bodySchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  savedAt: z.string().max(40),
  // Counts up with every save of a folder, whatever the clock says; saves of format 1 have none.
  order: z.number().int().min(0).max(MAX_ORDER).optional(),
  campaign: z.string().max(200).nullable(),
  // The person has given the match up; it is kept to be looked at.
  givenUp: z.literal(true).optional(),
  // Only where a coach has sat at the table.
  coaching: coachingSchema.optional(),
  journal: journalSchema,
  snapshot: z.looseObject({ phase: z.string().max(80) }),
});
export type SaveBody = z.infer<typeof bodySchema>;

export function makeSave(body: SaveBody): string {
  const text = canonical(body);
  return `{"gonfalon":"save","format":${SAVE_FORMAT},"check":"${hashText(text)}","body":${text}}\n`;
}

export function parseSave(text: string): Result<SaveBody> {
  if (text.length === 0) return fail('save.empty', 'The file is empty.');
  if (text.length > MAX_SAVE_CHARS) return fail('save.tooLarge', 'The file is too large to be a save.');
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const outer = parsed.value;
  if (outer['gonfalon'] !== 'save') return fail('save.foreign', 'The file is not a Gonfalon save.');
  const format = outer['format'];
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return fail('save.damaged', 'The file names no format.');
  if (format > SAVE_FORMAT) return fail('save.newer', 'The file was written by a newer version of Gonfalon.');
  if (outer['check'] !== hashText(canonical(outer['body'])))
    return fail('save.edited', 'The file was changed or damaged: its checksum is wrong.');
  const body = bodySchema.safeParse(migrate(outer['body'], format, SAVE_FORMAT));
  if (!body.success) return fail('save.damaged', `The file is damaged: ${describeIssue(body.error)}`);
  return succeed(body.data);
}

function parseJson(text: string): Result<Record<string, unknown>> {
  if (text.includes('\u0000')) return fail('save.damaged', 'The file holds empty bytes: it was not written to its end.');
  if (isTooDeep(text)) return fail('save.tooDeep', 'The file is nested too deeply to be a save.');
  try {
    // Looking at every key is slow; a text that cannot hold such a name is not looked through.
    const value: unknown = SUSPICIOUS.test(text) ? JSON.parse(text, refusePrototypeKeys) : JSON.parse(text);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return fail('save.foreign', 'The file is not a Gonfalon save.');
    return succeed(value as Record<string, unknown>);
  } catch (error) {
    if (error instanceof PrototypeKey) return fail('save.damaged', 'The file holds a forbidden name.');
    return fail('save.truncated', 'The file is cut off or damaged.');
  }
}

const SUSPICIOUS = /__proto__|constructor|prototype|\\u/;

class PrototypeKey extends Error {}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new PrototypeKey(key);
  return value;
}

export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? 'unknown' : `${issue.path.join('.') || 'body'}: ${issue.message}`;
}
