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

export async function rasterise(drawing: Drawing, resolution: number): Promise<Texture> {
  const { width, height } = drawing;
  const scale = Math.min(resolution, LARGEST_SIDE / Math.max(width, height));
  const resource = await createImageBitmap(await imageOf(drawing, scale));
  return new Texture({ source: sourceOf(resource, scale) });
}

// Only a part, which still lies where it belongs in the whole.
export async function rasterisePart(drawing: Drawing, part: Box, resolution: number): Promise<Texture> {
  const scale = Math.min(resolution, LARGEST_SIDE / Math.max(part.width, part.height));
  const [x, y] = [Math.floor(part.x * scale), Math.floor(part.y * scale)];
  const [width, height] = [Math.ceil(part.width * scale), Math.ceil(part.height * scale)];
  const resource = await createImageBitmap(await imageOf(drawing, scale), x, y, width, height);
  return new Texture({
    source: sourceOf(resource, scale),
    orig: new Rectangle(0, 0, drawing.width, drawing.height),
    trim: new Rectangle(x / scale, y / scale, width / scale, height / scale),
  });
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
