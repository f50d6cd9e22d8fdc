// SVG markup as textures: rendered once per markup and size at the screen's resolution, shared, rendered anew when the
// window grows, forgotten when nobody has used it for a while.
import { ImageSource, Texture } from 'pixi.js';
import { withFonts } from '../art/font-style';
import { type DrawnLetters, lettered, PLAIN_LETTERS } from '../art/lettered';
import { sizedMarkup } from '../art/sized-markup';
import { Picture } from './picture';

// Textures that may lie unused before the oldest is thrown away.
const KEPT = 160;
const LARGEST_SIDE = 4096;
// Drawings are made sharp in steps: a camera that goes near by notches does not have all of them drawn at every notch.
const SHARPNESS = [1.5, 2, 3];
// Milliseconds after which an image has read the fonts inside it.
const FONTS_READ = 40;
// Milliseconds that a drawing waits at most for others to be shown with.
const TOGETHER = 120;

export interface Entry {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  readonly sharp: number;
  texture: Texture | null;
  // How much sharper than the screen it is drawn, for a near camera.
  zoom: number;
  readonly users: Set<Picture>;
  loading: Promise<void> | null;
}

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
  // Draws what is seen sharp for this zoom, and the rest no sharper than the screen.
  sharpen(zoom: number, isSeen: (picture: Picture) => boolean): void;
  // Memory of all textures.
  readonly bytes: number;
  // Resolves when nothing is being rendered: for screenshots.
  whenReady(): Promise<void>;
  readonly size: number;
  destroy(): void;
}

async function rasterise(plain: string, width: number, height: number, resolution: number): Promise<Texture> {
  // A drawing sees none of the page's fonts: those it writes in go with it.
  const markup = plain.includes('<text') ? await withFonts(plain) : plain;
  const scale = Math.min(resolution, LARGEST_SIDE / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sizedMarkup(markup, width, height, scale))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * scale));
  canvas.height = Math.max(1, Math.ceil(height * scale));
  const painter = canvas.getContext('2d');
  painter?.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (markup !== plain) {
    // An image reads its own fonts when it is first painted; only the second painting has all of its words.
    await new Promise((done) => setTimeout(done, FONTS_READ));
    painter?.clearRect(0, 0, canvas.width, canvas.height);
    painter?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const source = new ImageSource({ resource: canvas, resolution: scale, scaleMode: 'linear', autoGenerateMipmaps: false });
  return new Texture({ source });
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

  async function load(entry: Entry): Promise<void> {
    const wanted = resolution * entry.zoom * entry.sharp;
    const written = letters;
    try {
      const texture = await rasterise(lettered(entry.markup, written), entry.width, entry.height, wanted);
      if (
        destroyed ||
        (written !== letters && entry.markup.includes('<text')) ||
        wanted !== resolution * entry.zoom * entry.sharp
      ) {
        texture.destroy(true);
        return;
      }
      const old = entry.texture;
      entry.texture = texture;
      for (const user of entry.users) user.setTexture(texture);
      old?.destroy(true);
      tellSoon();
    } catch (error) {
      console.warn('A picture could not be drawn', error, entry.markup.slice(0, 200));
    }
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

  function start(entry: Entry): Promise<void> {
    busy += 1;
    const work = load(entry).finally(() => {
      busy -= 1;
      if (busy === 0 && timer !== undefined) tell();
      if (entry.loading === work) entry.loading = null;
    });
    entry.loading = work;
    return work;
  }

  function entryFor(markup: string, width: number, height: number, sharp = 1): Entry {
    const alike = byMarkup.get(markup) ?? [];
    const found = alike.find((each) => each.width === width && each.height === height && each.sharp === sharp);
    if (found) {
      entries.delete(found);
      entries.add(found);
      return found;
    }
    const entry: Entry = { markup, width, height, sharp, texture: null, zoom: 1, users: new Set(), loading: null };
    entries.add(entry);
    byMarkup.set(markup, [...alike, entry]);
    start(entry);
    prune();
    return entry;
  }

  function prune(): void {
    let unused = 0;
    for (const { users, texture } of entries) if (users.size === 0 && texture !== null) unused += 1;
    for (const entry of entries) {
      if (unused <= KEPT) return;
      if (entry.users.size > 0 || entry.texture === null) continue;
      forget(entry);
      entry.texture.destroy(true);
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
      for (const entry of entries) start(entry);
    },
    setLetters(next) {
      if (next.numbers === letters.numbers && next.names === letters.names) return;
      letters = next;
      for (const entry of entries) if (entry.markup.includes('<text')) start(entry);
    },
    sharpen(zoom, isSeen) {
      for (const entry of entries) {
        const wanted = zoom > 1.05 && [...entry.users].some(isSeen) ? (SHARPNESS.find((each) => each >= zoom) ?? zoom) : 1;
        if (wanted === entry.zoom) continue;
        entry.zoom = wanted;
        start(entry);
      }
    },
    get bytes() {
      let sum = 0;
      for (const { texture } of entries) if (texture) sum += texture.source.pixelWidth * texture.source.pixelHeight * 4;
      return sum;
    },
    async whenReady() {
      while (!destroyed) {
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
      for (const entry of entries) entry.texture?.destroy(true);
      entries.clear();
      byMarkup.clear();
    },
  };
  return store;
}
