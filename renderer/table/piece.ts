// The base of everything that lies or stands on the table: a picture with a shadow of its own, which can be lifted.
import { Container, Graphics } from 'pixi.js';
import { arc, easeOut, glide, type Motion, together, tween } from './motion';
import type { Picture } from './picture';
import type { TableStage } from './stage';

export interface PieceOptions {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  // Where the piece's own place is in its picture; the middle unless told.
  readonly anchor?: { readonly x: number; readonly y: number };
  // Half axes of the shadow; none when the picture brings its own.
  readonly shadow?: { readonly rx: number; readonly ry: number };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export class Piece extends Container {
  readonly picture: Picture;
  protected readonly stage: TableStage;
  readonly #shadow: Graphics | null;
  #lift = 0;

  constructor(stage: TableStage, { markup, width, height, anchor, shadow }: PieceOptions) {
    super();
    this.stage = stage;
    this.eventMode = 'none';
    this.#shadow = shadow ? new Graphics().ellipse(0, 0, shadow.rx, shadow.ry).fill({ color: 0x140a04, alpha: 0.38 }) : null;
    this.picture = stage.pictures.picture(markup, width, height, anchor);
    if (this.#shadow) this.addChild(this.#shadow);
    this.addChild(this.picture);
  }

  // Height over the table: the picture rises, the shadow stays and grows wider and paler.
  get lift(): number {
    return this.#lift;
  }

  set lift(height: number) {
    this.#lift = height;
    this.picture.y = -height;
    if (!this.#shadow) return;
    this.#shadow.scale.set(1 + height / 60);
    this.#shadow.alpha = Math.max(0.3, 1 - height / 70);
  }

  draw(markup: string, width?: number, height?: number): void {
    this.picture.draw(markup, width, height);
  }

  // Slides flat to a place.
  slideTo(to: Point, millis = 320): Motion {
    return glide(this, { x: to.x, y: to.y }, millis);
  }

  // Flies to a place in an arc.
  flyTo(to: Point, height = 60, millis = 480): Motion {
    return arc(this, to, height, millis);
  }

  appear(millis = 220): Motion {
    return tween(
      millis,
      (progress) => {
        this.alpha = Math.min(1, progress * 1.5);
        this.scale.set(0.6 + 0.4 * progress);
      },
      easeOut,
    );
  }

  vanish(millis = 220): Motion {
    return together(
      glide(this, { alpha: 0 }, millis),
      tween(millis, (progress) => this.scale.set(1 - 0.4 * progress), easeOut),
    );
  }
}
