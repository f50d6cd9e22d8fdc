// What each game's fullest posed table may cost, as living-table.md §6 says: DOM nodes, and no frame while nothing happens.
import { chromium } from '@playwright/test';
import { countNodes, FULLEST, framesInRest, openPosed, type Served, serve } from '../support/posed-tables';
import { expect, test } from './support';

const REST = 2_000;
let served: Served;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  served = await serve('scene');
});
test.afterAll(() => served?.close());

for (const { scene, mostNodes } of FULLEST) {
  test(`${scene}: few nodes, and an idle table draws no frame`, async () => {
    const browser = await chromium.launch({
      executablePath: process.env['GONFALON_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    });
    try {
      const page = await openPosed(browser, served.address, scene);
      expect(await framesInRest(page, REST)).toBe(0);
      expect(await countNodes(page)).toBeLessThanOrEqual(mostNodes);
    } finally {
      await browser.close();
    }
  });
}
