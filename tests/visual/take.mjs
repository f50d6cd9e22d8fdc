// Takes pictures of posed scenes into shots/. Usage: node tests/visual/take.mjs [--pl] [--large|--wide|--high] [--dev|--no-build] [scene …]
// --pl: in Polish, --large: at 1920 × 1080, --wide: at 2560 × 1080, --high: at 1600 × 1200, --all: both languages and sizes.
// --text160: the largest letters, --numbers: large numbers. Without names: every scene.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build, createServer, preview } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const flags = new Set(process.argv.slice(2).filter((each) => each.startsWith('--')));
const names = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const config = { configFile: join(root, 'vite.config.ts'), mode: 'scene', logLevel: 'warn' };
const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

const SMALL = { name: '', width: 1280, height: 720 };
const LARGE = { name: '-1080', width: 1920, height: 1080 };
const WIDE = { name: '-wide', width: 2560, height: 1080 };
const HIGH = { name: '-high', width: 1600, height: 1200 };
const size = [LARGE, WIDE, HIGH].find(({ name }) => flags.has(name === '-1080' ? '--large' : `-${name}`)) ?? SMALL;
const settings = `${flags.has('--text160') ? '&text=160' : ''}${flags.has('--numbers') ? '&numbers=large' : ''}`;
const mark = `${flags.has('--text160') ? '-160' : ''}${flags.has('--numbers') ? '-numbers' : ''}`;

const server = flags.has('--dev') ? await serveSources() : await serveBuild();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
mkdirSync(join(root, 'shots'), { recursive: true });

let failures = 0;
const languages = flags.has('--all') ? ['en', 'pl'] : [flags.has('--pl') ? 'pl' : 'en'];
const sizes = flags.has('--all') ? [SMALL, LARGE] : [size];
const wanted = names.length > 0 ? names : await everyScene();
for (const scene of wanted) {
  for (const language of languages) for (const size of sizes) await take(scene, language, size);
}
await browser.close();
await server.close();
process.exitCode = failures > 0 ? 1 : 0;

// The sources as they are: slower to open, but a half-written game does not stop the other scenes.
async function serveSources() {
  const started = await createServer({
    ...config,
    cacheDir: join(root, 'node_modules/.vite-scenes'),
    server: { port: 0, host: '127.0.0.1' },
  });
  return started.listen();
}

async function serveBuild() {
  if (!flags.has('--no-build')) await build(config);
  return preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
}

async function everyScene() {
  const page = await browser.newPage();
  await page.goto(`${address}?scene=title`);
  const found = await page.waitForFunction(() => window.gonfalonScene?.names);
  const list = await found.jsonValue();
  await page.close();
  return list;
}

async function take(scene, language, size) {
  const page = await browser.newPage({ viewport: { width: size.width, height: size.height } });
  const complain = (text) => {
    failures += 1;
    console.log(`${scene}: ${text}`);
  };
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  await page.goto(`${address}?scene=${scene}&lang=${language}${settings}`);
  try {
    // A table has an entry once it is laid; what stands there before is the ground.
    await page.waitForSelector('[data-screen="table"][data-entry], [data-screen]:not([data-screen="table"])', { timeout: 60000 });
    await page.evaluate(() => document.fonts.ready);
    const steps = await page.evaluate(() => window.gonfalonScene?.steps ?? []);
    for (const step of steps) await perform(page, step);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.waitForTimeout(Number(process.env.SETTLE ?? 900));
    // On a busy machine a screen may still be half dark by then, or a table lie on a soft ground.
    await page.waitForFunction(() => document.querySelector('.table-canvas[data-drawn="false"]') === null, { timeout: 60000 });
    await page.waitForFunction(() => document.getAnimations().every(({ animationName }) => animationName !== 'screen-in'));
    const file = join('shots', `${scene.replace(':', '-')}${size.name}${mark}${language === 'en' ? '' : `-${language}`}.png`);
    await page.screenshot({ path: join(root, file) });
    console.log(file);
  } catch (error) {
    complain(error.message);
    await page.screenshot({ path: join(root, 'shots', `${scene.replace(':', '-')}-failed.png`) });
  }
  await page.close();
}

async function perform(page, step) {
  if ('hover' in step) await page.hover(step.hover);
  if ('click' in step) await page.click(step.click);
  if ('focus' in step) await page.focus(step.focus);
  if ('point' in step) await pointAt(page, step.point);
  if ('hold' in step) await page.click(step.hold, { delay: 900 });
}

// In two moves: a hand that does not move points at nothing.
async function pointAt(page, [x, y]) {
  const { width, height } = page.viewportSize();
  const scale = Math.min(width / 1280, height / 720);
  const at = [(width - 1280 * scale) / 2 + x * scale, (height - 720 * scale) / 2 + y * scale];
  await page.mouse.move(at[0] - 4, at[1]);
  await page.mouse.move(...at);
}
