// Larger words for whoever needs them: every text of the page grows to the size the settings ask for, or as far as its
// panel has room. Nothing is cut and nothing covers another: what does not fit grows less, panels of one kind alike.
// At the ordinary size nothing here runs.
import type { Settings } from '../../engine/protocol';

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
const STEPS = 5;
// What stands alone on the table, with no panel around it, grows no further: it would cover what it stands beside.
const LOOSE = 1.15;
// Edges may be missed by so much, in pixels of the screen.
const SLACK = 1.5;
// What grows by its own sheet, with room made for it, and what nobody sees.
const APART =
  '.table-tip, .log-drawer, .beside, .teacher-sheet, .gains-strip, .rule-said, .settings-sample, .choice-mirror, .visually-hidden, [hidden]';
const NUMBER = /^[+−–-]?\s*\d[\d\s.,/:×%+−–-]*$/;
// So far around a text the boxes that hold it count.
const AROUND = 4;

interface Words {
  readonly element: HTMLElement;
  readonly range: Range;
  readonly panel: string;
  // Words of one kind in panels of one kind keep one size.
  readonly kind: string;
  readonly size: number;
  readonly line: number | null;
  readonly target: number;
  // Boxes around it, and which of them hold it at the ordinary size.
  readonly holders: readonly HTMLElement[];
}

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
  const elements = [...new Set(roots.filter((each) => each.isConnected).flatMap(wordsIn))];
  for (const { style } of elements) {
    style.fontSize = '';
    style.lineHeight = '';
  }
  if (isPlain(wish)) return;
  const words = elements.map((element) => readWords(element, wish));
  const before = placesOf(words);
  const held = words.map(({ holders }, index) => holders.map((holder) => isHeld(before[index], holder)));
  const crossing = crossings(before);
  const levels = new Map(words.map(({ kind }) => [kind, STEPS]));
  for (let round = 0; round < 2 * STEPS; round += 1) {
    for (const each of words) write(each, levels.get(each.kind) ?? 0);
    const now = placesOf(words);
    const tight = new Set<Words>();
    for (const [index, each] of words.entries())
      if (each.holders.some((holder, at) => held[index]?.[at] === true && !isHeld(now[index], holder))) tight.add(each);
    for (const pair of crossings(now))
      if (!crossing.has(pair))
        for (const index of pair.split(' ')) {
          const each = words[Number(index)];
          if (each !== undefined) tight.add(each);
        }
    const lowered = kindsToLower(words, tight, levels);
    if (lowered.size === 0) return;
    for (const kind of lowered) levels.set(kind, (levels.get(kind) ?? 1) - 1);
  }
  for (const each of words) write(each, levels.get(each.kind) ?? 0);
}

// What is still pushed out at its ordinary size is pushed by the others of its panel.
function kindsToLower(
  words: readonly Words[],
  tight: ReadonlySet<Words>,
  levels: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const pushed = new Set([...tight].filter(({ kind }) => (levels.get(kind) ?? 0) === 0).map(({ panel }) => panel));
  const lowered = words.filter((each) => tight.has(each) || pushed.has(each.panel)).map(({ kind }) => kind);
  return new Set(lowered.filter((kind) => (levels.get(kind) ?? 0) > 0));
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

function readWords(element: HTMLElement, { scale, numbers }: ReadingWish): Words {
  const { fontSize, lineHeight } = getComputedStyle(element);
  const range = document.createRange();
  range.selectNodeContents(element);
  const panel = panelOf(element);
  const holders: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null && holders.length < AROUND; at = at.parentElement) {
    if (getComputedStyle(at).display !== 'inline') holders.push(at);
    if (at === panel) break;
  }
  if (panel !== null && !holders.includes(panel)) holders.push(panel);
  const isLarge = numbers === 'large' && NUMBER.test(element.textContent?.trim() ?? '');
  const isLoose = panel === null || panel.textContent === element.textContent;
  const target = scale * (isLarge ? LARGE_NUMBERS : 1);
  return {
    element,
    range,
    panel: kindOf(panel),
    kind: `${kindOf(panel)} ${kindOf(element)}`,
    size: Number.parseFloat(fontSize),
    line: lineHeight.endsWith('px') ? Number.parseFloat(lineHeight) : null,
    target: isLoose ? Math.min(target, LOOSE) : target,
    holders: holders.filter((holder) => !isScrolling(holder)),
  };
}

function kindOf(panel: HTMLElement | null): string {
  return panel === null ? '' : `${panel.tagName} ${panel.classList[0] ?? ''}`;
}

function isScrolling(element: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function write({ element, size, line, target }: Words, level: number): void {
  const factor = 1 + ((target - 1) * level) / STEPS;
  element.style.fontSize = level === 0 ? '' : `${size * factor}px`;
  element.style.lineHeight = level === 0 || line === null ? '' : `${line * factor}px`;
}

function placesOf(words: readonly Words[]): readonly DOMRect[] {
  return words.map(({ range }) => range.getBoundingClientRect());
}

function isHeld(place: DOMRect | undefined, holder: HTMLElement): boolean {
  if (place === undefined) return true;
  const box = holder.getBoundingClientRect();
  return (
    place.left >= box.left - SLACK &&
    place.right <= box.right + SLACK &&
    place.top >= box.top - SLACK &&
    place.bottom <= box.bottom + SLACK
  );
}

// Pairs of texts that cover each other, as their two numbers.
function crossings(places: readonly DOMRect[]): ReadonlySet<string> {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place.top - other.place.top);
  const found = new Set<string>();
  for (const [rank, { place, index }] of order.entries()) {
    for (let next = rank + 1; next < order.length; next += 1) {
      const other = order[next];
      if (other === undefined || other.place.top >= place.bottom - SLACK) break;
      const isBeside = other.place.left >= place.right - SLACK || other.place.right <= place.left + SLACK;
      if (!isBeside) found.add(index < other.index ? `${index} ${other.index}` : `${other.index} ${index}`);
    }
  }
  return found;
}
