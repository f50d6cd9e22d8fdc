// Draws the pictures of a store: each as sharp as the screen, finer for a near camera, or only the part of it that is in
// sight. Knows the screen's resolution and the letters that are wished for; what comes together is told of together.
import type { Texture } from 'pixi.js';
import { type DrawnLetters, lettered, PLAIN_LETTERS } from '../art/lettered';
import { type Entry, shownOf } from './picture-entry';
import { freeTexture, type ReadDrawing, rasterise, rasterisePart, rasteriseRead, readDrawing } from './rasterise';
import type { Box, Size } from './scene';

// Milliseconds that a drawing waits at most for others to be shown with.
const TOGETHER = 120;

// Pixels from which on only the part in sight is made sharp, and a soft drawing is shown first: a whole country takes its
// time, and the table would lie on nothing meanwhile.
export const LARGE = 3_000_000;
const SOFT = 0.25;

export class PictureEasel {
  readonly #changed: () => void;
  #resolution: number;
  #letters = PLAIN_LETTERS;
  #destroyed = false;
  // Drawings under way, and the wait for those that come together.
  #busy = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(resolution: number, changed: () => void) {
    this.#resolution = resolution;
    this.#changed = changed;
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  // False when it is the same as before.
  setResolution(next: number): boolean {
    if (Math.abs(next - this.#resolution) < 0.01) return false;
    this.#resolution = next;
    return true;
  }

  // The same.
  setLetters(next: DrawnLetters): boolean {
    if (next.numbers === this.#letters.numbers && next.names === this.#letters.names) return false;
    this.#letters = next;
    return true;
  }

  pixelsOf({ sharp }: Entry, zoom: number, { width, height }: Size): number {
    return width * height * (this.#resolution * zoom * sharp) ** 2;
  }

  start(entry: Entry): Promise<void> {
    const work = this.#together(this.#load(entry)).finally(() => {
      if (entry.loading === work) entry.loading = null;
    });
    entry.loading = work;
    return work;
  }

  // From the screen's sharpness on.
  startAnew(entry: Entry): void {
    entry.zoom = 1;
    entry.read = null;
    this.showDetail(entry, null);
    this.start(entry);
  }

  startDetail(entry: Entry, zoom: number, part: Box): Promise<void> {
    return this.#together(this.#loadDetail(entry, zoom, part));
  }

  show(entry: Entry, plain: Texture | null, fine: Texture | null): void {
    const former = [entry.plain, entry.fine];
    entry.plain = plain;
    entry.fine = fine;
    const shown = shownOf(entry);
    if (shown !== null) for (const user of entry.users) user.setTexture(shown);
    for (const each of former) if (each !== null && each !== plain && each !== fine) freeTexture(each);
  }

  showDetail(entry: Entry, detail: Entry['detail']): void {
    const former = entry.detail;
    entry.detail = detail;
    for (const user of entry.users) user.setDetail(detail?.texture ?? null);
    if (former) freeTexture(former.texture);
  }

  destroy(): void {
    this.#destroyed = true;
    clearTimeout(this.#timer);
  }

  async #load(entry: Entry): Promise<void> {
    const asked = { resolution: this.#resolution, letters: this.#letters, zoom: entry.zoom };
    try {
      const read = this.pixelsOf(entry, 1, entry) > LARGE ? await this.#read(entry) : null;
      if (read !== null && shownOf(entry) === null) await this.#loadSoft(entry, read);
      const texture =
        read === null
          ? await rasterise(this.#drawingOf(entry), asked.resolution * asked.zoom * entry.sharp)
          : await rasteriseRead(read, asked.resolution * entry.sharp);
      const isRewritten = asked.letters !== this.#letters && entry.markup.includes('<text');
      const isOld = asked.resolution !== this.#resolution || isRewritten || (asked.zoom !== 1 && asked.zoom !== entry.zoom);
      if (this.#destroyed || isOld) {
        freeTexture(texture);
        return;
      }
      const { plain, fine } = entry;
      if (asked.zoom === 1) this.show(entry, texture, entry.zoom === 1 ? null : fine);
      else this.show(entry, plain, texture);
      this.#tellSoon();
    } catch (error) {
      console.warn('A picture could not be drawn', error, entry.markup.slice(0, 200));
    }
  }

  #read(entry: Entry): Promise<ReadDrawing> {
    entry.read ??= readDrawing(this.#drawingOf(entry), this.#resolution * entry.sharp);
    return entry.read;
  }

  async #loadSoft(entry: Entry, read: ReadDrawing): Promise<void> {
    const texture = await rasteriseRead(read, this.#resolution * SOFT);
    if (this.#destroyed || shownOf(entry) !== null) {
      freeTexture(texture);
      return;
    }
    this.show(entry, texture, null);
    this.#tell();
  }

  async #loadDetail(entry: Entry, zoom: number, part: Box): Promise<void> {
    const asked = { resolution: this.#resolution, letters: this.#letters };
    try {
      const texture = await rasterisePart(this.#drawingOf(entry), part, this.#resolution * zoom * entry.sharp, await entry.read);
      if (this.#destroyed || asked.resolution !== this.#resolution || asked.letters !== this.#letters) {
        freeTexture(texture);
        return;
      }
      this.showDetail(entry, { texture, zoom, part });
      this.#tellSoon();
    } catch (error) {
      console.warn('A part of a picture could not be drawn', error, entry.markup.slice(0, 200));
    }
  }

  #drawingOf({ markup, width, height }: Entry) {
    return { markup: lettered(markup, this.#letters), width, height };
  }

  // What comes together is drawn together: a frame for each would cost more than the drawings.
  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tell(), TOGETHER);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#destroyed) this.#changed();
  }

  // Told of when the last of several is done.
  #together(work: Promise<void>): Promise<void> {
    this.#busy += 1;
    return work.finally(() => {
      this.#busy -= 1;
      if (this.#busy === 0 && this.#timer !== undefined) this.#tell();
    });
  }
}
