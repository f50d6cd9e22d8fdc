// The six faces of a kind of die as one texture of 3 × 2, with smaller copies of itself for small dice.
import { ImageSource, Texture } from 'pixi.js';
import type { DieLook } from '../scene';

const FACE = 256;

function atlasMarkup({ faces }: DieLook): string {
  const cells = faces
    .slice(0, 6)
    .map((body, face) => `<g transform="translate(${(face % 3) * 100} ${Math.floor(face / 3) * 100})">${body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FACE * 3}" height="${FACE * 2}" viewBox="0 0 300 200">${cells.join('')}</svg>`;
}

export class DieAtlases {
  readonly #textures = new Map<string, Texture>();
  readonly #open = new Set<Promise<void>>();
  readonly #changed: () => void;
  #destroyed = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  // At once, though its pixels may come a moment later.
  get(look: DieLook): Texture {
    const known = this.#textures.get(look.name);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = FACE * 3;
    canvas.height = FACE * 2;
    const source = new ImageSource({ resource: canvas, scaleMode: 'linear', autoGenerateMipmaps: true });
    const texture = new Texture({ source });
    this.#textures.set(look.name, texture);
    const work = this.#paint(look, canvas, source).finally(() => this.#open.delete(work));
    this.#open.add(work);
    return texture;
  }

  get bytes(): number {
    return this.#textures.size * FACE * 3 * FACE * 2 * 4 * 1.34;
  }

  async whenReady(): Promise<void> {
    await Promise.all(this.#open);
  }

  destroy(): void {
    this.#destroyed = true;
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
  }

  async #paint(look: DieLook, canvas: HTMLCanvasElement, source: ImageSource): Promise<void> {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(atlasMarkup(look))}`;
    try {
      await image.decode();
    } catch (error) {
      console.warn('A die could not be painted', error, look.name);
      return;
    }
    if (this.#destroyed) return;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    source.update();
    this.#changed();
  }
}
