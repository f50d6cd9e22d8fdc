// Words of a page that are not wholly seen, and how large its words are: for comparing reading sizes.
import type { Page } from '@playwright/test';

export interface ReadWords {
  // Where words leave the box that clips them, or the window; each kind of place once.
  readonly cut: readonly string[];
  // Sizes of all visible texts, in the order of the page.
  readonly sizes: readonly number[];
}

export function readWords(page: Page): Promise<ReadWords> {
  return page.evaluate(() => {
    const SLACK = 2;
    // Height of letters in their own sizes: a line is higher than what is written in it.
    const LETTER = 0.86;
    const range = document.createRange();
    const cut = new Set<string>();
    const sizes: number[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(element instanceof HTMLElement) || node.textContent?.trim() === '') continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width <= 2 || words.height <= 2 || element.closest('.visually-hidden, .spoken-board, .choice-mirror') !== null)
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      sizes.push(size);
      const air = Math.max(0, ((range.getClientRects()[0]?.height ?? 0) - LETTER * size) / 2);
      const far = Number.POSITIVE_INFINITY;
      let clip = { left: -far, top: -far, right: far, bottom: far };
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        // What scrolls can be read by scrolling, wherever it lies now.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const isWindow = at === document.documentElement;
        if (!isWindow && overflowX === 'visible' && overflowY === 'visible') continue;
        const box = isWindow ? new DOMRect(0, 0, window.innerWidth, window.innerHeight) : at.getBoundingClientRect();
        clip = {
          left: Math.max(clip.left, box.left),
          top: Math.max(clip.top, box.top),
          right: Math.min(clip.right, box.right),
          bottom: Math.min(clip.bottom, box.bottom),
        };
      }
      const isWhole =
        words.left >= clip.left - SLACK &&
        words.right <= clip.right + SLACK &&
        words.top + air >= clip.top - SLACK &&
        words.bottom - air <= clip.bottom + SLACK;
      const place = `${element.parentElement?.className ?? ''} > ${element.tagName.toLowerCase()}.${element.className}`;
      if (!isWhole) cut.add(`“${node.textContent?.trim().slice(0, 30)}” in ${place}`);
    }
    return { cut: [...cut], sizes };
  });
}
