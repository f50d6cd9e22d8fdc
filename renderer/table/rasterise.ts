// SVG markup painted into a texture. The painting itself is done beside the page's own thread.
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { withFonts } from '../art/font-style';
import { sizedMarkup } from '../art/sized-markup';
import type { Box } from './scene';

const LARGEST_SIDE = 4096;
// Milliseconds after which an image has read the fonts inside it.
const FONTS_READ = 40;

interface Drawing {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

// A drawing that was read, with its own pixels for each of the design's.
export interface ReadDrawing {
  readonly image: HTMLImageElement;
  readonly scale: number;
}

// Reading a large drawing takes the page's own thread longer than all that is painted from it.
export async function readDrawing(drawing: Drawing, resolution: number): Promise<ReadDrawing> {
  const scale = Math.min(resolution, LARGEST_SIDE / Math.max(drawing.width, drawing.height));
  return { image: await imageOf(drawing, scale), scale };
}

export async function rasterise(drawing: Drawing, resolution: number): Promise<Texture> {
  return rasteriseRead(await readDrawing(drawing, resolution), resolution);
}

export async function rasteriseRead({ image, scale }: ReadDrawing, resolution: number): Promise<Texture> {
  if (resolution >= scale) return new Texture({ source: sourceOf(await createImageBitmap(image), scale) });
  const smaller = (side: number): number => Math.max(1, Math.ceil((side * resolution) / scale));
  const resource = await createImageBitmap(image, {
    resizeWidth: smaller(image.naturalWidth),
    resizeHeight: smaller(image.naturalHeight),
  });
  return new Texture({ source: sourceOf(resource, resolution) });
}

// Only a part, which still lies where it belongs in the whole. From a drawing that was read where the browser paints it
// anew for every size; elsewhere it is read once more.
export async function rasterisePart(drawing: Drawing, part: Box, resolution: number, read: ReadDrawing | null): Promise<Texture> {
  const scale = Math.min(resolution, LARGEST_SIDE / Math.max(part.width, part.height));
  const from = read !== null && (await paintsAnew()) ? read : { image: await imageOf(drawing, scale), scale };
  const [x, y] = [Math.floor(part.x * from.scale), Math.floor(part.y * from.scale)];
  const [width, height] = [Math.ceil(part.width * from.scale), Math.ceil(part.height * from.scale)];
  const larger = scale / from.scale;
  const resource = await createImageBitmap(from.image, x, y, width, height, {
    resizeWidth: Math.round(width * larger),
    resizeHeight: Math.round(height * larger),
  });
  return new Texture({
    source: sourceOf(resource, scale),
    orig: new Rectangle(0, 0, drawing.width, drawing.height),
    trim: new Rectangle(x / from.scale, y / from.scale, width / from.scale, height / from.scale),
  });
}

let isPaintedAnew: Promise<boolean> | null = null;

// Whether an edge stays an edge when a drawing is asked for larger than it was read.
function paintsAnew(): Promise<boolean> {
  isPaintedAnew ??= hasSharpEdge();
  return isPaintedAnew;
}

async function hasSharpEdge(): Promise<boolean> {
  const half = { markup: '<rect width="4" height="8" fill="#000"/>', width: 8, height: 8 };
  const side = 80;
  const bitmap = await createImageBitmap(await imageOf(half, 1), 0, 0, 8, 8, { resizeWidth: side, resizeHeight: side });
  const canvas = new OffscreenCanvas(side, 1);
  const brush = canvas.getContext('2d');
  brush?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = brush?.getImageData(0, 0, side, 1).data ?? [];
  return pixels.filter((value, index) => index % 4 === 3 && value > 8 && value < 247).length <= 2;
}

// The pixels too: a bitmap is not given back by itself.
export function freeTexture(texture: Texture): void {
  const { resource } = texture.source;
  texture.destroy(true);
  if (resource instanceof ImageBitmap) resource.close();
}

function sourceOf(resource: ImageBitmap, resolution: number): ImageSource {
  return new ImageSource({ resource, resolution, scaleMode: 'linear', autoGenerateMipmaps: false });
}

async function imageOf({ markup: plain, width, height }: Drawing, scale: number): Promise<HTMLImageElement> {
  // A drawing sees none of the page's fonts: those it writes in go with it.
  const markup = plain.includes('<text') ? await withFonts(plain) : plain;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${inAddress(sizedMarkup(markup, width, height, scale))}`;
  await image.decode();
  if (markup === plain) return image;
  // An image reads its own fonts when it is first painted; only the second painting has all of its words.
  (await createImageBitmap(image, 0, 0, 1, 1)).close();
  await new Promise((done) => setTimeout(done, FONTS_READ));
  return image;
}

// Only what an address would take for its own: whole fonts lie in some drawings.
function inAddress(markup: string): string {
  return markup.replace(/[%#\t\n\r]/g, encodeURIComponent);
}
