// The shape of data from outside: types, ranges, sizes and own keys, checked before anything trusts it. Small on purpose:
// games describe their snapshots with it, and games are also loaded by the page, which has no use for a schema library.

// What is wrong with a value, in words; null when it fits.
export type Shape = (value: unknown, path: string) => string | null;

const MAX_LIST = 500;

export function whole(least: number, most: number): Shape {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? null
      : `${path} is no whole number from ${least} to ${most}`;
}

// A number of things that the rules bound only by what a match can bring together.
export const amount = whole(0, 100_000);
export const flag = whole(0, 1);
export const truth: Shape = (value, path) => (typeof value === 'boolean' ? null : `${path} is neither true nor false`);

export function text(most: number): Shape {
  return (value, path) => (typeof value === 'string' && value.length <= most ? null : `${path} is no short text`);
}

export function oneOf(values: Iterable<unknown>): Shape {
  const known = new Set(values);
  return (value, path) => (known.has(value) ? null : `${path} is nothing known`);
}

export function maybe(shape: Shape): Shape {
  return (value, path) => (value === null ? null : shape(value, path));
}

export function list(shape: Shape, most = MAX_LIST): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return `${path} is no list of at most ${most}`;
    for (let index = 0; index < value.length; index++) {
      const wrong = shape(value[index], `${path}.${index}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

// Exactly so many.
export function row(shape: Shape, length: number): Shape {
  const any = list(shape, length);
  return (value, path) => (Array.isArray(value) && value.length === length ? any(value, path) : `${path} is not ${length} long`);
}

// Free keys out of a known set.
export function table(keys: Shape, shape: Shape): Shape {
  return (value, path) => {
    if (!isPlain(value)) return `${path} is no table`;
    for (const key of Object.keys(value)) {
      const wrong = keys(key, `a key of ${path}`) ?? shape(value[key], `${path}.${key}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

// Exactly these fields; the type makes sure that none of the game's own is left out.
export function fields<Held>(shapes: { readonly [Name in keyof Held]-?: Shape }): Shape {
  const names = Object.keys(shapes);
  const known = new Set(names);
  return (value, path) => {
    if (!isPlain(value)) return `${path} is no record`;
    for (const name of Object.keys(value)) if (!known.has(name)) return `${path}.${name} is nothing known`;
    for (const name of names) {
      if (!Object.hasOwn(value, name)) return `${path}.${name} is missing`;
      const wrong = (shapes as Record<string, Shape>)[name]?.(value[name], `${path}.${name}`) ?? null;
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

// The check of a game's snapshots, made once for every number of seats.
export function bySeats(least: number, most: number, shapeFor: (seats: number) => Shape) {
  const shapes = Array.from({ length: most - least + 1 }, (_, index) => shapeFor(least + index));
  return (value: unknown, seats: number): string | null => {
    const shape = shapes[seats - least];
    return shape === undefined ? `no match for ${seats} seats` : shape(value, 'snapshot');
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
