// A person at the table: sees what is lit, points at it with the real mouse or walks to it with the real keyboard, and
// plays a match to its result. Nothing is clicked that a person could not click: a choice whose middle lies under
// something that is no choice, outside the window or out of the keyboard's reach fails the test. Figures stand before
// each other, so a choice behind another choice is not noticed here.
import type { Page } from '@playwright/test';
import { expect } from './support';

export type Thing = 'choice' | 'reveal' | 'over' | 'nothing';

interface Choice {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  // What lies at its middle instead of it; null when it can be clicked.
  readonly coveredBy: string | null;
}

// Places lit on the board and buttons; the mirror's unseen buttons are for screen readers.
const CHOICES = '.mirror-spot.offered, :is([data-choice], [data-pick]):not(.mirror-choice):not(.mirror-spot)';

// How long nothing at all may happen at the table, on a machine that has other things to do.
const PATIENCE = 150_000;
const LOOKS = [30, 60, 120, 250];

// A choice is one only on a table that has come to rest.
export async function thingNow(page: Page): Promise<Thing> {
  return page.evaluate(() => {
    if (document.querySelector('[data-action="results"], [data-screen="results"]')) return 'over';
    if (document.querySelector('[data-action="reveal"]')) return 'reveal';
    if (document.querySelector('[data-screen="table"][data-settled="true"]') === null) return 'nothing';
    return document.querySelector('[data-choice], [data-pick]') ? 'choice' : 'nothing';
  });
}

export async function nextThing(page: Page): Promise<Thing> {
  let thing: Thing = 'nothing';
  await expect
    .poll(
      async () => {
        thing = await thingNow(page);
        return thing;
      },
      { timeout: PATIENCE, intervals: LOOKS },
    )
    .not.toBe('nothing');
  return thing;
}

// What a person would call "the same as before": entry, rest, curtain, what can be chosen and what is picked.
function stampNow(page: Page): Promise<string> {
  return page.evaluate((selector) => {
    const table = document.querySelector<HTMLElement>('[data-screen]')?.dataset;
    const names = [...document.querySelectorAll<HTMLElement>(`${selector}, .mirror-spot.picked, [role="dialog"]`)].map(
      (element) => `${element.dataset['choice'] ?? element.dataset['pick'] ?? 'dialog'} ${element.className}`,
    );
    return [table?.['screen'], table?.['entry'], table?.['settled'], ...names].join('|');
  }, CHOICES);
}

// An act is over when the table shows it; one that changes nothing is let go after a while.
async function untilShown(page: Page, before: string): Promise<void> {
  await expect
    .poll(() => stampNow(page), { timeout: 20_000, intervals: LOOKS })
    .not.toBe(before)
    .catch(() => undefined);
}

async function choicesNow(page: Page): Promise<readonly Choice[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !element.matches('[data-disabled], :disabled'))
      .map((element) => {
        const box = element.getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const at = document.elementFromPoint(x, y);
        const name = element.dataset['choice'] ?? element.dataset['pick'] ?? '';
        const reached = at !== null && (element.contains(at) || at.closest(selector) !== null);
        return { name, x, y, coveredBy: reached ? null : (at?.className.toString() ?? 'nothing') };
      });
  }, CHOICES);
}

// Choices of the same seed are the same, whatever the machine's speed.
export function makeChance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Played {
  readonly thing: Thing;
  readonly acts: number;
}

interface Wish {
  readonly seed: number;
  // Clicks or presses after which to stop; the whole match when left out.
  readonly acts?: number;
}

type Press = (x: number, y: number) => Promise<void>;

// Clicks one of the lit things after the other.
export function playByMouse(page: Page, wish: Wish): Promise<Played> {
  return playByPointer(page, wish, (x, y) => page.mouse.click(x, y));
}

// Taps them with a finger.
export function playByTouch(page: Page, wish: Wish): Promise<Played> {
  return playByPointer(page, wish, (x, y) => page.touchscreen.tap(x, y));
}

