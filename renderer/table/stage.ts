// The Pixi canvas of the table: its layers, its own clock that ticks only while something moves, and rendering on demand.
// The page's content policy forbids building code from text; this makes Pixi do without.
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, type Renderer, Ticker } from 'pixi.js';
import { Camera } from './camera';
import { Clock } from './clock';
import { createPictureStore, type PictureStore } from './picture-store';
import { partInSight } from './sight';

export const STAGE_WIDTH = 1280;
export const STAGE_HEIGHT = 720;

export interface StageView {
  readonly width: number;
  readonly height: number;
}

export interface StageLayers {
  // Boards, maps, painted grounds.
  readonly ground: Container;
  // Highlights of what can be chosen, between ground and pieces.
  readonly glow: Container;
  // Everything that stands on the board; sorted by zIndex.
  readonly pieces: Container;
  // What flies over the board and the columns: coins, floating numbers, arrows.
  readonly air: Container;
}

// What a game's board works with. `invalidate` asks for one more frame after a change outside a motion.
export interface TableStage {
  readonly layers: StageLayers;
  readonly pictures: PictureStore;
  readonly clock: Clock;
  // For Pixi texts: as sharp as the screen.
  readonly textResolution: number;
  readonly camera: Camera;
  // Calls with the zoom whenever the camera has come to rest, until the returned function is called.
  onZoom(listener: (zoom: number) => void): () => void;
  invalidate(): void;
}

function layer(label: string, sortable: 'sorted' | 'in order'): Container {
  const container = new Container({ label });
  container.sortableChildren = sortable === 'sorted';
  container.eventMode = 'none';
  return container;
}

// Machines without a graphics card draw by the processor, where smoothed edges cost more than they give.
function isSoftwareDrawn(): boolean {
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  if (!gl || !info) return false;
  const name = String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

// Pixi's clock would wake the page sixty times a second for ever.
function holdPixiClock(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

export class PixiStage implements TableStage {
  readonly layers: StageLayers;
  readonly pictures: PictureStore;
  readonly clock: Clock;
  readonly camera: Camera;
  readonly canvas: HTMLCanvasElement;
  // Not moved by the camera: confetti.
  readonly front: Container;
  // Drawn by the processor: what only decorates is left out.
  readonly isSlow: boolean;
  frames = 0;
  readonly #root = new Container();
  // A group of its own: when only the camera moves, nothing in it is placed anew.
  readonly #world = new Container({ isRenderGroup: true });
  readonly #renderer: Renderer | null;
  readonly #zoomListeners = new Set<(zoom: number) => void>();
  // The window in design pixels, with the designed table in its middle.
  #view: StageView = { width: STAGE_WIDTH, height: STAGE_HEIGHT };
  #resolution: number;
  #destroyed = false;

  // WebGL first; the 2D canvas renderer only where there is none.
  static async create(resolution: number): Promise<PixiStage> {
    const isSlow = isSoftwareDrawn();
    holdPixiClock();
    try {
      const renderer = await autoDetectRenderer({
        preference: ['webgl', 'canvas'],
        width: STAGE_WIDTH,
        height: STAGE_HEIGHT,
        resolution,
        backgroundAlpha: 0,
        antialias: !isSlow,
        autoDensity: false,
      });
      // Pixi's own pointer would measure the page and search the table with every move; spots and tips do that.
      renderer.events.destroy();
      // A shader that chooses among many textures reads them all for every pixel where the processor draws.
      if (isSlow && 'limits' in renderer) renderer.limits.maxBatchableTextures = 1;
      return new PixiStage(renderer, resolution, isSlow);
    } catch (error) {
      // The match can still be played by the panels, the mirror and the keyboard.
      console.error('The board cannot be drawn on this machine.', error);
      return new PixiStage(null, resolution, true);
    }
  }

  private constructor(renderer: Renderer | null, resolution: number, isSlow: boolean) {
    this.isSlow = isSlow;
    this.#renderer = renderer;
    this.#resolution = resolution;
    this.canvas = (renderer?.canvas as HTMLCanvasElement | undefined) ?? document.createElement('canvas');
    this.canvas.className = 'table-canvas';
    this.layers = {
      ground: layer('ground', 'sorted'),
      glow: layer('glow', 'in order'),
      pieces: layer('pieces', 'sorted'),
      air: layer('air', 'sorted'),
    };
    this.front = layer('front', 'in order');
    this.#world.addChild(this.layers.ground, this.layers.glow, this.layers.pieces, this.layers.air);
    this.#root.addChild(this.#world, this.front);
    this.clock = new Clock(() => this.#render());
    this.camera = new Camera(
      this.#world,
      () => {
        this.pictures.holdSharpening();
        this.invalidate();
      },
      (zoom) => this.#rest(zoom),
    );
    this.pictures = createPictureStore(resolution, () => this.invalidate());
  }

  invalidate(): void {
    this.clock.requestFrame();
  }

  // The window's size in design pixels and how many pixels one of them has.
  setView(view: StageView, resolution: number): void {
    const isSame = view.width === this.#view.width && view.height === this.#view.height;
    if (this.#destroyed || (isSame && Math.abs(this.#resolution - resolution) < 0.01)) return;
    this.#view = view;
    this.#resolution = resolution;
    this.#renderer?.resize(view.width, view.height, resolution);
    const left = (view.width - STAGE_WIDTH) / 2;
    const top = (view.height - STAGE_HEIGHT) / 2;
    this.#root.position.set(left, top);
    this.camera.viewport = { x: -left, y: -top, width: view.width, height: view.height };
    this.pictures.setResolution(resolution);
    this.invalidate();
  }

  onZoom(listener: (zoom: number) => void): () => void {
    this.#zoomListeners.add(listener);
    return () => this.#zoomListeners.delete(listener);
  }

  // At rest the drawings in sight are made sharp for the zoom.
  #rest(zoom: number): void {
    if (this.#destroyed) return;
    // Pieces choose their faces first: what they show then is made sharp.
    for (const listener of this.#zoomListeners) listener(zoom);
    this.pictures.sharpen(zoom, (picture, size) => {
      const { minX, minY, width, height } = picture.getBounds();
      const shown = { x: minX - this.#root.x, y: minY - this.#root.y, width, height };
      return picture.visible ? partInSight(shown, size, this.camera.viewport) : null;
    });
    this.invalidate();
  }

  // Twice the screen's, so that texts stay sharp when the camera comes closer.
  get textResolution(): number {
    return Math.min(4, Math.max(2, this.#resolution * 1.5));
  }

  #render(): void {
    if (this.#destroyed) return;
    this.frames += 1;
    this.#renderer?.render({ container: this.#root });
    this.camera.drawn();
    this.canvas.dataset['drawn'] = String(this.pictures.isReady);
    // Pixi puts its own things in order with our frames.
    Ticker.system.update();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.clock.destroy();
    this.camera.destroy();
    this.#root.destroy({ children: true });
    this.pictures.destroy();
    this.#renderer?.destroy();
  }
}
