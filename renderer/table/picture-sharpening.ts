// Makes drawings sharp for a camera that rests near them: some at a time, large ones only where they are in sight.
import { LARGE, type PictureEasel } from './picture-easel';
import type { Entry } from './picture-entry';
import type { Box } from './scene';
import { containing, isWithin, withRoom } from './sight';

// Drawings are made sharp in steps: a camera that goes near by notches does not have all of them drawn at every notch.
const SHARPNESS = [1.5, 2, 3];
// Drawings and pixels that are made sharp at a time, because one frame hands them to the graphics card, and the pause
// after it.
const MOST = 3;
const AT_A_TIME = 1_000_000;
const BETWEEN = 30;

interface Wanted {
  readonly entry: Entry;
  readonly zoom: number;
  // Of a large drawing.
  readonly part: Box | null;
}

export class PictureSharpening {
  readonly #easel: PictureEasel;
  // What waits to be made sharp, and the pause before the next of it.
  #waiting: Wanted[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(easel: PictureEasel) {
    this.#easel = easel;
  }

  // The parts of a drawing that are in sight are told in its own pixels.
  sharpen(entries: Iterable<Entry>, zoom: number, partsInSight: (entry: Entry) => readonly Box[]): void {
    this.hold();
    const finer = zoom > 1.05 ? (SHARPNESS.find((each) => each >= zoom) ?? zoom) : 1;
    for (const entry of entries) {
      const parts = finer === 1 ? [] : partsInSight(entry);
      const wanted = parts.length === 0 ? 1 : finer;
      if (wanted > 1 && this.#easel.pixelsOf(entry, wanted, entry) > LARGE) this.#wantDetail(entry, wanted, containing(parts));
      else this.#want(entry, wanted);
    }
    this.#drawFiner();
  }

  // The camera goes on: what was still to be made sharp for its last rest is not.
  hold(): void {
    this.#waiting = [];
    clearTimeout(this.#pause);
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  async whenReady(): Promise<void> {
    while (this.isWaiting) await new Promise((done) => setTimeout(done, BETWEEN));
  }

  #want(entry: Entry, zoom: number): void {
    if (entry.detail !== null) this.#easel.showDetail(entry, null);
    if (zoom === entry.zoom) return;
    if (zoom > 1) this.#waiting.push({ entry, zoom, part: null });
    else if (entry.plain === null) this.#easel.startAnew(entry);
    else {
      entry.zoom = 1;
      this.#easel.show(entry, entry.plain, null);
    }
  }

  #wantDetail(entry: Entry, zoom: number, seen: Box): void {
    const { detail } = entry;
    if (detail !== null && detail.zoom === zoom && isWithin(detail.part, seen)) return;
    this.#waiting.push({ entry, zoom, part: withRoom(seen, entry) });
  }

  // As many as one frame can take; the next ones when it is drawn.
  #drawFiner(): void {
    let pixels = 0;
    const begun: Promise<void>[] = [];
    while (begun.length < MOST && pixels < AT_A_TIME) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      const { entry, zoom, part } = next;
      pixels += this.#easel.pixelsOf(entry, zoom, part ?? entry);
      if (part === null) entry.zoom = zoom;
      begun.push(part === null ? this.#easel.start(entry) : this.#easel.startDetail(entry, zoom, part));
    }
    const ours = this.#waiting;
    if (begun.length === 0) return;
    // Another rest has a list of its own.
    void Promise.all(begun).then(() => {
      if (ours === this.#waiting) this.#pause = setTimeout(() => this.#drawFiner(), BETWEEN);
    });
  }
}
