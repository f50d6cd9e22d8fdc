// HalfSipHash-2-4 with 64 bits out, of a message of two words: a mix from which its key cannot be computed. Aumasson and
// Bernstein's design, in the words of 32 bits that JavaScript adds and turns without help.
export type Words = readonly [low: number, high: number];

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

export function keyedMix([key0, key1]: Words, [word0, word1]: Words): Words {
  let v0 = key0;
  let v1 = key1 ^ 0xee;
  let v2 = key0 ^ 0x6c796765;
  let v3 = key1 ^ 0x74656462;
  const stir = (rounds: number): void => {
    for (let round = 0; round < rounds; round++) {
      v0 = (v0 + v1) | 0;
      v1 = turn(v1, 5) ^ v0;
      v0 = turn(v0, 16);
      v2 = (v2 + v3) | 0;
      v3 = turn(v3, 8) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = turn(v3, 7) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = turn(v1, 13) ^ v2;
      v2 = turn(v2, 16);
    }
  };
  // The last word tells the length: eight bytes.
  for (const word of [word0, word1, 8 << 24]) {
    v3 ^= word;
    stir(2);
    v0 ^= word;
  }
  v2 ^= 0xee;
  stir(4);
  const low = v1 ^ v3;
  v1 ^= 0xdd;
  stir(4);
  return [low, v1 ^ v3];
}
