// What must hold inside the engine. A broken invariant throws; only the match host catches it.
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

// For indexes that the code around them has already made sure of.
export function known<Value>(value: Value | undefined | null, message = 'a value that must be there'): Value {
  if (value === undefined || value === null) throw new InvariantError(message);
  return value;
}

export function assertNever(value: never): never {
  throw new InvariantError(`unexpected ${JSON.stringify(value)}`);
}