function playByPointer(page: Page, wish: Wish, press: Press): Promise<Played> {
  return play(page, wish, async (chance) => {
    const choices = await choicesNow(page);
    const covered = choices.filter((choice) => choice.coveredBy !== null);
    // Whatever moves may cover a choice for a moment; what stays covered cannot be played.
    if (covered.length > 0) {
      await expect
        .poll(async () => (await choicesNow(page)).filter((choice) => choice.coveredBy !== null), { timeout: PATIENCE })
        .toEqual([]);
      return false;
    }
    const choice = choices[chance(choices.length)];
    if (choice === undefined) return false;
    const before = await stampNow(page);
    await press(choice.x, choice.y);
    await untilShown(page, before);
    return true;
  });
}

const WALK = ['Tab', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

// Decisions of a match after which the focus is looked for.
const LOOKED_AT = 30;

// Tab, arrows and Enter only. After a decision the focus is on something to choose, with its ring, and never on the page.
export async function playByKeyboard(page: Page, wish: Wish): Promise<Played> {
  let acts = 0;
  return play(page, wish, async (chance) => {
    // A table that was just laid waits for the first key.
    if (acts > 0 && acts < LOOKED_AT) await seeFocus(page);
    acts++;
    const steps = chance(4);
    for (let step = 0; step < steps; step++) await page.keyboard.press(WALK[chance(WALK.length)] ?? 'Tab');
    for (let step = 0; !(await isOnChoice(page)); step++) {
      if ((await thingNow(page)) !== 'choice') return false;
      expect(step, 'Tab never comes to a choice').toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
    const before = await stampNow(page);
    await page.keyboard.press('Enter');
    await untilShown(page, before);
    return true;
  });
}

const LIT = { lost: 'on the page', dark: 'without a ring', words: 'on the words of the bar', ring: 'on a choice' } as const;

async function seeFocus(page: Page): Promise<void> {
  let where: keyof typeof LIT = 'lost';
  await expect
    .poll(
      async () => {
        where = (await thingNow(page)) === 'choice' ? await focusNow(page) : 'ring';
        return LIT[where];
      },
      { timeout: 10_000, intervals: LOOKS, message: 'after a decision the focus goes to the next choice' },
    )
    .toBe(LIT.ring);
}

function focusNow(page: Page): Promise<keyof typeof LIT> {
  return page.evaluate((selector) => {
    const active = document.activeElement;
    if (active === null || active === document.body) return 'lost';
    if (active.matches('.bar-words') && document.querySelector(selector) !== null) return 'words';
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? 'ring' : 'dark';
  }, CHOICES);
}

function isOnChoice(page: Page): Promise<boolean> {
  return page.evaluate((selector) => document.activeElement?.matches(selector) === true, CHOICES);
}

async function play(
  page: Page,
  { seed, acts = Number.POSITIVE_INFINITY }: Wish,
  act: (chance: (below: number) => number) => Promise<boolean>,
): Promise<Played> {
  const chance = makeChance(seed);
  for (let done = 0; ; ) {
    const thing = await nextThing(page);
    if (thing === 'over' || done >= acts) return { thing, acts: done };
    if (thing === 'reveal') await openCurtain(page);
    else if (await act(chance)) done++;
  }
}

// With reduced motion a press opens it.
async function openCurtain(page: Page): Promise<void> {
  const seal = page.locator('[data-action="reveal"]');
  await expect(page.locator('[data-choice], [data-pick]')).toHaveCount(0);
  await seal.click();
  await expect(seal).toHaveCount(0);
}

// From the table's end to the screen with the count.
export async function seeResults(page: Page): Promise<void> {
  const results = page.locator('[data-action="results"]');
  const screen = page.locator('[data-screen="results"]');
  await expect(results.or(screen).first()).toBeVisible({ timeout: PATIENCE });
  // The table goes on to the result by itself after a while: the button may be gone before the click.
  if (!(await screen.isVisible())) await results.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(screen).toBeVisible({ timeout: PATIENCE });
}
