// SVG markup as textures: rendered once per markup and size at the screen's resolution, shared, rendered anew when the
// window grows, forgotten when nobody has used it for a while.
import type { DrawnLetters } from '../art/lettered';
import { Picture } from './picture';
import { PictureEasel } from './picture-easel';
import { type Entry, shownOf } from './picture-entry';
import { PictureSharpening } from './picture-sharpening';
import { freeTexture } from './rasterise';
import type { Box, Size } from './scene';

// Textures that may lie unused before the oldest is thrown away.
const KEPT = 160;

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

export function createPictureStore(resolution: number, changed: () => void): PictureStore {
  // Oldest first: a used entry moves to the end.
  const entries = new Set<Entry>();
  // By the drawing itself: the same text is found by its own hash, without being copied into a longer name.
  const byMarkup = new Map<string, Entry[]>();
  const easel = new PictureEasel(resolution, changed);
  const sharpening = new PictureSharpening(easel);
  let destroyed = false;

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
      read: null,
    };
    entries.add(entry);
    byMarkup.set(markup, [...alike, entry]);
    easel.start(entry);
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
      easel.showDetail(entry, null);
      easel.show(entry, null, null);
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
      if (easel.setResolution(next)) for (const entry of entries) easel.startAnew(entry);
    },
    setLetters(next) {
      if (!easel.setLetters(next)) return;
      for (const entry of entries) if (entry.markup.includes('<text')) easel.startAnew(entry);
    },
    sharpen(zoom, partInSight) {
      sharpening.sharpen(entries, zoom, (entry) => [...entry.users].flatMap((user) => partInSight(user, entry) ?? []));
    },
    holdSharpening() {
      sharpening.hold();
    },
    get bytes() {
      let sum = 0;
      for (const { plain, fine, detail } of entries)
        for (const texture of [plain, fine, detail?.texture])
          if (texture) sum += texture.source.pixelWidth * texture.source.pixelHeight * 4;
      return sum;
    },
    get isReady() {
      return !easel.isBusy && !sharpening.isWaiting;
    },
    async whenReady() {
      while (!destroyed) {
        await sharpening.whenReady();
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
      easel.destroy();
      sharpening.hold();
      for (const { plain, fine, detail } of entries)
        for (const texture of [plain, fine, detail?.texture]) if (texture) freeTexture(texture);
      entries.clear();
      byMarkup.clear();
    },
  };
  return store;
}
