// The answer of anything that reads input from outside: a value, or a coded error. Never a throw.
export type Failure = { readonly ok: false; readonly code: string; readonly message: string };
export type Result<Value> = { readonly ok: true; readonly value: Value } | Failure;

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function fail(code: string, message: string): Failure {
  return { ok: false, code, message };
}
