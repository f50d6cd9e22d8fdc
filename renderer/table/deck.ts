// A pile of cards: as thick as it is full, with cards dealt from its top.
import { Container } from 'pixi.js';
import { Card, type CardOptions } from './card';
import { cue, type Motion, sequence } from './motion';
import { Piece, type Point } from './piece';
import type { TableStage } from './stage';

const LEAF = 1.6;
const LEAVES = 6;

export class Deck extends Container {
  readonly #stage: TableStage;
  readonly #back: { readonly markup: string; readonly width: number; readonly height: number };
  #leaves = -1;

  constructor(
    stage: TableStage,
    back: { readonly markup: string; readonly width: number; readonly height: number },
    count: number,
  ) {
    super();
    this.#stage = stage;
    this.#back = back;
    this.setCount(count);
  }

  // A leaf is drawn for every few cards.
  setCount(count: number): void {
    const leaves = Math.min(LEAVES, Math.ceil(count / 4));
    if (leaves === this.#leaves) return;
    this.#leaves = leaves;
    for (const child of this.removeChildren()) child.destroy({ children: true });
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const piece = new Piece(this.#stage, this.#back);
      piece.position.set(leaf * LEAF * 0.6, -leaf * LEAF);
      this.addChild(piece);
    }
  }

  // A card leaves the top and goes to a place, turning over on the way when its front is known; then it is gone, and the
  // board shows the card that lies there.
  deal(front: string | null, to: Point): Motion {
    const { markup: back, width, height } = this.#back;
    const options: CardOptions = { front: front ?? back, back, width, height, side: 'back' };
    const card = new Card(this.#stage, options);
    card.visible = false;
    card.position.set(this.x, this.y - this.#leaves * LEAF);
    return sequence(
      cue(() => {
        card.visible = true;
        this.#stage.layers.air.addChild(card);
      }),
      card.dealTo(to),
      front === null ? null : card.flip('front'),
      cue(() => card.destroy({ children: true })),
    );
  }
}
