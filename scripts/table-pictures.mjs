// Makes the small pictures of the games' tables (assets/<game>/table.webp) from pictures of posed scenes.
// Usage: node tests/visual/take.mjs <scene> … && node scripts/table-pictures.mjs <game>=shots/<scene>.png …
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, root } from './lib.mjs';

// Enough for the panel of new match at 1920 × 1080 and twice as dense.
const WIDTH = 684;
const QUALITY = 0.82;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const wish of process.argv.slice(2)) {
  const [game, shot] = wish.split('=');
  const picture = `data:image/png;base64,${readFileSync(join(root, shot)).toString('base64')}`;
  const data = await page.evaluate(shrink, { picture, width: WIDTH, quality: QUALITY });
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  writeFileSync(join(root, 'assets', game, 'table.webp'), bytes);
  console.log(`${game}/table.webp ${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();

async function shrink({ picture, width, quality }) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.height) / image.width);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}
