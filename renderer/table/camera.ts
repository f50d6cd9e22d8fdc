// Zoom and pan of the table: wheel, pinch, keys and drag. Fit is the default and needs nothing; `goTo` leads the eye to
// a place and back as a motion.
import type { Container } from 'pixi.js';
import { easeInOut, type Motion } from './motion';
import type { Box, Point } from './scene';

const CLOSEST = 3;
// Time after the last change was drawn in which nothing else changes: then it rests, and the table is made sharp for it.
const REST = 220;

export interface CameraState {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const FIT: CameraState = { zoom: 1, x: 0, y: 0 };

// Zooms about a point that stays where it is.
export function zoomAbout(state: CameraState, point: Point, factor: number): CameraState {
  const zoom = Math.min(CLOSEST, Math.max(1, state.zoom * factor));
  const ratio = zoom / state.zoom;
  return { zoom, x: point.x - (point.x - state.x) * ratio, y: point.y - (point.y - state.y) * ratio };
}

// The table always covers its viewport: no empty edges.
export function clampCamera(state: CameraState, viewport: Box): CameraState {
  if (state.zoom <= 1.001) return FIT;
  const right = viewport.x + viewport.width;
  const bottom = viewport.y + viewport.height;
  return {
    zoom: state.zoom,
    x: Math.min(viewport.x * (1 - state.zoom), Math.max(right * (1 - state.zoom), state.x)),
    y: Math.min(viewport.y * (1 - state.zoom), Math.max(bottom * (1 - state.zoom), state.y)),
  };
}

// From places of the table to places on the screen.
export function projected({ zoom, x, y }: CameraState, box: Box): Box {
  return { x: box.x * zoom + x, y: box.y * zoom + y, width: box.width * zoom, height: box.height * zoom };
}

// What brings a layer that was laid out for one camera under another: what it enlarges and how far it goes.
export function shiftBetween(from: CameraState, to: CameraState): CameraState {
  const zoom = to.zoom / from.zoom;
  return { zoom, x: to.x - from.x * zoom, y: to.y - from.y * zoom };
}

// The way back through a shift.
export function unshifted({ zoom, x, y }: CameraState, box: Box): Box {
  return { x: (box.x - x) / zoom, y: (box.y - y) / zoom, width: box.width / zoom, height: box.height / zoom };
}

// The camera that shows a box as large as it can in the viewport.
function framing(box: Box, viewport: Box, closest = CLOSEST): CameraState {
  const zoom = Math.min(closest, Math.max(1, Math.min(viewport.width / box.width, viewport.height / box.height)));
  const middle = { x: viewport.x + viewport.width / 2, y: viewport.y + viewport.height / 2 };
  return clampCamera(
    { zoom, x: middle.x - (box.x + box.width / 2) * zoom, y: middle.y - (box.y + box.height / 2) * zoom },
    viewport,
  );
}

export class Camera {
  readonly #world: Container;
  readonly #changed: () => void;
  readonly #rested: (zoom: number) => void;
  readonly #listeners = new Set<() => void>();
  #state: CameraState = FIT;
  #rest: CameraState = FIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDrawn = true;
  // Led there by a motion, not by a hand.
  #isLed = false;
  viewport: Box = { x: 0, y: 40, width: 1280, height: 608 };

  constructor(world: Container, changed: () => void, rested: (zoom: number) => void) {
    this.#world = world;
    this.#changed = changed;
    this.#rested = rested;
  }

  get state(): CameraState {
    return this.#state;
  }

  // Where it last came to rest: what is laid out for it need not be laid out anew on the way.
  get restingState(): CameraState {
    return this.#rest;
  }

  // A motion leads it now: nobody needs a way back.
  get isLed(): boolean {
    return this.#isLed;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  zoomAt(point: Point, factor: number): void {
    this.#isLed = false;
    this.#apply(zoomAbout(this.#state, point, factor));
  }

  // About the middle, by keys.
  zoomBy(factor: number): void {
    const { x, y, width, height } = this.viewport;
    this.zoomAt({ x: x + width / 2, y: y + height / 2 }, factor);
  }

  pan(dx: number, dy: number): void {
    this.#isLed = false;
    this.#apply({ ...this.#state, x: this.#state.x + dx, y: this.#state.y + dy });
  }

  reset(): void {
    this.#apply(FIT);
  }

  // A motion that was cut short leaves the camera where it led it: back to the whole table. A hand's own place stays.
  endRide(): void {
    if (this.#isLed) this.reset();
    this.#isLed = false;
  }

  // Leads to a box of the table, or back to the whole of it.
  goTo(box: Box | null, millis = 520, closest = 2): Motion {
    let from = this.#state;
    const to = box ? framing(box, this.viewport, closest) : FIT;
    return {
      millis,
      begin: () => {
        from = this.#state;
        this.#isLed = true;
      },
      seek: (at) => {
        const share = easeInOut(millis <= 0 ? 1 : Math.min(1, at / millis));
        this.#apply({
          zoom: from.zoom + (to.zoom - from.zoom) * share,
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
      },
    };
  }

  project(box: Box): Box {
    return projected(this.#state, box);
  }

  // From places on the screen to places of the table.
  unproject(point: Point): Point {
    const { zoom, x, y } = this.#state;
    return { x: (point.x - x) / zoom, y: (point.y - y) / zoom };
  }

  // A frame was drawn. Where frames are slow the hand is still at work between two of them.
  drawn(): void {
    if (this.#isDrawn) return;
    this.#isDrawn = true;
    this.#timer = setTimeout(() => this.#settle(), REST);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #apply(next: CameraState): void {
    const state = clampCamera(next, this.viewport);
    if (state.zoom === this.#state.zoom && state.x === this.#state.x && state.y === this.#state.y) return;
    this.#state = state;
    this.#world.scale.set(state.zoom);
    this.#world.position.set(state.x, state.y);
    this.#changed();
    clearTimeout(this.#timer);
    this.#isDrawn = false;
    for (const listener of this.#listeners) listener();
  }

  #settle(): void {
    this.#rest = this.#state;
    this.#rested(this.#state.zoom);
    for (const listener of this.#listeners) listener();
  }
}
