// Lifts the body of an older save format to the present one, one small step per format.
// A format whose bodies still fit needs no line; another adds `from-<n>.ts` and a line here. Format 2 only added `order`,
// format 3 the characters of seats, format 4 the coach's notes.
type Migration = (body: unknown) => unknown;

const MIGRATIONS: Readonly<Record<number, Migration>> = {};

export function migrate(body: unknown, from: number, to: number): unknown {
  let lifted = body;
  for (let format = from; format < to; format++) lifted = MIGRATIONS[format]?.(lifted) ?? lifted;
  return lifted;
}
