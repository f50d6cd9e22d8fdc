// Larger words for whoever needs them: every text of the page grows to the size the settings ask for, or as far as its
// panel has room. Nothing is cut and nothing covers another: what does not fit grows less, panels of one kind alike.
// At the ordinary size nothing here runs.
import type { Settings } from '../../engine/protocol';
import { clipsOf, isScrolling, standOf, tightNow, type Words } from './words-room';

interface ReadingWish {
  // 1 is the size of the design.
  readonly scale: number;
  readonly numbers: 'normal' | 'large';
}

export function readingWish({ textScale, largeNumbers }: Pick<Settings, 'textScale' | 'largeNumbers'>): ReadingWish {
  return { scale: textScale, numbers: largeNumbers ? 'large' : 'normal' };
}

// Numbers that should be large are larger than the words.
const LARGE_NUMBERS = 1.35;
const STEPS = 8;
// Large enough for everybody.
const LARGEST = 34;
// What stands alone on the table, with no panel around it, grows no further: it would cover what it stands beside. Where
// it has room of its own, `data-room` says how much.
const LOOSE = { words: 1.15, numbers: 1.3 } as const;
// What grows by its own sheet, with room made for it: the others leave it free.
const OWN = '[data-own-letters]';
// The same, over the others, and what nobody sees.
const APART =
  '.table-tip, .table-name, .log-drawer, .beside, .teacher-sheet, .gains-strip, .rule-said, .settings-sample, .choice-mirror, .spoken-board, .visually-hidden, [hidden]';
const NUMBER = /^[+−–-]?\s*\d[\d\s.,/:×%+−–-]*$/;
// So far around a text the boxes that hold it count.
const AROUND = 4;

export function followReadingSize(root: HTMLElement, wish: () => ReadingWish): { refresh(): void; stop(): void } {
  const observer = new MutationObserver((changes) => {
    const touched = new Set(changes.flatMap(({ target }) => panelOf(target) ?? []));
    grow([...touched], wish());
  });
  let wasPlain = true;
  const refresh = (): void => {
    const now = wish();
    observer.disconnect();
    if (!isPlain(now)) observer.observe(root, { childList: true, characterData: true, subtree: true });
    if (!isPlain(now) || !wasPlain) grow([root], now);
    wasPlain = isPlain(now);
  };
  // Letters of another face are wider or narrower.
  document.fonts.addEventListener('loadingdone', refresh);
  const stop = (): void => {
    document.fonts.removeEventListener('loadingdone', refresh);
    observer.disconnect();
  };
  return { refresh, stop };
}

function isPlain({ scale, numbers }: ReadingWish): boolean {
  return scale <= 1 && numbers === 'normal';
}

// The box that a text may fill: what is laid at a place of its own, or scrolls.
function panelOf(node: Node): HTMLElement | null {
  let at = node instanceof HTMLElement ? node : node.parentElement;
  for (; at !== null; at = at.parentElement) {
    const { position, overflowY } = getComputedStyle(at);
    if (position === 'absolute' || position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') return at;
  }
  return null;
}

function grow(roots: readonly HTMLElement[], wish: ReadingWish): void {
  const found = [...new Set(roots.filter((each) => each.isConnected).flatMap(wordsIn))];
  const elements = found.filter((element) => element.closest(OWN) === null);
  for (const { style } of elements) {
    style.fontSize = '';
    style.lineHeight = '';
  }
  if (isPlain(wish)) return;
  const fixed = fixedIn(elements);
  const words = elements.map((element) => readWords(element, wish, fixed));
  const own = found.filter((element) => element.closest(OWN) !== null).map(rangeOf);
  const before = standOf(words, own);
  const levels = new Map(words.map(({ kind }) => [kind, 0]));
  const full = new Set<string>();
  // All grow together, a step at a time: who has no room left stays behind, and takes none from the others.
  for (let round = 0; round < STEPS && full.size < levels.size; round += 1) {
    const raised = [...levels.keys()].filter((kind) => !full.has(kind));
    for (const kind of raised) levels.set(kind, (levels.get(kind) ?? 0) + 1);
    for (;;) {
      for (const each of words) write(each, levels.get(each.kind) ?? 0);
      const tight = tightNow(words, own, before);
      const back = kindsToLower(words, tight, new Set(raised.filter((kind) => !full.has(kind))), levels);
      if (back.size === 0) break;
      for (const kind of back) {
        levels.set(kind, (levels.get(kind) ?? 1) - 1);
        full.add(kind);
      }
    }
  }
  for (const { element } of words) element.style.textOverflow = '';
}

// Of those that grew in this step: who is tight; where one is tight that did not grow, whoever grew beside it; at last the
// tight one itself, whatever has pushed it.
function kindsToLower(
  words: readonly Words[],
  tight: ReadonlySet<Words>,
  growing: ReadonlySet<string>,
  levels: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const own = new Set([...tight].map(({ kind }) => kind).filter((kind) => growing.has(kind)));
  if (own.size > 0) return own;
  const pushed = new Set([...tight].map(({ panel }) => panel));
  // What scrolls is a panel of its own, and pushes all the same.
  const around = [...tight].flatMap((each) => each.around ?? []);
  const isBeside = ({ panel, element }: Words): boolean => pushed.has(panel) || around.some((each) => each.contains(element));
  const beside = new Set(words.filter((each) => growing.has(each.kind) && isBeside(each)).map(({ kind }) => kind));
  if (beside.size > 0) return beside;
  return new Set([...tight].map(({ kind }) => kind).filter((kind) => (levels.get(kind) ?? 0) > 0));
}

// Elements with words of their own.
function wordsIn(root: HTMLElement): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(parent instanceof HTMLElement) || node.nodeValue?.trim() === '' || parent.closest(APART) !== null) continue;
    if (parent.getClientRects().length > 0) found.add(parent);
  }
  return [...found];
}

