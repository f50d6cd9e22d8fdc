// SVG markup as textures: rendered once per markup and size at the screen's resolution, shared, rendered anew when the
// window grows, forgotten when nobody has used it for a while.
import type { Texture } from 'pixi.js';
import { type DrawnLetters, lettered, PLAIN_LETTERS } from '../art/lettered';
import { Picture } from './picture';
import { type Entry, shownOf } from './picture-entry';
import { freeTexture, rasterise, rasterisePart } from './rasterise';
import type { Box, Size } from './scene';
import { containing, isWithin, withRoom } from './sight';

// Textures that may lie unused before the oldest is thrown away.
const KEPT = 160;
// Drawings are made sharp in steps: a camera that goes near by notches does not have all of them drawn at every notch.
const SHARPNESS = [1.5, 2, 3];
// Milliseconds that a drawing waits at most for others to be shown with.
const TOGETHER = 120;
// Drawings and pixels that are made sharp at a time, because one frame hands them to the graphics card, and the pause
// after it.
const MOST = 3;
const AT_A_TIME = 1_000_000;
const BETWEEN = 30;
// Pixels from which on only the part in sight is made sharp, and a soft drawing is shown first: a whole country takes its
// time, and the table would lie on nothing meanwhile.
const LARGE = 3_000_000;
const SOFT = 0.25;

export interface PictureStore {
  // A sprite of this markup, `width`×`height` design pixels, with its origin at the anchor (0.5 is the middle).
  picture(
    markup: string,
    width: number,
    height: number,
    anchor?: { readonly x: number; readonly y: number },
    sharp?: number,
  ): Picture;
  // Renders before it is needed; resolves when all are there. Broken markup is left out, never thrown.
  preload(pictures: readonly { readonly markup: string; readonly width: number; readonly height: number }[]): Promise<void>;
  acquire(picture: Picture, markup: string, width: number, height: number, sharp: number): Entry;
  release(picture: Picture, entry: Entry): void;
  setResolution(resolution: number): void;
  // For whoever wants larger numbers: drawings with words are made anew.
  setLetters(letters: DrawnLetters): void;
  // Draws what is seen sharp for this zoom, some of it at a time, and shows the rest no sharper than the screen. The part
  // of a picture that is in sight is told in the picture's own pixels, null when there is none.
  sharpen(zoom: number, partInSight: (picture: Picture, size: Size) => Box | null): void;
  // The camera goes on: what was still to be made sharp for its last rest is not.
  holdSharpening(): void;
  // Memory of all textures.
  readonly bytes: number;
  // Whether nothing is being rendered, and when: for screenshots.
  readonly isReady: boolean;
  whenReady(): Promise<void>;
  readonly size: number;
  destroy(): void;
}

interface Wanted {
  readonly entry: Entry;
  readonly zoom: number;
  // Of a large drawing.
  readonly part: Box | null;
}

