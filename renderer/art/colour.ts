// Small pure helpers of the painters: mixing colours and repeatable chance for hand-made edges.

const channels = (hex: string): number[] => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));

/** A colour between two `#rrggbb` colours. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The same row of numbers in 0…1 for the same seed: brush strokes must not change between two renderings. */
export const seeded = (seed: number): (() => number) => {
  let state = Math.max(1, Math.floor(seed)) % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
