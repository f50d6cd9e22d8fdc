// Lifts the body of an older save format to the present one, one small step per format.
// Format 1 is the first, so there is no step yet; a new format adds `from-<n>.ts` and a line here.
type Migration = (body: unknown) => unknown;

const MIGRATIONS: Readonly<Record<number, Migration>> = {};

export function migrate(body: unknown, from: number): unknown {
  let lifted = body;
  for (let format = from; MIGRATIONS[format] !== undefined; format++) lifted = MIGRATIONS[format]?.(lifted);
  return lifted;
}
