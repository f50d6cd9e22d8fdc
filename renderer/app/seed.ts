// A match's seed as people read it aloud: seven letters without the ones that look alike, `7QK4-M2Z`.

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;
const MOST = 0xffffffff;

export function makeSeedCode(seed: number): string {
  let rest = seed >>> 0;
  let code = '';
  for (let index = 0; index < LENGTH; index++) {
    code = LETTERS.charAt(rest % 32) + code;
    rest = Math.floor(rest / 32);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

// Null for what is no code; letters that look alike are taken for what is meant.
export function parseSeedCode(text: string): number | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (code === '' || code.length > LENGTH) return null;
  let seed = 0;
  for (const letter of code) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    seed = seed * 32 + value;
  }
  return seed > MOST ? null : seed;
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
