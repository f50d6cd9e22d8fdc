// What a full table costs: DOM nodes, a pointer that moves over it, a frame while the camera moves, texture memory.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { countNodes, FULLEST, framesInRest, openPosed, readGl, type Served, untilStill } from '../support/posed-tables';

const MOVES = 100;
const WARM_UP = 10;
const CAMERA_STEPS = 30;
const LARGE = { width: 1920, height: 1080 };

export interface TableFigures {
  readonly scene: string;
  readonly nodes: number;
  readonly mostNodes: number;
  readonly pointerMedian: number;
  readonly pointerP95: number;
  readonly frameMedian: number;
  readonly frameP95: number;
  readonly idleFrames: number;
  readonly textureMegabytes: number;
  // After the way back to the title.
  readonly leftMegabytes: number;
}

export async function benchTables(browser: Browser, served: Served): Promise<readonly TableFigures[]> {
  const figures: TableFigures[] = [];
  for (const { scene, mostNodes } of FULLEST) {
    const page = await openPosed(browser, served.address, scene);
    const nodes = await countNodes(page);
    const idleFrames = await framesInRest(page, 2_000);
    const pointer = await pointerCosts(page);
    await untilStill(page);
    const frames = await frameCosts(page);
    await page.close();
    figures.push({
      scene,
      nodes,
      mostNodes,
      idleFrames,
      pointerMedian: quantile(pointer, 0.5),
      pointerP95: quantile(pointer, 0.95),
      frameMedian: quantile(frames, 0.5),
      frameP95: quantile(frames, 0.95),
      ...(await textureFigures(browser, served, scene)),
    });
  }
  return figures;
}

async function textureFigures(browser: Browser, served: Served, scene: string) {
  const page = await openPosed(browser, served.address, scene, LARGE);
  const { textureBytes } = await readGl(page);
  await page.locator('[data-action="menu"]').click();
  await page.locator('[data-action="leave"]').click();
  await page.waitForSelector('[data-screen="title"]', { timeout: 60_000 });
  await page.waitForTimeout(500);
  const left = await readGl(page);
  await page.close();
  return { textureMegabytes: textureBytes / 2 ** 20, leftMegabytes: left.textureBytes / 2 ** 20 };
}

// Script, style and layout of one move of the pointer and the frame after it, by the browser's own count.
async function pointerCosts(page: Page): Promise<readonly number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const costs: number[] = [];
  for (let move = 0; move < MOVES + WARM_UP; move += 1) {
    // Over the whole table on a path that comes everywhere and leaps nowhere.
    const x = 640 + 600 * Math.sin(move * 0.117);
    const y = 344 + 290 * Math.sin(move * 0.171 + 1);
    const before = await spent(devtools);
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
    if (move >= WARM_UP) costs.push((await spent(devtools)) - before);
  }
  await devtools.detach();
  return costs;
}

const COUNTED = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (COUNTED.has(name) ? value * 1000 : 0), 0);
}

// The camera goes near and back again: every frame draws the whole table anew.
async function frameCosts(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => window.glWatch?.forget());
  await page.evaluate(async (steps) => {
    const board = document.querySelector('.choice-mirror');
    for (let step = 0; step < steps; step += 1) {
      const deltaY = step < steps / 2 ? -80 : 80;
      board?.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 640, clientY: 300, bubbles: true, cancelable: true }));
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, CAMERA_STEPS);
  return (await readGl(page)).frameMillis;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
