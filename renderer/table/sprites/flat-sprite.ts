// Boards, markers, tokens and coins: one picture that lies flat, with thickness when there are several.
import { Container, type Sprite } from 'pixi.js';
import type { Picture } from '../picture';
import type { Pose } from '../pose';
import type { FlatPiece, Piece } from '../scene';
import { sizeDisc } from './shadow';
import { BaseSprite, type Workshop } from './sprite';

// More do not make a stack higher.
const TALLEST = 12;
const RISE = 3;

export class FlatSprite extends BaseSprite {
  protected piece: FlatPiece;
  readonly #body = new Container();
  readonly #below: Picture[] = [];
  readonly #shadow: Sprite | null;
  readonly #front: Picture;

  constructor(workshop: Workshop, piece: FlatPiece) {
    super(workshop, piece.kind);
    this.piece = piece;
    const lies = piece.kind === 'board' || piece.kind === 'marker';
    this.#shadow = lies ? null : workshop.shadows.disc(piece.size.width * 1.25, piece.size.height * 1.1);
    if (this.#shadow) this.container.addChild(this.#shadow);
    const { markup, width, height, anchor, sharp } = this.#picture();
    this.#front = workshop.stage.pictures.picture(markup, width, height, anchor, sharp);
    this.#body.addChild(this.#front, this.labels);
    this.container.addChild(this.#body);
    if (this.#shadow) this.castWith(this.#front, this.#shadow);
    this.dress();
  }

  #picture() {
    const { front, near } = this.piece.picture;
    return this.workshop.isNear && near ? near : front;
  }

  look(piece: Piece): void {
    if (piece.kind === 'card' || piece.kind === 'figure' || piece.kind === 'die') return;
    this.piece = piece;
    this.dress();
  }

  dress(): void {
    const { markup, width, height, anchor, sharp } = this.#picture();
    this.#front.draw(markup, width, height, sharp);
    this.#front.anchor.set(anchor.x, anchor.y);
    const below = Math.max(0, Math.min(TALLEST, this.piece.count ?? 1) - 1);
    while (this.#below.length > below) this.#below.pop()?.destroy();
    while (this.#below.length < below) {
      const one = this.workshop.stage.pictures.picture(markup, width, height, anchor, sharp);
      one.y = -this.#below.length * RISE;
      this.#body.addChildAt(one, this.#below.length);
      this.#below.push(one);
    }
    for (const one of this.#below) one.draw(markup, width, height, sharp);
    this.#front.y = -below * RISE;
    this.writeLabels();
  }

  pose(pose: Pose): void {
    this.setDepth(pose);
    this.container.position.set(pose.x, pose.y);
    this.container.rotation = pose.spin;
    this.container.alpha = pose.alpha;
    const scale = pose.scale * (1 + pose.height / 760);
    this.#body.scale.set(scale, scale * Math.max(0.06, Math.abs(Math.cos(pose.turn))));
    this.#body.y = -pose.height;
    this.light(this.#body, pose);
    if (!this.#shadow) return;
    const { width, height } = this.piece.size;
    const spread = pose.scale * (1.25 + pose.height / 120);
    sizeDisc(this.#shadow, width * spread, height * spread * 0.92);
    this.#shadow.position.set(2 + pose.height * 0.24, 3 + pose.height * 0.3);
    this.#shadow.alpha = 0.62 / (1 + pose.height * 0.02);
  }
}
