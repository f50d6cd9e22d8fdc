// Soft shadows, blurred once: a disc and a rounded card, scaled and paled by height instead of filtered anew.
import { ImageSource, NineSliceSprite, Sprite, Texture } from 'pixi.js';

const DISC = 64;
const CARD = 48;
// How much of the card's picture is blurred edge.
export const CARD_EDGE = 16;

function paint(size: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'linear' }) });
}

// The disc as large as asked; cheaper than a sprite's own size, which is asked for in every frame.
export function sizeDisc(disc: Sprite, width: number, height: number): void {
  disc.scale.set(width / DISC, height / DISC);
}

export class Shadows {
  readonly #disc: Texture;
  readonly #card: Texture;

  constructor() {
    this.#disc = paint(DISC, (context) => {
      const half = DISC / 2;
      const light = context.createRadialGradient(half, half, half * 0.3, half, half, half);
      light.addColorStop(0, 'rgba(14,7,3,1)');
      light.addColorStop(0.55, 'rgba(14,7,3,.62)');
      light.addColorStop(1, 'rgba(14,7,3,0)');
      context.fillStyle = light;
      context.fillRect(0, 0, DISC, DISC);
    });
    this.#card = paint(CARD, (context) => {
      context.filter = 'blur(5px)';
      context.fillStyle = 'rgb(12,6,2)';
      context.fillRect(CARD_EDGE * 0.75, CARD_EDGE * 0.75, CARD - CARD_EDGE * 1.5, CARD - CARD_EDGE * 1.5);
    });
  }

  // An ellipse around its place.
  disc(width: number, height: number): Sprite {
    const sprite = new Sprite({ texture: this.#disc, anchor: 0.5 });
    sizeDisc(sprite, width, height);
    return sprite;
  }

  // A blurred card; its size is set by whoever lays it.
  card(): NineSliceSprite {
    const sprite = new NineSliceSprite({
      texture: this.#card,
      leftWidth: CARD_EDGE,
      rightWidth: CARD_EDGE,
      topHeight: CARD_EDGE,
      bottomHeight: CARD_EDGE,
    });
    return sprite;
  }

  destroy(): void {
    this.#disc.destroy(true);
    this.#card.destroy(true);
  }
}
