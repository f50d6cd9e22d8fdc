// A card with two sides: flips about its middle, slides and turns, rises when pointed at.
import { cue, easeIn, easeOut, glide, type Motion, sequence, tween } from './motion';
import { Piece, type Point } from './piece';
import type { TableStage } from './stage';

export interface CardOptions {
  readonly front: string;
  readonly back: string;
  readonly width: number;
  readonly height: number;
  readonly side?: 'front' | 'back';
}

export class Card extends Piece {
  #front: string;
  readonly #back: string;
  #side: 'front' | 'back';

  constructor(stage: TableStage, { front, back, width, height, side = 'front' }: CardOptions) {
    super(stage, { markup: side === 'front' ? front : back, width, height, shadow: { rx: width * 0.46, ry: height * 0.44 } });
    this.#front = front;
    this.#back = back;
    this.#side = side;
  }

  get side(): 'front' | 'back' {
    return this.#side;
  }

  turnTo(side: 'front' | 'back'): void {
    this.#side = side;
    this.draw(side === 'front' ? this.#front : this.#back);
  }

  // Another front, e.g. when a hidden card becomes known.
  setFront(markup: string): void {
    this.#front = markup;
    if (this.#side === 'front') this.draw(markup);
  }

  flip(side: 'front' | 'back' = this.#side === 'front' ? 'back' : 'front', millis = 360): Motion {
    return sequence(
      tween(millis / 2, (progress) => this.scale.set(1 - progress, 1 + 0.05 * progress), easeIn),
      cue(() => this.turnTo(side)),
      tween(millis / 2, (progress) => this.scale.set(progress, 1.05 - 0.05 * progress), easeOut),
    );
  }

  // Slides to a place, turning to `rotation` (radians) on the way.
  dealTo(to: Point, rotation = 0, millis = 380): Motion {
    return glide(this, { x: to.x, y: to.y, rotation }, millis, easeOut);
  }
}
