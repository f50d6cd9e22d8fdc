// Posed scenes in a browser of their own, for specs that measure what is drawn: built once for the file, closed after it.
import { type Browser, chromium } from '@playwright/test';
import { known } from '../../engine/core/invariant';
import { type Served, serve } from '../support/posed-tables';
import { test } from './support';

export interface PosedScenes {
  readonly browser: Browser;
  readonly address: string;
}

export function openPosedScenes(): PosedScenes {
  let served: Served | undefined;
  let browser: Browser | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    served = await serve('scene');
    browser = await chromium.launch({
      executablePath: process.env['GONFALON_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    });
  });
  test.afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  return {
    get browser() {
      return known(browser);
    },
    get address() {
      return known(served).address;
    },
  };
}
