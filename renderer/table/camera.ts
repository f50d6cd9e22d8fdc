// Zoom and pan of the board by wheel and drag. Never needed at 1280×720; `reset` shows the whole table again.
import type { Container } from 'pixi.js';

const CLOSEST = 2.5;

export interface CameraState {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// Zooms about a point that stays where it is.
export function zoomAbout(state: CameraState, point: { x: number; y: number }, factor: number): CameraState {
  const zoom = Math.min(CLOSEST, Math.max(1, state.zoom * factor));
  const ratio = zoom / state.zoom;
  return { zoom, x: point.x - (point.x - state.x) * ratio, y: point.y - (point.y - state.y) * ratio };
}

// The board always covers its viewport: no empty edges.
export function clampCamera(state: CameraState, viewport: Viewport): CameraState {
  if (state.zoom <= 1.001) return { zoom: 1, x: 0, y: 0 };
  const right = viewport.x + viewport.width;
  const bottom = viewport.y + viewport.height;
  return {
    zoom: state.zoom,
    x: Math.min(viewport.x * (1 - state.zoom), Math.max(right * (1 - state.zoom), state.x)),
    y: Math.min(viewport.y * (1 - state.zoom), Math.max(bottom * (1 - state.zoom), state.y)),
  };
}

export class Camera {
  readonly #world: Container;
  readonly #changed: () => void;
  readonly #listeners = new Set<() => void>();
  #state: CameraState = { zoom: 1, x: 0, y: 0 };
  viewport: Viewport = { x: 0, y: 40, width: 1280, height: 608 };

  constructor(world: Container, changed: () => void) {
    this.#world = world;
    this.#changed = changed;
  }

  get state(): CameraState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  zoomAt(point: { x: number; y: number }, factor: number): void {
    this.#apply(zoomAbout(this.#state, point, factor));
  }

  pan(dx: number, dy: number): void {
    this.#apply({ ...this.#state, x: this.#state.x + dx, y: this.#state.y + dy });
  }

  reset(): void {
    this.#apply({ zoom: 1, x: 0, y: 0 });
  }

  // From board places to places on the screen.
  project(box: Viewport): Viewport {
    const { zoom, x, y } = this.#state;
    return { x: box.x * zoom + x, y: box.y * zoom + y, width: box.width * zoom, height: box.height * zoom };
  }

  #apply(next: CameraState): void {
    const state = clampCamera(next, this.viewport);
    if (state.zoom === this.#state.zoom && state.x === this.#state.x && state.y === this.#state.y) return;
    this.#state = state;
    this.#world.scale.set(state.zoom);
    this.#world.position.set(state.x, state.y);
    this.#changed();
    for (const listener of this.#listeners) listener();
  }
}
