// A card with two sides: a plain sprite at rest, so that hundreds batch; a perspective mesh only while it turns over.
import { Container, Graphics, type NineSliceSprite, PerspectiveMesh, type Texture } from 'pixi.js';
import type { Picture } from '../picture';
import type { Pose } from '../pose';
import type { CardPiece, Painted, Piece } from '../scene';
import { cardCorners, EYE_HEIGHT } from './card-pose';
import { CARD_EDGE } from './shadow';
import { BaseSprite, mix, type Workshop } from './sprite';

const RISE = 1.15;
const TALLEST = 24;
const PAPER = 0xd8c497;
const PAPER_DARK = 0x8f7a4e;
// Between these the card is seen to turn.
const FLAT = 0.02;

export class CardSprite extends BaseSprite {
  protected piece: CardPiece;
  readonly #shadow: NineSliceSprite;
  readonly #body = new Container();
  readonly #front: Picture;
  readonly #back: Picture;
  #stack: Graphics | null = null;
  #stacked = 0;
  #mesh: PerspectiveMesh | null = null;

  constructor(workshop: Workshop, piece: CardPiece) {
    super(workshop, piece.kind);
    this.piece = piece;
    this.#shadow = workshop.shadows.card();
    const make = ({ markup, width, height, sharp }: Painted): Picture =>
      workshop.stage.pictures.picture(markup, width, height, { x: 0.5, y: 0.5 }, sharp).fitted();
    this.#front = make(this.#frontPicture());
    this.#back = make(piece.picture.back);
    this.#body.addChild(this.#back, this.#front, this.labels);
    this.container.addChild(this.#shadow, this.#body);
    this.castWith(piece.face === 'front' ? this.#front : this.#back, this.#shadow);
    this.dress();
  }

  #frontPicture(): Painted {
    const { front, near } = this.piece.picture;
    return this.workshop.isNear && near ? near : front;
  }

  look(piece: Piece): void {
    if (piece.kind !== 'card') return;
    this.piece = piece;
    this.dress();
  }

  dress(): void {
    const front = this.#frontPicture();
    const { back } = this.piece.picture;
    this.#front.draw(front.markup, front.width, front.height, front.sharp);
    this.#back.draw(back.markup, back.width, back.height, back.sharp);
    this.writeLabels();
    this.#pile();
  }

  // A deck as one piece: strips of paper below the top card.
  #pile(): void {
    const count = Math.min(TALLEST, this.piece.count ?? 1);
    if (count === this.#stacked) return;
    this.#stacked = count;
    this.#stack?.destroy();
    this.#stack = null;
    const rise = (count - 1) * RISE;
    this.#front.y = -rise;
    this.#back.y = -rise;
    this.labels.y = -rise;
    if (count < 2) return;
    const { width, height } = this.piece.size;
    const stack = new Graphics();
    for (let card = 0; card < count - 1; card += 1) {
      stack.roundRect(-width / 2, -height / 2 - card * RISE, width, height, 4).fill(card % 2 === 0 ? PAPER : PAPER_DARK);
    }
    this.#stack = stack;
    this.#body.addChildAt(stack, 0);
  }

  pose(pose: Pose): void {
    this.setDepth(pose);
    const { width, height } = this.piece.size;
    this.container.position.set(pose.x, pose.y);
    this.container.rotation = pose.spin;
    this.container.alpha = pose.alpha;
    const tilt = Math.sin(pose.turn);
    const isTurning = Math.abs(tilt) > FLAT;
    const near = EYE_HEIGHT / (EYE_HEIGHT - Math.min(300, pose.height));
    this.#body.scale.set(pose.scale * (isTurning ? 1 : near));
    // What is held is seen a little higher than where it will lie.
    this.#body.y = -pose.height * 0.55;
    const isFront = Math.cos(pose.turn) >= 0;
    const tone = this.light(this.#body, pose);
    if (isTurning) this.#turn(pose, tone);
    else this.#mesh?.destroy();
    if (!isTurning) this.#mesh = null;
    this.#front.visible = !isTurning && isFront;
    this.#back.visible = !isTurning && !isFront;
    this.labels.visible = this.#front.visible;
    this.#cast(pose, width * (isTurning ? Math.max(0.25, Math.abs(Math.cos(pose.turn))) : 1), height);
  }

  #turn(pose: Pose, tone: number): void {
    const { up, corners, light } = cardCorners(this.piece.size.width, this.piece.size.height, pose.turn, pose.height);
    const texture: Texture = up === 'front' ? this.#front.texture : this.#back.texture;
    const [a, b, c, d] = corners;
    if (this.#mesh === null) {
      this.#mesh = new PerspectiveMesh({ texture, verticesX: 10, verticesY: 10 });
      this.#body.addChild(this.#mesh);
    }
    this.#mesh.texture = texture;
    this.#mesh.setCorners(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y);
    this.#mesh.tint = mix(0x000000, tone, Math.min(1, light));
  }

  // Farther from the table the shadow lies farther off, larger and paler.
  #cast(pose: Pose, width: number, height: number): void {
    const grow = 3 + pose.height * 0.12;
    const thick = (this.#stacked - 1) * RISE;
    this.#shadow.width = width * pose.scale + CARD_EDGE + grow * 2;
    this.#shadow.height = height * pose.scale + CARD_EDGE + grow * 2;
    this.#shadow.position.set(
      -this.#shadow.width / 2 + 2 + pose.height * 0.3 + thick * 0.2,
      -this.#shadow.height / 2 + 3 + pose.height * 0.42,
    );
    this.#shadow.alpha = 0.6 / (1 + pose.height * 0.018);
  }
}
