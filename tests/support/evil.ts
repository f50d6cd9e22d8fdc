// Values that somebody may write into a save by hand, and the ways into one.
export const EVIL: readonly unknown[] = [
  1e308,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  -1,
  -2,
  0.5,
  1e9,
  99,
  null,
  true,
  '',
  '?',
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  [],
  {},
  [[[[]]]],
  { length: 2 ** 31 },
  Array.from({ length: 10_000 }, () => 0),
  { constructor: 1, toString: 1 },
];

export type Leaf = readonly (string | number)[];

// Every place of a value, its containers included.
export function leavesOf(value: unknown, path: Leaf = []): Leaf[] {
  if (value === null || typeof value !== 'object') return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((held, index) => leavesOf(held, [...path, index]))
    : Object.entries(value).flatMap(([key, held]) => leavesOf(held, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

export function withLeaf(value: unknown, [first, ...rest]: Leaf, held: unknown): unknown {
  if (first === undefined) return held;
  if (Array.isArray(value)) return value.map((each, index) => (index === first ? withLeaf(each, rest, held) : each));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, each]) => [key, key === first ? withLeaf(each, rest, held) : each]),
  );
}
