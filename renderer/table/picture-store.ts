// SVG markup as textures: rendered once per markup and size at the screen's resolution, shared, rendered anew when the
// window grows, forgotten when nobody has used it for a while.
import { ImageSource, Texture } from 'pixi.js';
import { withFonts } from '../art/font-style';
import { sizedMarkup } from '../art/sized-markup';
import { Picture } from './picture';

// Textures that may lie unused before the oldest is thrown away.
const KEPT = 160;
const LARGEST_SIDE = 4096;
// Drawings are made sharp in steps: a camera that goes near by notches does not have all of them drawn at every notch.
const SHARPNESS = [1.5, 2, 3];
// Milliseconds after which an image has read the fonts inside it.
const FONTS_READ = 40;

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
  const entries = new Map<string, Entry>();
  let resolution = startResolution;
  let destroyed = false;

  async function load(entry: Entry): Promise<void> {
    const wanted = resolution * entry.zoom * entry.sharp;
    try {
      const texture = await rasterise(entry.markup, entry.width, entry.height, wanted);
      if (destroyed || wanted !== resolution * entry.zoom * entry.sharp) {
        texture.destroy(true);
        return;
      }
      const old = entry.texture;
      entry.texture = texture;
      for (const user of entry.users) user.setTexture(texture);
      old?.destroy(true);
      changed();
    } catch (error) {
      console.warn('A picture could not be drawn', error, entry.markup.slice(0, 200));
    }
  }

  function start(entry: Entry): Promise<void> {
    const work = load(entry).finally(() => {
      if (entry.loading === work) entry.loading = null;
    });
    entry.loading = work;
    return work;
  }

  function entryFor(markup: string, width: number, height: number, sharp = 1): Entry {
    const name = `${width}×${height}×${sharp}:${markup}`;
    const found = entries.get(name);
    if (found) {
      entries.delete(name);
      entries.set(name, found);
      return found;
    }
    const entry: Entry = { markup, width, height, sharp, texture: null, zoom: 1, users: new Set(), loading: null };
    entries.set(name, entry);
    start(entry);
    prune();
    return entry;
  }

  // Oldest first: a used entry moves to the end of the map.
  function prune(): void {
    let unused = [...entries.values()].filter((entry) => entry.users.size === 0 && entry.texture !== null).length;
    for (const [name, entry] of entries) {
      if (unused <= KEPT) return;
      if (entry.users.size > 0 || entry.texture === null) continue;
      entries.delete(name);
      entry.texture.destroy(true);
      unused -= 1;
    }
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
      for (const entry of entries.values()) start(entry);
    },
    sharpen(zoom, isSeen) {
      for (const entry of entries.values()) {
        const wanted = zoom > 1.05 && [...entry.users].some(isSeen) ? (SHARPNESS.find((each) => each >= zoom) ?? zoom) : 1;
        if (wanted === entry.zoom) continue;
        entry.zoom = wanted;
        start(entry);
      }
    },
    get bytes() {
      let sum = 0;
      for (const { texture } of entries.values()) if (texture) sum += texture.source.pixelWidth * texture.source.pixelHeight * 4;
      return sum;
    },
    async whenReady() {
      while (!destroyed) {
        const open = [...entries.values()].map((entry) => entry.loading).filter((work) => work !== null);
        if (open.length === 0) return;
        await Promise.all(open);
      }
    },
    get size() {
      return entries.size;
    },
    destroy() {
      destroyed = true;
      for (const entry of entries.values()) entry.texture?.destroy(true);
      entries.clear();
    },
  };
  return store;
}
