// Larger numbers and free-standing names in a drawing, for whoever wants them larger: each grows about its own middle.
// Words that were fitted into a frame stay as they are.

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
const NUMBER = /^[+−–≥×-]?\d[\d.,/:×%+−–-]*$/;
// Half the height of a capital, in sizes of the letters.
const MIDDLE = 0.34;

export interface DrawnLetters {
  readonly numbers: number;
  // Names with a halo, which lie on a map and in no frame.
  readonly names: number;
}

export const PLAIN_LETTERS: DrawnLetters = { numbers: 1, names: 1 };

export function lettered(markup: string, { numbers, names }: DrawnLetters): string {
  if (numbers === 1 && names === 1) return markup;
  return markup.replaceAll(TEXT, (whole, attributes: string, content: string) => {
    const factor = NUMBER.test(content) ? numbers : attributes.includes('paint-order') ? names : 1;
    return factor === 1 ? whole : `<text ${grown(attributes, factor)}>${content}</text>`;
  });
}

function grown(attributes: string, factor: number): string {
  const size = Number(/font-size="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
  const down = size * (factor - 1) * MIDDLE;
  return attributes
    .replace(/font-size="[\d.]+"/, `font-size="${hundredths(size * factor)}"`)
    .replace(/\by="(-?[\d.]+)"/, (_, y: string) => `y="${hundredths(Number(y) + down)}"`);
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
