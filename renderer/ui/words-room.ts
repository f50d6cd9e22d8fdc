// Whether words have room: measured on the page, as they stand now beside how they stood at the ordinary size.

// Height of capitals with their strokes below, in sizes of the letters.
const LETTER = 0.86;
// Edges may be missed by so much, in pixels of the screen.
const SLACK = 1.5;
// Words keep off the edges of their panel by so much; an ellipsis comes with a hair.
const MARGIN = 5;
const HAIR = 0.05;

export interface Words {
  readonly element: HTMLElement;
  readonly range: Range;
  readonly panel: string;
  // Words of one kind in panels of one kind keep one size; panels that differ in size say so in `data-letters`.
  readonly kind: string;
  readonly size: number;
  readonly line: number | null;
  readonly target: number;
  readonly around: HTMLElement | null;
  // What cuts off whatever leaves it.
  readonly clips: readonly HTMLElement[];
  // Ends in an ellipsis where there is no room.
  readonly shortens: boolean;
  // Boxes around it, up to the panel.
  readonly holders: readonly HTMLElement[];
}

// How words stand at the ordinary size: how far from what holds them, which are cut, and which cover each other.
interface Stand {
  readonly held: readonly (readonly Gaps[])[];
  readonly cut: readonly boolean[];
  readonly crossing: ReadonlySet<string>;
}

// Words that stay as they are, and that others keep free.
type Still = Pick<Words, 'element' | 'range'>;

export function standOf(words: readonly Words[], still: readonly Still[]): Stand {
  const places = placesOf([...words, ...still]);
  return {
    held: words.map(({ holders }, index) => holders.map((holder) => gapsIn(places[index], holder))),
    cut: words.map(({ clips }, index) => isCut(places[index], clips)),
    crossing: crossings(places),
  };
}

// Words that leave what held them, or cover others that they did not cover.
export function tightNow(words: readonly Words[], still: readonly Still[], before: Stand): ReadonlySet<Words> {
  const now = placesOf([...words, ...still]);
  const tight = new Set<Words>();
  for (const [index, each] of words.entries())
    if (
      isShortened(each, now[index]) ||
      (before.cut[index] === false && isCut(now[index], each.clips)) ||
      each.holders.some((holder, at) => {
        const was = before.held[index]?.[at];
        return (
          was !== undefined && areHeld(was) && !areStillHeld(gapsIn(now[index], holder), was, holder === each.around ? MARGIN : 0)
        );
      })
    )
      tight.add(each);
  for (const pair of crossings(now))
    if (!before.crossing.has(pair))
      for (const index of pair.split(' ')) {
        const each = words[Number(index)];
        if (each !== undefined) tight.add(each);
      }
  return tight;
}

export function clipsOf(element: HTMLElement): readonly HTMLElement[] {
  const clips: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null && !isScrolling(at); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible' || at === document.documentElement) clips.push(at);
  }
  return clips;
}

export function isScrolling(element: HTMLElement): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

// Where the letters stand: a line of text is higher than they are.
function placesOf(words: readonly Still[]): readonly DOMRect[] {
  return words.map(({ element, range }) => {
    const { x, y, width, height } = range.getBoundingClientRect();
    const line = range.getClientRects()[0]?.height ?? 0;
    const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
    const air = Math.max(0, (line - LETTER * scale * Number.parseFloat(getComputedStyle(element).fontSize)) / 2);
    return new DOMRect(x, y + air, width, Math.max(0, height - 2 * air));
  });
}

// How far words stand from the edges of a box that holds them, in the order left, right, top, bottom.
type Gaps = readonly [number, number, number, number];

function gapsIn(place: DOMRect | undefined, holder: HTMLElement): Gaps {
  if (place === undefined) return [0, 0, 0, 0];
  const box = holder.getBoundingClientRect();
  return [place.left - box.left, box.right - place.right, place.top - box.top, box.bottom - place.bottom];
}

const areHeld = (gaps: Gaps): boolean => gaps.every((gap) => gap >= -SLACK);

// They may come nearer to an edge, but not quite to that of their panel.
const areStillHeld = (now: Gaps, before: Gaps, margin: number): boolean =>
  now.every((gap, side) => gap >= Math.min(before[side] ?? 0, margin) - SLACK);

// Cut with an ellipsis as soon as it is too long by a hair.
function isShortened({ element, shortens }: Words, place: DOMRect | undefined): boolean {
  return shortens && place !== undefined && place.right > element.getBoundingClientRect().right + HAIR;
}

// Cut off by a box around, or by the window's edge.
function isCut(place: DOMRect | undefined, clips: readonly HTMLElement[]): boolean {
  return clips.some((clip) => place !== undefined && !areHeld(gapsIn(place, clip)));
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
