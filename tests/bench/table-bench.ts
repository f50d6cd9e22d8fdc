// What a full table costs: DOM nodes, a pointer that moves over it, a frame while the camera moves, texture memory.
import type { Browser, Page } from '@playwright/test';
import { countNodes, FULLEST, framesInRest, openPosed, readGl, type Served, untilStill } from '../support/posed-tables';
import { ProcessorTime } from './processor-time';

const MOVES = 100;
const WARM_UP = 10;
// Until a tip has come.
const TIP = 350;
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
    const pointer = await pointerCosts(browser, page);
    await untilStill(page);
    const frames = await frameCosts(browser, page);
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

// Script, style and layout of one move of the pointer and the frame after it. A hand that rests is told something: every
// tenth move waits for its tip, whose cost is the move's.
async function pointerCosts(browser: Browser, page: Page): Promise<readonly number[]> {
  const time = await ProcessorTime.of(browser, page);
  for (let move = 0; move < MOVES + WARM_UP; move += 1) {
    // Over the whole table on a path that comes everywhere and leaps nowhere.
    const x = 640 + 600 * Math.sin(move * 0.117);
    const y = 344 + 290 * Math.sin(move * 0.171 + 1);
    await time.step(async (devtools) => {
      await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      if (move % 10 === 9) await page.waitForTimeout(TIP);
    });
  }
  return (await time.end()).slice(WARM_UP);
}

// The camera goes near and back again: every frame draws the whole table anew.
async function frameCosts(browser: Browser, page: Page): Promise<readonly number[]> {
  const time = await ProcessorTime.of(browser, page);
  for (let step = 0; step < CAMERA_STEPS; step += 1) {
    const deltaY = step < CAMERA_STEPS / 2 ? -80 : 80;
    await time.step((devtools) =>
      devtools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 640, y: 300, deltaX: 0, deltaY }),
    );
  }
  return time.end();
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
