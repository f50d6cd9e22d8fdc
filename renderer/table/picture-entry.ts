// One drawing in the store of pictures, with its textures and who shows them.
import type { Texture } from 'pixi.js';
import type { Picture } from './picture';
import type { ReadDrawing } from './rasterise';
import type { Box } from './scene';

// The part in sight of a drawing too large to be drawn sharp as a whole.
interface Detail {
  readonly texture: Texture;
  readonly zoom: number;
  // In the drawing's own design pixels.
  readonly part: Box;
}

export interface Entry {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  readonly sharp: number;
  // As sharp as the screen; it stays for the way back while a finer one is shown.
  plain: Texture | null;
  fine: Texture | null;
  detail: Detail | null;
  // How much sharper than the screen it is drawn, for a near camera.
  zoom: number;
  readonly users: Set<Picture>;
  loading: Promise<void> | null;
  // A large drawing is read once: soft, sharp and in part it is painted from the same.
  read: Promise<ReadDrawing> | null;
}

// The sharpest there is.
export function shownOf({ fine, plain }: Entry): Texture | null {
  return fine ?? plain;
}
