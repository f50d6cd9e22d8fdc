// What a full table costs: DOM nodes, a pointer that moves over it, a camera that moves and comes to rest, texture memory.
import type { Browser, Page } from '@playwright/test';
import { countNodes, FULLEST, framesInRest, openPosed, readGl, type Served, untilStill } from '../support/posed-tables';
import { ProcessorTime } from './processor-time';

const MOVES = 100;
const WARM_UP = 10;
// Until a tip has come.
const TIP = 350;
const WHEEL_STEPS = 15;
const DRAG_STEPS = 30;
// Frames after a rest in which the table is made sharp.
const REST_STEPS = 120;
const LARGE = { width: 1920, height: 1080 };

export interface TableFigures {
  readonly scene: string;
  readonly nodes: number;
  readonly mostNodes: number;
  readonly pointerMedian: number;
  readonly pointerP95: number;
  readonly cameraMedian: number;
  readonly cameraP95: number;
  // The dearest frame in which the table is made sharp for a camera that has come to rest.
  readonly restLongest: number;
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
    const { moving, resting } = await cameraCosts(browser, page);
    await page.close();
    figures.push({
      scene,
      nodes,
      mostNodes,
      idleFrames,
      pointerMedian: quantile(pointer, 0.5),
      pointerP95: quantile(pointer, 0.95),
      cameraMedian: quantile(moving, 0.5),
      cameraP95: quantile(moving, 0.95),
      restLongest: Math.max(...resting),
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

// The camera goes near by the wheel, is dragged over the table and goes back: every frame draws the whole table anew. Then
// it goes near once more and rests.
async function cameraCosts(browser: Browser, page: Page) {
  const bare = await barePlace(page);
  const time = await ProcessorTime.of(browser, page);
  const near = 'document.elementFromPoint(640, 300).dispatchEvent';
  const wheel = (deltaY: number): Promise<void> =>
    time.steps(WHEEL_STEPS, `() => ${near}(new WheelEvent('wheel', { ...${WHEEL}, deltaY: ${deltaY} }))`);
  await wheel(-50);
  await time.steps(DRAG_STEPS, dragFrom(bare));
  await wheel(50);
  const moves = 2 * WHEEL_STEPS + DRAG_STEPS;
  await wheel(-50);
  await time.steps(REST_STEPS, '() => {}');
  const costs = await time.end();
  return { moving: costs.slice(0, moves), resting: costs.slice(moves + WHEEL_STEPS) };
}

const WHEEL = `{ bubbles: true, cancelable: true, clientX: 640, clientY: 300 }`;

// Pressed with the first step, let go with the last.
function dragFrom({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(step) => {
    const type = step === 0 ? 'pointerdown' : step === ${DRAG_STEPS - 1} ? 'pointerup' : 'pointermove';
    const [clientX, clientY] = [${x} + 90 * Math.sin(step * 0.2), ${y} + 60 * Math.sin(step * 0.31)];
    document.elementFromPoint(${x}, ${y}).dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX, clientY, movementX: 5, movementY: 5 }),
    );
  }`;
}

// Where nothing lies that would be taken along.
function barePlace(page: Page) {
  return page.evaluate(() => {
    const [left, right, top, bottom] = [320, 960, 140, 560];
    for (let y = top; y < bottom; y += 20)
      for (let x = left; x < right; x += 20) {
        const found = document.elementFromPoint(x, y);
        if (found?.closest('button, .table-around, .table-overlay, .request-bar, .table-top, [data-refused]') === null)
          return { x, y };
      }
    throw new Error('there is no bare table');
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
