// Words of a page that are smaller than a player can read, measured as they are seen.
import type { Page } from '@playwright/test';

// Every visible text, its size on the screen and where it stands; each kind of place once.
export function smallWords(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((bar) => {
    // Widths are whole pixels: a narrow word tells less of its scale than what it stands in.
    const scaleOf = (element: Element): number => {
      let wide: Element | null = element;
      while (wide !== null && !(wide instanceof HTMLElement && wide.offsetWidth >= 100)) wide = wide.parentElement;
      return wide instanceof HTMLElement ? wide.getBoundingClientRect().width / wide.offsetWidth : 1;
    };
    const found = new Map<string, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (words === '' || element === null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      // The letter of the mark is a drawing.
      if (element.closest('[aria-hidden]') !== null && element instanceof SVGElement && words.length === 1) continue;
      const box = element.getBoundingClientRect();
      // Words for screen readers only are one pixel large.
      if (box.width <= 2 || box.height <= 2) continue;
      const declared = Number.parseFloat(getComputedStyle(element).fontSize);
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : scaleOf(element);
      const size = declared * scale;
      if (size >= bar - 0.05) continue;
      const place = `${element.parentElement?.className ?? ''} > ${element.tagName.toLowerCase()}.${element.className}`;
      found.set(place, `${size.toFixed(1)} px “${words.slice(0, 30)}” in ${place}`);
    }
    return [...found.values()];
  }, least);
}
