// A standing figure: shadow, plinth and body. Hop, squash, turn and fall are transforms only.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Picture } from '../picture';
import type { Pose } from '../pose';
import type { FigurePiece, Piece } from '../scene';
import { sizeDisc } from './shadow';
import { BaseSprite, type Workshop } from './sprite';

const FALLEN = 1.42;
// The side of the cut-out, seen while it swings on its plinth.
const EDGE_WIDTH = 5;
const EDGE = 0x4a2d16;

export class FigureSprite extends BaseSprite {
  protected piece: FigurePiece;
  readonly #shadow: Sprite;
  readonly #standing = new Container();
  readonly #plinth: Picture;
  readonly #body: Picture;
  readonly #edge: Sprite;

  constructor(workshop: Workshop, piece: FigurePiece) {
    super(workshop, piece.kind);
    this.piece = piece;
    const { body, plinth, shadow } = piece.picture;
    const { pictures } = workshop.stage;
    this.#shadow = workshop.shadows.disc(shadow.width, shadow.height);
    this.#plinth = pictures.picture(plinth.markup, plinth.width, plinth.height, plinth.anchor, plinth.sharp);
    this.#body = pictures.picture(body.markup, body.width, body.height, body.anchor, body.sharp);
    this.#edge = new Sprite({ texture: Texture.WHITE, anchor: { x: 0.5, y: 1 }, visible: false });
    this.#edge.tint = EDGE;
    this.#standing.addChild(this.#plinth, this.#edge, this.#body, this.labels);
    this.container.addChild(this.#shadow, this.#standing);
    this.castWith(this.#plinth, this.#shadow);
    this.dress();
  }

  look(piece: Piece): void {
    if (piece.kind !== 'figure') return;
    this.piece = piece;
    this.dress();
  }

  dress(): void {
    const { body, plinth } = this.piece.picture;
    this.#body.draw(body.markup, body.width, body.height, body.sharp);
    this.#body.anchor.set(body.anchor.x, body.anchor.y);
    this.#plinth.draw(plinth.markup, plinth.width, plinth.height, plinth.sharp);
    this.#plinth.anchor.set(plinth.anchor.x, plinth.anchor.y);
    this.writeLabels();
  }

  pose(pose: Pose): void {
    this.setDepth(pose);
    this.container.position.set(pose.x, pose.y);
    if (this.container.alpha !== pose.alpha) this.container.alpha = pose.alpha;
    const { scale } = pose;
    this.#standing.position.set(0, -pose.height);
    this.#standing.scale.set(scale / Math.sqrt(pose.squash), scale * pose.squash);
    this.#standing.rotation = pose.lean + pose.spin + FALLEN * pose.fall;
    this.light(this.#standing, pose);
    this.#swing(pose);
    const { shadow } = this.piece.picture;
    const spread = scale * (1 + pose.height / 90);
    sizeDisc(this.#shadow, shadow.width * spread, shadow.height * spread);
    this.#shadow.position.set(shadow.width * 0.1 + pose.height * 0.3, pose.height * 0.22);
    this.#shadow.alpha = 0.7 / (1 + pose.height * 0.022);
  }

  #swing(pose: Pose): void {
    const open = Math.cos(pose.swing);
    this.#body.scale.x = Math.abs(open) < 0.04 ? 0.04 : open;
    const aside = Math.abs(Math.sin(pose.swing));
    this.#edge.visible = aside > 0.2;
    if (!this.#edge.visible) return;
    const { height, anchor } = this.piece.picture.body;
    this.#edge.setSize(EDGE_WIDTH * aside, height * anchor.y * 0.8);
  }
}
