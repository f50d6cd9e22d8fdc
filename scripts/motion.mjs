// Films the motions of docs/motion in Electron: `node scripts/motion.mjs [name …]`. Each is a posed match, acted in by real
// clicks. The page's time is ours: it goes on by one frame for every picture, so that a slow machine films the same.
// Needs ImageMagick and img2webp (libwebp). `--frames` keeps the single pictures in test-results/motion, `--no-build`
// films what was built last.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { _electron } from '@playwright/test';
import { build, preview } from 'vite';
import { findElectron } from './electron.mjs';
import { hasDisplay, root } from './lib.mjs';
import { sandboxFlags } from './sandbox.mjs';

// Twenty pictures a second, as fast as a player sees it; a long motion has `step` and `longest` of its own.
const STEP = 50;
// Pictures of the table before the deed and of its end, and at most in between.
const BEFORE = 5;
const REST = 12;
const LONGEST = 170;
const WIDTH = 640;
// Bytes a clip may take, and the qualities tried for it.
const LARGEST = 400_000;
const QUALITIES = [62, 48, 36, 26, 16];

const TERRACE = [318, 56, 660, 590];
const TABLE = [0, 40, 1280, 608];

// `before` runs to its end unseen; each of `acts` is a spot or a choice and is filmed until the table rests.
const MOTIONS = {
  throw: { scene: 'zizka:seven', acts: ['event'], box: [0, 40, 1030, 489] },
  hire: { scene: 'monster-lands:hire', acts: ['hire:1'], box: [0, 40, 1110, 608] },
  leap: { scene: 'leaders:move-jump', before: 2, acts: ['jump:acrobat>0,0'], box: TERRACE },
  capture: { scene: 'leaders:move-capture', before: 1, acts: ['ride:rider>-1,0'], box: TERRACE },
  skirmish: { scene: 'grunwald:skirmish-choice', acts: [null], box: TABLE, longest: 92 },
  duel: { scene: 'zizka:throwing', acts: ['throw:sword1,shield1,speech1'], box: TABLE },
  gate: { scene: 'monster-lands:gate', acts: ['ward:0', 'defend:wounded'], box: [0, 40, 1110, 608] },
  conquest: { scene: 'zizka:keep-falls', acts: ['keep', 'keep', null], box: TABLE },
  reckoning: { scene: 'grunwald:reckoning', acts: ['done'], box: TABLE, step: 100, longest: 280 },
  undo: { scene: 'monster-lands:hire', before: ['hire:1'], acts: ['undo'], box: [0, 40, 1110, 608] },
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

async function film(name, { scene, before = 0, acts, box, step = STEP, longest = LONGEST }) {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  const app = await _electron.launch({
    executablePath: electron,
    args: [...sandboxFlags(electron), join(root, 'tests/visual/motion-window.cjs'), '--page=about:blank'],
    env,
  });
  const page = await app.firstWindow();
  await page.addInitScript(ownTime);
  await page.goto(`${server.resolvedUrls.local[0]}?scene=${scene}&speed=1`);
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  // Nothing is pointed at.
  await page.mouse.move(1276, 644);
  await page.waitForTimeout(5_000);
  await prepare(page, before);
  await page.evaluate(() => window.ownTime.hold());
  const folder = flags.includes('--frames')
    ? join(root, 'test-results/motion', name)
    : mkdtempSync(join(tmpdir(), 'gonfalon-motion-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const camera = await makeCamera(page, folder, box, step, longest);
  for (let count = 0; count < BEFORE; count += 1) await camera.take();
  for (const act of acts) {
    await press(page, act);
    await camera.untilRest();
  }
  await app.close();
  encode(camera.files, step, join(root, 'docs/motion', `${name}.webp`));
  if (!flags.includes('--frames')) rmSync(folder, { recursive: true, force: true });
  console.log(`${name}: ${camera.files.length} pictures, ${statSync(join(root, 'docs/motion', `${name}.webp`)).size} bytes`);
}

// The scene's own first steps by number, or decisions of ours.
async function prepare(page, before) {
  const steps = await page.evaluate(() => window.gonfalonScene?.steps ?? []);
  if (typeof before === 'number') {
    for (const step of steps.slice(0, before)) {
      await page.locator(step.click).first().dispatchEvent('click');
      await page.waitForTimeout(500);
    }
  } else
    for (const act of before) {
      await press(page, act);
      await settle(page);
    }
  await page.waitForTimeout(1_500);
}

async function settle(page) {
  await page.waitForSelector('[data-screen="table"][data-settled="true"]', { timeout: 120_000, state: 'attached' });
}

async function makeCamera(page, folder, [x, y, width, height], step, longest) {
  const devtools = await page.context().newCDPSession(page);
  const files = [];
  async function take() {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', clip: { x, y, width, height, scale: 1 } });
    const file = join(folder, `${String(files.length).padStart(3, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    files.push(file);
    return page.evaluate(async (millis) => {
      window.ownTime.step(millis);
      await new Promise((done) => window.ownTime.soon(done));
      window.ownTime.freeze();
      return document.querySelector('[data-settled="true"]') !== null;
    }, step);
  }
  async function untilRest() {
    for (let still = 0; files.length < longest && still < REST; ) still = (await take()) ? still + 1 : 0;
  }
  return { files, take, untilRest };
}

// The best quality that stays small.
function encode(files, shown, out) {
  const small = mkdtempSync(join(tmpdir(), 'gonfalon-small-'));
  run('mogrify', ['-path', small, '-resize', `${WIDTH}x`, ...files]);
  for (const quality of QUALITIES) {
    const pictures = files.flatMap((file) => ['-d', shown, '-lossy', '-q', quality, '-m', 5, join(small, basename(file))]);
    run('img2webp', ['-loop', 0, '-min_size', ...pictures, '-o', out].map(String));
    if (statSync(out).size <= LARGEST) break;
  }
  rmSync(small, { recursive: true, force: true });
}

function run(program, args) {
  const done = spawnSync(program, args);
  if (done.status !== 0) throw new Error(`${program}: ${done.stderr}`);
}

// Whatever lies under the pointer is clicked by its own element: figures stand before each other. Without a name the first
// thing that is offered.
async function press(page, act) {
  const named = `[data-choice="${act}"], [data-spot="${act}"], [data-action="${act}"]`;
  const offered = '.mirror-spot.offered, .request-bar [data-choice]';
  await page
    .locator(act === null ? offered : named)
    .first()
    .dispatchEvent('click');
  await page.waitForTimeout(400);
}

// Inside the page. Until `hold` everything runs as ever; then frames, longer waits and the sheets' own animations come only
// by `step`.
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
  const moving = new Set();
  // A sheet's animation that keeps its last picture is listed for ever.
  const ended = new WeakSet();
  // What has begun since the last step stands at its beginning.
  const freeze = () => {
    for (const each of document.getAnimations()) {
      if (moving.has(each) || ended.has(each)) continue;
      moving.add(each);
      each.pause();
      each.currentTime = 0;
    }
  };
  const carryOn = (millis) => {
    for (const each of moving) {
      each.currentTime = (each.currentTime ?? 0) + millis;
      const { endTime } = each.effect?.getComputedTiming() ?? { endTime: 0 };
      if (each.currentTime < endTime) continue;
      moving.delete(each);
      ended.add(each);
      each.finish();
    }
  };
  window.ownTime = {
    freeze,
    soon: (act) => wait(act, 0),
    hold: () => {
      isHeld = true;
      now = performance.now();
      freeze();
    },
    step: (millis) => {
      now += millis;
      carryOn(millis);
      const [acts, late] = [due, waits.filter(({ at }) => at <= now)];
      due = [];
      waits = waits.filter(({ at }) => at > now);
      for (const { act } of late) act();
      for (const { act } of acts) act(now);
    },
  };
}
