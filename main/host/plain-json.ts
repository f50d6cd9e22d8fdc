// JSON from a file that anybody may have touched: one object, without names that reach into prototypes.
import { canonical, hashText } from '../../engine/core/hash';
import { isTooDeep } from '../../engine/core/nesting';
import { fail, type Result, succeed } from '../../engine/core/result';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export function parsePlainJson(text: string): Result<Readonly<Record<string, unknown>>> {
  if (isTooDeep(text)) return fail('file.damaged', 'The file is damaged.');
  try {
    let clean = true;
    const value: unknown = JSON.parse(text, (key, held: unknown) => {
      if (FORBIDDEN.has(key)) clean = false;
      return held;
    });
    if (!clean) return fail('file.forbiddenName', 'The file holds a forbidden name.');
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return fail('file.damaged', 'The file is damaged.');
    return succeed(value as Record<string, unknown>);
  } catch {
    return fail('file.damaged', 'The file is damaged.');
  }
}

// A file of ours other than a save: what it is, its format and a checksum around the body.
export function makeSealed(kind: string, format: number, body: unknown): string {
  const text = canonical(body);
  return `{"gonfalon":"${kind}","format":${format},"check":"${hashText(text)}","body":${text}}\n`;
}

export function parseSealed(kind: string, newest: number, text: string): Result<unknown> {
  if (text.length === 0) return fail(`${kind}.empty`, 'The file is empty.');
  const outer = parsePlainJson(text);
  if (!outer.ok) return fail(`${kind}.damaged`, 'The file is cut off or damaged.');
  if (outer.value['gonfalon'] !== kind) return fail(`${kind}.foreign`, 'The file is of another kind.');
  const format = outer.value['format'];
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return fail(`${kind}.damaged`, 'The file names no format.');
  if (format > newest) return fail(`${kind}.newer`, 'The file was written by a newer version of Gonfalon.');
  const body = outer.value['body'];
  if (outer.value['check'] !== hashText(canonical(body)))
    return fail(`${kind}.edited`, 'The file was changed or damaged: its checksum is wrong.');
  return succeed(body);
}
