// Paints the large still pictures of the screens once, into assets/pictures: their textures cost seconds to draw,
// and the banners of the games into assets/<game>. Run it after a change of their painters: node scripts/pictures.mjs [name …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser, root } from './lib.mjs';

// Enough for 1920 × 1080; larger windows show them a little softer.
const SCALE = 1.5;
const QUALITY = 0.88;

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  server: { middlewareMode: true },
});
const load = (path) => vite.ssrLoadModule(path);
const { piece, svg } = await load('/art/svg.ts');
const { HALL, hallBody } = await load('/art/hall.ts');
const { oakBody } = await load('/art/ground.ts');
const { BOOK, bookBody } = await load('/art/book.ts');
const { CURTAIN_HALF, curtainHalfBody, VALANCE, valanceBody } = await load('/art/curtain.ts');
const { bannerBody } = await load('/art/banner.ts');
const { bannerBox } = await load('/art/banner-box.ts');
const { manifests } = await load('/games/manifest.ts');

const banner = (design, lit) => piece(bannerBox(), bannerBody(design, { lit, sway: 0 }));
const pictures = {
  'pictures/hall': piece(HALL, hallBody()),
  'pictures/oak': svg(1280, 720, oakBody(1280, 720)),
  'pictures/book': piece(BOOK, bookBody()),
  'pictures/curtain-half': piece(CURTAIN_HALF, curtainHalfBody()),
  'pictures/valance': piece(VALANCE, valanceBody()),
};
for (const [game, manifest] of manifests) {
  pictures[`${game}/banner`] = banner(manifest, false);
  pictures[`${game}/banner-lit`] = banner(manifest, true);
}

// The panels that screens have by these sizes; `Frame` draws all others itself.
const { frameBody, frameBox } = await load('/art/frame.ts');
const FRAMES = [
  ['parchment', 316, 146, true],
  ['parchment', 660, 586],
  ['parchment', 360, 586],
  ['parchment', 812, 646],
  ['parchment', 844, 312],
  ['parchment', 538, 256],
  ['parchment', 292, 256],
  ['parchment', 284, 646],
  ['parchment', 936, 612],
  ['parchment', 404, 646],
  ['parchment', 344, 588],
  ['oak', 408, 646],
  ['oak', 380, 582, true],
  ['sheet', 580, 356],
  ['sheet', 900, 636],
  ['sheet', 1208, 242],
];
for (const [kind, width, height, lit] of FRAMES) {
  const options = lit === undefined ? {} : { lit };
  pictures[`pictures/frame-${kind}-${width}x${height}${lit ? '-lit' : ''}`] = piece(
    frameBox(width, height),
    frameBody(width, height, kind, options),
  );
}

const names = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
page.setDefaultTimeout(0);
for (const [name, markup] of Object.entries(pictures)) {
  if (names.length > 0 && !names.some((each) => each === name || name.startsWith(`${each}/`))) continue;
  const data = await page.evaluate(paint, { markup, scale: SCALE, quality: QUALITY });
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  const file = join(root, 'assets', `${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();
await vite.close();

async function paint({ markup, scale, quality }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}
