// Films the motions of docs/motion in Electron: `node scripts/motion.mjs [name …]`. Each is a posed match, acted in by real
// clicks. The page's time is ours: it goes on by one frame for every picture, so that a slow machine films the same.
// Needs ImageMagick for the animated WebP. `--frames` keeps the single pictures in test-results/motion.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { build, preview } from 'vite';
import { findElectron } from './electron.mjs';
import { hasDisplay, root, sandboxFlags } from './lib.mjs';

// Of the page's time for each picture, and how long the picture is shown. Posed moves run at a quarter of the usual speed.
const STEP = 60;
const SLOW_STEP = 100;
const SHOWN = 50;
const LONGEST = 90;
// After the last change, so that the end is seen.
const REST = 6;

// `steps` run to their end unseen, unless `shows` says that the scene's own last step is the one to film; `act` is filmed.
const MOTIONS = {
  leap: { scene: 'leaders:move-jump', box: [318, 56, 660, 590], step: SLOW_STEP },
  capture: { scene: 'leaders:move-capture', box: [318, 56, 660, 590], step: SLOW_STEP },
  undo: { scene: 'leaders:move-push', act: ['[data-action="undo"]'], box: [318, 56, 660, 590], step: SLOW_STEP },
  skirmish: { scene: 'grunwald:skirmish-choice', act: 'decide', box: [0, 40, 1280, 608] },
  reckoning: { scene: 'grunwald:feeding', act: 'decide', box: [0, 40, 1280, 608] },
  throw: { scene: 'zizka:roll', act: 'decide', box: [0, 40, 1280, 608] },
  hire: { scene: 'zizka:hiring', act: 'decide', box: [0, 40, 1280, 608] },
  conquest: { scene: 'zizka:conquest', act: 'decide', box: [0, 40, 1280, 608] },
  duel: { scene: 'zizka:throwing', act: 'decide', box: [0, 40, 1280, 608] },
};

const flags = process.argv.slice(2).filter((each) => each.startsWith('--'));
const names = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const electron = findElectron();
if (electron === null || !hasDisplay()) {
  console.error('Motions are filmed in Electron, which needs a screen: xvfb-run node scripts/motion.mjs');
  process.exit(1);
}
const config = { configFile: join(root, 'vite.config.ts'), mode: 'scene', logLevel: 'error' };
if (!flags.includes('--no-build')) await build(config);
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
mkdirSync(join(root, 'docs/motion'), { recursive: true });
for (const name of names.length > 0 ? names : Object.keys(MOTIONS)) await film(name, MOTIONS[name]);
await server.close();

async function film(name, { scene, act, box, step: millis = STEP }) {
  const address = `${server.resolvedUrls.local[0]}?scene=${scene}`;
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const app = await _electron.launch({
    executablePath: electron,
    args: [...sandboxFlags(), join(root, 'tests/visual/motion-window.cjs'), '--page=about:blank'],
    env,
  });
  const page = await app.firstWindow();
  await page.addInitScript(ownTime);
  await page.goto(address);
  await page.waitForSelector('[data-screen="table"][data-settled="true"]', { timeout: 120_000, state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(3_000);
  const steps = (await page.evaluate(() => window.gonfalonScene?.steps ?? [])).map((step) => step.click ?? step.hold);
  const filmed = act === undefined ? [steps.pop()] : act;
  for (const step of steps) await press(page, step);
  if (act !== undefined && steps.length > 0)
    await page.waitForSelector('[data-settled="true"]', { timeout: 120_000, state: 'attached' });
  await page.waitForTimeout(1_500);
  await page.evaluate(() => window.ownTime.hold());
  if (filmed === 'decide') await decide(page);
  else for (const step of filmed) await press(page, step);
  const folder = flags.includes('--frames')
    ? join(root, 'test-results/motion', name)
    : mkdtempSync(join(tmpdir(), 'gonfalon-motion-'));
  mkdirSync(folder, { recursive: true });
  const files = await frames(page, folder, box, millis);
  await app.close();
  const out = join(root, 'docs/motion', `${name}.webp`);
  const made = spawnSync('convert', [
    '-delay',
    `${SHOWN}x1000`,
    '-loop',
    '0',
    ...files,
    '-resize',
    '560x',
    '-quality',
    '52',
    '-define',
    'webp:method=6',
    out,
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  if (!flags.includes('--frames')) rmSync(folder, { recursive: true, force: true });
  console.log(`${name}: ${files.length} frames`);
}

async function frames(page, folder, [x, y, width, height], step) {
  const devtools = await page.context().newCDPSession(page);
  const files = [];
  for (let still = 0; files.length < LONGEST && still < REST; ) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', clip: { x, y, width, height, scale: 1 } });
    const file = join(folder, `${String(files.length).padStart(3, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    files.push(file);
    const isSettled = await page.evaluate(async (millis) => {
      window.ownTime.step(millis);
      await new Promise((done) => window.ownTime.soon(done));
      return document.querySelector('[data-settled="true"]') !== null;
    }, step);
    still = isSettled ? still + 1 : 0;
  }
  return files;
}

// Whatever lies under the pointer is clicked by its own element: figures stand before each other.
async function press(page, selector) {
  await page.locator(selector).first().dispatchEvent('click');
  await page.waitForTimeout(400);
}

// Picks until a decision is made: places of the table first, then the bar.
async function decide(page) {
  const entry = () => page.evaluate(() => document.querySelector('[data-screen="table"]')?.dataset.settled);
  for (let picks = 0; picks < 6 && (await entry()) === 'true'; picks += 1) {
    const choice = page.locator('.mirror-spot.offered, .request-bar [data-choice]').first();
    await choice.dispatchEvent('click');
    await page.waitForTimeout(600);
  }
}

// Inside the page. Until `hold` everything runs as ever; then frames and longer waits come only by `step`.
function ownTime() {
  const [ask, wait] = [window.requestAnimationFrame.bind(window), window.setTimeout.bind(window)];
  const [cancel, clear] = [window.cancelAnimationFrame.bind(window), window.clearTimeout.bind(window)];
  const SHORT = 30;
  // Names of what waits here, apart from the browser's own.
  let last = -1;
  let isHeld = false;
  let now = 0;
  let due = [];
  let waits = [];
  window.requestAnimationFrame = (act) => {
    if (!isHeld) return ask(act);
    last -= 1;
    due.push({ name: last, act });
    return last;
  };
  window.cancelAnimationFrame = (name) => {
    due = due.filter((each) => each.name !== name);
    cancel(name);
  };
  window.clearTimeout = (name) => {
    waits = waits.filter((each) => each.name !== name);
    clear(name);
  };
  window.setTimeout = (act, millis = 0, ...rest) => {
    if (!isHeld || millis < SHORT) return wait(act, millis, ...rest);
    last -= 1;
    waits.push({ name: last, at: now + millis, act: () => act(...rest) });
    return last;
  };
  window.ownTime = {
    soon: (act) => wait(act, 0),
    hold: () => {
      isHeld = true;
      now = performance.now();
    },
    step: (millis) => {
      now += millis;
      const [acts, late] = [due, waits.filter(({ at }) => at <= now)];
      due = [];
      waits = waits.filter(({ at }) => at > now);
      for (const { act } of late) act();
      for (const { act } of acts) act(now);
    },
  };
}
