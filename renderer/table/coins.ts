// Coins: a stack that grows and shrinks, and single coins that fly from purse to purse.
import { Container } from 'pixi.js';
import { arc, cue, easeInOut, type Motion, sequence, staggered } from './motion';
import { Piece, type PieceOptions, type Point } from './piece';
import type { TableStage } from './stage';

// At most this many coins are seen flying, however many change hands.
const SEEN = 6;

export class CoinStack extends Piece {
  readonly #drawStack: (count: number) => Pick<PieceOptions, 'markup' | 'width' | 'height'>;
  #count: number;

  constructor(
    stage: TableStage,
    drawStack: (count: number) => Pick<PieceOptions, 'markup' | 'width' | 'height'>,
    count: number,
    anchor = { x: 0.5, y: 1 },
  ) {
    super(stage, { ...drawStack(count), anchor });
    this.#drawStack = drawStack;
    this.#count = count;
    this.visible = count > 0;
  }

  get count(): number {
    return this.#count;
  }

  setCount(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    this.visible = count > 0;
    const { markup, width, height } = this.#drawStack(count);
    this.draw(markup, width, height);
  }
}

// Coins (or other small things) that fly one after the other and are gone when they arrive.
export function flyCoins(
  stage: TableStage,
  coin: { readonly markup: string; readonly size: number },
  from: Point,
  to: Point,
  count: number,
): Motion {
  const layer = new Container({ zIndex: 9000 });
  const coins = Array.from({ length: Math.max(1, Math.min(SEEN, count)) }, (_, index) => {
    const piece = new Piece(stage, { markup: coin.markup, width: coin.size, height: coin.size });
    piece.position.set(from.x, from.y);
    piece.visible = false;
    layer.addChild(piece);
    return sequence(
      cue(() => {
        piece.visible = true;
      }),
      arc(piece, { x: to.x, y: to.y }, 46 + index * 5, 420, easeInOut),
      cue(() => {
        piece.visible = false;
      }),
    );
  });
  return sequence(
    cue(() => stage.layers.air.addChild(layer)),
    staggered(70, coins),
    cue(() => layer.destroy({ children: true })),
  );
}
