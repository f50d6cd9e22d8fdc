// Nothing leaves its place at 1280 × 720, in either language: buttons and words stay in their strip and off each other, notes
// of lessons and puzzles off the board, and the options of a new match stand on their page without scrolling.
import type { Page } from '@playwright/test';
import { openPosedScenes } from './posed';
import { expect, test } from './support';

test.setTimeout(300_000);

const LANGUAGES = ['en', 'pl'];
// Tables whose bars are the fullest.
const BARS = ['zizka:solo', 'zizka:table', 'grunwald:stake', 'grunwald:full', 'monster-lands:strike-choices', 'leaders:table'];
const NOTES = ['leaders:lesson-long', 'leaders:lesson-recruit', 'leaders:puzzle', 'leaders:puzzle-failed'];
const LESSONS = ['learn', 'learn-large-text', 'learn-grunwald', 'learn-zizka', 'learn-monster-lands'];
const CHARTS = ['turn-leaders', 'turn-grunwald', 'turn-zizka', 'turn-monster-lands'];
const NEW_MATCHES = ['new-match', 'new-match-zizka', 'new-match-alone', 'new-match-solo', 'new-match-leaders'];
// Where the tray of recruits ends and where the terrace's cells lie, in pixels of the window.
const TRAY_RIGHT = 1272;
const BOARD = { left: 340, right: 940, top: 160, bottom: 640 };

// A line's box is higher than its letters.
const ABOVE_LETTERS = 4.5;

const posed = openPosedScenes();

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

// The boxes of what a selector finds, of words as far as their letters reach.
function boxes(page: Page, selector: string): Promise<readonly Box[]> {
  return page.evaluate((wanted) => {
    const reach = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.matches('p, b, span') ? range.getBoundingClientRect() : element.getBoundingClientRect();
    };
    return [...document.querySelectorAll(wanted)]
      .map(reach)
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  }, selector);
}

async function eachScene(scenes: readonly string[], look: (page: Page, scene: string) => Promise<void>): Promise<void> {
  const page = await posed.browser.newPage({ viewport: { width: 1280, height: 720 } });
  for (const scene of scenes) {
    for (const language of LANGUAGES) {
      await page.goto(`${posed.address}?scene=${scene}&lang=${language}`);
      await page.waitForSelector('[data-screen]:not([data-settled="false"])', { timeout: 120_000 });
      await page.evaluate(() => document.fonts.ready);
      await look(page, `${scene} ${language}`);
    }
  }
  await page.close();
}

const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

test('the request bar holds its buttons, and its words lie under none of them', async () => {
  await eachScene(BARS, async (page, scene) => {
    await expect.poll(async () => (await boxes(page, '.request-bar .btn')).length, { message: scene }).toBeGreaterThan(0);
    const [bar] = await boxes(page, '.request-bar');
    const buttons = await boxes(page, '.request-bar .btn, .zizka-action');
    const words = await boxes(page, '.bar-prompt, .bar-note');
    expect(bar, scene).toBeDefined();
    expect(words.length, scene).toBeGreaterThan(0);
    for (const button of buttons) {
      expect(within(button, bar as Box), `${scene}: a button leaves the bar, ${JSON.stringify(button)}`).toBe(true);
      for (const word of words) expect(meet(word, button), `${scene}: words under a button`).toBe(false);
    }
  });
});

test('notes of lessons and puzzles lie beside the terrace, with all their buttons', async () => {
  await eachScene(NOTES, async (page, scene) => {
    await expect.poll(async () => (await boxes(page, '.note-strip')).length, { message: scene }).toBe(1);
    const [note] = await boxes(page, '.note-strip');
    expect(meet(note as Box, BOARD), `${scene}: the note lies on the board, ${JSON.stringify(note)}`).toBe(false);
    for (const part of await boxes(page, '.note-strip .btn, .note-strip .note-say'))
      expect(within(part, note as Box), `${scene}: something leaves the note`).toBe(true);
  });
});

