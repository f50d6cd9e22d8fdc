// A match's seed as people read it aloud: letters without the ones that look alike. What the host draws has eleven,
// `1A7Q-K4M2-ZB6`; what is typed or drawn here has seven, `7QK4-M2Z`.

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHORT = 7;
const LONG = 11;
const MOST_SHORT = 0xffffffff;

export function makeSeedCode(seed: number): string {
  let rest = seed;
  let code = '';
  for (let index = 0; index < (seed > MOST_SHORT ? LONG : SHORT); index++) {
    code = LETTERS.charAt(rest % 32) + code;
    rest = Math.floor(rest / 32);
  }
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

// Null for what is no code; letters that look alike are taken for what is meant.
export function parseSeedCode(text: string): number | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (code === '' || code.length > LONG) return null;
  let seed = 0;
  for (const letter of code) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    seed = seed * 32 + value;
  }
  if (!Number.isSafeInteger(seed)) return null;
  // Seven letters hold a little more than a short seed.
  return code.length <= SHORT && seed > MOST_SHORT ? null : seed;
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