export function createPictureStore(startResolution: number, changed: () => void): PictureStore {
  // Oldest first: a used entry moves to the end.
  const entries = new Set<Entry>();
  // By the drawing itself: the same text is found by its own hash, without being copied into a longer name.
  const byMarkup = new Map<string, Entry[]>();
  let resolution = startResolution;
  let letters = PLAIN_LETTERS;
  let destroyed = false;
  // Drawings under way, and the wait for those that come together.
  let busy = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What waits to be made sharp, and the pause before the next of it.
  let waiting: Wanted[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function load(entry: Entry): Promise<void> {
    const asked = { resolution, letters, zoom: entry.zoom };
    try {
      if (shownOf(entry) === null && pixelsOf(entry, 1, entry) > LARGE) await loadSoft(entry);
      const texture = await rasterise(drawingOf(entry), resolution * entry.zoom * entry.sharp);
      const isRewritten = asked.letters !== letters && entry.markup.includes('<text');
      const isOld = asked.resolution !== resolution || isRewritten || (asked.zoom !== 1 && asked.zoom !== entry.zoom);
      if (destroyed || isOld) {
        freeTexture(texture);
        return;
      }
      const { plain, fine } = entry;
      if (asked.zoom === 1) show(entry, texture, entry.zoom === 1 ? null : fine);
      else show(entry, plain, texture);
      tellSoon();
    } catch (error) {
      console.warn('A picture could not be drawn', error, entry.markup.slice(0, 200));
    }
  }

  async function loadSoft(entry: Entry): Promise<void> {
    const texture = await rasterise(drawingOf(entry), resolution * SOFT);
    if (destroyed || shownOf(entry) !== null) {
      freeTexture(texture);
      return;
    }
    show(entry, texture, null);
    tell();
  }

  const drawingOf = ({ markup, width, height }: Entry) => ({ markup: lettered(markup, letters), width, height });

  async function loadDetail(entry: Entry, zoom: number, part: Box): Promise<void> {
    const asked = { resolution, letters };
    try {
      const texture = await rasterisePart(drawingOf(entry), part, resolution * zoom * entry.sharp);
      if (destroyed || asked.resolution !== resolution || asked.letters !== letters) {
        freeTexture(texture);
        return;
      }
      showDetail(entry, { texture, zoom, part });
      tellSoon();
    } catch (error) {
      console.warn('A part of a picture could not be drawn', error, entry.markup.slice(0, 200));
    }
  }

  function showDetail(entry: Entry, detail: Entry['detail']): void {
    const former = entry.detail;
    entry.detail = detail;
    for (const user of entry.users) user.setDetail(detail?.texture ?? null);
    if (former) freeTexture(former.texture);
  }

  function show(entry: Entry, plain: Texture | null, fine: Texture | null): void {
    const former = [entry.plain, entry.fine];
    entry.plain = plain;
    entry.fine = fine;
    const shown = shownOf(entry);
    if (shown !== null) for (const user of entry.users) user.setTexture(shown);
    for (const each of former) if (each !== null && each !== plain && each !== fine) freeTexture(each);
  }

  function want(entry: Entry, zoom: number): void {
    if (entry.detail !== null) showDetail(entry, null);
    if (zoom === entry.zoom) return;
    if (zoom > 1) waiting.push({ entry, zoom, part: null });
    else if (entry.plain === null) startAnew(entry);
    else {
      entry.zoom = 1;
      show(entry, entry.plain, null);
    }
  }

  function wantDetail(entry: Entry, zoom: number, seen: Box): void {
    const { detail } = entry;
    if (detail !== null && detail.zoom === zoom && isWithin(detail.part, seen)) return;
    waiting.push({ entry, zoom, part: withRoom(seen, entry) });
  }

  const pixelsOf = ({ sharp }: Entry, zoom: number, { width, height }: Size): number =>
    width * height * (resolution * zoom * sharp) ** 2;

  // As many as one frame can take; the next ones when it is drawn.
  function drawFiner(): void {
    let pixels = 0;
    const begun: Promise<void>[] = [];
    while (begun.length < MOST && pixels < AT_A_TIME) {
      const next = waiting.shift();
      if (next === undefined) break;
      const { entry, zoom, part } = next;
      pixels += pixelsOf(entry, zoom, part ?? entry);
      if (part === null) entry.zoom = zoom;
      begun.push(part === null ? start(entry) : together(loadDetail(entry, zoom, part)));
    }
    const ours = waiting;
    if (begun.length === 0) return;
    // Another rest has a list of its own.
    void Promise.all(begun).then(() => {
      if (ours === waiting) pause = setTimeout(drawFiner, BETWEEN);
    });
  }

  function holdSharpening(): void {
    waiting = [];
    clearTimeout(pause);
  }

  // What comes together is drawn together: a frame for each would cost more than the drawings.
  function tellSoon(): void {
    timer ??= setTimeout(tell, TOGETHER);
  }

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!destroyed) changed();
  }

  // Told of when the last of several is done.
  function together(work: Promise<void>): Promise<void> {
    busy += 1;
    return work.finally(() => {
      busy -= 1;
      if (busy === 0 && timer !== undefined) tell();
    });
  }

  function start(entry: Entry): Promise<void> {
    const work = together(load(entry)).finally(() => {
      if (entry.loading === work) entry.loading = null;
    });
    entry.loading = work;
    return work;
  }

  // From the screen's sharpness on.
  function startAnew(entry: Entry): void {
    entry.zoom = 1;
    showDetail(entry, null);
    start(entry);
  }

  function entryFor(markup: string, width: number, height: number, sharp = 1): Entry {
    const alike = byMarkup.get(markup) ?? [];
    const found = alike.find((each) => each.width === width && each.height === height && each.sharp === sharp);
    if (found) {
      entries.delete(found);
      entries.add(found);
      return found;
    }
    const entry: Entry = {
      markup,
      width,
      height,
      sharp,
      plain: null,
      fine: null,
      detail: null,
      zoom: 1,
      users: new Set(),
      loading: null,
    };
    entries.add(entry);
    byMarkup.set(markup, [...alike, entry]);
    start(entry);
    prune();
    return entry;
  }

  function prune(): void {
    let unused = 0;
    for (const entry of entries) if (entry.users.size === 0 && shownOf(entry) !== null) unused += 1;
    for (const entry of entries) {
      if (unused <= KEPT) return;
      if (entry.users.size > 0 || shownOf(entry) === null) continue;
      forget(entry);
      showDetail(entry, null);
      show(entry, null, null);
      unused -= 1;
    }
  }

  function forget(entry: Entry): void {
    entries.delete(entry);
    const others = byMarkup.get(entry.markup)?.filter((each) => each !== entry) ?? [];
    if (others.length > 0) byMarkup.set(entry.markup, others);
    else byMarkup.delete(entry.markup);
  }

  const store: PictureStore = {
    picture(markup, width, height, anchor = { x: 0.5, y: 0.5 }, sharp = 1) {
      return new Picture(store, markup, width, height, anchor, sharp);
    },
    async preload(pictures) {
      await Promise.all(pictures.map(({ markup, width, height }) => entryFor(markup, width, height).loading ?? null));
    },
    acquire(picture, markup, width, height, sharp) {
      const entry = entryFor(markup, width, height, sharp);
      entry.users.add(picture);
      return entry;
    },
    release(picture, entry) {
      entry.users.delete(picture);
    },
    setResolution(next) {
      if (Math.abs(next - resolution) < 0.01) return;
      resolution = next;
      for (const entry of entries) startAnew(entry);
    },
    setLetters(next) {
      if (next.numbers === letters.numbers && next.names === letters.names) return;
      letters = next;
      for (const entry of entries) if (entry.markup.includes('<text')) startAnew(entry);
    },
    sharpen(zoom, partInSight) {
      holdSharpening();
      const finer = zoom > 1.05 ? (SHARPNESS.find((each) => each >= zoom) ?? zoom) : 1;
      for (const entry of entries) {
        const parts = finer === 1 ? [] : [...entry.users].flatMap((user) => partInSight(user, entry) ?? []);
        const wanted = parts.length === 0 ? 1 : finer;
        if (wanted > 1 && pixelsOf(entry, wanted, entry) > LARGE) wantDetail(entry, wanted, containing(parts));
        else want(entry, wanted);
      }
      drawFiner();
    },
    holdSharpening,
    get bytes() {
      let sum = 0;
      for (const { plain, fine, detail } of entries)
        for (const texture of [plain, fine, detail?.texture])
          if (texture) sum += texture.source.pixelWidth * texture.source.pixelHeight * 4;
      return sum;
    },
    get isReady() {
      return busy === 0 && waiting.length === 0;
    },
    async whenReady() {
      while (!destroyed) {
        while (waiting.length > 0) await new Promise((done) => setTimeout(done, BETWEEN));
        const open = [...entries].map((entry) => entry.loading).filter((work) => work !== null);
        if (open.length === 0) return;
        await Promise.all(open);
      }
    },
    get size() {
      return entries.size;
    },
    destroy() {
      destroyed = true;
      clearTimeout(timer);
      holdSharpening();
      for (const { plain, fine, detail } of entries)
        for (const texture of [plain, fine, detail?.texture]) if (texture) freeTexture(texture);
      entries.clear();
      byMarkup.clear();
    },
  };
  return store;
}