test('words of recruits stand inside their card’s light, and marks of the legend beside their words', async () => {
  await eachScene(['leaders:choose', 'leaders:lesson-recruit'], async (page, scene) => {
    await expect.poll(async () => (await boxes(page, '.leaders-offers .words')).length, { message: scene }).toBe(3);
    const lights = await boxes(page, '.leaders-offers .words');
    for (const words of await boxes(page, '.leaders-offers .words > *')) {
      const light = lights.find(({ top, bottom }) => words.top >= top && words.bottom <= bottom);
      const room = light ? Math.min(words.top - light.top, light.bottom - words.bottom, TRAY_RIGHT - words.right) : -1;
      expect(room, `${scene}: words at the rim, ${JSON.stringify(words)}`).toBeGreaterThan(5);
    }
  });
  await eachScene(['leaders:puzzle', 'leaders:jump'], async (page, scene) => {
    await expect.poll(async () => (await boxes(page, '.leaders-legend .art')).length, { message: scene }).toBe(5);
    const words = await boxes(page, '.leaders-legend span:not(.art)');
    for (const mark of await boxes(page, '.leaders-legend .art > *'))
      for (const word of words) expect(meet(mark, word), `${scene}: a mark over words`).toBe(false);
  });
});

test('the odds of a trail lie over no place that can still be chosen', async () => {
  await eachScene(['monster-lands:send'], async (page, scene) => {
    const trails = page.locator('[data-spot^="trail:"]');
    await expect.poll(() => trails.count(), { message: scene }).toBeGreaterThan(5);
    const places = await boxes(page, '[data-spot^="trail:"]');
    for (const name of await trails.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot') ?? ''))) {
      // A contract has no odds.
      if (name.startsWith('trail:questB')) continue;
      await page.hover(`[data-spot="${name}"]`);
      await expect.poll(async () => (await boxes(page, '.ml-odds')).length, { message: `${scene} ${name}` }).toBe(1);
      const [odds] = await boxes(page, '.ml-odds');
      for (const place of places) expect(meet(odds as Box, place), `${scene}: the odds of ${name} hide a place`).toBe(false);
    }
  });
});

test('no tip lies on the bidders of an auction or on what they bid for', async () => {
  await eachScene(['grunwald:auction'], async (page, scene) => {
    await expect.poll(async () => (await boxes(page, '[data-in-sight]')).length, { message: scene }).toBeGreaterThan(2);
    const asked = await boxes(page, '[data-in-sight]');
    for (const { left, top } of await boxes(page, '.grunwald-event-tray .goods')) {
      // A hand that came before the table listened stirs once more.
      const told = async (): Promise<number> => {
        await page.mouse.move(left + 5, top + 10);
        await page.mouse.move(left + 8, top + 12, { steps: 4 });
        await page.waitForTimeout(400);
        return (await boxes(page, '.table-tip')).length;
      };
      await expect.poll(told, { message: scene }).toBe(1);
      const [tip] = await boxes(page, '.table-tip');
      for (const box of asked)
        expect(meet(tip as Box, box), `${scene}: a tip lies on a bidder, ${JSON.stringify(tip)}`).toBe(false);
    }
  });
});

test('names of lessons stay on their plates, also in large letters', async () => {
  await eachScene(LESSONS, async (page, scene) => {
    await expect.poll(async () => (await boxes(page, '.lesson')).length, { message: scene }).toBeGreaterThan(7);
    const plates = await boxes(page, '.lesson');
    const names = await boxes(page, '.lesson b');
    expect(names.length, scene).toBe(plates.length);
    for (const [index, name] of names.entries()) {
      const plate = plates[index] as Box;
      const over = Math.max(plate.top - name.top, name.bottom - plate.bottom, name.right - plate.right);
      expect(over, `${scene}: lesson ${index} leaves its plate`).toBeLessThan(ABOVE_LETTERS);
    }
  });
});

test('what follows a state of a chart and its rules are told in full', async () => {
  await eachScene(CHARTS, async (page, scene) => {
    await expect(page.locator('.turn-spot').first()).toBeVisible();
    for (const spot of await page.locator('.turn-spot').all()) {
      await spot.focus();
      const cut = await page
        .locator('.turn-what, .turn-rules')
        .evaluateAll((parts) => parts.map((part) => part.scrollHeight - part.clientHeight));
      expect(Math.max(...cut), `${scene}: ${await spot.getAttribute('data-phase')}`).toBeLessThan(ABOVE_LETTERS);
    }
  });
});

test('the options of a new match stand on their page, the coach in his strip', async () => {
  await eachScene(NEW_MATCHES, async (page, scene) => {
    const list = page.locator('.options-list');
    await expect(list).toBeVisible();
    expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight), scene).toBeLessThanOrEqual(0);
    const [strip] = await boxes(page, '.bottom-strip');
    for (const words of await boxes(page, '.bottom-strip p'))
      expect(within(words, strip as Box), `${scene}: words leave the strip`).toBe(true);
  });
});