// Boxes of one height whatever stands in them: a larger line would only push their words down.
function fixedIn(elements: readonly HTMLElement[]): ReadonlySet<HTMLElement> {
  const blocks = elements.filter((element) => getComputedStyle(element).display !== 'inline');
  const heights = blocks.map((element) => element.offsetHeight);
  for (const { style } of blocks) style.lineHeight = '3em';
  const fixed = new Set(blocks.filter((element, index) => element.offsetHeight === heights[index]));
  for (const { style } of blocks) style.lineHeight = '';
  return fixed;
}

function readWords(element: HTMLElement, { scale, numbers }: ReadingWish, fixed: ReadonlySet<HTMLElement>): Words {
  const { fontSize, lineHeight, textOverflow } = getComputedStyle(element);
  const shortens = textOverflow === 'ellipsis';
  // What an ellipsis stands for cannot be measured.
  if (shortens) element.style.textOverflow = 'clip';
  const panel = panelOf(element);
  const holders: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null && holders.length < AROUND; at = at.parentElement) {
    if (getComputedStyle(at).display !== 'inline') holders.push(at);
    if (at === panel) break;
  }
  if (panel !== null && !holders.includes(panel)) holders.push(panel);
  const isLarge = numbers === 'large' && NUMBER.test(element.textContent?.trim() ?? '');
  const isLoose = panel === null || panel.textContent === element.textContent;
  const size = Number.parseFloat(fontSize);
  const target = Math.max(1, Math.min(scale * (isLarge ? LARGE_NUMBERS : 1), LARGEST / size));
  return {
    ...rangeOf(element),
    panel: kindOf(panel),
    around: panel === element ? null : panel,
    clips: clipsOf(element),
    shortens,
    kind: `${kindOf(panel)} ${kindOf(element)}`,
    size,
    line: lineHeight.endsWith('px') && !fixed.has(element) ? Number.parseFloat(lineHeight) : null,
    target: isLoose ? Math.min(target, roomOf(element) ?? (isLarge ? LOOSE.numbers : LOOSE.words)) : target,
    holders: holders.filter((holder) => !isScrolling(holder)),
  };
}

function rangeOf(element: HTMLElement): Pick<Words, 'element' | 'range'> {
  const range = document.createRange();
  range.selectNodeContents(element);
  return { element, range };
}

function roomOf(element: HTMLElement): number | null {
  const room = element.closest<HTMLElement>('[data-room]')?.dataset['room'];
  return room === undefined ? null : Number(room);
}

function kindOf(panel: HTMLElement | null): string {
  return panel === null ? '' : `${panel.tagName} ${panel.classList[0] ?? ''} ${panel.dataset['letters'] ?? ''}`;
}

function write({ element, size, line, target }: Words, level: number): void {
  const factor = 1 + ((target - 1) * level) / STEPS;
  element.style.fontSize = level === 0 ? '' : `${size * factor}px`;
  element.style.lineHeight = level === 0 || line === null ? '' : `${line * factor}px`;
}
