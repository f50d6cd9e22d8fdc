// The look's typefaces as CSS with the files inside: an SVG that becomes a texture sees none of the page's fonts.

import serif from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import serifExt from '@fontsource/alegreya/files/alegreya-latin-ext-500-normal.woff2?url';
import sansBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import sansBoldExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2?url';
import smallBold from '@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff2?url';
import smallBoldExt from '@fontsource/alegreya-sc/files/alegreya-sc-latin-ext-700-normal.woff2?url';
import gothic from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff2?url';
import gothicExt from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-ext-600-normal.woff2?url';
import { FACES, type Face } from './text';

const LATIN = 'U+0000-00FF,U+2000-206F,U+2212,U+2190-21FF';
const LATIN_EXT = 'U+0100-02BA,U+1E00-1E9F';

const FILES: readonly (readonly [Face, string, string])[] = [
  ['gothic', gothic, LATIN],
  ['gothic', gothicExt, LATIN_EXT],
  ['serif', serif, LATIN],
  ['serif', serifExt, LATIN_EXT],
  ['small', smallBold, LATIN],
  ['small', smallBoldExt, LATIN_EXT],
  ['sans', sansBold, LATIN],
  ['sans', sansBoldExt, LATIN_EXT],
];

const FACE_NAMES: readonly Face[] = ['gothic', 'serif', 'small', 'sans'];

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const ruleFor = async ([face, url, range]: (typeof FILES)[number]): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  // One weight serves all: a texture's words are short, and each file costs time in every picture.
  return `@font-face{font-family:'${FACES[face]}';font-weight:100 900;src:url(data:font/woff2;base64,${base64(bytes)}) format('woff2');unicode-range:${range}}`;
};

const rules = new Map<string, Promise<string>>();

const rule = (file: (typeof FILES)[number]): Promise<string> => {
  const found = rules.get(file[1]) ?? ruleFor(file);
  rules.set(file[1], found);
  return found;
};

/** The CSS of these faces, each file fetched once. Name only the faces a drawing uses: they lie in every such picture. */
const fontStyle = async (faces: readonly Face[] = FACE_NAMES): Promise<string> => {
  const wanted = FILES.filter(([face]) => faces.includes(face));
  return (await Promise.all(wanted.map(rule))).join('');
};

/** The markup with the faces it writes in inside it; markup without words comes back as it is. */
export const withFonts = async (markup: string): Promise<string> => {
  if (!markup.includes('<text')) return markup;
  const faces = FACE_NAMES.filter((face) => markup.includes(`font-family="${FACES[face]}"`));
  const end = markup.indexOf('>') + 1;
  return `${markup.slice(0, end)}<style>${await fontStyle(faces)}</style>${markup.slice(end)}`;
};
