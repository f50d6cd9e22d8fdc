// A die on the table: its cube, lifted when it stands on an edge, and one soft shadow that follows its height.
import type { Geometry, Sprite } from 'pixi.js';
import type { DieAtlases } from '../dice/atlas';
import { support, TILT, UPRIGHT } from '../dice/cube';
import { DieMesh } from '../dice/die-mesh';
import type { Pose } from '../pose';
import type { DiePiece, Piece } from '../scene';
import { sizeDisc } from './shadow';
import { BaseSprite, type Workshop } from './sprite';

const RISE = Math.sin(TILT);
const GLOSS = 0.5;

export interface DieWorkshop extends Workshop {
  readonly atlases: DieAtlases;
  readonly dieGeometry: Geometry;
}

export class DieSprite extends BaseSprite {
  protected piece: DiePiece;
  readonly #shop: DieWorkshop;
  readonly #shadow: Sprite;
  #mesh: DieMesh;
  #drawn: string;

  constructor(workshop: DieWorkshop, piece: DiePiece) {
    super(workshop, piece.kind);
    this.piece = piece;
    this.#shop = workshop;
    this.#shadow = workshop.shadows.disc(piece.size.width * 1.6, piece.size.width * 1.3);
    this.#mesh = this.#make();
    this.#drawn = piece.picture.name;
    this.container.addChild(this.#shadow, this.#mesh, this.labels);
    this.writeLabels();
  }

  look(piece: Piece): void {
    if (piece.kind !== 'die') return;
    this.piece = piece;
    this.dress();
  }

  dress(): void {
    this.writeLabels();
    if (this.#drawn === this.piece.picture.name) return;
    this.#drawn = this.piece.picture.name;
    this.#mesh.destroy();
    this.#mesh = this.#make();
    this.container.addChildAt(this.#mesh, 1);
  }

  pose(pose: Pose): void {
    this.setDepth(pose);
    const unit = (this.piece.size.width / 2) * pose.scale;
    const turn = pose.rotation ?? UPRIGHT;
    this.container.position.set(pose.x, pose.y);
    this.#mesh.scale.set(unit * (1 + pose.height / 900));
    this.#mesh.y = -((support(turn) - 1) * unit + pose.height) * RISE;
    this.#mesh.turn(turn, pose.alpha, pose.dim);
    const spread = 1 + pose.height / 110;
    sizeDisc(this.#shadow, unit * 3.3 * spread, unit * 2.7 * spread);
    this.#shadow.position.set(unit * 0.28 + pose.height * 0.3, unit * 0.42 + pose.height * 0.22);
    this.#shadow.alpha = (0.82 / (1 + pose.height * 0.024)) * pose.alpha;
  }

  #make(): DieMesh {
    const { picture } = this.piece;
    return new DieMesh(this.#shop.dieGeometry, this.#shop.atlases.get(picture), picture.gloss ?? GLOSS);
  }
}
