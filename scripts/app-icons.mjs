// Draws the program's and the saves' icons in every size that a system asks for: PNGs for Linux and the window, one .ico
// for Windows, one .icns for macOS. Usage: node scripts/app-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, root } from './lib.mjs';
import { sandboxFlags } from './sandbox.mjs';

const folder = join(root, 'assets/package');
const SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512];
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
// Kinds of entries that hold PNGs, by their pixels; the doubled ones are for dense screens.
const ICNS_KINDS = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

const url = (file, type) => `data:${type};base64,${readFileSync(join(root, file)).toString('base64')}`;
const plate = url('assets/package/icon.png', 'image/png');
// On a plate the banner is lost below 40 pixels: there it stands alone.
const banner = url('renderer/icon.svg', 'image/svg+xml');
const save = url('assets/package/save.svg', 'image/svg+xml');

const executablePath = findBrowser() ?? chromium.executablePath();
const browser = await chromium.launch({ executablePath, args: sandboxFlags(executablePath) });
const page = await browser.newPage();

await make('icon', 'icons', (size) => (size < 40 ? banner : plate));
await make('save', 'save-icons', () => save);
await browser.close();

async function make(name, subfolder, sourceOf) {
  mkdirSync(join(folder, subfolder), { recursive: true });
  const drawn = new Map();
  for (const size of new Set([...SIZES, 1024])) drawn.set(size, await draw(sourceOf(size), size));
  for (const size of SIZES) writeFileSync(join(folder, subfolder, `${size}x${size}.png`), drawn.get(size));
  writeFileSync(join(folder, `${name}.ico`), ico(ICO_SIZES.map((size) => [size, drawn.get(size)])));
  writeFileSync(join(folder, `${name}.icns`), icns(ICNS_KINDS.map(([kind, size]) => [kind, drawn.get(size)])));
  console.log(`${name}: ${SIZES.join(', ')}`);
}

async function draw(source, size) {
  const data = await page.evaluate(
    async ([from, pixels]) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = pixels;
      canvas.height = pixels;
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      // A tall picture keeps its proportions.
      const scale = pixels / Math.max(image.width, image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      context.drawImage(image, (pixels - width) / 2, (pixels - height) / 2, width, height);
      return canvas.toDataURL('image/png');
    },
    [source, size],
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, [size, bytes]] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // A byte of 0 stands for 256.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(([, bytes]) => bytes)]);
}

function icns(pictures) {
  const entries = pictures.map(([kind, bytes]) => {
    const head = Buffer.alloc(8);
    head.write(kind, 0, 'latin1');
    head.writeUInt32BE(bytes.length + 8, 4);
    return Buffer.concat([head, bytes]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'latin1');
  head.writeUInt32BE(8 + entries.reduce((sum, entry) => sum + entry.length, 0), 4);
  return Buffer.concat([head, ...entries]);
}
